// A player on the screen: colours, medallion and name.
#pragma once

#include "drawing/canvas.h"
#include "ui/game/plan.h"
#include "ui/look/paint.h"
#include "ui/look/theme.h"
#include "ui/words/text.h"

namespace lucca::ui {

// The colours of a seat as they were chosen.
Paint seatPaint(const SeatInfo& seat);
// A player in a row: medallion and name. `title`: in the letters of a title, where they fit.
void drawPlayer(Canvas& canvas, const Rect& box, const SeatInfo& seat, Paint paint, Colour text = kInk,
                bool title = false);
// Words with a name that are too wide lose their end to an ellipsis.
void shorten(Phrase& words, int width, const Font& font);

}  // namespace lucca::ui
