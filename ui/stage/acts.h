// How a game shows what happened, moment by moment: as it happens, in a recap, in a replay, and as a hint. An act is the
// animation of one moment (ui/stage/act.h).
#pragma once

#include "drawing/canvas.h"
#include "ui/stage/answer.h"
#include "ui/stage/cue.h"
#include "ui/stage/table.h"
#include "ui/widgets/event.h"

namespace lucca::ui {

class Acts {
 public:
  // The order in which moments are shown.
  enum class Order : uint8_t {
    First,  // of a recap, of a turn, or alone
    Next,   // after the one before
    Own,    // what the seat at the device has just decided itself
  };

  // In ms at normal speed: how long the act of a moment lasts, and how long the moment then stays on display. The slow
  // speed stretches both.
  virtual uint32_t actMs(const Moment&) const { return Motion::kHappenMs; }
  virtual uint32_t stayMs(const Moment&) const { return 0; }
  // How long the last picture rests after a person's own act, in ms at normal speed; a key ends the rest, too. 0: not at all.
  virtual uint32_t ownRestMs(const Moment&) const { return 0; }
  // False: the moments after it show it too, so it is not put on display as it happens. Default: it is.
  virtual bool showsLive(const Moment&) const { return true; }
  // Another moment is about to be shown.
  virtual void follow(const Table&, const Moment&, Order) {}
  // A seat begins to decide; `forced`: it has no choice.
  virtual void decide(bool /*forced*/) {}
  // Draws the moment of the cue, bars included: in the middle of its act, or at rest as it ends.
  virtual void draw(const Table& table, Canvas& canvas, const Cue& cue) = 0;
  // A, B and the directions while others move or a moment is on display.
  virtual Answer watchEvent(const Table&, const Event&) { return Answer::unused(); }

 protected:
  ~Acts() = default;
};

}  // namespace lucca::ui
