#include "engine/games.h"
#include "ui/saves/fame_game.h"

namespace lucca::ui {

namespace {

void sample(const Match& match, const AnyState& state, int point, Growth& growth) {
  for (Seat seat = 0; seat < match.setup().players; ++seat) {
    const SeatStanding now = match.game().standing(state, seat);
    for (std::size_t series = 0; series < now.size(); ++series) {
      growth.value[seat][series][point] = now[series];
    }
  }
}

// Walks the whole match; returns how many of its entries were a seat's decisions.
uint16_t walk(const Match& match, Growth& growth) {
  growth = {};
  const Game& game = match.game();
  const std::span<const Action> history = match.history();
  AnyState state;
  uint16_t decisions = 0;
  if (game.init(state, match.setup()) != Verdict::Accepted) return decisions;
  int point = 0;
  for (std::size_t i = 0; i < history.size(); ++i) {
    settle(game, state);
    while (point < kGrowthPoints - 1 &&
           i * (kGrowthPoints - 1) >= static_cast<std::size_t>(point) * history.size()) {
      sample(match, state, point++, growth);
    }
    if (game.toMove(state) >= 0) ++decisions;
    if (game.apply(state, history[i]) != Verdict::Accepted) return decisions;
  }
  settle(game, state);
  while (point < kGrowthPoints) sample(match, state, point++, growth);
  return decisions;
}

}  // namespace

int growthSeries(GameId id) {
  const Game* game = findGame(id);
  return game ? static_cast<int>(game->series.size()) : 0;
}

void growthOf(const Match& match, Growth& growth) { walk(match, growth); }

void recordGame(const Match& match, const Plan& plan, FameGame& out) {
  out = FameGame{};
  out.setup = match.setup();
  out.seats = plan.seats;
  out.result = match.game().result(match.state());
  out.length = walk(match, out.growth);
  noteHandicaps(out);
}

}  // namespace lucca::ui
