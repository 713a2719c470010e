// The middle of the table: triplets in rows, the order of play.
#pragma once

#include "drawing/canvas.h"
#include "engine/palazzi/query.h"
#include "ui/stage/game_ui.h"

namespace lucca::ui {

// The three cards of a triplet side by side, with its number in front. `left`: bit set of the cards that still lie
// there, the others are faded.
void drawTriplet(Canvas& canvas, const Rect& row, const palazzi::State& state, int triplet, unsigned left);
// The box of a triplet's card in such a row, and of all three.
Rect tripletCardBox(const Rect& row, int card);
Rect tripletBox(const Rect& row);

// Medallions in the order of play with their shields, and the number that broke a tie.
void drawOrder(const Table& table, Canvas& canvas, const Rect& area, const palazzi::State& state);

// All triplets of the round and the order of play.
void drawTableOverview(const Table& table, Canvas& canvas, const Rect& area, const palazzi::State& state);

}  // namespace lucca::ui
