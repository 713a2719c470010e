// The people of a game of the hall, from the winner to the last.
#pragma once

#include "drawing/canvas.h"
#include "ui/saves/fame_game.h"

namespace lucca::ui {

// A row each, with place, name, handicap and what decided; of an unfinished game only who played.
void drawFameOrder(Canvas& canvas, const Rect& area, const FameGame& fame);

}  // namespace lucca::ui
