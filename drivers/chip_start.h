// Why the chip started, from what its registers and its memory say.
#pragma once

#include <cstdint>

namespace lucca {

enum class ChipStart : uint8_t {
  PowerOn,  // the power was really off before: every part of the board was reset
  Dip,      // the supply failed for a moment; the rest of the board may not have noticed
  Restart,  // by the watchdog or the reset line: the rest of the board is as it was
};

struct StartSigns {
  bool byWatchdog = false;  // the watchdog restarted the chip; the flags below are then older
  bool powerOn = false;     // HAD_POR
  bool brownOut = false;    // HAD_BOR, RP2350 only; the RP2040 reports a brown-out as power-on
  bool marked = false;      // the memory still holds a mark of the last run
};

// A mark in the memory means that the supply was away only for a moment. Without one the power was off, also where the
// chip reports a brown-out beside its power-on: the supply passes the brown-out's threshold when it rises, too.
constexpr ChipStart startOf(const StartSigns& signs) {
  if (signs.byWatchdog) return ChipStart::Restart;
  if (signs.powerOn) return signs.marked ? ChipStart::Dip : ChipStart::PowerOn;
  return signs.brownOut ? ChipStart::Dip : ChipStart::Restart;
}

}  // namespace lucca
