#include "drawing/raster/span.h"

#include "drawing/raster/hot.h"

namespace lucca {

namespace {

// Two pixels in one store.
using PixelPair = uint32_t __attribute__((may_alias));

// Any rows, one after the other.
void fillPlain(uint16_t* first, int stride, int count, int rows, uint16_t value) {
  const uint32_t both = value | (static_cast<uint32_t>(value) << 16);
  for (; rows > 0; --rows, first += stride) {
    uint16_t* to = first;
    int left = count;
    if (left > 0 && (reinterpret_cast<uintptr_t>(to) & 2u) != 0) {
      *to++ = value;
      --left;
    }
    for (; left >= 2; left -= 2, to += 2) *reinterpret_cast<PixelPair*>(to) = both;
    if (left > 0) *to = value;
  }
}

#if defined(__thumb__) && !defined(__thumb2__)
constexpr int kMostPairs = 160;

// Rows of 4 to kMostPairs pairs on word addresses, on a Cortex-M0+: each row jumps into a ladder of stores of four words,
// 5 cycles for 8 pixels, where single stores take 8 and a loop as much again. The last four words are stored by their end,
// so that any number of pairs comes out.
inline void fillLadder(uint16_t* first, uint32_t strideBytes, uint32_t pairs, uint32_t rows, uint32_t both) {
  register uint32_t value asm("r3") = both;
  uint32_t entry = 0u - ((pairs - 1) / 4) * 2;  // back from the ladder's end, 2 bytes a store
  const uint32_t last = pairs * 4 - 16;
  asm volatile(
      "mov r4, r3\n"
      "mov r5, r3\n"
      "mov r6, r3\n"
      "adr r7, 2f\n"
      "add r7, r7, #1\n"  // Thumb
      "add %[entry], %[entry], r7\n"
      "1:\n"
      "mov r7, %[row]\n"
      "bx %[entry]\n"
      ".balign 4\n"
      ".rept 40\n"
      "stmia r7!, {r3, r4, r5, r6}\n"
      ".endr\n"
      "2:\n"
      "mov r7, %[last]\n"
      "add r7, r7, %[row]\n"
      "stmia r7!, {r3, r4, r5, r6}\n"
      "add %[row], %[row], %[stride]\n"
      "sub %[rows], %[rows], #1\n"
      "bne 1b\n"
      : [row] "+l"(first), [rows] "+l"(rows), [entry] "+h"(entry)
      : [stride] "l"(strideBytes), [last] "h"(last), "l"(value)
      : "r4", "r5", "r6", "r7", "cc", "memory");
}
#endif

}  // namespace

LUCCA_HOT void fillSpans(uint16_t* first, int stride, int count, int rows, uint16_t value) {
  // Lines and slopes are made of thousands of these.
  if (count <= 2) {
    if (count <= 0) return;
    for (uint16_t* to = first; rows > 0; --rows, to += stride) {
      *to = value;
      to[count - 1] = value;
    }
    return;
  }
#if defined(__thumb__) && !defined(__thumb2__)
  // Where each row begins on the same side of a word: odd pixels at both ends as columns, words between.
  if (count >= 10 && count <= kMostPairs * 2 && (stride & 1) == 0) {
    if (rows <= 0) return;
    if ((reinterpret_cast<uintptr_t>(first) & 2u) != 0) {
      uint16_t* to = first++;
      for (int row = rows; row > 0; --row, to += stride) *to = value;
      --count;
    }
    if ((count & 1) != 0) {
      uint16_t* to = first + count - 1;
      for (int row = rows; row > 0; --row, to += stride) *to = value;
    }
    const uint32_t both = value | (static_cast<uint32_t>(value) << 16);
    fillLadder(first, static_cast<uint32_t>(stride) * 2, static_cast<uint32_t>(count) / 2,
               static_cast<uint32_t>(rows), both);
    return;
  }
#endif
  fillPlain(first, stride, count, rows, value);
}

LUCCA_HOT void copyKeyed(uint16_t* to, const uint16_t* from, int count, uint16_t key) {
  const auto copy = [&](int i) {
    const uint16_t pixel = from[i];
    if (pixel != key) to[i] = pixel;
  };
  for (; count >= 8; count -= 8, to += 8, from += 8) {
    copy(0), copy(1), copy(2), copy(3);
    copy(4), copy(5), copy(6), copy(7);
  }
  for (int i = 0; i < count; ++i) copy(i);
}

uint16_t blendPanel(uint16_t below, Colour above, uint32_t alpha) {
  const uint32_t under = swapBytes(below);
  const uint32_t x = (above | (static_cast<uint32_t>(above) << 16)) & 0x07E0F81Fu;
  const uint32_t y = (under | (under << 16)) & 0x07E0F81Fu;
  const uint32_t z = (y + (((x - y) * alpha) >> 5)) & 0x07E0F81Fu;
  return swapBytes(static_cast<uint16_t>(z | (z >> 16)));
}

LUCCA_HOT void blendSpan(uint16_t* first, int count, Colour colour, uint32_t alpha) {
  // Neighbours are mostly alike: the last answer is worth keeping.
  uint16_t below = 0, result = blendPanel(0, colour, alpha);
  for (; count > 0; --count, ++first) {
    if (*first != below) {
      below = *first;
      result = blendPanel(below, colour, alpha);
    }
    *first = result;
  }
}

}  // namespace lucca
