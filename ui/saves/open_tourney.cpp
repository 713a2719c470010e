#include "ui/saves/open_tourney.h"

namespace lucca::ui {

void OpenTourney::begin() {
  const Plan& plan = game_.session_.match().plan();
  game_.tourney_ = beginTourney(plan.tourney, plan.setup.players);
}

void OpenTourney::finishGame(const Result& result, std::span<const Seat> order, int turns) {
  lucca::finishGame(game_.tourney_, result, order, turns, game_.finished_.newest().number);
}

void OpenTourney::waitForNext(const Plan& plan, uint32_t seed) {
  game_.running_.putNext(game_.session_, plan, seed, game_.tourney_);
  game_.kind_ = OpenGame::Kind::FinishedGame;
  game_.whole_ = true;
}

}  // namespace lucca::ui
