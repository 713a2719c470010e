// Finds, composes, proves and rates puzzles; writes them as assets/puzzles has them.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <span>

#include "engine/games.h"
#include "tools/puzzles/positions.h"
#include "tools/record/referee.h"
#include "ui/game/puzzle.h"

using namespace lucca;
using namespace lucca::puzzles;

namespace {

constexpr const char* kUsage =
    "usage: lucca-puzzles torri|palazzi GAMES [SEED [CHAPTER]]    mine games of computers, for one chapter "
    "or all\n"
    "       lucca-puzzles compose CHAPTER GAMES [SEED]  build positions of Torri by legal turns\n"
    "       lucca-puzzles record FILE...                look at the ends of running records of one game\n"
    "       lucca-puzzles rate torri|palazzi            rate the book again: its lines `found`\n"
    "The puzzles go to the standard output.\n";

// The positions at which running records of one game stop.
bool lookAtRecords(std::span<char* const> files, GameId& game, std::vector<Candidate>& found) {
  constexpr Goal kGoals[] = {Goal::Win, Goal::Stop, Goal::Close};
  for (std::size_t i = 0; i < files.size(); ++i) {
    std::ifstream in(files[i], std::ios::binary);
    Match match;
    const record::Finding finding = record::referee(in, true, match);
    if (!finding.good || (i > 0 && match.setup().game != game)) {
      std::fprintf(stderr, "%s:%zu: %s\n", files[i], finding.line,
                   finding.good ? "of another game than the first" : finding.reason.c_str());
      return false;
    }
    game = match.setup().game;
    match.settle();
    const std::size_t before = found.size();
    if (match.toMove() >= 0)
      game == GameId::Torri ? lookAtTorri(match, kGoals, found) : lookAtPalazzi(match, found);
    if (found.size() == before) std::fprintf(stderr, "%s: no puzzle\n", files[i]);
  }
  return true;
}

// The lines `found` of the book's puzzles, by the computer players of now.
void rateBook(const Game& game) {
  for (const ui::Puzzle& puzzle : ui::puzzlesOf(game.id)) {
    AnyState state;
    if (!replay(game, puzzle.setup, puzzle.history, state)) continue;
    Candidate one;
    one.task = {puzzle.seat, puzzle.goal, true};
    rate(game, state, Prover(game, one.task).prove(state, 1), one);
    std::printf("[%d.%d]\n", puzzle.chapter + 1, puzzle.number + 1);
    writeFound(stdout, one);
  }
}

}  // namespace

int main(int count, char** words) {
  const std::span<char* const> all(words, static_cast<std::size_t>(count));
  const auto number = [&](int at, int usual) { return count > at ? std::atoi(words[at]) : usual; };
  const auto is = [&](const char* word) { return count > 2 && std::strcmp(words[1], word) == 0; };
  std::vector<Candidate> found;
  GameId game = is("palazzi") ? GameId::Palazzi : GameId::Torri;
  for (const GameId rated : {GameId::Torri, GameId::Palazzi}) {
    if (is("rate") && words[2] == std::string(findGame(rated)->name)) return rateBook(*findGame(rated)), 0;
  }
  if (is("record")) {
    if (!lookAtRecords(all.subspan(2), game, found)) return 1;
  } else if (is("compose") && number(2, 0) >= 1 && number(2, 0) <= kChapters && number(3, 0) > 0) {
    found = composeTorri(number(2, 0), number(3, 0), static_cast<uint32_t>(number(4, 1)));
  } else if ((is("torri") || is("palazzi")) && number(2, 0) > 0) {
    const uint32_t seed = static_cast<uint32_t>(number(3, 1));
    const int chapter = number(4, 0);
    found = is("torri") ? mineTorri(number(2, 0), seed) : minePalazzi(number(2, 0), seed, chapter);
    if (chapter > 0) std::erase_if(found, [&](const Candidate& one) { return one.chapter != chapter; });
  } else {
    return std::fputs(kUsage, stderr), 2;
  }
  const std::vector<Candidate> book = choose(*findGame(game), std::move(found));
  std::printf("# Made by `lucca-puzzles");
  for (int i = 1; i < count; ++i) std::printf(" %s", words[i]);
  std::printf("`, proved and rated.\n");
  write(stdout, book);
}
