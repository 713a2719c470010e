// The values kept for after a game: which running games are tries of a finished one, and the reviews of the newest games.
//
//   offset  size
//        0    48  six slots of 8 bytes: the try's seed, the name of the game it is from (nameOfGame); 0 and 0: no try
//       48        entries: length (2 bytes), name (4), then so many bytes. A review, the newest first: the game's name,
//                 engine/bots/review/review_bytes.h. The next cards of a try, if they are those of then: the try's seed,
//                 kCardsFormat (1), outcomes of chance before the first of them (2), the outcomes (2 each), CRC-32 (4).
//
// Numbers are little-endian. A damaged review is worked out again; damaged cards are drawn again.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "base/lent_memory.h"
#include "drivers/store/store.h"
#include "engine/bots/review/review.h"
#include "ui/saves/slots.h"

namespace lucca::ui {

class ReviewSaves {
 public:
  static constexpr uint8_t kVersion = 1;

  // `spare`: at least Store::kMaxValue bytes, needed only during a call.
  explicit ReviewSaves(LentMemory& spare) : spare_(spare) {}

  // Reads the saved values. Null: no value is remembered.
  void load(Store* store);

  // ---- Tries
  // The game that the slot's one is a try of; 0: it is none, or another game was played in the slot since.
  uint32_t triedIn(int slot, uint32_t seed) const;
  // `cards`: what chance has next in it, after `before` outcomes; none: it draws.
  void markTry(int slot, uint32_t seed, uint32_t game, std::span<const Action> cards = {},
               std::size_t before = 0);
  // Those of the try with this seed, in `cards`: how many; 0: chance draws.
  std::size_t cardsOf(uint32_t seed, std::span<Action> cards, std::size_t& before) const;

  // ---- Reviews
  // False: none is kept.
  bool find(uint32_t game, Review& review) const;
  // Keeps a review in place of an older one of the same game. The oldest reviews go if there is no room.
  void put(const Review& review);
  void forget();

  // Whether a write failed since the last call.
  bool takeFailure() { return std::exchange(failed_, false); }

 private:
  static constexpr std::size_t kHead = kGameSlots * 8;
  static constexpr uint8_t kCardsFormat = 0x80;  // no format of a review

  struct Try {
    uint32_t seed = 0, game = 0;
  };
  std::span<uint8_t> take() const {
    return {reinterpret_cast<uint8_t*>(spare_.take(this).data()), Store::kMaxValue};
  }
  bool isTry(uint32_t seed) const;
  std::size_t read(std::span<uint8_t> room) const;
  template <class Pack>
  void putFirst(uint32_t name, Pack pack, bool reviews = true);
  void write(std::span<uint8_t> room, std::size_t size);

  Store* store_ = nullptr;
  LentMemory& spare_;
  std::array<Try, kGameSlots> tries_{};
  bool failed_ = false;
};

}  // namespace lucca::ui
