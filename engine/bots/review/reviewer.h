// Reviews a finished game: first the river, then the people's turns, those with the steepest falls first. It works in slices in
// the workspace of the computer players; integers only, and the same answer on every machine, however it was sliced and however
// often it restarted.
//
//   Reviewer reviewer(spare.take(this));            // kBotWorkspace bytes
//   reviewer.begin(game, match.setup(), match.history(), people, review);
//   while (!reviewer.work(100)) { ... }             // between two pictures
//
// Every result is in `review` at once: riverDone, points, done. If the workspace goes to another owner, or the
// device sleeps, only the turn under way is lost: take the workspace again and call begin() with the same review, which may have
// been kept as bytes in between.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/bots/bot.h"
#include "engine/bots/review/review.h"

namespace lucca {

// The progress of a review, for a line such as "Looking at Anna's turns: 3 of 7".
struct ReviewProgress {
  uint8_t percent = 0;  // of everything, 0..100; never falls while it works
  Seat seat = kNobody;  // whose turns; kNobody while the river is made, and at the end
  uint8_t nth = 0;      // of the seat's turns that are judged, from 1
  uint8_t of = 0;
};

class Reviewer {
 public:
  // The workspace has kBotWorkspace bytes, aligned for pointers.
  explicit Reviewer(std::span<std::byte> workspace) : workspace_(workspace) {}
  // Gives the reviewer another piece of memory, or the same again; begin() must follow.
  void lend(std::span<std::byte> workspace) { workspace_ = workspace; }

  // `game` has a judge (judges.h); the history is whole and legal, and all arguments outlive the work. A review of the same
  // game and people continues where it stopped; any other is emptied first. A game that has not ended is reviewed up to its
  // last entry.
  void begin(const Game& game, const Setup& setup, std::span<const Action> history, SeatSet people,
             Review& review);
  // Continues for about `steps` steps of some 35 us on the device. A list of a turn's plans, in Palazzi one for each turn and
  // several for the answers to it, takes as long as hard's choice of a triplet, 12 to 30 ms; later calls then do less. True
  // when the review is done.
  bool work(uint32_t steps);
  ReviewProgress progress() const;
  // Steps since begin().
  uint32_t stepsUsed() const;

 private:
  struct Work;

  std::span<std::byte> workspace_;
  Work* work_ = nullptr;
};

// Names a game and the people in it, for Review::game. Never 0.
uint32_t nameOfGame(const Setup& setup, std::span<const Action> history, SeatSet people);

}  // namespace lucca
