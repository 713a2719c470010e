// lucca-bench: plays random games as fast as the engine can and says how many a second.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/palazzi/game.h"
#include "engine/torri/game.h"
#include "tools/bench/random_games.h"

namespace {

using lucca::GameId;
using lucca::bench::Count;
using lucca::bench::playRandomGames;

struct Row {
  const char* label;
  Count (*play)(const lucca::Setup& setup, uint32_t games, uint32_t seed);
  lucca::Setup setup;
};

constexpr uint8_t k2013 = 2;
constexpr Row kRows[] = {
    {"palazzi-2p", playRandomGames<lucca::palazzi::Rules>, {GameId::Palazzi, 2, {k2013}}},
    {"palazzi-3p", playRandomGames<lucca::palazzi::Rules>, {GameId::Palazzi, 3, {k2013}}},
    {"palazzi-4p", playRandomGames<lucca::palazzi::Rules>, {GameId::Palazzi, 4, {k2013}}},
    {"palazzi-5p", playRandomGames<lucca::palazzi::Rules>, {GameId::Palazzi, 5, {k2013}}},
    {"palazzi-3p-celebration", playRandomGames<lucca::palazzi::Rules>, {GameId::Palazzi, 3, {k2013, 1}}},
    {"torri-8-2p-switch", playRandomGames<lucca::torri::Rules>, {GameId::Torri, 2, {1, 1, 0, 1, 2, 3}}},
    {"torri-8-2p", playRandomGames<lucca::torri::Rules>, {GameId::Torri, 2, {1, 0, 0, 1, 2, 3}}},
    {"torri-8-4p", playRandomGames<lucca::torri::Rules>, {GameId::Torri, 4, {1, 0, 0, 1, 2, 3}}},
    {"torri-12-2p-switch", playRandomGames<lucca::torri::Rules>, {GameId::Torri, 2, {3, 1, 0, 1, 2, 3}}},
    {"torri-12-4p", playRandomGames<lucca::torri::Rules>, {GameId::Torri, 4, {3, 0, 0, 1, 2, 3}}},
};

void measure(const Row& row, uint32_t games) {
  const auto begin = std::chrono::steady_clock::now();
  const Count count = row.play(row.setup, games, 1);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%-24s games %u decisions %u actions %u games/s %.0f decisions/s %.0f\n", row.label, games,
              count.decisions, count.actions, games / seconds, count.decisions / seconds);
}

}  // namespace

int main(int count, char** words) {
  const char* only = nullptr;
  uint32_t games = 2000;
  for (int i = 1; i < count; ++i) {
    if (std::strcmp(words[i], "--games") == 0 && i + 1 < count) {
      games = static_cast<uint32_t>(std::strtoul(words[++i], nullptr, 10));
    } else if (std::strcmp(words[i], "--only") == 0 && i + 1 < count) {
      only = words[++i];
    } else {
      std::fputs("usage: lucca-bench [--games N] [--only ROW]\n", stderr);
      return 2;
    }
  }
  if (games == 0) games = 1;
  bool found = false;
  for (const Row& row : kRows) {
    if (only && std::strcmp(only, row.label) != 0) continue;
    found = true;
    measure(row, games);
  }
  if (!found) std::fprintf(stderr, "bench: no row %s\n", only);
  return found ? 0 : 1;
}
