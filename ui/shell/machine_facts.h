// The facts about its machine that the screens know.
#pragma once

#include <cstdint>

#include "drivers/fault.h"
#include "drivers/keys.h"

namespace lucca {
class BoardCheck;
class PanelTrial;
}  // namespace lucca

namespace lucca::ui {

struct Outside;

struct MachineFacts {
  KeyLayout keys = KeyLayout::Eight;  // which keys the board has, and how they give the eight buttons
  const char* board = "";             // its name on the page About; empty: not shown
  const char* version = "";           // of the program, as in the file VERSION
  uint16_t thinkSteps = 4;            // steps that a computer player thinks in one tick of the loop (4 ms)
  Fault fault = {};                   // why the device restarted; FaultCode::None: it was switched on
  const char* faultWords = "";        // the message of a panic; empty: there was none
  bool supplyDipped = false;          // the device restarted because its supply failed for a moment
  bool smallFlash = false;            // the chip has no room where saves belong, so saves are off
  BoardCheck* check = nullptr;  // the board's facts for the device check; null: this machine is no board
  Outside* outside = nullptr;   // what a page around the handheld offers (ui/shell/outside.h); null: nothing
  PanelTrial* panel = nullptr;  // tries out settings of the panel; null: the machine has no panel to set
};

}  // namespace lucca::ui
