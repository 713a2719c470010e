// Why the chip started: every combination of signs that the two chips can give.

#include <initializer_list>

#include "drivers/chip_start.h"
#include "host_tests/suite.h"

using namespace lucca;

static void starts(ChipStart wanted, StartSigns signs) {
  TEST_ASSERT_EQUAL(static_cast<int>(wanted), static_cast<int>(startOf(signs)));
}

TEST(power_on_without_a_mark_is_a_cold_start) { starts(ChipStart::PowerOn, {.powerOn = true}); }

// An RP2350 whose supply rises slowly may report both.
TEST(power_on_beside_a_brown_out_is_a_cold_start_too) {
  starts(ChipStart::PowerOn, {.powerOn = true, .brownOut = true});
}

TEST(power_on_with_a_mark_is_a_dip) {
  starts(ChipStart::Dip, {.powerOn = true, .marked = true});
  starts(ChipStart::Dip, {.powerOn = true, .brownOut = true, .marked = true});
}

TEST(a_brown_out_alone_is_a_dip) {
  starts(ChipStart::Dip, {.brownOut = true});
  starts(ChipStart::Dip, {.brownOut = true, .marked = true});
}

TEST(the_reset_line_is_a_restart) { starts(ChipStart::Restart, {.marked = true}); }

// The chip's flags stay as the last power-on left them.
TEST(the_watchdog_is_believed_before_older_flags) {
  for (const bool brownOut : {false, true}) {
    starts(ChipStart::Restart, {.byWatchdog = true, .powerOn = true, .brownOut = brownOut, .marked = true});
  }
}
