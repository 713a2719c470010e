// The memory of a fault: four words that survive a reset and may be anything after power-on.
#include <unity.h>

#include <string>
#include <string_view>

#include "base/rng.h"
#include "drivers/fault.h"

using namespace lucca;

void setUp() {}
void tearDown() {}

static void faultSurvivesItsWords() {
  const Fault fault{FaultCode::Hard, 2, 0x10012345, 0x20000001};
  TEST_ASSERT_TRUE(decodeFault(encodeFault(fault)) == fault);
}

static void otherWordsAreNoFault() {
  TEST_ASSERT_TRUE(decodeFault({}).code == FaultCode::None);
  Rng rng(5);
  for (int i = 0; i < 100'000; ++i) {
    TEST_ASSERT_TRUE(decodeFault({rng.next(), rng.next(), rng.next(), rng.next()}).code == FaultCode::None);
  }
}

static void anyFlippedBitIsNoticed() {
  const FaultWords words = encodeFault({FaultCode::Panic, 0, 0x10004000, 0x10005000});
  for (int bit = 0; bit < 128; ++bit) {
    FaultWords flipped = words;
    flipped[bit / 32] ^= 1u << (bit % 32);
    TEST_ASSERT_TRUE(decodeFault(flipped).code == FaultCode::None);
  }
}

static void textNamesCodeAndPlace() {
  TEST_ASSERT_EQUAL_STRING("F2-01A2BC", faultText({FaultCode::Hard, 0, 0x1001A2BC, 0}).data());
}

static PanicWords wordsOf(std::string_view text) {
  PanicWords words;
  words.text.fill('x');
  text.copy(words.text.data(), words.text.size() - 1);
  if (text.size() < words.text.size()) words.text[text.size()] = 0;
  return words;
}

static void panicsWordsAreReadAgain() {
  const FaultWords fault = encodeFault({FaultCode::Panic, 0, 0x10004000, 0});
  PanicWords words = wordsOf("no DMA channel\n\x80 12 left");
  TEST_ASSERT_EQUAL_STRING("", readWords(words, fault));
  sealWords(words, fault);
  TEST_ASSERT_EQUAL_STRING("no DMA channel   12 left", readWords(words, fault));
  words = wordsOf(std::string(300, 'y'));
  sealWords(words, fault);
  TEST_ASSERT_EQUAL_STRING(std::string(63, 'y').c_str(), readWords(words, fault));
}

static void wordsOfAnotherFaultSayNothing() {
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

int main() {
  UNITY_BEGIN();
  RUN_TEST(faultSurvivesItsWords);
  RUN_TEST(otherWordsAreNoFault);
  RUN_TEST(anyFlippedBitIsNoticed);
  RUN_TEST(textNamesCodeAndPlace);
  RUN_TEST(panicsWordsAreReadAgain);
  RUN_TEST(wordsOfAnotherFaultSayNothing);
  return UNITY_END();
}
