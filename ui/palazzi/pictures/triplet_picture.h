// Cards on the stage: triplets in rows to choose from, the three cards of the one that was taken.
#pragma once

#include "drawing/canvas.h"
#include "engine/palazzi/query.h"
#include "ui/look/paint.h"

namespace lucca::ui {

// A card lying in a row: sign, number, marks. From 13 pixels high and 34 wide.
void drawRowCard(Canvas& canvas, const Rect& box, palazzi::CardId card);
// A card in two lines, for narrow columns: sign and number over the marks. From 21 high and 31 wide.
void drawTallCard(Canvas& canvas, const Rect& box, palazzi::CardId card);
// The sign of a card alone: of its palace, the crown of a wild card, a bastion.
void drawCardSign(Canvas& canvas, palazzi::CardId card, int x, int y, int radius);
// A card as a square with its sign alone.
void drawSquareCard(Canvas& canvas, const Rect& box, palazzi::CardId card);
// A card to be placed: a large sign, the number on its plate, marks below. From 34 high.
void drawStageCard(Canvas& canvas, const Rect& box, palazzi::CardId card);
// Where a card or a triplet lay.
void drawPlayedCard(Canvas& canvas, const Rect& box);
void drawDashes(Canvas& canvas, int x, int right, int y);
// A hidden card.
void drawHiddenCard(Canvas& canvas, const Rect& box);

// The cursor's ring round `box`, outside of it; `colour` is the accent, or that of a computer's seat.
void drawRing(Canvas& canvas, const Rect& box, Colour colour);

}  // namespace lucca::ui
