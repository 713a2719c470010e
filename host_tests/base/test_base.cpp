// What knows no product: lists, generator, CRC, byte order.
#include <unity.h>

#include "base/bytes.h"
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

static void numbersAreWrittenLowByteFirstAndReadBack() {
  uint8_t bytes[10] = {};
  ByteWriter out(bytes);
  out.u8(0x1AB);  // the low byte
  out.u16(0xCDEF);
  out.u32(0x12345678u);
  out.bytes("ok", 2);
  const uint8_t expected[] = {0xAB, 0xEF, 0xCD, 0x78, 0x56, 0x34, 0x12, 'o', 'k'};
  TEST_ASSERT_EQUAL(sizeof expected, out.size());
  TEST_ASSERT_EQUAL_HEX8_ARRAY(expected, bytes, sizeof expected);
  ByteReader in({bytes, sizeof expected});
  char word[2];
  TEST_ASSERT_EQUAL_HEX8(0xAB, in.u8());
  TEST_ASSERT_EQUAL_HEX16(0xCDEF, in.u16());
  TEST_ASSERT_EQUAL_HEX32(0x12345678u, in.u32());
  in.bytes(word, 2);
  TEST_ASSERT_EQUAL_MEMORY("ok", word, 2);
  TEST_ASSERT_TRUE(in.ok() && in.atEnd());
}

static void aNumberThatDoesNotFitIsNeitherWrittenNorRead() {
  uint8_t bytes[3] = {1, 2, 3};
  ByteWriter out({bytes, 2});
  out.u8(9);
  out.u16(0x5555);
  out.u8(7);  // would fit: but nothing follows a gap
  TEST_ASSERT_FALSE(out.ok());
  TEST_ASSERT_EQUAL(1, out.size());
  const uint8_t expected[] = {9, 2, 3};
  TEST_ASSERT_EQUAL_HEX8_ARRAY(expected, bytes, 3);
  ByteReader in(bytes);
  TEST_ASSERT_EQUAL(0, in.u32());
  TEST_ASSERT_FALSE(in.ok());
  TEST_ASSERT_EQUAL(0, in.u8());
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(listRefusesWhenFull);
  RUN_TEST(crcOfTheCheckString);
  RUN_TEST(belowIsUniformAndInRange);
  RUN_TEST(numbersAreWrittenLowByteFirstAndReadBack);
  RUN_TEST(aNumberThatDoesNotFitIsNeitherWrittenNorRead);
  return UNITY_END();
}
