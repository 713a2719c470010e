#include "tools/bench/random_games.h"

namespace lucca::bench {

Count playRandomGames(const Game& game, const Setup& setup, uint32_t games, uint32_t seed) {
  Count count;
  Rng rng(seed);
  ActionList legal;
  AnyState state;
  for (uint32_t i = 0; i < games; ++i) {
    if (game.init(state, setup) != Verdict::Accepted) return count;
    for (Seat seat = game.toMove(state); seat != kOver; seat = game.toMove(state)) {
      Action action;
      if (seat == kChance) {
        action = game.drawChance(state, rng);
      } else {
        game.legal(state, legal);
        action = legal[seat == kRules ? 0 : rng.below(static_cast<uint32_t>(legal.size()))];
        count.decisions += seat >= 0;
      }
      if (game.apply(state, action) != Verdict::Accepted) return count;
      ++count.actions;
    }
  }
  return count;
}

}  // namespace lucca::bench
