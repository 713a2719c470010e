#include "ui/saves/review_work.h"

#include "engine/bots/review/judges.h"

namespace lucca::ui {

namespace {

SeatSet peopleOf(const Plan& plan) {
  SeatSet people = 0;
  for (Seat seat = 0; seat < plan.setup.players; ++seat) {
    if (plan.isPerson(seat)) people = static_cast<SeatSet>(people | seatBit(seat));
  }
  return people;
}

}  // namespace

bool ReviewWork::suits(const PlayedMatch& match) {
  return findJudge(match.game().id) != nullptr && match.toMove() == kOver;
}

void ReviewWork::follow(const PlayedMatch& match, ReviewSaves& saves) {
  if (game_ != 0 && seed_ == match.seed() && changes_ == match.changes()) return;
  seed_ = match.seed();
  changes_ = match.changes();
  const uint32_t name = nameOfGame(match.setup(), match.history(), peopleOf(match.plan()));
  if (name == game_) return;
  game_ = name;
  seen_ = false;
  progress_ = {};
  static_cast<void>(saves.find(name, review_));
}

void ReviewWork::begin(const PlayedMatch& match) {
  reviewer_.lend(spare_.take(this));
  reviewer_.begin(match.game(), match.setup(), match.history(), peopleOf(match.plan()), review_);
}

bool ReviewWork::work(const PlayedMatch& match, ReviewSaves& saves, uint32_t steps) {
  follow(match, saves);
  if (done()) return false;
  if (!spare_.has(this)) begin(match);
  const ReviewProgress before = progress_;
  const std::size_t points = review_.points.size(), river = review_.river.size();
  const bool ready = reviewer_.work(steps);
  progress_ = reviewer_.progress();
  if (ready || points != review_.points.size()) saves.put(review_);
  return ready || before.percent != progress_.percent || before.seat != progress_.seat ||
         before.nth != progress_.nth || points != review_.points.size() || river != review_.river.size();
}

}  // namespace lucca::ui
