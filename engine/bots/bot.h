// A computer player. It knows its seat's view and nothing else, thinks in slices, and gives the same move for the same
// view, seed and level on every machine. Integers only; all memory is the workspace the caller lends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/frame/game.h"

namespace lucca {

enum class Level : uint8_t { Easy, Normal, Hard, Master };
inline constexpr int kLevels = 4;

inline constexpr std::size_t kBotWorkspace = 48 * 1024;

// Why a bot moved, or what a hint says: a kind of reason (the screen has a sentence for each) and its numbers.
struct Reason {
  uint8_t kind = 0;
  int8_t colour = -1;  // a palace or brick colour; -1: none
  Seat seat = -1;      // whom it is about; -1: nobody
  int16_t amount = 0;  // points, floors, ...
};

class Bot {
 public:
  explicit Bot(std::span<std::byte> workspace) : workspace_(workspace) {}

  // Starts to think about the decision that `view` shows for its seat.
  void begin(const Game& game, const AnyView& view, Seat seat, Level level, uint32_t seed);
  // Thinks on for at most `steps` steps (a step is one simulated decision). True when the move is decided.
  bool think(uint32_t steps);
  uint8_t progress() const;  // 0..100
  // The best move so far: legal from begin() on.
  Action best() const;
  Reason why() const;

 private:
  std::span<std::byte> workspace_;
};

}  // namespace lucca
