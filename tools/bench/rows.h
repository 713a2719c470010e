// The games of the engine's benchmarks, on the PC and on the RP2040 alike.
#pragma once

#include "engine/palazzi/game.h"
#include "engine/torri/game.h"
#include "tools/bench/random_games.h"

namespace lucca::bench {

struct Row {
  const char* label;
  Count (*play)(const Setup& setup, uint32_t games, uint32_t seed);
  Setup setup;
};

inline constexpr uint8_t k2013 = 2;             // Palazzi's edition
inline constexpr uint8_t k8x8 = 1, k12x12 = 3;  // Torri's size

inline constexpr Row kRows[] = {
    {"palazzi-2p", playRandomGames<palazzi::State>, {GameId::Palazzi, 2, {k2013}}},
    {"palazzi-3p", playRandomGames<palazzi::State>, {GameId::Palazzi, 3, {k2013}}},
    {"palazzi-4p", playRandomGames<palazzi::State>, {GameId::Palazzi, 4, {k2013}}},
    {"palazzi-5p", playRandomGames<palazzi::State>, {GameId::Palazzi, 5, {k2013}}},
    {"palazzi-3p-celebration", playRandomGames<palazzi::State>, {GameId::Palazzi, 3, {k2013, 1}}},
    {"torri-8-2p-switch", playRandomGames<torri::State>, {GameId::Torri, 2, {k8x8, 1, 0, 1, 2, 3}}},
    {"torri-8-2p", playRandomGames<torri::State>, {GameId::Torri, 2, {k8x8, 0, 0, 1, 2, 3}}},
    {"torri-8-4p", playRandomGames<torri::State>, {GameId::Torri, 4, {k8x8, 0, 0, 1, 2, 3}}},
    {"torri-12-2p-switch", playRandomGames<torri::State>, {GameId::Torri, 2, {k12x12, 1, 0, 1, 2, 3}}},
    {"torri-12-4p", playRandomGames<torri::State>, {GameId::Torri, 4, {k12x12, 0, 0, 1, 2, 3}}},
};

}  // namespace lucca::bench
