// The coach of one seat: what a turn that is about to end certainly loses, and the words and the place of it. The game's own
// question to the engine; the shell asks it, shows the answer and leads back to the mistake.
#pragma once

#include <span>

#include "engine/game/game.h"
#include "ui/stage/table.h"

namespace lucca::ui {

class SeatCoach {
 public:
  // A turn that can still be taken back: what the seat knew before it, and its decisions since. The same in every call.
  struct Turn {
    const AnyView& before;
    std::span<const Action> decisions;
    Seat seat;
  };

  virtual void begin(const Turn& turn) = 0;
  // Computes a slice; true: it is known whether there is something to say.
  virtual bool advance(const Turn& turn) = 0;
  // After that: whether something is certainly lost,
  virtual bool warns() const = 0;
  // which decision of the turn was the mistake, from 0,
  virtual std::size_t fault() const = 0;
  // what is lost, in a sentence; `brief`: in few words,
  virtual void describe(const Table& table, bool brief, Phrase& out) const = 0;
  // the numbers of it, which may be left out,
  virtual void count(Phrase& out) const = 0;
  // and what to mark on the stage (GameStage::whereIs); kNoAction: nothing.
  virtual Action mark() const { return kNoAction; }

 protected:
  ~SeatCoach() = default;
};

}  // namespace lucca::ui
