// A set of cards that knows how many it has: one bit a card, in 32-bit words because the Cortex-M0+ has no wider ones.
#pragma once

#include <bit>
#include <cstdint>

#include "base/rng.h"

namespace lucca::palazzi {

// The number of bits set; the M0+ has no instruction for it.
constexpr int bitCount(uint32_t word) {
  word -= (word >> 1) & 0x55555555u;
  word = (word & 0x33333333u) + ((word >> 2) & 0x33333333u);
  return static_cast<int>((((word + (word >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
}

class CardSet {
 public:
  static constexpr int kWords = 4;
  static constexpr unsigned kIds = 32 * kWords;

  constexpr CardSet() = default;
  constexpr explicit CardSet(const uint32_t (&words)[kWords]) {
    for (int i = 0; i < kWords; ++i) {
      word_[i] = words[i];
      count_ += static_cast<uint32_t>(bitCount(words[i]));
    }
  }

  // Only the lowest seven bits of an id count.
  constexpr bool has(unsigned id) const { return (word_[id >> 5 & 3u] >> (id & 31)) & 1u; }
  // Adds a card that is not in the set.
  constexpr void add(unsigned id) {
    word_[id >> 5 & 3u] |= 1u << (id & 31);
    ++count_;
  }
  // Removes a card that is in the set.
  constexpr void remove(unsigned id) {
    word_[id >> 5 & 3u] &= ~(1u << (id & 31));
    --count_;
  }
  constexpr int count() const { return static_cast<int>(count_); }

  // Any member, uniformly; the set is not empty. A few random ids are likely to hit a large set; the members of a small one
  // are counted. Both ways are fair, so it does not matter which of them finds the card.
  constexpr unsigned random(Rng& rng) const {
    for (int words = 0; words < 2; ++words) {
      uint32_t ids = rng.next();
      for (int tries = 0; tries < 4; ++tries, ids >>= 8) {
        if (has(ids)) return ids % kIds;
      }
    }
    return member(static_cast<int>(rng.below(count_)));
  }

  // The member with exactly `k` lower ones, 0 <= k < count().
  constexpr unsigned member(int k) const {
    int i = 0;
    for (int here = bitCount(word_[0]); k >= here; here = bitCount(word_[++i])) k -= here;
    uint32_t bits = word_[i];
    for (; k > 0; --k) bits &= bits - 1;
    return static_cast<unsigned>(i * 32 + std::countr_zero(bits)) % kIds;
  }

 private:
  uint32_t word_[kWords]{};
  uint32_t count_ = 0;
};

}  // namespace lucca::palazzi
