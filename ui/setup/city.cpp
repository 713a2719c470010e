#include "ui/setup/city.h"

#include "ui/setup/draft.h"

namespace lucca::ui {

Plan cityPlan(GameId game, int number) {
  Plan plan = standardPlan(game);
  plan.shuffle = Shuffle::City;
  if (rowOf(game).setup->choosesStart && number % 2 == 0) rotateSeats(plan, 1);
  return plan;
}

}  // namespace lucca::ui
