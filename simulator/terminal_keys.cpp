#include "simulator/terminal_keys.h"

namespace lucca::simulator {

void TerminalKeys::take(std::string_view text, uint32_t nowMs) {
  for (const char c : text) character(c, nowMs);
}

PadSet TerminalKeys::down(uint32_t nowMs) {
  if (reading_ == Reading::Escape && !escTold_ && nowMs - escapeAt_ >= kEscapeMs) {
    escTold_ = true;
    press(Pad::B, nowMs);
  }
  PadSet down = 0;
  for (int i = 0; i < 8; ++i) {
    if (pressed_[i] && nowMs - at_[i] < kDownMs) down = static_cast<PadSet>(down | 1u << i);
  }
  return down;
}

// ESC [ or ESC O, then numbers and semicolons, then a letter that says which key.
void TerminalKeys::character(char c, uint32_t nowMs) {
  static constexpr std::string_view kArrows = "ABDC";  // up, down, left, right
  if (reading_ == Reading::Sequence) {
    if (c < '@' || c > '~') return;
    reading_ = Reading::Plain;
    const std::size_t arrow = kArrows.find(c);
    if (arrow != std::string_view::npos && !escTold_) press(static_cast<Pad>(arrow), nowMs);
    return;
  }
  if (reading_ == Reading::Escape) {
    if (c == '[' || c == 'O') {
      reading_ = Reading::Sequence;
      return;
    }
    if (!escTold_) press(Pad::B, nowMs);
    reading_ = Reading::Plain;
  }
  if (c == '\x1b') {
    reading_ = Reading::Escape;
    escTold_ = false;
    escapeAt_ = nowMs;
    return;
  }
  key(c, nowMs);
}

void TerminalKeys::key(char c, uint32_t nowMs) {
  switch (c) {
    case '\n':
    case '\r':
    case ' ':
    case 'a':
    case 'A':
      return press(Pad::A, nowMs);
    case 127:
    case '\b':
    case 'b':
    case 'B':
      return press(Pad::B, nowMs);
    case 'x':
    case 'X':
    case '?':
      return press(Pad::X, nowMs);
    case 'y':
    case 'Y':
    case '\t':
      return press(Pad::Y, nowMs);
    case 'q':
    case 'Q':
      stopped_ = true;
      return;
    default:
      return;
  }
}

void TerminalKeys::press(Pad pad, uint32_t nowMs) {
  pressed_[static_cast<int>(pad)] = true;
  at_[static_cast<int>(pad)] = nowMs;
}

}  // namespace lucca::simulator
