// The coach of one seat: it finds the certain losses of a turn that is about to end. Each game asks its engine in its own way;
// the shell runs the coach, shows the answer and leads back to the mistake.
#pragma once

#include <span>

#include "engine/game/game.h"
#include "ui/stage/table.h"

namespace lucca::ui {

class SeatCoach {
 public:
  // A turn that can still be taken back: what the seat knew before it, and its decisions since. All calls get the same turn.
  struct Turn {
    const AnyView& before;
    std::span<const Action> decisions;
    Seat seat;
  };

  virtual void begin(const Turn& turn) = 0;
  // Computes a slice. True: the answer is known, and the calls below may be made.
  virtual bool advance(const Turn& turn) = 0;
  // Whether something is certainly lost. The calls below are valid only then.
  virtual bool warns() const = 0;
  // Which decision of the turn was the mistake, from 0.
  virtual std::size_t fault() const = 0;
  // Adds the loss, in a sentence; `brief`: in few words.
  virtual void describe(const Table& table, bool brief, Phrase& out) const = 0;
  // Adds the numbers of the loss, which a small box leaves out.
  virtual void count(Phrase& out) const = 0;
  // What to mark on the stage (GameStage::whereIs); kNoAction: nothing.
  virtual Action mark() const { return kNoAction; }

 protected:
  ~SeatCoach() = default;
};

}  // namespace lucca::ui
