#include "ui/game/session.h"

#include "engine/games.h"
#include "ui/game/drawer.h"

namespace lucca::ui {

Verdict Session::start(const Plan& plan, uint32_t seed) {
  Plan own = plan;
  if (const Game* game = findGame(plan.setup.game)) stampDeck(*game, own.setup);
  return begin(own, seed);
}

Verdict Session::begin(const Plan& plan, uint32_t seed) {
  const Verdict verdict = match_.begin(plan, seed);
  if (verdict != Verdict::Accepted) return verdict;
  hands_.begin(match_);
  seat_ = -1;
  floor_ = 0;
  unconfirmed_ = confirmLater_ = tellsLater_ = drawsHere_ = false;
  enter(Phase::Working);
  return Verdict::Accepted;
}

// With the position as it is now.
void Session::enter(Phase phase) {
  phase_ = phase;
  hands_.look(match_);
  if (phase_ == Phase::Decide || phase_ == Phase::HandOver) match_.legal(legal_);
}

void Session::putDown() {
  if (!running()) return;
  // A computer restarts thinking, because its memory may be used meanwhile.
  if (phase_ == Phase::Think) phase_ = Phase::Working;
  if (hands_.holder() < 0) return;
  hands_.putDown(match_);
  unconfirmed_ = unconfirmed_ || phase_ == Phase::Confirm;
  if (phase_ == Phase::Decide || phase_ == Phase::Confirm || phase_ == Phase::Recap) phase_ = Phase::HandOver;
  if (phase_ == Phase::Show) phase_ = Phase::Working;
}

void Session::abandon() {
  phase_ = Phase::None;
  match_.touch();
}

// The deciding seat knows everything before its decision, unless a recap tells it later.
Verdict Session::add(Action action) {
  const Seat who = match_.toMove();
  const Verdict verdict = match_.add(action);
  if (verdict == Verdict::Accepted && who >= 0 && !tellsLater_) hands_.sawAll(match_, who);
  return verdict;
}

bool Session::update(uint32_t nowMs, Speed speed, uint32_t thinkSteps) {
  switch (phase_) {
    case Phase::Working:
      proceed(nowMs, speed);
      return true;
    case Phase::Show:
      if (!showing_.over(nowMs)) return false;
      phase_ = Phase::Working;
      return true;
    case Phase::Think: {
      bool progressed;
      if (moveAsRival(nowMs, speed)) return true;
      if (thinker_.think(match_, thinkSteps, progressed)) finishThinking(nowMs, speed);
      return progressed;
    }
    default:
      return false;
  }
}

void Session::proceed(uint32_t nowMs, Speed speed) {
  const Seat next = match_.toMove();
  if (next >= 0) return proceedSeat(next);
  if (next == kChance && hands_.away() != 0 && !drawsHere_) {
    seat_ = drawerOf(match_.game(), match_.state(), match_.plan(), hands_.away());
    return enter(Phase::HandOver);
  }
  // A full history: no game the rules allow comes to that.
  if (next == kChance) return enter(match_.drawChance() ? Phase::Working : Phase::Over);
  if (next != kRules) return enter(Phase::Over);
  hands_.seeTheEnd(match_);
  match_.game().view(match_.state(), hands_.watcher(), showing_.before());
  const Action step = match_.step();
  show(nowMs, speed, kRules, step);
}

void Session::proceedSeat(Seat seat) {
  seat_ = seat;
  confirmLater_ = tellsLater_ = drawsHere_ = false;
  if (!match_.plan().isPerson(seat)) {
    thinker_.begin(match_);
    phase_ = Phase::Think;
  } else if (seat != hands_.holder()) {
    enter(Phase::HandOver);
  } else {
    takeDevice();
  }
}

void Session::sendAway(Seat seat) {
  hands_.setAway(static_cast<uint8_t>(hands_.away() | 1u << seat));
  match_.touch();
}

void Session::takeDevice() {
  const bool draws = awaitsChance();
  hands_.take(match_, seat_);
  if (draws) {
    hands_.isHere(seat_);
    drawsHere_ = true;
    return enter(Phase::Working);
  }
  if (unconfirmed_) return enter(Phase::Confirm);
  enter(hands_.hasNews(match_, seat_) ? Phase::Recap : Phase::Decide);
}

void Session::endRecap() {
  hands_.sawAll(match_, seat_);
  enter(Phase::Decide);
}

Verdict Session::play(Action action) {
  if (phase_ != Phase::Decide) return Verdict::NotNow;
  const Verdict verdict = add(action);
  if (verdict != Verdict::Accepted) return verdict;
  hands_.isHere(seat_);
  // A person's action is a moment like any other.
  showing_.before() = hands_.view();
  const bool reveals = match_.secret() && match_.toMove() == kRules;  // secrets end before the next decision
  if (match_.nextDecider() != seat_ || reveals) {
    enter(Phase::Confirm);
  } else {
    enter(match_.toMove() == seat_ ? Phase::Decide : Phase::Working);
  }
  showing_.happened(match_, hands_, seat_, action);
  return Verdict::Accepted;
}

void Session::confirm() {
  unconfirmed_ = false;
  phase_ = Phase::Working;
  match_.touch();
}

void Session::skip(uint32_t nowMs, Speed speed) {
  if (phase_ == Phase::Show) phase_ = Phase::Working;
  // In a city the rivals play the same on every device.
  const bool hurries = phase_ == Phase::Think && match_.plan().shuffle != Shuffle::City;
  if (hurries && !moveAsRival(nowMs, speed)) finishThinking(nowMs, speed);
}

int Session::undoReach() const {
  const bool asks = phase_ == Phase::Decide || phase_ == Phase::Confirm;
  if (!asks || hands_.holder() < 0) return 0;
  const int made = match_.madeLast(hands_.holder()),
            most = static_cast<int>(match_.history().size()) - floor_;
  return made < most ? made : most;
}

void Session::undo() {
  if (undoReach() == 0) return;
  unconfirmed_ = false;
  match_.undo();
  hands_.forget(match_, seat_);
  enter(Phase::Decide);
}

void Session::finishThinking(uint32_t nowMs, Speed speed) {
  answer(nowMs, speed, thinker_.take(match_, showing_.because()));
}

bool Session::moveAsRival(uint32_t nowMs, Speed speed) {
  if (thinker_.rival() == nullptr) return false;
  match_.legal(legal_);
  const Action action = thinker_.rival()->move(match_, legal_);
  if (action == kNoAction || match_.check(action) != Verdict::Accepted) return false;
  showing_.because() = {};
  answer(nowMs, speed, action);
  return true;
}

void Session::answer(uint32_t nowMs, Speed speed, Action action) {
  match_.game().view(match_.state(), hands_.watcher(), showing_.before());
  if (add(action) != Verdict::Accepted) {
    phase_ = Phase::Over;
    return;
  }
  show(nowMs, speed, seat_, action);
}

void Session::show(uint32_t nowMs, Speed speed, Seat mover, Action action) {
  enter(speed == Speed::Instant || !hands_.mayShow() ? Phase::Working : Phase::Show);
  showing_.happened(match_, hands_, mover, action);
  showing_.display(nowMs, speed);
  // The holder of the device watches the computers move, so the recap does not repeat their moves.
  if (phase_ == Phase::Show) {
    hands_.sawLast(match_);
  } else {
    hands_.missedLast(match_);
  }
}

}  // namespace lucca::ui
