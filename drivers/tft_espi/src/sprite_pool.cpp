#include "drivers/tft_espi/include/sprite_pool.h"

#include <algorithm>

namespace lucca {

SpritePool::SpritePool(std::span<uint8_t> memory) : memory_(memory) {
  const size_t off = reinterpret_cast<uintptr_t>(memory.data()) & 3u;
  const size_t skip = off == 0 ? 0 : 4 - off;
  memory_ = memory.subspan(std::min(skip, memory.size()));
}

uint8_t* SpritePool::take(size_t bytes) {
  const size_t size = (bytes + 3) & ~size_t{3};
  if (count_ == kMost || size == 0 || size < bytes) return nullptr;
  size_t start = 0, place = 0;
  while (place < count_ && pieces_[place].offset - start < size) {
    start = pieces_[place].offset + pieces_[place].size;
    ++place;
  }
  if (memory_.size() < start || memory_.size() - start < size) return nullptr;
  std::move_backward(pieces_ + place, pieces_ + count_, pieces_ + count_ + 1);
  pieces_[place] = {static_cast<uint32_t>(start), static_cast<uint32_t>(size)};
  ++count_;
  return memory_.data() + start;
}

void SpritePool::giveBack(const uint8_t* start) {
  for (size_t i = 0; i < count_; ++i) {
    if (memory_.data() + pieces_[i].offset != start) continue;
    std::move(pieces_ + i + 1, pieces_ + count_, pieces_ + i);
    --count_;
    return;
  }
}

size_t SpritePool::used() const {
  size_t sum = 0;
  for (size_t i = 0; i < count_; ++i) sum += pieces_[i].size;
  return sum;
}

}  // namespace lucca
