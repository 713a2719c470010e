// Names the pictures of Palazzi for listeners of the screen (drawing/text_listener.h).
#pragma once

#include "drawing/canvas.h"
#include "engine/palazzi/query.h"

namespace lucca::ui {

// "red 77 windows 3 shields 2", the latter as their signs.
void nameCard(Canvas& canvas, const Rect& box, palazzi::CardId card);
// "red 3/5 number 77"; with the floors that would be. `size`: how many complete it.
struct NamedPalace {
  int colour, floors, size, number;
  bool opened;
};
void namePalace(Canvas& canvas, const Rect& box, const NamedPalace& palace);
void nameWalls(Canvas& canvas, const Rect& box, int walls, int bastions);

}  // namespace lucca::ui
