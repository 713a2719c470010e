// The moment on display, or the seat's last decision; while a seat decides, the effect of a hint.
#pragma once

#include <cstdint>

#include "engine/bots/reason.h"
#include "ui/game/hands.h"
#include "ui/game/moment.h"
#include "ui/words/text.h"

namespace lucca::ui {

enum class Speed : uint8_t { Slow, Normal, Instant };

class Showing {
 public:
  // How long a moment stays on display where no scene calls stayUntil(); scenes take the time from the game (Acts::stayMs).
  static constexpr uint32_t kMoveShownMs = 1800;  // a move of a seat
  static constexpr uint32_t kStepShownMs = 1400;  // chance, or a step of the rules

  const Moment& moment() const { return moment_; }
  // Its description, made once by the scene that shows it (GameWords::describe); empty: it is not worth telling.
  const Phrase& words() const { return words_; }
  Phrase& words() { return words_; }
  Reason reason() const { return reason_; }     // of a computer's move
  uint32_t count() const { return count_; }     // of the moments shown, so that a scene knows a new one
  void stayUntil(uint32_t ms) { until_ = ms; }  // unless it waits for a key
  bool over(uint32_t nowMs) const { return !waitsForKey_ && static_cast<int32_t>(nowMs - until_) >= 0; }
  // Shows the effect of `action`, as if it had happened.
  void foretell(const PlayedMatch& match, const Hands& hands, Seat seat, Action action);

  // ---- For the session
  // Keeps the watcher's view from before the next moment.
  AnyView& before() { return moment_.before; }
  Reason& because() { return reason_; }
  // The moment has happened, and `hands` has looked since. Its number counts entries of the history, not steps of the rules.
  void happened(const PlayedMatch& match, const Hands& hands, Seat mover, Action action);
  // Puts the moment on display; at slow speed it stays until a key is pressed.
  void display(uint32_t nowMs, Speed speed);

 private:
  Moment moment_;
  Phrase words_;
  Reason reason_;
  uint32_t count_ = 0, until_ = 0;
  bool waitsForKey_ = false;
};

}  // namespace lucca::ui
