// Windows and shields of a card, in the sizes that rows, floors and small pictures have room for.
#pragma once

#include "drawing/canvas.h"
#include "engine/palazzi/card.h"
#include "ui/palazzi/pictures/stage_colours.h"

namespace lucca::ui {

enum class MarkSize : uint8_t { Dot, Tiny, Floor, Row, Card };

int markHeight(MarkSize size);
// The width of all marks of a card in that size, with the gaps between them.
int marksWidth(const palazzi::Card& card, MarkSize size);
// The largest size up to `most` in which the card's marks fit a box.
MarkSize fittingMarks(const palazzi::Card& card, MarkSize most, int width, int height);

// One of them, its top left corner at x, y; of a window `fill` is the colour of its panes.
void drawWindowMark(Canvas& canvas, int x, int y, MarkSize size, Colour fill);
void drawShieldMark(Canvas& canvas, int x, int y, MarkSize size);
// The place of a lost shield.
void drawShieldShadow(Canvas& canvas, int x, int y, MarkSize size, Colour shadow);

// The state of a floor's marks: the first `lit` windows have scored, the last `lost` shields are gone.
struct MarkState {
  int lit = 0, lost = 0;
  Colour shadow = 0;
};
// All marks of a card in a row, windows first.
void drawMarks(Canvas& canvas, const palazzi::Card& card, int x, int y, MarkSize size,
               const MarkState& state = {});

}  // namespace lucca::ui
