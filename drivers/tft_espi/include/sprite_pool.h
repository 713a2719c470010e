// Memory for sprites: a fixed region that they are cut from, first fit, and given back to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace lucca {

class SpritePool {
 public:
  // `memory` outlives the pool; sprites start on multiples of 4 within it.
  explicit SpritePool(std::span<uint8_t> memory);

  // Null when no gap is large enough or too many sprites live at once.
  uint8_t* take(size_t bytes);
  // Ignores what did not come from here.
  void giveBack(const uint8_t* start);

  size_t capacity() const { return memory_.size(); }
  size_t used() const;

 private:
  static constexpr size_t kMost = 24;
  struct Piece {
    uint32_t offset, size;
  };

  std::span<uint8_t> memory_;
  Piece pieces_[kMost];  // in order of offset
  size_t count_ = 0;
};

}  // namespace lucca
