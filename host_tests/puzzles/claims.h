// The book's claims about a puzzle, checked by the engine.
#pragma once

#include <algorithm>
#include <memory>
#include <string>

#include "engine/games.h"
#include "host_tests/suite.h"
#include "tools/puzzles/prover.h"
#include "ui/game/puzzle.h"

namespace lucca::puzzles {

inline std::string nameOf(const ui::Puzzle& puzzle) {
  return std::to_string(puzzle.chapter + 1) + "." + std::to_string(puzzle.number + 1);
}

inline AnyState positionOf(const ui::Puzzle& puzzle) {
  AnyState state;
  TEST_ASSERT_TRUE(replay(*findGame(puzzle.setup.game), puzzle.setup, puzzle.history, state));
  TEST_ASSERT_EQUAL(puzzle.seat, findGame(puzzle.setup.game)->toMove(state));
  return state;
}

inline Proof proofOf(const ui::Puzzle& puzzle, bool exact) {
  Task task = puzzle.task();
  task.exact = exact;
  return Prover(*findGame(puzzle.setup.game), task).prove(positionOf(puzzle), 8);
}

// The lots of a way of Torri; its colour left out.
inline std::vector<int> lotsOf(const Key& key) {
  std::vector<int> lots;
  for (const uint16_t part : key) {
    if (part < 0x100) lots.push_back(part);
  }
  return lots;
}

// The number of ways, and what they are told to be among.
inline void checkNumbers(const ui::Puzzle& puzzle, const Proof& proof) {
  TEST_ASSERT_FALSE(proof.stopped);
  TEST_ASSERT_EQUAL(puzzle.ways, proof.ways.size());
  const bool lots = puzzle.setup.game == GameId::Torri && puzzle.goal == Goal::Win && puzzle.about[2] != 0xFF;
  if (!lots) return TEST_ASSERT_EQUAL(puzzle.of, proof.all.size());
  // "Of {of} lots only {about[2]} holds": the other brick of the way stays.
  std::vector<int> way = lotsOf(*proof.ways.begin());
  const auto key = std::find(way.begin(), way.end(), puzzle.about[2]);
  TEST_ASSERT_TRUE_MESSAGE(key != way.end(), nameOf(puzzle).c_str());
  way.erase(key);
  std::set<int> found{puzzle.about[2]};
  for (const Try& one : proof.tries) {
    const std::vector<int> pair = lotsOf(one.key);
    if (!one.tempts || pair.size() != 2) continue;
    if (pair[0] == way[0])
      found.insert(pair[1]);
    else if (pair[1] == way[0])
      found.insert(pair[0]);
    TEST_ASSERT_TRUE(!one.holds || !proof.ways.contains(one.key) || pair[0] == puzzle.about[2] ||
                     pair[1] == puzzle.about[2]);
  }
  TEST_ASSERT_EQUAL_MESSAGE(puzzle.of, found.size(), nameOf(puzzle).c_str());
}

}  // namespace lucca::puzzles
