#include "engine/bots/review/reviewer.h"

#include <algorithm>
#include <new>

#include "base/crc32.h"
#include "base/sort.h"
#include "engine/bots/review/judges.h"

namespace lucca {
namespace {

// Steps that the parts of the river are counted as.
constexpr int kChanceSteps = 25, kEntrySteps = 1, kForetoldSteps = 7;
// Of everything: the river's part in the progress, in 100ths.
constexpr uint32_t kRiverPart = 10;

Percents percentsAt(const TurnWalk& walk, const JudgeRow& row, int seats) {
  return percentsOf(row.chances(walk.state()), seats, walk.seat() == kOver);
}

}  // namespace

uint32_t nameOfGame(const Setup& setup, std::span<const Action> history, SeatSet people) {
  const uint8_t head[] = {static_cast<uint8_t>(setup.game), setup.players, people,
                          static_cast<uint8_t>(setup.handicap), static_cast<uint8_t>(setup.handicap >> 8)};
  uint32_t crc = crc32(head, sizeof head);
  crc = crc32(setup.option.data(), setup.option.size(), crc);
  for (Action action : history) {
    const uint8_t bytes[] = {static_cast<uint8_t>(action.bits), static_cast<uint8_t>(action.bits >> 8)};
    crc = crc32(bytes, sizeof bytes, crc);
  }
  return crc != 0 ? crc : 1;
}

struct Reviewer::Work {
  Work(std::span<std::byte> rest, const Game& game, const Setup& setup, std::span<const Action> history,
       Review& out)
      : spare(rest), row(*findJudge(game.id)), review(out) {
    walk.begin(game, setup, history);
  }

  int step() {
    if (review.done) return 0;
    if (!review.riverDone) return stepRiver();
    if (judge == nullptr) return beginTurn();
    const int steps = judge->step();
    if (steps == 0) endTurn();
    return std::max(steps, 1);
  }

  // One entry of the history, with what has to be said about it.
  int stepRiver() {
    int steps = kEntrySteps;
    const int now = walk.turn();
    if (row.cardsDue(walk.state()) && !laying) {
      before = percentsAt(walk, row, review.seats);
      laying = true;
      steps += kChanceSteps;
    }
    if (now >= 0 && now != turn) {
      steps += beginRiverTurn();
      turn = static_cast<int16_t>(now);
    }
    const bool more = walk.next();
    if (now >= 0 && walk.turn() != now) {
      addPoint();
      steps += kChanceSteps;
    }
    if (!more) endRiver();
    return steps;
  }

  int beginRiverTurn() {
    const bool person = contains(review.people, walk.seat());
    const Judged judged = person && row.canJudge(walk.state()) ? Judged::NotYet : Judged::Silent;
    review.turn.push({walk.seat(), judged});
    if (!laying) return 0;
    laying = false;
    const Percents after = percentsAt(walk, row, review.seats);
    std::array<int8_t, kMaxSeats> change{};
    for (int seat = 0; seat < review.seats; ++seat) {
      change[seat] = static_cast<int8_t>(after[seat] - before[seat]);
    }
    if (review.luck.empty()) review.luck.push({});  // of the first round
    review.luck.push(change);
    return kChanceSteps;
  }

  void addPoint() {
    ++review.turns;
    if (review.turns % review.stride != 0) return;
    if (review.river.full()) {
      for (std::size_t i = 0; i < kRiverPoints / 2; ++i) review.river[i] = review.river[2 * i + 1];
      review.river.truncate(kRiverPoints / 2);
      review.stride = static_cast<uint8_t>(review.stride * 2);
      if (review.turns % review.stride != 0) return;
    }
    review.river.push(percentsAt(walk, row, review.seats));
  }

  void endRiver() {
    review.result = percentsAt(walk, row, review.seats);
    review.riverDone = true;
  }

  // The turn not yet judged with the steepest fall; of equal ones the first. -1: there is none.
  int steepest() const {
    int best = -1, most = 0;
    for (std::size_t i = 0; i < review.turn.size(); ++i) {
      if (review.turn[i].judged != Judged::NotYet) continue;
      const auto seat = static_cast<std::size_t>(review.turn[i].seat);
      const int fall = chancesBefore(review, i)[seat] - chancesAfter(review, i)[seat];
      if (best >= 0 && fall <= most) continue;
      best = static_cast<int>(i);
      most = fall;
    }
    return best;
  }

  // By what is foretold. The walk goes through the whole game.
  int steepestForetold() {
    int best = -1, most = 0;
    walk.toTurn(0);
    Chances atStart = row.foretold(walk.state());
    for (int now = 0; now >= 0 && now < static_cast<int>(review.turn.size()); now = walk.turn()) {
      const auto seat = static_cast<std::size_t>(walk.seat());
      walk.endTurn();
      const Chances after = row.foretold(walk.state());
      const int fall = atStart.of[seat] - after.of[seat];
      atStart = after;
      if (review.turn[static_cast<std::size_t>(now)].judged != Judged::NotYet || (best >= 0 && fall <= most))
        continue;
      best = now;
      most = fall;
    }
    return best;
  }

  int beginTurn() {
    int next = steepest(), steps = 0;
    if (next >= 0 && row.foretold != nullptr) {
      next = steepestForetold();
      steps = kForetoldSteps * static_cast<int>(review.turn.size());
    }
    if (next < 0) {
      review.done = true;
      return 1;
    }
    turn = static_cast<int16_t>(next);
    walk.toTurn(static_cast<std::size_t>(next));
    steps += kPlansSteps + static_cast<int>(walk.position());
    judge = row.begin(spare, walk, review.game ^ static_cast<uint32_t>(next) * 0x9E3779B9u);
    return steps;
  }

  void endTurn() {
    ReviewedTurn& made = review.turn[static_cast<std::size_t>(turn)];
    made.judged = judge->told() ? Judged::Told : Judged::Good;
    if (judge->told()) {
      TurningPoint point = judge->finding();
      point.turn = static_cast<uint16_t>(turn);
      point.seat = made.seat;
      point.played = said(point.played);
      point.better = said(point.better);
      keep(point);
      correct(point);
    }
    judge = nullptr;
  }

  // A few dozen games that all end alike make nothing certain.
  static uint8_t said(uint8_t chance) { return std::clamp<uint8_t>(chance, 1, 99); }

  // Games played on tell more than the quick look of the river, and the two must not contradict each other.
  void correct(const TurningPoint& point) {
    if (review.stride != 1 || point.turn + 1u >= review.turns) return;
    Percents& percents = review.river[point.turn];
    const int others = 100 - percents[point.seat];
    const int rest = 100 - std::clamp<int>(point.played, 1, 101 - review.seats);
    int left = rest, largest = -1;
    for (Seat seat = 0; seat < review.seats; ++seat) {
      if (seat == point.seat) continue;
      percents[seat] = static_cast<uint8_t>(std::max(1, percents[seat] * rest / others));
      left -= percents[seat];
      if (largest < 0 || percents[seat] > percents[largest]) largest = seat;
    }
    percents[largest] = static_cast<uint8_t>(percents[largest] + left);
    percents[point.seat] = static_cast<uint8_t>(100 - rest);
  }

  static bool costsMore(const TurningPoint& a, const TurningPoint& b) {
    return a.loss() != b.loss() ? a.loss() > b.loss() : a.turn < b.turn;
  }

  void keep(const TurningPoint& point) {
    auto& points = review.points;
    if (points.full()) {
      if (!costsMore(point, points.back())) return;
      points.truncate(points.size() - 1);
    }
    points.push(point);
    insertionSort(points.begin(), points.end(), costsMore);
  }

  std::span<std::byte> spare;
  const JudgeRow& row;
  Review& review;
  TurnWalk walk;
  Judge* judge = nullptr;
  Percents before{};    // the cards of a round were laid
  bool laying = false;  // they are being laid
  int16_t turn = -1;
  int32_t credit = 0;
  uint32_t used = 0;
};

void Reviewer::begin(const Game& game, const Setup& setup, std::span<const Action> history, SeatSet people,
                     Review& review) {
  static_assert(sizeof(Work) <= kReviewerPart);
  const uint32_t name = nameOfGame(setup, history, people);
  if (review.game != name || !review.riverDone) {
    review.clear();
    review.game = name;
    review.seats = setup.players;
    review.people = people;
  }
  work_ = new (workspace_.data()) Work(workspace_.subspan(kReviewerPart), game, setup, history, review);
}

bool Reviewer::work(uint32_t steps) {
  Work& work = *work_;
  work.credit += static_cast<int32_t>(steps);
  while (!work.review.done && work.credit > 0) {
    const int used = work.step();
    work.credit -= used;
    work.used += static_cast<uint32_t>(used);
  }
  return work.review.done;
}

uint32_t Reviewer::stepsUsed() const { return work_->used; }

ReviewProgress Reviewer::progress() const {
  const Review& review = work_->review;
  ReviewProgress progress;
  if (review.done) {
    progress.percent = 100;
    return progress;
  }
  if (!review.riverDone) {
    const std::size_t all = std::max<std::size_t>(work_->walk.history().size(), 1);
    progress.percent = static_cast<uint8_t>(work_->walk.position() * kRiverPart / all);
    return progress;
  }
  uint32_t judged = 0, all = 0, own = 0, ownJudged = 0;
  const bool atWork = work_->judge != nullptr;
  const Seat seat = atWork ? review.turn[static_cast<std::size_t>(work_->turn)].seat : kNobody;
  for (const ReviewedTurn& made : review.turn) {
    if (made.judged == Judged::Silent) continue;
    const bool ready = made.judged != Judged::NotYet;
    ++all;
    judged += ready;
    own += made.seat == seat;
    ownJudged += made.seat == seat && ready;
  }
  const uint32_t part = atWork ? work_->judge->progress() : 0u;
  progress.percent = static_cast<uint8_t>(kRiverPart + (100u - kRiverPart) * (judged * 100u + part) /
                                                           (std::max(all, uint32_t{1}) * 100u));
  progress.percent = std::min<uint8_t>(progress.percent, 99);
  progress.seat = seat;
  if (atWork) {
    progress.nth = static_cast<uint8_t>(ownJudged + 1);
    progress.of = static_cast<uint8_t>(own);
  }
  return progress;
}

}  // namespace lucca
