// Which puzzles were solved, with and without a hint. Kept apart from the hall, which may be cleared without it.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "drivers/store/store.h"
#include "engine/game/setup.h"
#include "ui/game/puzzle.h"

namespace lucca::ui {

class PuzzleProgress {
 public:
  static constexpr uint8_t kVersion = 1;
  enum class Star : uint8_t { None, Hollow, Full };  // two bits in the store

  // Reads the saved value. Null: no value is remembered.
  void load(Store* store);
  // `place`: see Puzzle::place.
  Star star(GameId game, int place) const;
  // The puzzle was solved: it gets a full star, or a hollow one if a hint was used. A full star stays full. Writes a change.
  void solve(GameId game, int place, bool hinted);
  // How many puzzles of the game's book were solved.
  int solved(GameId game) const;
  // Whether a write failed since the last call.
  bool takeFailure() { return std::exchange(failed_, false); }

 private:
  static constexpr int kGames = 2;
  struct Stars {
    std::array<uint8_t, kPuzzlePlaces / 4> bits{};
  };
  const Stars* of(GameId game) const;
  void save();

  Store* store_ = nullptr;
  std::array<Stars, kGames> stars_{};
  bool failed_ = false;
};

}  // namespace lucca::ui
