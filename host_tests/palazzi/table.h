// Positions for tests, set up by hand: cards by their numbers, areas as the test wants them.
#pragma once

#include <unity.h>

#include <initializer_list>

#include "engine/palazzi/game.h"
#include "engine/palazzi/query.h"
#include "engine/palazzi/rules.h"

namespace lucca::palazzi::test {

inline constexpr int kRed = 0, kYellow = 1, kGreen = 2, kBlue = 3, kViolet = 4, kGrey = 5;

// A card by its street number, a wild card, a bastion (1..4).
inline CardId card(int number) { return findCard(static_cast<uint16_t>(number), false); }
inline CardId wild(int number) { return findCard(static_cast<uint16_t>(number), true); }
inline CardId bastion(int i) { return static_cast<CardId>(kFirstBastion + i - 1); }

inline Setup setupOf(Edition edition, int players, bool celebration = false) {
  return {GameId::Palazzi, static_cast<uint8_t>(players), {static_cast<uint8_t>(edition), celebration}};
}

inline State fresh(Edition edition, int players, bool celebration = false) {
  State s;
  TEST_ASSERT_TRUE(init(s, setupOf(edition, players, celebration)) == Verdict::Accepted);
  return s;
}

inline void accept(State& s, Action action) {
  const Verdict verdict = apply(s, action);
  TEST_ASSERT_EQUAL_STRING("accepted", kGame.explain(verdict));
}

inline void refuses(const State& s, Action action, Verdict expected) {
  State copy = s;
  TEST_ASSERT_EQUAL_STRING(kGame.explain(expected), kGame.explain(apply(copy, action)));
  TEST_ASSERT_EQUAL_MEMORY(&s, &copy, sizeof s);
}
inline void refuses(const State& s, Action action, Refusal expected) { refuses(s, action, refuse(expected)); }

inline void drawAll(State& s, std::initializer_list<CardId> cards) {
  for (CardId id : cards) accept(s, draw(id));
}

// Does the rules' steps that are due.
inline void settle(State& s) {
  while (toMove(s) == kRules) accept(s, ruleStep(s));
}

// The middle of a game: no palaces, nobody's turn yet, an empty table of triplets. The deck stays as it was.
inline State midGame(Edition edition, int players, bool celebration = false) {
  State s = fresh(edition, players, celebration);
  s.phase = Phase::Order;
  s.mover = kRules;
  s.round = 2;
  for (int i = 0; i < players; ++i) s.order[i] = static_cast<uint8_t>(i);
  return s;
}

// A palace of the colour of its first card. It needs no full size to be completed or opened here.
inline void give(State& s, int who, Zone zone, std::initializer_list<CardId> cards) {
  const int colour = kDeck[*cards.begin()].colour;
  Area& area = s.area[who];
  const uint8_t bit = static_cast<uint8_t>(1u << colour);
  for (CardId id : cards) {
    storeysOf(s, who, colour)[area.count[colour]++] = id;
    if (zone == Zone::Building) area.shields = static_cast<uint8_t>(area.shields + kDeck[id].shields);
  }
  (zone == Zone::Building ? area.building : zone == Zone::Completed ? area.completed : area.opened) |= bit;
}

// A completed palace of the City.
inline void giveCityDone(State& s, int colour, CardId top) {
  CardId* cards = cityDoneCards(s, s.cityDone);
  for (int i = 0; i < s.size; ++i) cards[i] = top;
  s.cityDoneColour[s.cityDone++] = static_cast<uint8_t>(colour);
}

inline void layTriplet(State& s, int i, CardId a, CardId b, CardId c) {
  s.triplets[i][0] = a;
  s.triplets[i][1] = b;
  s.triplets[i][2] = c;
}

// It is the seat's turn, the last one of the round, with only triplet 0 to take.
inline void lastTurnOf(State& s, Seat seat) {
  s.phase = Phase::Turn;
  s.mover = seat;
  s.turn = static_cast<uint8_t>(s.players - 1);
  s.order[s.players - 1] = static_cast<uint8_t>(seat);
  s.taken = static_cast<uint8_t>((1u << s.tripletCount) - 2);
}

// The seat holds these three cards and must play them.
inline void mustPlay(State& s, Seat seat, CardId a, CardId b, CardId c) {
  lastTurnOf(s, seat);
  layTriplet(s, 0, a, b, c);
  accept(s, take(0));
}

// From after the last round to the end.
inline void finish(State& s) {
  s.phase = Phase::FinalOrder;
  s.mover = kRules;
  settle(s);
  TEST_ASSERT_EQUAL(kOver, toMove(s));
}

inline bool isLegal(const State& s, Action action) {
  ActionList list;
  legal(s, list);
  return list.contains(action);
}

inline int legalCount(const State& s) {
  ActionList list;
  legal(s, list);
  return static_cast<int>(list.size());
}

}  // namespace lucca::palazzi::test
