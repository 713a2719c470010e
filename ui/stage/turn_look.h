// A turn of a finished game on the stage: as it was played, or as it would have been better.
#pragma once

#include <span>

#include "ui/game/moment.h"
#include "ui/widgets/bottom_line.h"
#include "ui/words/text.h"

namespace lucca::ui {

struct TurnLook {
  Seat seat = 0;
  const AnyView& before;  // the turn, as the seat saw it
  const AnyView& after;   // the decisions that are shown
  std::span<const Action> played, better;
  bool showsBetter = false;
  std::size_t entries = 0;  // of the history, before the turn
  Phrase chip = {};         // "Better 26"
  Phrase what = {};         // the seat's decisions
  Phrase why = {};          // the chances, or the reason
  Phrase brief = {};        // the chances in few words
  Phrase least = {};        // the same without a verb
  BottomLine keys = {};

  std::span<const Action> shown() const { return showsBetter ? better : played; }
};

}  // namespace lucca::ui
