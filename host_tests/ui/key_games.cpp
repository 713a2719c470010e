#include "host_tests/ui/key_games.h"

#include "engine/games.h"

namespace lucca::ui::test {

using enum Button;

void setUpByKeys(const KeyGame& game, const Press& press) {
  const auto times = [&](int count, Button button) {
    for (int i = 0; i < count; ++i) press(button);
  };
  press(A);  // new game
  times(game.game == GameId::Torri ? 1 : 0, Down);
  press(A);
  times(game.morePlayers, Right);
  press(Down);
  times(game.edition, Left);
  press(Down);
  times(game.second ? 1 : 0, Right);
  press(A);
  for (int seat = 0; seat < game.people; ++seat) {
    times(seat == 0 ? 2 : 1, Down);
    times(2, Left);  // normal, easy, person
  }
  times(game.people == 0 ? 0 : game.people + 1, Up);
  press(A);
}

Button Fingers::next() {
  static constexpr Button kDetours[] = {Down, Right, Left, Up, B};
  constexpr uint32_t kCount = sizeof kDetours / sizeof kDetours[0];
  const uint32_t pick = rng_.below(kCount + firmness_);
  return pick < kCount ? kDetours[pick] : A;
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
