// The triplets on the table, in rows, and what each would bring.
#pragma once

#include "ui/palazzi/previews.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage_plan.h"

namespace lucca::ui {

// The triplets. In place of a taken one is the medallion of the seat that took it or gave a card of it to the City;
// `entries`: how many entries the history had then. On a low panel the cards of the `chosen` row stand beside the rows; -1:
// none.
void drawTriplets(const Table& table, Canvas& canvas, const StagePlan& plan, const palazzi::State& state,
                  std::size_t entries, int chosen = -1);
// The gain of each triplet at the end of its row, on a wide panel; in the last round also the score with which the seat would
// end. The row `chosen` stands out.
void drawGains(Canvas& canvas, const StagePlan& plan, const palazzi::State& state, Seat seat,
               Previews& previews, int chosen);

}  // namespace lucca::ui
