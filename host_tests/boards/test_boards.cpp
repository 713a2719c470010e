// What the build refuses in a board's file.

#include "all_boards.h"
#include "host_tests/suite.h"

namespace {

using namespace lucca;

constexpr Board kGood = breadboard_240x240::kBoard;

TEST(a_pin_with_two_jobs_is_refused) {
  Board board = kGood;
  TEST_ASSERT_TRUE(pinsAreDistinct(board));
  board.keys.a = board.keys.b;
  TEST_ASSERT_FALSE(pinsAreDistinct(board));
  board = kGood;
  board.led.blue = board.display.dc;
  TEST_ASSERT_FALSE(pinsAreDistinct(board));
}

TEST(a_key_on_the_pin_of_the_log_is_refused) {
  Board board = kGood;
  board.keys.press = board.log;
  TEST_ASSERT_FALSE(pinsAreDistinct(board));
  board.log = kNoPin;
  TEST_ASSERT_TRUE(pinsAreDistinct(board));
  board.log = 13;
  TEST_ASSERT_FALSE(logCanBeSent(board));
}

// Two neighbours share a slice, and slices repeat after 16 pins.
TEST(a_piezo_and_a_lamp_on_one_slice_are_refused) {
  Board board = kGood;
  board.piezo = 15;
  board.led.red = 14;
  TEST_ASSERT_FALSE(piezoSharesNoLamp(board));
  board.led.red = 13;
  TEST_ASSERT_TRUE(piezoSharesNoLamp(board));
  board.piezo = 4;
  board.display.backlight = 21;
  TEST_ASSERT_FALSE(piezoSharesNoLamp(board));
  board.piezo = kNoPin;
  TEST_ASSERT_TRUE(piezoSharesNoLamp(board));
}

TEST(pins_that_the_chip_cannot_use_are_refused) {
  Board board = kGood;
  board.display.spi = 1;
  TEST_ASSERT_FALSE(spiReachesItsPins(board));
  board.display.clock = 10;
  board.display.data = 11;
  TEST_ASSERT_TRUE(spiReachesItsPins(board));
  board.display.data = 12;
  TEST_ASSERT_FALSE(spiReachesItsPins(board));
  board.power.batteryAdc = 25;
  TEST_ASSERT_FALSE(batteryCanBeMeasured(board));
}

}  // namespace
