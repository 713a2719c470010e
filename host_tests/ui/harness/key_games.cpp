#include "host_tests/ui/harness/key_games.h"

#include "engine/game/match.h"

namespace lucca::ui::test {

using enum Button;

void setUpByKeys(const KeyGame& game, const Press& press) {
  const auto times = [&](int count, Button button) {
    for (int i = 0; i < count; ++i) press(button);
  };
  times(2, Up);  // learning is proposed on a new device, below the rules
  press(A);      // new game
  times(game.game == GameId::Torri ? 1 : 0, Down);
  press(A);
  times(game.morePlayers, Right);
  press(Down);
  times(game.edition, Left);
  press(Down);
  times(game.second ? 1 : 0, Right);
  press(A);
  for (int seat = 0; seat < game.changed; ++seat) {
    times(seat == 0 ? 2 : 1, Down);
    times(game.lefts, Left);
  }
  times(game.changed == 0 ? 0 : game.changed + 1, Up);
  press(A);
}

Button Fingers::next() {
  static constexpr Button kDetours[] = {Down, Right, Left, Up, B};
  const uint32_t pick = rng_.below(detours_ + confirms_);
  return pick < detours_ ? kDetours[pick] : A;
}

bool replaysToTheSame(const Match& played) {
  static Match replay;
  if (replay.start(played.game(), played.setup()) != Verdict::Accepted) return false;
  for (const Action action : played.history()) {
    replay.settle();
    if (replay.apply(action) != Verdict::Accepted) return false;
  }
  replay.settle();
  return replay.toMove() == kOver && replay.digest() == played.digest();
}

}  // namespace lucca::ui::test
