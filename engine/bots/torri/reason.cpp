#include "engine/bots/torri/reason.h"

#include <cstdint>

#include "engine/bots/torri/brick_reason.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

int number(Brick colour) { return static_cast<int>(index(colour)); }

// A colour that another seat would win with if its turn began; -1: none.
int rivalWinning(const State& state, const Appraisal& appraisal, Seat seat) {
  for (unsigned c = 0; c < kColours; ++c) {
    const Seat holder = seatOfColour(state, static_cast<Brick>(c));
    if (holder >= 0 && holder != seat && (appraisal.winning >> c & 1u)) return static_cast<int>(c);
  }
  return -1;
}

Reason victory(const Appraisal& then, unsigned own, int goal) {
  if (then.height[own] >= goal) return because(Because::WinsTower, then.height[own], static_cast<int>(own));
  return because(Because::WinsPrisoners, then.held[own], static_cast<int>(own));
}

// The best placed rival.
Brick leader(const State& state, const Appraisal& appraisal, Seat seat) {
  Brick best = colourOfSeat(state, seat);
  int worth = INT32_MIN;
  for (unsigned c = 0; c < kColours; ++c) {
    const Seat holder = seatOfColour(state, static_cast<Brick>(c));
    if (holder < 0 || holder == seat || appraisal.worth[c] < worth) continue;
    best = static_cast<Brick>(c);
    worth = appraisal.worth[c];
  }
  return best;
}

// Whether a brick is of the colour or goes under it.
bool isFor(const State& state, Action action, Brick colour) {
  if (colourOf(action) == colour) return true;
  return heightAt(state, lotOf(action)) > 0 && colourAt(state, lotOf(action)) == colour;
}

// The effect of the whole turn for a victory or against one; kind 0: none.
Reason ofTurn(const Scale& scale, const State& state, Action action, const Turn& turn, int value) {
  const Seat seat = seatInTurn(state);
  State after = state;
  static_cast<void>(follow(scale, after, turn));
  const Appraisal before = appraise(scale, state), then = appraise(scale, after);
  const Brick own = colourOfSeat(after, seat);
  // With two seats only a proof is sure: trees look at some of the answers.
  const bool sure = (state.players() == 2 ? value == kProved : value >= kSure) && after.phase != Phase::Over;
  const bool wins = then.winning >> index(own) & 1u;
  if (own != colourOfSeat(state, seat) && (sure || wins))
    return because(Because::WinsBySwitch, 0, number(own));
  const int threat = rivalWinning(state, before, seat);
  if (threat >= 0 && rivalWinning(after, then, seat) < 0) {
    return because(Because::BlocksVictory, 0, threat, seatOfColour(state, static_cast<Brick>(threat)));
  }
  if (sure) return because(Because::WinsSurely, 0, number(own));
  if (wins && !(before.winning >> index(own) & 1u)) return victory(then, index(own), goalOf(after, seat));
  if (value <= -kSure) {
    const Brick rival = leader(after, then, seat);
    return because(Because::DelaysVictory, 0, number(rival), seatOfColour(after, rival));
  }
  if (own != colourOfSeat(state, seat) && isFor(state, action, own))
    return because(Because::ThenSwitch, 0, number(own));
  return {};
}

Reason ofPrisoner(const State& state, Action action) {
  const StruggleView struggle = struggleOf(state);
  State after = state;
  static_cast<void>(apply(after, action));
  if (after.phase == Phase::Apart) return because(Because::CutsBlock, 0, number(struggle.by));
  return because(Because::TakesPrisoner, prisonersOf(state, struggle.against) + 1, number(struggle.by));
}

// Whether no colour has a tower as high.
bool isHighest(const State& state, Brick colour) {
  const int height = standingOf(state, colour).highestTower;
  for (unsigned c = 0; c < kColours; ++c) {
    if (c != index(colour) && standingOf(state, static_cast<Brick>(c)).highestTower >= height) return false;
  }
  return true;
}

Reason ofSwitch(const State& state, Action action) {
  const Brick colour = colourOf(action);
  const bool keeps = colour == colourOfSeat(state, seatInTurn(state));
  if (!keeps && victoryOf(state, colour)) return because(Because::WinsBySwitch, 0, number(colour));
  if (isHighest(state, colour)) {
    return because(keeps ? Because::KeepsTower : Because::SwitchesToTower,
                   standingOf(state, colour).highestTower, number(colour));
  }
  return because(keeps ? Because::KeepsColour : Because::SwitchesColour, 0, number(colour));
}

}  // namespace

Reason reasonFor(const Scale& scale, const State& state, Action action, const Turn& turn, int value) {
  switch (kindOf(action)) {
    case Kind::Place: {
      const Reason reason = ofTurn(scale, state, action, turn, value);
      return reason.kind != 0 ? reason : reasonForBrick(scale, state, action, turn);
    }
    case Kind::Prisoner:
      return ofPrisoner(state, action);
    default:
      return ofSwitch(state, action);
  }
}

}  // namespace lucca::torri
