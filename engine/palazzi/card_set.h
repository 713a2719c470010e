// A set of cards: one bit a card, in 32-bit words because the Cortex-M0+ has no wider ones.
#pragma once

#include <cstdint>

namespace lucca::palazzi {

// The number of bits set; the M0+ has no instruction for it.
constexpr int bitCount(uint32_t word) {
  word -= (word >> 1) & 0x55555555u;
  word = (word & 0x33333333u) + ((word >> 2) & 0x33333333u);
  return static_cast<int>((((word + (word >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
}

struct CardSet {
  static constexpr int kWords = 4;
  uint32_t word[kWords];

  constexpr bool has(uint8_t id) const { return (word[id >> 5] >> (id & 31)) & 1u; }
  constexpr void add(uint8_t id) { word[id >> 5] |= 1u << (id & 31); }
  constexpr void remove(uint8_t id) { word[id >> 5] &= ~(1u << (id & 31)); }
  constexpr void add(const CardSet& other) {
    for (int i = 0; i < kWords; ++i) word[i] |= other.word[i];
  }
  constexpr int count() const {
    int sum = 0;
    for (uint32_t w : word) sum += bitCount(w);
    return sum;
  }
  // The member with exactly `k` lower ones, 0 <= k < count().
  constexpr uint8_t member(int k) const {
    int i = 0;
    for (int n = bitCount(word[0]); k >= n; n = bitCount(word[i])) {
      k -= n;
      ++i;
    }
    return static_cast<uint8_t>(i * 32 + memberOf(word[i], k));
  }

 private:
  // Halves the word five times, by the counts of its lower halves.
  static constexpr int memberOf(uint32_t bits, int k) {
    const uint32_t pairs = bits - ((bits >> 1) & 0x55555555u);
    const uint32_t nibbles = (pairs & 0x33333333u) + ((pairs >> 2) & 0x33333333u);
    const uint32_t octets = (nibbles + (nibbles >> 4)) & 0x0F0F0F0Fu;
    // Each byte: how many bits are set up to its end.
    const uint32_t sums = octets * 0x01010101u;
    int at = 0;
    while (static_cast<int>((sums >> at) & 0xFFu) <= k) at += 8;
    if (at != 0) k -= static_cast<int>((sums >> (at - 8)) & 0xFFu);
    uint32_t rest = (bits >> at) & 0xFFu;
    for (; k > 0; --k) rest &= rest - 1;
    while (!(rest & 1u)) {
      rest >>= 1;
      ++at;
    }
    return at;
  }
};

}  // namespace lucca::palazzi
