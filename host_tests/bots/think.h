// A computer player's move in a position of either game.
#pragma once

#include <unity.h>

#include <cstring>

#include "engine/bots/bot.h"
#include "engine/games.h"

namespace lucca::test {

inline constexpr Level kAllLevels[] = {Level::Easy, Level::Normal, Level::Hard, Level::Master};
inline constexpr Level kGoodLevels[] = {Level::Normal, Level::Hard, Level::Master};

inline std::byte* workspace() {
  alignas(8) static std::byte bytes[kBotWorkspace];
  return bytes;
}

struct Thought {
  Action action;
  Reason reason;
  uint32_t steps;
};

// Thinks to the end, `slice` steps at a time.
inline Thought thinkAbout(const Game& game, const AnyState& state, Level level, uint32_t seed,
                          uint32_t slice = 1u << 20, uint32_t budget = 0) {
  AnyView view{};
  const Seat seat = game.toMove(state);
  game.view(state, seat, view);
  Bot bot({workspace(), kBotWorkspace});
  bot.begin(game, view, level, seed, budget);
  while (!bot.think(slice)) {
  }
  return {bot.best(), bot.why(), bot.stepsUsed()};
}

template <class State>
Thought thinkAbout(GameId game, const State& state, Level level, uint32_t seed) {
  AnyState any{};
  std::memcpy(any.bytes, &state, sizeof state);
  return thinkAbout(*findGame(game), any, level, seed);
}

inline const char* nameOf(Level level) {
  constexpr const char* kNames[] = {"easy", "normal", "hard", "master"};
  return kNames[static_cast<int>(level)];
}

}  // namespace lucca::test
