// All palaces of all players, colour by colour, and the cards that no seat has seen yet: who could send guests, and who waits for
// what.
#pragma once

#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage_plan.h"

namespace lucca::ui {

// `chosen`: the colour whose party is told, for the seat at the table.
void drawColours(const Table& table, Canvas& canvas, const StagePlan& plan, const palazzi::State& state,
                 int chosen);

}  // namespace lucca::ui
