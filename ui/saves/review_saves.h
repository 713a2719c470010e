// What is kept for after a game: which running games are tries of a finished one, and the reviews of the newest games.
//
//   offset  size
//        0    48  six slots of 8 bytes: the try's seed, the name of the game it is from (nameOfGame); 0 and 0: no try
//       48        the reviews, the newest first: length (2 bytes), the game's name (4), then so many bytes of
//                 engine/bots/review/review_bytes.h
//
// Numbers are little-endian. The reviews have a checksum each; a damaged one is worked out anew.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "base/lent_memory.h"
#include "drivers/store/store.h"
#include "engine/bots/review/review.h"

namespace lucca::ui {

class ReviewSaves {
 public:
  static constexpr uint8_t kVersion = 1;
  static constexpr int kSlots = 6;

  // `spare`: at least Store::kMaxValue bytes, needed only during a call.
  explicit ReviewSaves(LentMemory& spare) : spare_(spare) {}

  // Null: nothing is remembered.
  void load(Store* store);

  // ---- Tries
  // The game that the slot's one is a try of; 0: it is none, or another game was played in the slot since.
  uint32_t triedIn(int slot, uint32_t seed) const;
  void markTry(int slot, uint32_t seed, uint32_t game);

  // ---- Reviews
  // False: none is kept.
  bool find(uint32_t game, Review& review) const;
  // In the place of an older one of the same game; the oldest go where there is no room.
  void put(const Review& review);
  void forget();

  // Whether a write failed since the last call.
  bool takeFailure() { return std::exchange(failed_, false); }

 private:
  static constexpr std::size_t kHead = kSlots * 8;

  struct Try {
    uint32_t seed = 0, game = 0;
  };
  std::span<uint8_t> take() const {
    return {reinterpret_cast<uint8_t*>(spare_.take(this).data()), Store::kMaxValue};
  }
  std::size_t read(std::span<uint8_t> room) const;
  void write(std::span<uint8_t> room, std::size_t size);

  Store* store_ = nullptr;
  LentMemory& spare_;
  std::array<Try, kSlots> tries_{};
  bool failed_ = false;
};

}  // namespace lucca::ui
