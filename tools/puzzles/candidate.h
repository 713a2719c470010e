// A puzzle on its way into the book: a position of a game with what the proof says about it.
#pragma once

#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "tools/puzzles/prover.h"

namespace lucca::puzzles {

inline constexpr int kChapters = 6, kInChapter = 8;

struct Candidate {
  Setup setup{};
  std::vector<Action> history;
  Task task;
  int chapter = 0;                           // from 1
  std::vector<Action> solution;              // the seat's decisions, one way of making it
  std::vector<std::vector<Action>> answers;  // that refute most tries
  int ways = 1;
  int of = 0;        // how many turns or lots are told to have been there
  int reach = 0;     // Palazzi: the points that win; 0: it depends on more
  int tries = 0;     // that look like the goal and are refuted
  std::string idea;  // a key of the texts
  // The things that the idea names. Torri: its lot, a colour, and the lot that only one of `of` holds on. Palazzi: a colour, a card or
  // a number of walls.
  std::array<int, 3> about{};
  std::array<int, kLevels> found{}, asked{};  // by level
  std::string likeness;                       // two candidates with the same one look like the same puzzle

  // How many of its questions the computers answered; the harder levels count less.
  int ease() const;
};

// Up to four answers that refute most of the tries; those of the first places refute the most.
std::vector<std::vector<Action>> bestAnswers(Prover& prover, const Proof& proof);
// Has each level solve it, some more often than others.
void rate(const Game& game, const AnyState& state, const Proof& proof, Candidate& one);

// Searches games of computers for positions; what it finds is proved but for the last, exact proof.
std::vector<Candidate> mineTorri(int games, uint32_t seed);
// `chapter`: from 1, only its candidates, for which the last round of each game is dealt again and again; 0: all.
std::vector<Candidate> minePalazzi(int games, uint32_t seed, int chapter);
// Builds positions for a chapter, from 1, by legal turns that no computer would make.
std::vector<Candidate> composeTorri(int chapter, int games, uint32_t seed);

// Eight a chapter, or fewer: the most tempting of different kinds, the easier first. Each is proved exactly before.
std::vector<Candidate> choose(const Game& game, std::vector<Candidate> found);
// As assets/puzzles has them.
void write(std::FILE* out, const std::vector<Candidate>& book);
// The line `found` of a candidate that was rated.
void writeFound(std::FILE* out, const Candidate& one);

}  // namespace lucca::puzzles
