// Plays a game and writes its record.
#pragma once

#include <cstdint>
#include <string>

#include "tools/record/notation.h"

namespace lucca::record {

// Chooses the action of the seat to move: any legal one (UniformChooser), or a computer player's.
class Chooser {
 public:
  virtual ~Chooser() = default;
  virtual Action choose(const Match& match, const ActionList& legal, Rng& rng) = 0;
};

class UniformChooser : public Chooser {
 public:
  Action choose(const Match&, const ActionList& legal, Rng& rng) override {
    return legal[rng.below(static_cast<uint32_t>(legal.size()))];
  }
};

// The record of a game that was played to its end; empty when it was not.
std::string writeRecord(const Notation& notation, const Match& played, uint32_t seed);

// The text of a whole record. The seed feeds chance and the chooser. The set-up must be one the game has.
std::string writeRecord(const Notation& notation, const Setup& setup, uint32_t seed, Chooser& chooser);

}  // namespace lucca::record
