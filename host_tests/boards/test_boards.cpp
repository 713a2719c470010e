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

// Whatever has a job on one of the UART's pins: the log takes the next one, and none where none is left.
TEST(the_log_gives_way_to_every_part_of_a_board) {
  TEST_ASSERT_EQUAL(0, logPin(kGood));
  Board board = kGood;
  board.piezo = 0;
  TEST_ASSERT_EQUAL(12, logPin(board));
  for (Pin KeyPins::*key : {&KeyPins::up, &KeyPins::press, &KeyPins::y}) {
    board = kGood;
    board.keys.*key = 0;
    TEST_ASSERT_EQUAL(12, logPin(board));
  }
  for (Pin DisplayPins::*wire : {&DisplayPins::dc, &DisplayPins::reset, &DisplayPins::tearing}) {
    board = kGood;
    board.display.*wire = 0;
    TEST_ASSERT_EQUAL(12, logPin(board));
  }
  for (Pin PowerPins::*wire : {&PowerPins::charging, &PowerPins::vbus, &PowerPins::radioSelect}) {
    board = kGood;
    board.power.*wire = 0;
    TEST_ASSERT_EQUAL(12, logPin(board));
  }
  board = kGood;  // its panel's DC is on 16
  board.led = {.red = 0, .green = 12};
  TEST_ASSERT_EQUAL(28, logPin(board));
  board.power.batteryAdc = 28;
  TEST_ASSERT_EQUAL(kNoPin, logPin(board));
  board = kGood;
  board.log = false;
  TEST_ASSERT_EQUAL(kNoPin, logPin(board));
}

TEST(the_log_of_every_board_is_on_a_free_pin) {
  for (const NamedBoard& named : kAllBoards) {
    const auto taken = pinsOf(named.board);
    const Pin pin = logPin(named.board);
    TEST_ASSERT_TRUE_MESSAGE(pin == kNoPin || std::ranges::find(taken, pin) == taken.end(), named.id);
    TEST_ASSERT_EQUAL_MESSAGE(named.board.log, pin != kNoPin, named.id);
  }
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
