// The engine's frame: lists, generator, CRC.
#include <unity.h>

#include "base/crc32.h"
#include "base/fixed_list.h"
#include "base/rng.h"

using namespace lucca;

void setUp() {}
void tearDown() {}

static void listRefusesWhenFull() {
  FixedList<int, 2> list;
  TEST_ASSERT_TRUE(list.push(1));
  TEST_ASSERT_TRUE(list.push(2));
  TEST_ASSERT_FALSE(list.push(3));
  TEST_ASSERT_EQUAL(2, list.size());
  TEST_ASSERT_TRUE(list.contains(2));
  TEST_ASSERT_FALSE(list.contains(3));
}

static void crcOfTheCheckString() {
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926u, crc32(reinterpret_cast<const uint8_t*>("123456789"), 9));
  const uint32_t half = crc32(reinterpret_cast<const uint8_t*>("1234"), 4);
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926u, crc32(reinterpret_cast<const uint8_t*>("56789"), 5, half));
}

static void belowIsUniformAndInRange() {
  Rng rng(7);
  int count[6] = {};
  for (int i = 0; i < 60000; ++i) {
    const uint32_t k = rng.below(6);
    TEST_ASSERT_LESS_THAN_UINT32(6, k);
    ++count[k];
  }
  for (int c : count) TEST_ASSERT_INT_WITHIN(500, 10000, c);
  TEST_ASSERT_EQUAL(0, rng.below(1));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(listRefusesWhenFull);
  RUN_TEST(crcOfTheCheckString);
  RUN_TEST(belowIsUniformAndInRange);
  return UNITY_END();
}
