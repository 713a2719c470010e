// The result of a press on a game's stage. The stage moves its own cursor and says why a press does nothing. It
// requests everything else here, and the scene that passed the press on carries it out.
#pragma once

#include <cstdint>

#include "drivers/sound.h"
#include "engine/game/action.h"
#include "engine/game/verdict.h"

namespace lucca::ui {

struct Answer {
  enum class Kind : uint8_t {
    Unused,   // the press means nothing here: the scene decides what it does
    Used,     // the stage has handled it
    Play,     // `action` is decided
    Refuse,   // the rules do not allow it: `why`
    Inspect,  // the inspect pages open at `page`; the player comes back to the same place
  };
  Kind kind = Kind::Unused;
  Sound sound = Sound::Confirm;     // Play: the sound if the rules accept it
  bool endsTurn = false;            // Play: no question whether the turn is over follows
  Action action = kNoAction;        // Play
  Verdict why = Verdict::Accepted;  // Refuse
  int16_t page = 0;                 // Inspect

  static constexpr Answer unused() { return {}; }
  static constexpr Answer used() { return {.kind = Kind::Used}; }
  static constexpr Answer play(Action action, Sound sound = Sound::Confirm) {
    return {.kind = Kind::Play, .sound = sound, .action = action};
  }
  // The same, and the turn ends with it.
  static constexpr Answer endTurn(Action action, Sound sound = Sound::Confirm) {
    return {.kind = Kind::Play, .sound = sound, .endsTurn = true, .action = action};
  }
  static constexpr Answer refuse(Verdict why) { return {.kind = Kind::Refuse, .why = why}; }
  static constexpr Answer inspect(int page) {
    return {.kind = Kind::Inspect, .page = static_cast<int16_t>(page)};
  }
};

}  // namespace lucca::ui
