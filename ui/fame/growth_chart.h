// How each seat stood in the course of a game: a line a seat with its medallion at the end.
#pragma once

#include <span>

#include "drawing/canvas.h"
#include "ui/look/paint.h"
#include "ui/saves/fame_game.h"

namespace lucca::ui {

// One chart for each series of the game: at most two. The seats' curves have the colours of `paints`.
void drawGrowth(Canvas& canvas, const Rect& area, const FameGame& game, std::span<const Paint> paints);

}  // namespace lucca::ui
