#include <algorithm>

#include "engine/torri/foresight.h"
#include "engine/torri/placement.h"
#include "engine/torri/threats.h"
#include "engine/torri/turn_ahead.h"

namespace lucca::torri {

namespace {

// A house of any colour that is left strikes in the same way.
Brick anyColour(const State& state) {
  const ColourSet colours = placeableColours(state);
  int colour = 0;
  while (colour < kColours && !(colours >> colour & 1)) ++colour;
  return static_cast<Brick>(colour);
}

// Floors that strikes leave of the colour's highest tower: `worst` certainly, and perhaps no more than `possible`.
struct Left {
  int worst, possible;
};

// The strike with one house of a state, if it is worse than those before.
bool strikesWorse(const State& state, Brick colour, Left& left, Action& by) {
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
      const FightOutcome outcome = outcomeOf(state, placement, colour, left.worst);
      if (outcome.most >= left.worst) continue;
      left.possible = std::min<int>(left.possible, outcome.most);
      if (!outcome.known) continue;
      left.worst = outcome.most;
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

void StrikeSearch::begin(const State& state, Seat attacker, Brick colour) {
  strike_ = {};
  possible_ = 0;
  at_ = kOver;
  attacker_ = attacker;
  colour_ = colour;
  if (state.placed != kNoLot || state.phase == Phase::Over) return;
  const State begun = turnAhead(state, colourOfSeat(state, attacker));
  const int height = standingOf(begun, colour).highestTower;
  if (height == 0) return;
  Left left{height, height};
  strikesWorse(begun, colour, left, strike_.first);
  strike_.left = static_cast<uint8_t>(left.worst);
  possible_ = static_cast<uint8_t>(left.possible);
  if (begun.used == 0) at_ = 0;
}

bool StrikeSearch::advance(const State& state, int steps) {
  const int lots = state.size() * state.size();
  const State begun = turnAhead(state, colourOfSeat(state, attacker_));
  Left left{strike_.left, possible_};
  for (; at_ < kColours * lots && steps > 0; ++at_) {
    const Brick brick = static_cast<Brick>(at_ / lots);
    const Lot lot = lotAt(at_ % lots % state.size(), at_ % lots / state.size());
    if (!(placeableColours(begun) & colourBit(brick)) || !prepares(begun, brick, lot)) continue;
    // Strikes by the first brick alone were examined at the beginning.
    if (effectOf(begun, brick, lot).kind != Effect::Kind::None) continue;
    State next = begun;
    if (apply(next, place(brick, lot)) != Verdict::Accepted || next.phase != Phase::Place) continue;
    --steps;
    Action second = kNoAction;
    if (!strikesWorse(next, colour_, left, second)) continue;
    strike_.first = place(brick, lot);
    strike_.second = second;
  }
  strike_.left = static_cast<uint8_t>(left.worst);
  possible_ = static_cast<uint8_t>(left.possible);
  return at_ >= kColours * lots;
}

Strike strikeOn(const State& state, Seat attacker, Brick colour, int bricks) {
  StrikeSearch search;
  search.begin(state, attacker, colour);
  while (bricks > 1 && !search.advance(state, kLots)) {
  }
  return search.strike();
}

}  // namespace lucca::torri
