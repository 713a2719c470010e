// How each seat's score, or tower and prisoners, grew: a line a seat with its medallion at the end.
#pragma once

#include "drawing/canvas.h"
#include "ui/look/paint.h"
#include "ui/saves/fame_game.h"

namespace lucca::ui {

// The colours of a seat in a finished game: its own, in Torri those of the bricks it began with.
Paint famePaint(const FameGame& game, Seat seat);

// One chart for Palazzi, two for Torri.
void drawGrowth(Canvas& canvas, const Rect& area, const FameGame& game);

}  // namespace lucca::ui
