// The certain losses of a turn that is about to end, for the coach of a seat. A claim is made only where it holds whatever is
// taken prisoner; where that cannot be shown nothing is said. Nothing here changes the game.
#pragma once

#include <span>

#include "engine/torri/threats.h"

namespace lucca::torri {

enum class Loss : uint8_t {
  None,
  Wins,    // the next seat wins when its turn begins, and another turn of the seat would have prevented it
  Struck,  // the next seat can strike the seat's highest tower, which was safe, or safer, before this turn
};

struct TurnLoss {
  Loss kind = Loss::None;
  Seat by = kNobody;   // the next seat
  uint8_t fault = 0;   // which decision of the turn it was, from 0: from there on it can be prevented
  uint8_t height = 0;  // Struck: of the seat's highest tower now; Wins: of the tower that wins
  uint8_t left =
      0;  // Struck: what is left of it at most; Wins: of the tower that wins, after the seat's own strike
  Strike strike;       // Struck: the blow; Wins: the seat's own that would have prevented it;
                       // none: a brick that does not help that seat is enough
  Lot tower = kNoLot;  // the tower that has this `height`

  explicit operator bool() const { return kind != Loss::None; }
};

// The question, answered in slices. `before`: the position to which the seat can still go back; `turn`: the seat's decisions
// since. Both are the same in every call.
class LossSearch {
 public:
  // The turn to be judged: its decisions are legal and end it.
  struct Turn {
    const State& before;
    std::span<const Action> decisions;
    Seat seat;
  };

  void begin(const Turn& turn);
  // Looks at `steps` first bricks of a strike; true: the answer is known.
  bool advance(const Turn& turn, int steps);
  const TurnLoss& loss() const { return loss_; }

 private:
  enum class Stage : uint8_t { Prevents, Strikes, Baseline, Fault, Done };

  void beginStrikes(const Turn& turn);
  void givenAway(const Turn& turn);
  void prevented(const Turn& turn);
  void faultAfter(const Turn& turn, int decisions);

  StrikeSearch search_;
  TurnLoss loss_;
  Stage stage_ = Stage::Done;
  uint8_t safe_ = 0;   // floors of the seat's highest tower that no blow could take before the turn
  uint8_t after_ = 0;  // Stage::Fault: how many decisions were made in the position that is looked at
};

// The whole answer at once.
TurnLoss certainLoss(const LossSearch::Turn& turn);

}  // namespace lucca::torri
