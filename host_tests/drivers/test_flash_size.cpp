// A chip that is smaller than it should be shows its beginning again.
#include <unity.h>

#include "base/rng.h"
#include "drivers/flash_size.h"

using namespace lucca;

static constexpr std::size_t kMost = 4 * 1024 * 1024;
static uint8_t flash[kMost];

void setUp() {}
void tearDown() {}

// A chip of `real` bytes behind addresses for kMost: half of it a program, the rest erased.
static void fill(std::size_t real) {
  Rng rng(3);
  for (std::size_t i = 0; i < kMost; ++i) {
    flash[i] = i < real ? (i < real / 2 ? static_cast<uint8_t>(rng.next() >> 8) : 0xFF) : flash[i - real];
  }
}

static void smallerChipIsFoundOut() {
  for (std::size_t real = 512 * 1024; real <= kMost; real *= 2) {
    fill(real);
    TEST_ASSERT_EQUAL(real, realFlashSize(flash));
  }
}

static void partOfALargerChipIsAllThere() {
  fill(kMost);
  TEST_ASSERT_EQUAL(kMost / 2, realFlashSize({flash, kMost / 2}));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(smallerChipIsFoundOut);
  RUN_TEST(partOfALargerChipIsAllThere);
  return UNITY_END();
}
