// What knows no product: lists, generator, CRC, byte order.

#include "base/bytes.h"
#include "base/crc32.h"
#include "base/fixed_list.h"
#include "base/lent_memory.h"
#include "base/nibbles.h"
#include "base/plain_text.h"
#include "base/rng.h"
#include "host_tests/suite.h"

using namespace lucca;

TEST(list_refuses_when_full) {
  FixedList<int, 2> list;
  TEST_ASSERT_TRUE(list.push(1));
  TEST_ASSERT_TRUE(list.push(2));
  TEST_ASSERT_FALSE(list.push(3));
  TEST_ASSERT_EQUAL(2, list.size());
  TEST_ASSERT_TRUE(list.contains(2));
  TEST_ASSERT_FALSE(list.contains(3));
}

TEST(small_numbers_share_a_byte) {
  Nibbles<7> list;
  TEST_ASSERT_EQUAL(4, sizeof list);
  for (unsigned i = 0; i < 7; ++i) list.set(i, 15 - i);
  list.set(3, 5);
  for (unsigned i = 0; i < 7; ++i) TEST_ASSERT_EQUAL(i == 3 ? 5 : 15 - i, list[i]);
}

TEST(who_took_lent_memory_last_has_it) {
  std::byte bytes[8];
  LentMemory lent(bytes);
  int first, second;
  TEST_ASSERT_FALSE(lent.has(&first));
  TEST_ASSERT_EQUAL_PTR(bytes, lent.take(&first).data());
  TEST_ASSERT_TRUE(lent.has(&first));
  lent.take(&second);
  TEST_ASSERT_TRUE(lent.has(&second));
  TEST_ASSERT_FALSE(lent.has(&first));
}

TEST(crc_of_the_check_string) {
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926u, crc32(reinterpret_cast<const uint8_t*>("123456789"), 9));
  const uint32_t half = crc32(reinterpret_cast<const uint8_t*>("1234"), 4);
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926u, crc32(reinterpret_cast<const uint8_t*>("56789"), 5, half));
}

TEST(below_is_uniform_and_in_range) {
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

TEST(numbers_are_written_low_byte_first_and_read_back) {
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

TEST(a_number_that_does_not_fit_is_neither_written_nor_read) {
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

// ---- Text that may be shown

TEST(plain_text_is_whole_characters_without_controls) {
  for (const char* good :
       {"", "Anna", "~ !", "Ünal", "Niccolò", "\u00A0", "\uFFFD", "\U0010FFFF", "\u2027\u202F"})
    TEST_ASSERT_TRUE_MESSAGE(isPlainText(good), good);
  using namespace std::string_view_literals;
  const std::string_view bad[] = {"\0"sv,
                                  "a\x1B[2J"sv,
                                  "two\nlines"sv,
                                  "\t"sv,
                                  "\x1F"sv,
                                  "\x7F"sv,
                                  "\xC2\x9B"sv,
                                  "\x80"sv,
                                  "\xC2"sv,
                                  "\xC0\x8A"sv,
                                  "\xC1\xBF"sv,
                                  "\xE0\x80\x8A"sv,
                                  "\xE2\x82"sv,
                                  "\xED\xA0\x80"sv,
                                  "\xF0\x80\x80\x8A"sv,
                                  "\xF4\x90\x80\x80"sv,
                                  "\xF5\x80\x80\x80"sv,
                                  "\xE2\x80\xA8"sv,
                                  "\xE2\x80\xAE"sv,
                                  "\xE2\x81\xA6"sv};
  for (const std::string_view text : bad) TEST_ASSERT_FALSE(isPlainText(text));
}

TEST(whatever_the_bytes_are_they_can_be_made_plain) {
  Rng random(5);
  for (int i = 0; i < 20'000; ++i) {
    char bytes[8];
    for (char& byte : bytes) byte = static_cast<char>(random.next() >> (random.below(3) == 0 ? 25 : 24));
    makePlain(bytes);
    TEST_ASSERT_TRUE(isPlainText({bytes, sizeof bytes}));
  }
  char name[] = "\x1B[1m\xC3\xA4\xC3";
  makePlain({name, sizeof name - 1});
  TEST_ASSERT_EQUAL_STRING("?[1m\xC3\xA4?", name);
}
