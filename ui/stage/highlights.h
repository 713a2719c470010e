// The best moments of a game: of each kind the greatest, and who had it, which may be several. A game's stage finds them moment by moment.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/fixed_list.h"
#include "engine/game/seat.h"
#include "ui/words/text.h"

namespace lucca::ui {

struct Highlight {
  Text what;
  SeatSet who;  // everybody who reached it
  int16_t value;
};

class Highlights {
 public:
  // A value of 0 is no highlight.
  void note(Text what, Seat who, int value) {
    if (value <= 0) return;
    for (Highlight& one : found_) {
      if (one.what != what) continue;
      if (value > one.value) one = {what, 0, static_cast<int16_t>(value)};
      if (value == one.value) one.who = static_cast<SeatSet>(one.who | seatBit(who));
      return;
    }
    static_cast<void>(found_.push({what, seatBit(who), static_cast<int16_t>(value)}));
  }
  // A count of a seat that runs over several moments, until it is reset.
  void beginCounts() { counts_.fill(0); }
  int count(Seat seat) { return ++counts_[static_cast<std::size_t>(seat)]; }

  std::span<const Highlight> all() const { return {found_.begin(), found_.end()}; }

 private:
  FixedList<Highlight, 4> found_;
  std::array<uint8_t, kMaxSeats> counts_{};
};

}  // namespace lucca::ui
