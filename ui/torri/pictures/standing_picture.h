// The standings by colour: its player, towers, prisoners and supply.
#pragma once

#include "drawing/canvas.h"
#include "engine/torri/query.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui {

// A row a colour: brick, player, highest tower, prisoners, bricks left.
void drawStandings(const Table& table, Canvas& canvas, const Rect& area, const torri::State& state);

// A tower's card: its floors, its strength and its room colour by colour.
void drawTowerPage(Canvas& canvas, const Rect& area, const torri::State& state, torri::Lot tower);

// "2/3": floors of a colour in the stack on the lot, houses of it in the rest of the block.
void addLimit(Phrase& out, const torri::State& state, torri::Lot lot, torri::Brick colour);

}  // namespace lucca::ui
