// A game of people only, with the standard options.
#pragma once

#include "ui/setup/draft.h"

namespace lucca::ui {

inline Plan planOfPeople(GameId game, int players) {
  Plan plan = standardPlan(game);
  setPlayers(plan, players);
  for (SeatInfo& seat : plan.seats) seat.isBot = 0;
  return plan;
}

}  // namespace lucca::ui
