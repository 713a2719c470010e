// Medals: on a ribbon, as a small disc before a mark, or as the ring where one is missing. The digit tells the metal, not the
// hue.
#pragma once

#include "drawing/canvas.h"
#include "ui/game/city.h"
#include "ui/words/text.h"

namespace lucca::ui {

// The metal as a disc round (x, y) with its digit.
void drawMetal(Canvas& canvas, Medal medal, int x, int y, int radius, const Font& digit);
// The medal on a ribbon that hangs from `top`; without one an empty ring. Listeners hear its name.
void drawMedal(Canvas& canvas, Medal medal, int x, int y, int radius, int top, const Font& digit);
// The marks of the three medals in small letters, from the left edge of `box` on; those up to `reached` are dark.
void drawMarks(Canvas& canvas, const Rect& box, const Cities& cities, int number, Medal reached);
// "33"; of a win in any number of turns "win".
void addMark(const Cities& cities, int number, Medal medal, Phrase& out);

}  // namespace lucca::ui
