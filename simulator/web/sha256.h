// SHA-256 (FIPS 180-4), for bytes that come in pieces.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace lucca::web {

class Sha256 {
 public:
  using Hash = std::array<uint8_t, 32>;

  void add(std::span<const uint8_t> bytes) {
    for (const uint8_t byte : bytes) put(byte);
  }
  void add(uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) put(static_cast<uint8_t>(value >> shift));
  }

  // Add no bytes afterwards.
  Hash finish() {
    const uint64_t bits = 8 * length_;
    put(0x80);
    while (length_ % kBlock != kBlock - 8) put(0);
    add(static_cast<uint32_t>(bits >> 32));
    add(static_cast<uint32_t>(bits));
    Hash hash;
    for (std::size_t i = 0; i < hash.size(); ++i)
      hash[i] = static_cast<uint8_t>(state_[i / 4] >> (24 - 8 * (i % 4)));
    return hash;
  }

 private:
  static constexpr std::size_t kBlock = 64;
  static constexpr uint32_t kRounds[kBlock] = {
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
      0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
      0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
      0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
      0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
      0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
      0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

  void put(uint8_t byte) {
    block_[length_++ % kBlock] = byte;
    if (length_ % kBlock == 0) mix();
  }

  void mix() {
    uint32_t w[kBlock];
    for (std::size_t i = 0; i < 16; ++i) {
      w[i] = static_cast<uint32_t>(block_[4 * i] << 24 | block_[4 * i + 1] << 16 | block_[4 * i + 2] << 8 |
                                   block_[4 * i + 3]);
    }
    for (std::size_t i = 16; i < kBlock; ++i) {
      const uint32_t a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + w[i - 7] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) +
             (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
    }
    std::array<uint32_t, 8> s = state_;
    for (std::size_t i = 0; i < kBlock; ++i) {
      const uint32_t e = s[4], a = s[0];
      const uint32_t first = s[7] + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                             ((e & s[5]) ^ (~e & s[6])) + kRounds[i] + w[i];
      const uint32_t second =
          (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
      s = {first + second, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]};
    }
    for (std::size_t i = 0; i < state_.size(); ++i) state_[i] += s[i];
  }

  std::array<uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<uint8_t, kBlock> block_{};
  uint64_t length_ = 0;
};

}  // namespace lucca::web
