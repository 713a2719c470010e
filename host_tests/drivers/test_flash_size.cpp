// A chip that is smaller than it should be shows its beginning again.

#include "base/rng.h"
#include "drivers/flash_size.h"
#include "host_tests/suite.h"

using namespace lucca;

static constexpr std::size_t kMost = 4 * 1024 * 1024;
static uint8_t flash[kMost];

// A chip of `real` bytes behind addresses for kMost: half of it a program, the rest erased.
static void fill(std::size_t real) {
  Rng rng(3);
  for (std::size_t i = 0; i < kMost; ++i) {
    flash[i] = i < real ? (i < real / 2 ? static_cast<uint8_t>(rng.next() >> 8) : 0xFF) : flash[i - real];
  }
}

TEST(smaller_chip_is_found_out) {
  for (std::size_t real = 512 * 1024; real <= kMost; real *= 2) {
    fill(real);
    TEST_ASSERT_EQUAL(real, realFlashSize(flash));
  }
}

TEST(part_of_a_larger_chip_is_all_there) {
  fill(kMost);
  TEST_ASSERT_EQUAL(kMost / 2, realFlashSize({flash, kMost / 2}));
}
