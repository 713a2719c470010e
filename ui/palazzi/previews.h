// The gain of each triplet for the seat to move. A preview tries out every way to play the cards, so it is made once for a
// position, when it is first asked for, and not for each picture.
#pragma once

#include <array>

#include "engine/palazzi/query.h"

namespace lucca::ui {

struct Preview {
  std::array<Action, palazzi::kTripletCards> plays;  // as Foreseen has them
  int16_t gain;                                      // points at once
  int16_t end;              // as if the game ended then; only in the last round, else 0
  uint8_t shields, needed;  // afterwards

  bool wallsHold() const { return shields >= needed; }
};

class Previews {
 public:
  // Of a triplet that can be taken. The reference is valid until another position is asked about.
  const Preview& of(const palazzi::State& state, Seat seat, int triplet);
  // The best end of all triplets that are left, in the last round.
  int bestEnd(const palazzi::State& state, Seat seat);

 private:
  uint32_t position_ = 0;  // a checksum of what was asked about
  uint8_t made_ = 0;       // bit set of triplets
  std::array<Preview, palazzi::kMaxTriplets> preview_;
};

inline bool isLastRound(const palazzi::State& state) { return state.round == state.rounds; }

}  // namespace lucca::ui
