// A palace of a city: its floors with windows and shields, in the scaffold while it is built, under its roof when it is
// complete, with flag and lanterns when it had its party.
#pragma once

#include "base/fixed_list.h"
#include "drawing/canvas.h"
#include "engine/palazzi/query.h"
#include "ui/look/paint.h"

namespace lucca::ui {

// The ground of a card and a colour that is legible on it; a wild card and a bastion have their own.
Paint cardPaint(palazzi::CardId card);
// A darker shade of a colour, for edges.
Colour shadeOf(Colour colour);

// The place of palaces and the height of their floors.
struct PalacePlan {
  int width, floor, size, roof;  // of a palace, of a floor; floors that complete it

  int height() const { return floor * size; }
};

// Additions to the picture of a palace on its lot.
struct LotLook {
  palazzi::Palace palace{};
  FixedList<palazzi::CardId, 3> ghosts{};  // floors that would be added
  int fresh = 0;                           // how many floors from the top are ringed
  int lift = 0;                            // how high the last floor hangs above its place
  int roof = -1;         // how high the roof hangs above its place; -1: as the zone says, -2: none
  int lit = -1;          // windows that have scored; -1: as the zone says
  int lost = -1;         // shields that are gone; -1: as the zone says
  bool ghostsOn = true;  // ghosts blink
};

LotLook lotOf(const palazzi::Palace& palace);

// `left`: the left edge of its wall; `ground`: the line at its foot.
void drawPalace(Canvas& canvas, const PalacePlan& plan, int left, int ground, const LotLook& look);
// The box of a floor, 0 at the ground.
Rect floorBox(const PalacePlan& plan, int left, int ground, int floor);
// A floor by itself, as a crane lifts it; `box` as floorBox gives it.
void drawFloor(Canvas& canvas, const Rect& box, palazzi::CardId card, Colour ground, int lit, int lost);
// Pixels of two colours in turn.
void fillChecker(Canvas& canvas, const Rect& box, Colour one, Colour other);

}  // namespace lucca::ui
