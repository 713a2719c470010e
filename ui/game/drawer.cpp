#include "ui/game/drawer.h"

#include <algorithm>

namespace lucca::ui {

namespace {

// With any cards: in games whose order of play does not depend on them it is the right one.
[[gnu::noinline]] Seat deciderAfter(const Game& game, const AnyState& atChance) {
  AnyState state = atChance;
  Rng rng(0);
  Seat next = game.toMove(state);
  for (; next == kRules || next == kChance; next = game.toMove(state)) {
    const Action action = next == kRules ? game.ruleStep(state) : game.drawChance(state, rng);
    if (game.apply(state, action) != Verdict::Accepted) break;
  }
  return std::max<Seat>(next, 0);
}

}  // namespace

Seat drawerOf(const Game& game, const AnyState& atChance, const Plan& plan, uint8_t away) {
  const int players = plan.setup.players, first = deciderAfter(game, atChance);
  for (int i = 0; i < players; ++i) {
    const Seat seat = static_cast<Seat>((first + i) % players);
    if ((away >> seat & 1) && plan.isPerson(seat)) return seat;
  }
  return static_cast<Seat>(first % players);
}

}  // namespace lucca::ui
