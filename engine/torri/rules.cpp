#include "engine/torri/rules.h"

#include <iterator>

#include "engine/game/refusal_words.h"
#include "engine/torri/city/blocks.h"
#include "engine/torri/city/floors.h"
#include "engine/torri/ending.h"
#include "engine/torri/placement.h"
#include "engine/torri/query.h"
#include "engine/torri/struggle.h"

namespace lucca::torri {

namespace {

void nextTurn(State& state) {
  if (state.turn == lastTurn(state)) return finish(state, EndReason::Length);
  ++state.turn;
  state.seat = static_cast<Seat>(state.seat + 1 == state.players() ? 0 : state.seat + 1);
  state.used = 0;
  state.phase = Phase::TurnStart;
}

void awaitBrick(State& state) {
  if (!anyPlacement(state)) return finish(state, EndReason::Blocked);
  state.phase = Phase::Place;
}

// The brick is placed and its struggle, if any, is over.
void goOn(State& state) {
  const bool second = (state.used & (state.used - 1)) != 0;
  if (!second) return awaitBrick(state);
  // No two seats have one colour: with four of them none is neutral.
  if (!state.switchAllowed() || state.players() == kColours) return nextTurn(state);
  state.phase = Phase::Switch;
}

void startTurn(State& state) {
  if (!checkVictory(state)) awaitBrick(state);
}

Action turnOf(const State& state) { return makeAction(Kind::Turn, static_cast<unsigned>(state.seat)); }

void takeBrick(State& state, Brick colour) {
  --state.supply[index(colour)];
  state.used |= colourBit(colour);
}

// Each kind of action has its own function, which saves no more registers than it needs.
[[gnu::noinline]] Verdict applyJoiningHouse(State& state, Brick colour, Lot lot) {
  const TowersAround around = towersAround(state, lot);
  const Verdict verdict = whyNoHouse(state, around);
  if (verdict != Verdict::Accepted) return verdict;
  takeBrick(state, colour);
  putHouse(state, lot, colour, kEmpty);
  if (around.count == 2) {
    beginStruggle(state, lot, around.first, around.second);
  } else {
    joinNeighbours(state, lot);
    goOn(state);
  }
  return Verdict::Accepted;
}

// Beside no more than one block there is nothing to ask about towers.
[[gnu::noinline]] Verdict applyHouse(State& state, Brick colour, Lot lot) {
  const BlockId block = onlyBlockBeside(state, lot);
  if (block == kLone) return applyJoiningHouse(state, colour, lot);
  takeBrick(state, colour);
  putHouse(state, lot, colour, block);
  goOn(state);
  return Verdict::Accepted;
}

[[gnu::noinline]] Verdict applyFloor(State& state, Brick colour, Lot lot) {
  const Verdict verdict = whyNoFloor(state, colour, lot);
  if (verdict != Verdict::Accepted) return verdict;
  takeBrick(state, colour);
  const BlockId block = blockOf(state.cell[lot]);
  if (!hasTower(state, block)) raiseTower(state, lot);
  pushBottom(state, block, colour);
  goOn(state);
  return Verdict::Accepted;
}

[[gnu::noinline]] Verdict applyPrisoner(State& state, Action action) {
  const Lot lot = lotOf(action);
  const Verdict verdict = whyNotPrisoner(state, lot);
  if (verdict == Verdict::Accepted) takePrisoner(state, lot);
  return verdict;
}

// The neutral colours, and the seat's own to keep.
ColourSet openToSwitch(const State& state) {
  return static_cast<ColourSet>(neutralColours(state) | colourBit(colourOfSeat(state, state.seat)));
}

[[gnu::noinline]] Verdict applySwitch(State& state, Action action) {
  if (valueOf(action) >= kColours) return Verdict::NoSuchAction;
  const Brick colour = colourOf(action);
  if (!(openToSwitch(state) & colourBit(colour))) return refuse(Refusal::ColourPlayed);
  const unsigned shift = 2u * static_cast<unsigned>(state.seat);
  state.seatColours = static_cast<uint8_t>((state.seatColours & ~(3u << shift)) | index(colour) << shift);
  nextTurn(state);
  return Verdict::Accepted;
}

void listSwitches(const State& state, ActionList& out) {
  const ColourSet open = openToSwitch(state);
  Action* end = out.begin();
  for (unsigned c = 0; c < kColours; ++c) {
    if (open >> c & 1u) *end++ = switchTo(static_cast<Brick>(c));
  }
  out.endAt(end);
}

[[gnu::noinline]] Verdict applyStep(State& state, Action action) {
  if (action != ruleStep(state)) return Verdict::NotNow;
  advance(state);
  return Verdict::Accepted;
}

constexpr bool isAction(Action action) { return kindOf(action) <= Kind::Finish; }

}  // namespace

Verdict init(State& state, const Setup& setup) {
  if (setup.players < 2 || setup.players > 4) return Verdict::BadSetup;
  if (setup.option[kSizeOption] > 3 || setup.option[kSwitchOption] > 1) return Verdict::BadSetup;
  if (!handicapsFit(setup, kMostFewer)) return Verdict::BadSetup;
  unsigned played = 0;
  unsigned seatColours = 0;
  for (unsigned seat = 0; seat < setup.players; ++seat) {
    const unsigned colour = setup.option[kColourOption + seat];
    if (colour >= kColours || (played >> colour & 1u)) return Verdict::BadSetup;
    played |= 1u << colour;
    seatColours |= colour << (2 * seat);
  }
  state = State{};
  state.setup =
      static_cast<uint8_t>(setup.option[kSizeOption] | setup.option[kSwitchOption] << 2 | setup.players << 4);
  state.seatColours = static_cast<uint8_t>(seatColours);
  for (Seat seat = 0; seat < setup.players; ++seat) {
    state.fewer[seat] = static_cast<uint8_t>(handicapOf(setup, seat));
  }
  for (uint8_t& cell : state.cell) cell = kEmptyCell;
  for (Lot& lot : state.towerLot) lot = kNoLot;
  for (uint8_t& bricks : state.supply) bricks = static_cast<uint8_t>(2 * state.size());
  state.turn = 1;
  state.phase = Phase::TurnStart;
  state.placed = kNoLot;
  state.stronger = state.weaker = kEmpty;
  return Verdict::Accepted;
}

Seat moverBesidesTurn(const State& state) {
  switch (state.phase) {
    case Phase::Prisoner:
      return seatOfColour(state, state.attacked);
    case Phase::Over:
      return kOver;
    default:
      return kRules;
  }
}

void legalAny(const State& state, ActionList& out) {
  out.clear();
  switch (state.phase) {
    case Phase::Place:
      return listPlacements(state, out);
    case Phase::Prisoner:
      return listPrisoners(state, out);
    case Phase::Switch:
      return listSwitches(state, out);
    case Phase::Over:
      return;
    default:
      out.push(ruleStep(state));
  }
}

Action ruleStep(const State& state) {
  if (state.phase == Phase::TurnStart) return turnOf(state);
  switch (state.phase) {
    case Phase::Struggle:
      return makeAction(Kind::Struggle, state.towerLot[state.stronger]);
    case Phase::Attack:
      return makeAction(Kind::Attack, state.towerLot[actingBlock(state)]);
    case Phase::Ransom:
      return makeAction(Kind::Ransom, index(actingColour(state)));
    case Phase::NoPrisoner:
      return makeAction(Kind::NoPrisoner, 0);
    case Phase::Merge:
      return makeAction(Kind::Merge, state.towerLot[state.stronger]);
    case Phase::Apart:
      return makeAction(Kind::Apart, 0);
    case Phase::Fallen:
      return makeAction(Kind::Fallen, state.towerLot[targetBlock(state)]);
    case Phase::Finish:
      return makeAction(Kind::Finish, static_cast<unsigned>(state.reason));
    default:
      return kNoAction;
  }
}

void advance(State& state) {
  if (state.phase == Phase::TurnStart) return startTurn(state);
  switch (state.phase) {
    case Phase::Struggle:
      return announceStruggle(state);
    case Phase::Attack:
      return attack(state);
    case Phase::Ransom:
      return takeRansom(state);
    case Phase::NoPrisoner:
      return takeNone(state);
    case Phase::Merge:
      mergeTowers(state);
      return goOn(state);
    case Phase::Apart:
      leaveApart(state);
      return goOn(state);
    case Phase::Fallen:
      fell(state);
      return goOn(state);
    case Phase::Finish:
      state.phase = Phase::Over;
      return;
    default:
      return;
  }
}

Verdict applyPlace(State& state, Action action) {
  const Brick colour = colourOf(action);
  const Lot lot = lotOfPlace(action);
  const Verdict verdict = whyNoBrick(state, colour, lot);
  if (verdict != Verdict::Accepted) return verdict;
  return state.cell[lot] == kEmptyCell ? applyHouse(state, colour, lot) : applyFloor(state, colour, lot);
}

Verdict applyAny(State& state, Action action) {
  // Most of what comes here begins a turn.
  if (state.phase == Phase::TurnStart && action == turnOf(state)) {
    startTurn(state);
    return Verdict::Accepted;
  }
  if (!isAction(action)) return Verdict::NoSuchAction;
  const Kind kind = kindOf(action);
  switch (state.phase) {
    case Phase::Place:
      return Verdict::NotNow;
    case Phase::Prisoner:
      return kind == Kind::Prisoner ? applyPrisoner(state, action) : Verdict::NotNow;
    case Phase::Switch:
      return kind == Kind::Switch ? applySwitch(state, action) : Verdict::NotNow;
    case Phase::Over:
      return Verdict::GameOver;
    default:
      return applyStep(state, action);
  }
}

const char* explain(Refusal refusal) {
  // In the order of Refusal.
  static constexpr const char* kWords[] = {
      "no such lot in this city",
      "no brick of that colour left in the supply",
      "the second brick must have another colour than the first",
      "the house would join more than two towers",
      "the house would join two towers of equal strength",
      "the floor would start a second tower in the block",
      "not enough houses of that colour in the block",
      "that house is not in the block of the attacking tower",
      "the prisoner must have the attacker's colour",
      "there is no house on that lot",
      "another player has that colour",
  };
  static_assert(std::size(kWords) ==
                static_cast<int>(Refusal::ColourPlayed) - static_cast<int>(Refusal::OutsideCity) + 1);
  return wordsOf(refusal, Refusal::OutsideCity, kWords);
}

}  // namespace lucca::torri
