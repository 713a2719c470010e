// The review of a finished game while it is worked out, and afterwards. It works in slices in the computer players' memory; if
// another owner takes that, only the turn under way is lost. With each turning point the progress is saved: after a power cut
// the work continues from there, and a whole review is there at once next time.
#pragma once

#include "engine/bots/review/reviewer.h"
#include "ui/game/played_match.h"
#include "ui/saves/review_saves.h"

namespace lucca::ui {

class ReviewWork {
 public:
  explicit ReviewWork(LentMemory& spare) : spare_(spare), reviewer_(spare.take(this)) {}

  // Whether there is something to review: a judge of the game, and people whose turns it judges.
  static bool suits(const PlayedMatch& match);
  // Turns to this match, and loads its review if one is kept. Cheap if it is the same match as before.
  void follow(const PlayedMatch& match, ReviewSaves& saves);
  // Works on for about `steps` steps. True: a picture of it would look different.
  bool work(const PlayedMatch& match, ReviewSaves& saves, uint32_t steps);

  const Review& review() const { return review_; }
  bool done() const { return review_.done; }
  // Of the whole work; 100: done.
  uint8_t percent() const { return done() ? 100 : progress_.percent; }
  const ReviewProgress& progress() const { return progress_; }
  // Whether its player has looked at it: the result's cursor then begins elsewhere.
  bool seen() const { return seen_; }
  void see() { seen_ = true; }

 private:
  void begin(const PlayedMatch& match);

  LentMemory& spare_;
  Reviewer reviewer_;
  Review review_;
  ReviewProgress progress_;
  uint32_t game_ = 0, seed_ = 0, changes_ = 0;  // what it is about
  bool seen_ = false;
};

}  // namespace lucca::ui
