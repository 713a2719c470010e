#include "engine/torri/danger.h"

#include <algorithm>

#include "engine/torri/placement.h"
#include "engine/torri/struggle.h"

namespace lucca::torri {

namespace {

// The houses to choose from on the way to an ending, and which one is taken.
struct Picks {
  static constexpr int kDepth = 12;
  uint8_t pick[kDepth] = {}, options[kDepth] = {};
  int depth = 0;
  bool cut = false;  // there were more choices than fit

  bool next() {
    while (depth > 0 && ++pick[depth - 1] == options[depth - 1]) --depth;
    return depth > 0;
  }
};

// The n-th house that may be taken; and how many there are.
Lot houseToTake(const State& state, int n, int& count) {
  const Takeable takeable(state);
  Lot found = kNoLot;
  count = 0;
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      if (!takeable.contains(state, lot)) continue;
      if (count++ == n) found = lot;
    }
  }
  return found;
}

void playOut(State& state, Action placement, Picks& picks) {
  if (apply(state, placement) != Verdict::Accepted) return;
  int choice = 0;
  while (state.placed != kNoLot) {
    if (state.phase != Phase::Prisoner) {
      if (apply(state, ruleStep(state)) != Verdict::Accepted) return;
      continue;
    }
    const int taken = choice < picks.depth ? picks.pick[choice] : 0;
    int count = 0;
    const Lot lot = houseToTake(state, taken, count);
    if (choice == picks.depth && picks.depth < Picks::kDepth) {
      picks.pick[picks.depth] = 0;
      picks.options[picks.depth++] = static_cast<uint8_t>(count);
    } else if (choice >= Picks::kDepth) {
      picks.cut = true;
    }
    ++choice;
    if (apply(state, takePrisoner(lot)) != Verdict::Accepted) return;
  }
}

State asIfBegun(const State& state, Seat attacker) {
  State begun = state;
  begun.seat = attacker;
  begun.phase = Phase::Place;
  begun.used = 0;
  return begun;
}

// A house of any colour that is left strikes in the same way.
Brick anyColour(const State& state) {
  const ColourSet colours = placeableColours(state);
  int colour = 0;
  while (colour < kColours && !(colours >> colour & 1)) ++colour;
  return static_cast<Brick>(colour);
}

// The strike with one house of a state, if it is worse than `worst`.
bool strikesWorse(const State& state, Brick colour, int& worst, Action& by) {
  if (placeableColours(state) == 0) return false;
  const Brick house = anyColour(state);
  bool found = false;
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      if (heightAt(state, lot) > 0) continue;
      const TowersAround around = towersAround(state, lot);
      if (around.count != 2 || !isAllowed(state, around)) continue;
      const Effect effect = effectOf(state, house, lot);
      if (effect.kind != Effect::Kind::Fight) continue;
      if (colourAt(state, effect.stronger) != colour && colourAt(state, effect.weaker) != colour) continue;
      const Action placement = place(house, lot);
      const FightOutcome outcome = outcomeOf(state, placement, colour);
      if (!outcome.known || outcome.most >= worst) continue;
      worst = outcome.most;
      by = placement;
      found = true;
    }
  }
  return found;
}

// Whether a first brick can prepare a strike at all: a floor of a tower, or a house that touches something.
bool prepares(const State& state, Brick colour, Lot lot) {
  if (heightAt(state, lot) > 0) return whyNoFloor(state, colour, lot) == Verdict::Accepted;
  const TowersAround around = towersAround(state, lot);
  const int row = rowOf(lot), column = columnOf(lot);
  const unsigned bit = columnBit(column);
  const bool touches = ((state.occupied(row - 1) | state.occupied(row + 1)) & bit) != 0 ||
                       (state.occupied(row) & (bit << 1 | bit >> 1)) != 0;
  return touches && isAllowed(state, around);
}

}  // namespace

FightOutcome outcomeOf(const State& state, Action placement, Brick colour) {
  FightOutcome outcome;
  const Effect effect = effectOf(state, colourOf(placement), lotOf(placement));
  Picks picks;
  outcome.least = outcome.leastOfStronger = 255;
  outcome.felled = true;
  for (int endings = 0; endings < FightOutcome::kMostEndings; ++endings) {
    State end = state;
    playOut(end, placement, picks);
    const uint8_t highest = standingOf(end, colour).highestTower;
    outcome.least = std::min(outcome.least, highest);
    outcome.most = std::max(outcome.most, highest);
    outcome.felled = outcome.felled && heightAt(end, effect.weaker) == 1;
    outcome.leastOfStronger =
        std::min(outcome.leastOfStronger, static_cast<uint8_t>(heightAt(end, effect.stronger)));
    outcome.strongerTops |= colourBit(colourAt(end, effect.stronger));
    outcome.weakerTops |= colourBit(colourAt(end, effect.weaker));
    if (picks.next()) continue;
    outcome.known = !picks.cut;
    break;
  }
  return outcome;
}

Strike strikeOn(const State& state, Seat attacker, Brick colour, int bricks) {
  const State begun = asIfBegun(state, attacker);
  int worst = standingOf(begun, colour).highestTower;
  Strike strike;
  if (worst == 0) return strike;
  strikesWorse(begun, colour, worst, strike.first);
  for (int c = 0; bricks > 1 && c < kColours; ++c) {
    const Brick brick = static_cast<Brick>(c);
    if (!(placeableColours(begun) & colourBit(brick))) continue;
    for (int row = 0; row < state.size(); ++row) {
      for (int column = 0; column < state.size(); ++column) {
        const Lot lot = lotAt(column, row);
        if (!prepares(begun, brick, lot)) continue;
        // What the first brick strikes by itself was looked at above.
        if (effectOf(begun, brick, lot).kind != Effect::Kind::None) continue;
        State next = begun;
        if (apply(next, place(brick, lot)) != Verdict::Accepted || next.phase != Phase::Place) continue;
        Action second = kNoAction;
        if (!strikesWorse(next, colour, worst, second)) continue;
        strike.first = place(brick, lot);
        strike.second = second;
      }
    }
  }
  strike.left = static_cast<uint8_t>(worst);
  return strike;
}

}  // namespace lucca::torri
