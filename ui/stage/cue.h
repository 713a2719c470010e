// The moment that a game's acts show, and its words.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/game/moment.h"
#include "ui/widgets/bars.h"

namespace lucca::ui {

struct Timeline;

struct Cue {
  enum class Kind : uint8_t {
    Own,     // the decision that the seat at the device has just made
    Show,    // a moment that has just happened, for its watchers
    Recap,   // a moment that the seat has not seen yet
    Replay,  // a moment of a whole game, turned page by page
    Hint,    // the effect of a choice
  };
  Kind kind = Kind::Show;
  // Never null. The caller owns it; it stays as it is until the picture is drawn.
  const Moment* moment = nullptr;
  // The words for it, in one or two lines; for a hint, the proposed action. Owned by the caller. Empty: no words.
  std::string_view words = {};
  // In smaller letters: the reason of a computer or a hint, or how the rules came to the result. Empty: none.
  std::string_view why = {};
  // The keys and their words. Null: no key does anything, because the act ends by itself.
  const BottomLine* keys = nullptr;
  // Recap and Replay: which moment this is, from 0, and how many there are. Both 0 elsewhere.
  int16_t number = 0, count = 0;
  // Replay: the place in the game. Null: none is shown.
  const Timeline* timeline = nullptr;
  // Recap: this moment together with all before it, in one picture. Default: the moment alone.
  bool news = false;
};

}  // namespace lucca::ui
