#include <array>

#include "engine/palazzi/query.h"
#include "engine/torri/query.h"
#include "ui/saves/fame_game.h"

namespace lucca::ui {

namespace {

using Values = std::array<int16_t, kMaxSeries>;

Values palazziNow(const AnyState& state, Seat seat) {
  const auto& game = *reinterpret_cast<const palazzi::State*>(state.bytes);
  return {static_cast<int16_t>(palazzi::pointsOf(game, seat).total), 0};
}

Values torriNow(const AnyState& state, Seat seat) {
  const auto& game = *reinterpret_cast<const torri::State*>(state.bytes);
  const torri::Standing standing = torri::standingOf(game, torri::colourOfSeat(game, seat));
  return {standing.highestTower, standing.prisoners};
}

void sample(const Match& match, const AnyState& state, int point, Growth& growth) {
  for (Seat seat = 0; seat < match.setup().players; ++seat) {
    const Values now =
        match.setup().game == GameId::Palazzi ? palazziNow(state, seat) : torriNow(state, seat);
    for (int series = 0; series < kMaxSeries; ++series) {
      growth.value[seat][series][point] = now[static_cast<std::size_t>(series)];
    }
  }
}

// Does the steps of the rules that are due; false when one is refused, which no sound match has.
bool settle(const Game& game, AnyState& state) {
  ActionList legal;
  while (game.toMove(state) == kRules) {
    game.legal(state, legal);
    if (legal.empty() || game.apply(state, legal[0]) != Verdict::Accepted) return false;
  }
  return true;
}

}  // namespace

int growthSeries(GameId game) { return game == GameId::Torri ? 2 : 1; }

void growthOf(const Match& match, Growth& growth) {
  growth = {};
  const Game& game = match.game();
  const std::span<const Action> history = match.history();
  AnyState state;
  if (game.init(state, match.setup()) != Verdict::Accepted) return;
  int point = 0;
  for (std::size_t i = 0; i < history.size(); ++i) {
    if (!settle(game, state)) return;
    while (point < kGrowthPoints - 1 &&
           i * (kGrowthPoints - 1) >= static_cast<std::size_t>(point) * history.size()) {
      sample(match, state, point++, growth);
    }
    if (game.apply(state, history[i]) != Verdict::Accepted) return;
  }
  if (!settle(game, state)) return;
  while (point < kGrowthPoints) sample(match, state, point++, growth);
}

void recordGame(const Match& match, const Plan& plan, FameGame& out) {
  out = FameGame{};
  out.setup = match.setup();
  out.seats = plan.seats;
  out.result = match.game().result(match.state());
  growthOf(match, out.growth);
  const Game& game = match.game();
  AnyState state;
  if (game.init(state, match.setup()) != Verdict::Accepted) return;
  for (const Action action : match.history()) {
    if (!settle(game, state)) return;
    if (game.toMove(state) >= 0) ++out.length;
    if (game.apply(state, action) != Verdict::Accepted) return;
  }
}

}  // namespace lucca::ui
