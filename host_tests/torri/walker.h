// A second, plain implementation of what the engine keeps up to date brick by brick, written for the tests only:
// it reads the city lot by lot and floods it again for every question.
#pragma once

#include <string>
#include <vector>

#include "engine/torri/query.h"

namespace lucca::torri::test {

struct PlainCity {
  int size;
  std::vector<std::vector<Brick>> stack;  // [row * size + column], bottom to top

  explicit PlainCity(const State& state);

  const std::vector<Brick>& at(int i) const { return stack[static_cast<std::size_t>(i)]; }
  std::vector<int> neighbours(int i) const;
  // The lots joined to i, i included, in order, without stepping on `without`.
  std::vector<int> block(int i, int without = -1) const;

  // The rules of sections 3 and 4, word by word.
  bool mayBeHouse(int i) const;
  bool mayBeFloor(Brick colour, int i, const std::vector<int>& block) const;
};

// All legal placements, by trying every lot and colour.
std::vector<Action> plainPlacements(const State& state);

// Empty when every invariant holds; else what is wrong.
std::string whatIsWrong(const State& state);

}  // namespace lucca::torri::test
