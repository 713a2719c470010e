// A set of cards that knows how many it has: one bit a card, in 32-bit words because the Cortex-M0+ has no wider ones.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/frame/rng.h"

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

  constexpr CardSet() = default;
  constexpr explicit CardSet(const uint32_t (&words)[kWords]) {
    for (int i = 0; i < kWords; ++i) {
      word_[i] = words[i];
      counts_ |= static_cast<uint32_t>(bitCount(words[i])) << (8 * i);
    }
  }

  constexpr bool has(uint8_t id) const { return (word_[id >> 5] >> (id & 31)) & 1u; }
  // Of a card that is not in the set.
  constexpr void add(uint8_t id) {
    word_[id >> 5] |= 1u << (id & 31);
    counts_ += 1u << ((id >> 5) * 8);
  }
  // Of a card that is.
  constexpr void remove(uint8_t id) {
    word_[id >> 5] &= ~(1u << (id & 31));
    counts_ -= 1u << ((id >> 5) * 8);
  }
  constexpr int count() const { return static_cast<int>(counts_ * kEachByte >> 24); }

  // Any member, uniformly; the set is not empty. A few random ids are likely to hit a large set; a small one is counted
  // through. Both ways are fair, so it does not matter which ends it.
  constexpr uint8_t random(Rng& rng) const {
    for (int words = 0; words < 2; ++words) {
      uint32_t ids = rng.next();
      for (int tries = 0; tries < 4; ++tries, ids >>= 8) {
        const uint8_t id = ids & 127u;
        if (has(id)) return id;
      }
    }
    return member(static_cast<int>(rng.below(static_cast<uint32_t>(count()))));
  }

  // The member with exactly `k` lower ones, 0 <= k < count(). The word, the byte and then the bit are found by counts
  // up to their ends.
  constexpr uint8_t member(int k) const {
    const int i = holder(counts_ * kEachByte, k);
    const uint32_t word = word_[i];
    const int octet = holder(octetCounts(word) * kEachByte, k);
    uint32_t bits = word >> (octet * 8);
    for (; k > 0; --k) bits &= bits - 1;
    return static_cast<uint8_t>(i * 32 + octet * 8 + std::countr_zero(bits));
  }

 private:
  static constexpr uint32_t kEachByte = 0x01010101u;

  // In each byte the number of its bits that are set.
  static constexpr uint32_t octetCounts(uint32_t word) {
    const uint32_t pairs = word - ((word >> 1) & 0x55555555u);
    const uint32_t nibbles = (pairs & 0x33333333u) + ((pairs >> 2) & 0x33333333u);
    return (nibbles + (nibbles >> 4)) & 0x0F0F0F0Fu;
  }

  // Each byte of `sums` counts up to and with it, below 128: the first byte that reaches past `k`, which then becomes
  // the rank inside that byte.
  static constexpr int holder(uint32_t sums, int& k) {
    const uint32_t past = ((sums | 0x80808080u) - static_cast<uint32_t>(k + 1) * kEachByte) & 0x80808080u;
    const int byte = kWords - static_cast<int>((past >> 7) * kEachByte >> 24);
    k -= static_cast<int>((sums << 8 >> (byte * 8)) & 0xFFu);
    return byte;
  }

  uint32_t word_[kWords]{};
  uint32_t counts_ = 0;  // a byte for each word
};

}  // namespace lucca::palazzi
