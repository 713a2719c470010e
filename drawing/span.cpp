#include "drawing/span.h"

#include "drawing/hot.h"

namespace lucca {

namespace {

// Two pixels in one store.
using PixelPair = uint32_t __attribute__((may_alias));

inline PixelPair* fillPairs(PixelPair* to, uint32_t pairs, uint32_t value) {
#if defined(__thumb__) && !defined(__thumb2__)
  // Four words a store: 5 cycles for 8 pixels on a Cortex-M0+, where single stores take 8.
  register uint32_t a asm("r3") = value;
  register uint32_t b asm("r4") = value;
  register uint32_t c asm("r5") = value;
  register uint32_t d asm("r6") = value;
  for (; pairs >= 32; pairs -= 32) {
    asm volatile(
        "stmia %0!, {r3, r4, r5, r6}\n stmia %0!, {r3, r4, r5, r6}\n"
        "stmia %0!, {r3, r4, r5, r6}\n stmia %0!, {r3, r4, r5, r6}\n"
        "stmia %0!, {r3, r4, r5, r6}\n stmia %0!, {r3, r4, r5, r6}\n"
        "stmia %0!, {r3, r4, r5, r6}\n stmia %0!, {r3, r4, r5, r6}\n"
        : "+l"(to)
        : "l"(a), "l"(b), "l"(c), "l"(d)
        : "memory");
  }
  for (; pairs >= 4; pairs -= 4) {
    asm volatile("stmia %0!, {r3, r4, r5, r6}\n" : "+l"(to) : "l"(a), "l"(b), "l"(c), "l"(d) : "memory");
  }
#endif
  for (; pairs > 0; --pairs) *to++ = value;
  return to;
}

}  // namespace

LUCCA_HOT void fillSpans(uint16_t* first, int stride, int count, int rows, uint16_t value) {
  if (count == stride) {  // whole rows lie end to end
    count *= rows;
    rows = rows > 0 ? 1 : 0;
  }
  const uint32_t both = value | (static_cast<uint32_t>(value) << 16);
  for (; rows > 0; --rows, first += stride) {
    uint16_t* to = first;
    int left = count;
    if (left > 0 && (reinterpret_cast<uintptr_t>(to) & 2u) != 0) {
      *to++ = value;
      --left;
    }
    to = reinterpret_cast<uint16_t*>(
        fillPairs(reinterpret_cast<PixelPair*>(to), static_cast<uint32_t>(left > 0 ? left : 0) >> 1, both));
    if ((left & 1) != 0) *to = value;
  }
}

LUCCA_HOT void copyKeyed(uint16_t* to, const uint16_t* from, int count, uint16_t key) {
  for (; count > 0; --count, ++to, ++from) {
    const uint16_t pixel = *from;
    if (pixel != key) *to = pixel;
  }
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
