#include <algorithm>

#include "engine/torri/query.h"
#include "tools/arena/torri/forecaster.h"
#include "tools/arena/yardstick.h"

namespace arena {
namespace {

using namespace lucca;
using namespace lucca::torri;

const State& stateOf(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

int points(const AnyState&, Action, const AnyState& after, Seat seat) {
  const State& state = stateOf(after);
  return prisonersOf(state, colourOfSeat(state, seat));
}

// The seat's own highest tower counts four times, and the highest of the others is subtracted.
int height(const AnyState&, Action, const AnyState& after, Seat seat) {
  const State& state = stateOf(after);
  const Brick own = colourOfSeat(state, seat);
  int highest = 0;
  for (unsigned c = 0; c < kColours; ++c) {
    const auto colour = static_cast<Brick>(c);
    if (colour != own) highest = std::max<int>(highest, standingOf(state, colour).highestTower);
  }
  return 4 * standingOf(state, own).highestTower - highest;
}

// The view of a seat is the whole state.
void guess(const AnyView& view, Rng&, AnyState& state) {
  *reinterpret_cast<State*>(state.bytes) = reinterpret_cast<const View*>(view.bytes)->state;
}

}  // namespace

const Yardstick kTorriYardstick = {GameId::Torri, points, height, nullptr, guess, makeTorriForecaster};

}  // namespace arena
