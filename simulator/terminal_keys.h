// The keys of a terminal as pads. A terminal tells presses, not releases: a key counts as down for a moment after each
// character. An arrow is several characters, which may arrive in pieces.
#pragma once

#include <cstdint>
#include <string_view>

#include "drivers/keys.h"

namespace lucca::simulator {

class TerminalKeys {
 public:
  static constexpr uint32_t kDownMs = 60;
  // An escape with nothing after it for this long is the key Esc.
  static constexpr uint32_t kEscapeMs = 400;

  void take(std::string_view text, uint32_t nowMs);
  PadSet down(uint32_t nowMs);
  bool stopped() const { return stopped_; }  // Q was pressed

 private:
  enum class Reading : uint8_t { Plain, Escape, Sequence };

  void character(char c, uint32_t nowMs);
  void key(char c, uint32_t nowMs);
  void press(Pad pad, uint32_t nowMs);

  Reading reading_ = Reading::Plain;
  bool escTold_ = false;  // the escape already counted as Esc: what follows is thrown away
  uint32_t escapeAt_ = 0;
  bool pressed_[8] = {};
  uint32_t at_[8] = {};
  bool stopped_ = false;
};

}  // namespace lucca::simulator
