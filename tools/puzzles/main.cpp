// Finds, proves and rates puzzles; writes them as assets/puzzles has them.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/games.h"
#include "tools/puzzles/candidate.h"

int main(int count, char** words) {
  using namespace lucca;
  using namespace lucca::puzzles;
  const bool torri = count > 1 && std::strcmp(words[1], "torri") == 0;
  const bool known = torri || (count > 1 && std::strcmp(words[1], "palazzi") == 0);
  const int games = count > 2 ? std::atoi(words[2]) : 0;
  if (!known || games < 1 || count > 4) {
    std::fprintf(stderr, "usage: lucca-puzzles torri|palazzi GAMES [SEED] > assets/puzzles/GAME.txt\n");
    return 2;
  }
  const uint32_t seed = count > 3 ? static_cast<uint32_t>(std::strtoul(words[3], nullptr, 10)) : 1;
  std::vector<Candidate> found = torri ? mineTorri(games, seed) : minePalazzi(games, seed);
  const std::vector<Candidate> book =
      choose(*findGame(torri ? GameId::Torri : GameId::Palazzi), std::move(found));
  std::printf(
      "# Made by `./lucca lab puzzles %s %d %u`: positions of games between computers, proved and rated.\n",
      words[1], games, seed);
  write(stdout, book);
}
