// What the shell wants to see on a game's stage.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/game/moment.h"
#include "ui/widgets/bars.h"

namespace lucca::ui {

struct Cue {
  enum class Kind : uint8_t {
    Position,  // the table as it is: somebody decides, is asked whether the turn is over, thinks, or is greeted
    Show,      // a moment of the game going on
    Recap,     // a moment that the seat has not seen
    Replay,    // a moment of the whole game
    Hint,      // what a choice would do
  };
  Kind kind = Kind::Position;
  const Moment* moment = nullptr;  // but for Position
  std::string_view words = {};     // what happens in it
  std::string_view why = {};       // the reason of a computer or a hint, or how the rules came to it
  const KeyHints* keys = nullptr;
  int16_t number = 0, count = 0;  // of the moments of a recap or replay
  bool news = false;              // this moment with all that were before it, in one picture
};

}  // namespace lucca::ui
