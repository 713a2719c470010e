// Recorded positions of Torri with two seats, a level's whole turn in them, and whether a victory can be proved.
#pragma once

#include <cstdlib>
#include <cstring>

#include "engine/bots/torri/prover.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"
#include "host_tests/bots/think.h"

namespace lucca::torri::test {

inline void passRules(State& state) {
  while (toMove(state) == kRules) advance(state);
}

// True when it is one of the kind that is asked for.
inline bool read(const char* text, const char* aim, State& state) {
  if (std::strncmp(text, aim, std::strlen(aim)) != 0) return false;
  char* at = const_cast<char*>(text) + std::strlen(aim);
  const auto size = static_cast<uint8_t>(std::strtol(at, &at, 10));
  const auto switches = static_cast<uint8_t>(std::strtol(at, &at, 10));
  const Setup setup{GameId::Torri, 2, {static_cast<uint8_t>((size - 6) / 2), switches, 0, 1}};
  TEST_ASSERT_TRUE(init(state, setup) == Verdict::Accepted);
  passRules(state);
  while (*at != '\0') {
    const Action action{static_cast<uint16_t>(std::strtol(at, &at, 16))};
    TEST_ASSERT_TRUE(apply(state, action) == Verdict::Accepted);
    passRules(state);
  }
  return true;
}

inline Action think(Bot& bot, const State& state, Level level, uint32_t seed) {
  AnyView view{};
  reinterpret_cast<View*>(view.bytes)->state = state;
  bot.begin(*findGame(GameId::Torri), view, level, seed);
  while (!bot.think(1u << 20)) {
  }
  return bot.best();
}

// Plays on until the other seat is to place; prisoners of either seat are the level's.
inline void playTurn(State& state, Level level, uint32_t seed) {
  Bot bot({lucca::test::workspace(), kBotWorkspace});
  const Seat seat = state.seat;
  while (state.phase != Phase::Over && state.seat == seat) {
    TEST_ASSERT_TRUE(apply(state, think(bot, state, level, seed)) == Verdict::Accepted);
    passRules(state);
  }
}

inline bool hasProof(const State& state, int& steps) {
  static Prover prover;
  const Scale scale(state);
  prover.begin(state, 1 << 20);
  for (int more = prover.step(scale); more > 0; more = prover.step(scale)) steps += more;
  return prover.found();
}

}  // namespace lucca::torri::test
