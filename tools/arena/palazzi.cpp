#include "engine/palazzi/query.h"
#include "tools/arena/yardstick.h"

namespace arena {
namespace {

using namespace lucca;
using namespace lucca::palazzi;

const State& stateOf(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

// The points an action brings at once; a triplet counts what its cards can bring when each is played for the most.
int pointsAtOnce(const State& state, Action action) {
  if (kindOf(action) != Kind::Take) return pointsOf(state, action);
  State after = state;
  static_cast<void>(apply(after, action));
  int sum = 0;
  while (after.mover == state.mover && after.phase == Phase::Play) {
    ActionList plays;
    legal(after, plays);
    Action best = plays[0];
    for (Action play : plays) {
      if (pointsOf(after, play) > pointsOf(after, best)) best = play;
    }
    sum += pointsOf(after, best);
    static_cast<void>(apply(after, best));
  }
  return sum;
}

// Where no points are to be had a storey comes before a wall, a wall before a discard.
int points(const AnyState& before, Action action, const AnyState&, Seat) {
  const int worth = 4 * pointsAtOnce(stateOf(before), action);
  return kindOf(action) == Kind::Play ? worth + 3 - static_cast<int>(asOf(action)) : worth;
}

bool turnPlaces(const AnyState& state, TurnPlaces& places) {
  const State& s = stateOf(state);
  if (s.phase != Phase::Turn) return false;
  for (int i = 0; i < s.players; ++i) places[s.order[i]] = i;
  return true;
}

void guess(const AnyView& view, Rng& rng, AnyState& state) {
  *reinterpret_cast<State*>(state.bytes) = sample(*reinterpret_cast<const View*>(view.bytes), rng);
}

}  // namespace

const Yardstick kPalazziYardstick = {GameId::Palazzi, points, points, turnPlaces, guess, nullptr};

}  // namespace arena
