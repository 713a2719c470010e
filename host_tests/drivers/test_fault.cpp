// The memory of a fault: four words that survive a reset and may be anything after power-on.
#include <unity.h>

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

int main() {
  UNITY_BEGIN();
  RUN_TEST(faultSurvivesItsWords);
  RUN_TEST(otherWordsAreNoFault);
  RUN_TEST(anyFlippedBitIsNoticed);
  RUN_TEST(textNamesCodeAndPlace);
  return UNITY_END();
}
