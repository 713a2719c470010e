// Texts in about half of their bytes: a byte stands for itself, or for two bytes, each of which may again stand for two.
// Every language has its own pairs, which tools/make/packing.py finds.
#pragma once

#include <cstdint>

namespace lucca::ui {

struct BytePair {
  uint8_t first, second;  // first 0: the byte stands for itself
};

// Reads a packed text byte by byte.
class Unpacker {
 public:
  // `packed` ends with a zero; `pairs` has a row for every byte.
  Unpacker(const uint8_t* packed, const BytePair* pairs) : packed_(packed), pairs_(pairs) {}

  // The next byte of the text; 0 at its end.
  uint8_t next() {
    uint8_t byte = waits_ > 0 ? waiting_[--waits_] : *packed_++;
    for (; pairs_[byte].first != 0; byte = pairs_[byte].first) waiting_[waits_++] = pairs_[byte].second;
    return byte;
  }

 private:
  static constexpr int kDeepest = 16;  // DEEPEST of the packer, which keeps to it

  const uint8_t* packed_;
  const BytePair* pairs_;
  uint8_t waiting_[kDeepest];
  uint8_t waits_ = 0;
};

}  // namespace lucca::ui
