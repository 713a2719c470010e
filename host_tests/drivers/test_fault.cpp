// The memory of a fault: four words that survive a reset and may be anything after power-on.

#include <string>
#include <string_view>

#include "base/rng.h"
#include "drivers/fault.h"
#include "host_tests/suite.h"

using namespace lucca;

TEST(fault_survives_its_words) {
  const Fault fault{FaultCode::Hard, 2, 0x10012345, 0x20000001};
  TEST_ASSERT_TRUE(decodeFault(encodeFault(fault)) == fault);
}

TEST(other_words_are_no_fault) {
  TEST_ASSERT_TRUE(decodeFault({}).code == FaultCode::None);
  Rng rng(5);
  for (int i = 0; i < 100'000; ++i) {
    TEST_ASSERT_TRUE(decodeFault({rng.next(), rng.next(), rng.next(), rng.next()}).code == FaultCode::None);
  }
}

TEST(any_flipped_bit_is_noticed) {
  const FaultWords words = encodeFault({FaultCode::Panic, 0, 0x10004000, 0x10005000});
  for (int bit = 0; bit < 128; ++bit) {
    FaultWords flipped = words;
    flipped[bit / 32] ^= 1u << (bit % 32);
    TEST_ASSERT_TRUE(decodeFault(flipped).code == FaultCode::None);
  }
}

TEST(text_names_code_and_place) {
  TEST_ASSERT_EQUAL_STRING("F2-01A2BC", faultText({FaultCode::Hard, 0, 0x1001A2BC, 0}).data());
}

static PanicWords wordsOf(std::string_view text) {
  PanicWords words;
  words.text.fill('x');
  text.copy(words.text.data(), words.text.size() - 1);
  if (text.size() < words.text.size()) words.text[text.size()] = 0;
  return words;
}

TEST(panics_words_are_read_again) {
  const FaultWords fault = encodeFault({FaultCode::Panic, 0, 0x10004000, 0});
  PanicWords words = wordsOf("no DMA channel\n\x80 12 left");
  TEST_ASSERT_EQUAL_STRING("", readWords(words, fault));
  sealWords(words, fault);
  TEST_ASSERT_EQUAL_STRING("no DMA channel   12 left", readWords(words, fault));
  words = wordsOf(std::string(300, 'y'));
  sealWords(words, fault);
  TEST_ASSERT_EQUAL_STRING(std::string(63, 'y').c_str(), readWords(words, fault));
}

TEST(words_of_another_fault_say_nothing) {
  const FaultWords fault = encodeFault({FaultCode::Panic, 0, 0x10004000, 0});
  PanicWords words = wordsOf("old words");
  sealWords(words, fault);
  TEST_ASSERT_EQUAL_STRING("", readWords(words, encodeFault({FaultCode::Panic, 1, 0x10004000, 0})));
  TEST_ASSERT_EQUAL_STRING("", readWords(words, encodeFault({FaultCode::Hard, 0, 0x10004000, 0})));
  TEST_ASSERT_EQUAL_STRING("", readWords(words, {}));
  for (std::size_t at = 0; at < words.text.size(); ++at) {
    PanicWords flipped = words;
    flipped.text[at] = static_cast<char>(flipped.text[at] ^ 4);
    TEST_ASSERT_EQUAL_STRING("", readWords(flipped, fault));
  }
}
