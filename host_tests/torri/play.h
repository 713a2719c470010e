// Short words for tests of Torri: positions from pictures, placements by name, stacks as letters.
#pragma once

#include <unity.h>

#include <initializer_list>
#include <string>

#include "engine/torri/city/picture.h"
#include "engine/torri/query.h"
#include "host_tests/torri/walker.h"

namespace lucca::torri::test {

inline constexpr Brick kW = Brick::White, kK = Brick::Black, kR = Brick::Red, kB = Brick::Blue;

// Seats play white, black, red, blue in that order unless told.
struct Table {
  int size = 6;
  int players = 2;
  bool switching = false;
  Brick colours[4] = {kW, kK, kR, kB};

  Setup setup() const {
    Setup setup{GameId::Torri, static_cast<uint8_t>(players), {}};
    setup.option[kSizeOption] = static_cast<uint8_t>(size / 2 - 3);
    setup.option[kSwitchOption] = switching;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      setup.option[kColourOption + seat] = static_cast<uint8_t>(index(colours[seat]));
    }
    return setup;
  }
};

// "c4"
inline Lot lot(const char* name) { return lotAt(name[0] - 'a', std::atoi(name + 1) - 1); }

// Unity's locals must not own memory, so a stack's letters, bottom to top, are lent until the next four calls.
inline const char* stackAt(const State& state, const char* name) {
  static char texts[4][kMaxBricks + 1];
  static int next = 0;
  char* const text = texts[next = (next + 1) % 4];
  FloorList bricks;
  bricksAt(state, lot(name), bricks);
  int n = 0;
  for (Brick colour : bricks) text[n++] = "wkrb"[index(colour)];
  text[n] = '\0';
  return text;
}

inline void checkInvariants(const State& state) {
  static std::string wrong;
  wrong = whatIsWrong(state);
  TEST_ASSERT_EQUAL_STRING("", wrong.c_str());
}

// The rules' one step.
inline Action step(State& state) {
  ActionList list;
  legal(state, list);
  TEST_ASSERT_EQUAL(kRules, toMove(state));
  TEST_ASSERT_EQUAL(1, list.size());
  TEST_ASSERT_TRUE(apply(state, list[0]) == Verdict::Accepted);
  checkInvariants(state);
  return list[0];
}

inline Kind stepKind(State& state) { return kindOf(step(state)); }

// All steps until somebody decides or the game is over.
inline void settle(State& state) {
  while (toMove(state) == kRules) step(state);
}

// The position with its turn's beginning still to come.
inline State before(const Position& position) {
  State state;
  TEST_ASSERT_EQUAL(PictureError::None, fromPicture(state, position));
  checkInvariants(state);
  return state;
}

// The position with the first brick of its turn to place.
inline State at(const Position& position) {
  State state = before(position);
  settle(state);
  TEST_ASSERT_EQUAL(Phase::Place, state.phase);
  return state;
}

inline void put(State& state, Brick colour, const char* name) {
  TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, place(colour, lot(name))));
  checkInvariants(state);
}

inline void take(State& state, const char* name) {
  TEST_ASSERT_EQUAL(Verdict::Accepted, apply(state, takePrisoner(lot(name))));
  checkInvariants(state);
}

// Refused with that reason, and nothing changed.
inline void refused(const State& state, Action action, Verdict reason) {
  State tried = state;
  TEST_ASSERT_EQUAL(reason, apply(tried, action));
  TEST_ASSERT_EQUAL_MEMORY(&state, &tried, sizeof state);
}
inline void refused(const State& state, Action action, Refusal reason) {
  refused(state, action, refuse(reason));
}

inline std::size_t countLegal(const State& state) {
  ActionList list;
  legal(state, list);
  return list.size();
}

// The steps of the rules that follow are these.
inline void steps(State& state, std::initializer_list<Kind> kinds) {
  for (const Kind kind : kinds) TEST_ASSERT_EQUAL(kind, stepKind(state));
}

#define STACK(letters, state, name) TEST_ASSERT_EQUAL_STRING(letters, stackAt(state, name))
#define STEP(kind, state) TEST_ASSERT_EQUAL(Kind::kind, stepKind(state))

}  // namespace lucca::torri::test
