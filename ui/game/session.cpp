#include "ui/game/session.h"

#include <algorithm>

#include "base/crc32.h"
#include "engine/games.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kMoveShownMs = 1800;
constexpr uint32_t kStepShownMs = 1400;

}  // namespace

void Session::reset(const Plan& plan, uint32_t seed) {
  plan_ = plan;
  seed_ = seed;
  seat_ = holder_ = -1;
  seen_ = {};
  revealed_ = 0;
  unconfirmed_ = confirmLater_ = tellsLater_ = false;
  stage_ = Stage::Working;
  ++changes_;
}

Verdict Session::start(const Plan& plan, uint32_t seed) {
  Plan own = plan;
  if (const Game* game = findGame(plan.setup.game)) stampDeck(*game, own.setup);
  return begin(own, seed);
}

Verdict Session::begin(const Plan& plan, uint32_t seed) {
  const Game* game = findGame(plan.setup.game);
  if (!game) return Verdict::BadSetup;
  const Verdict verdict = match_.start(*game, plan.setup);
  if (verdict != Verdict::Accepted) return verdict;
  reset(plan, seed);
  refresh();
  return Verdict::Accepted;
}

bool Session::replay(Action action) {
  match_.settle();
  const Seat who = match_.toMove();
  if (match_.apply(action) != Verdict::Accepted) return false;
  record(who);
  return true;
}

bool Session::endReplay(uint32_t saved) {
  refresh();
  return digest() == saved;
}

void Session::askAgain() {
  const std::size_t size = match_.history().size();
  if (size == 0 || mover(size - 1) < 0 || !plan_.isPerson(mover(size - 1))) return;
  seat_ = mover(size - 1);
  unconfirmed_ = true;
  stage_ = Stage::HandOver;
}

void Session::freeze() {
  stage_ = Stage::Over;
  refresh();
}

uint32_t Session::digest() const {
  AnyState copy = match_.state();
  settle(match_.game(), copy);
  return crc32(reinterpret_cast<const uint8_t*>(copy.bytes), match_.game().stateSize);
}

std::size_t Session::decisions() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < match_.history().size(); ++i) count += mover(i) >= 0;
  return count;
}

void Session::putDown() {
  if (!running()) return;
  // A computer thinks anew, for its memory may be used meanwhile.
  if (stage_ == Stage::Think) stage_ = Stage::Working;
  if (holder_ < 0) return;
  holder_ = -1;
  unconfirmed_ = unconfirmed_ || stage_ == Stage::Confirm;
  if (stage_ == Stage::Decide || stage_ == Stage::Confirm || stage_ == Stage::Recap) stage_ = Stage::HandOver;
  if (stage_ == Stage::Show) stage_ = Stage::Working;
}

void Session::abandon() {
  stage_ = Stage::None;
  ++changes_;
}

void Session::refresh() {
  match_.game().view(match_.state(), watcher(), view_);
  if (stage_ == Stage::Decide || stage_ == Stage::HandOver) match_.legal(legal_);
}

void Session::record(Seat who) {
  const std::size_t size = match_.history().size();
  movers_.set(size - 1, static_cast<unsigned>(who - kNobody));
  if (who >= 0 && !tellsLater_) seen_[static_cast<std::size_t>(who)] = static_cast<uint16_t>(size);
  if (secret()) revealed_ = static_cast<uint16_t>(size);
  ++changes_;
}

bool Session::secret() const {
  const Game& game = match_.game();
  return game.secret != nullptr && game.secret(match_.state());
}

// Each entry has its own seed, so that a resumed game goes on as it would have without the interruption.
uint32_t Session::seedAt(std::size_t index) const {
  uint32_t mixed = seed_ + static_cast<uint32_t>(index + 1) * 0x9E3779B9u;
  mixed = (mixed ^ (mixed >> 16)) * 0x85EBCA6Bu;
  return mixed ^ (mixed >> 13);
}

bool Session::update(uint32_t nowMs, Speed speed, uint32_t thinkSteps) {
  switch (stage_) {
    case Stage::Working:
      proceed(nowMs, speed);
      return true;
    case Stage::Show:
      if (waitsForKey_ || static_cast<int32_t>(nowMs - shownUntil_) < 0) return false;
      stage_ = Stage::Working;
      return true;
    case Stage::Think: {
      if (!spare_.has(this)) beginThinking();
      const uint8_t before = bot_.progress();
      if (bot_.think(thinkSteps)) {
        finishThinking(nowMs, speed);
        return true;
      }
      return bot_.progress() != before;
    }
    default:
      return false;
  }
}

void Session::proceed(uint32_t nowMs, Speed speed) {
  const Seat next = match_.toMove();
  if (next >= 0) return proceedSeat(next);
  if (next == kChance) return drawChance();
  if (next == kRules) {
    match_.game().view(match_.state(), watcher(), moment_.before);
    const Action step = match_.step();
    show(nowMs, speed, kRules, step);
    return;
  }
  stage_ = Stage::Over;
  refresh();
}

void Session::drawChance() {
  Rng rng(seedAt(match_.history().size()));
  const Action outcome = match_.game().drawChance(match_.state(), rng);
  if (match_.apply(outcome) != Verdict::Accepted) {
    stage_ = Stage::Over;  // the history is full: no game the rules allow comes here
    return;
  }
  record(kChance);
  refresh();
}

void Session::proceedSeat(Seat seat) {
  seat_ = seat;
  confirmLater_ = tellsLater_ = false;
  if (!plan_.isPerson(seat)) return beginThinking();
  if (seat != holder_) {
    stage_ = Stage::HandOver;
    return refresh();
  }
  takeDevice();
}

void Session::playFor(uint32_t nowMs, Speed speed, Action action) {
  if (stage_ != Stage::HandOver || unconfirmed_) return;
  match_.game().view(match_.state(), watcher(), moment_.before);
  if (match_.apply(action) != Verdict::Accepted) return;
  tellsLater_ = true;
  record(seat_);
  tellsLater_ = false;
  show(nowMs, speed, seat_, action);
}

void Session::takeDevice() {
  holder_ = seat_;
  if (unconfirmed_) {
    stage_ = Stage::Confirm;
    return refresh();
  }
  stage_ = hasNews(match_.history().size()) ? Stage::Recap : Stage::Decide;
  refresh();
}

// Whether others decided something, up to that entry, that the seat has not seen and may see.
bool Session::hasNews(std::size_t end) const {
  if (secret()) return false;
  for (std::size_t i = seenBy(seat_); i < end; ++i) {
    if (mover(i) >= 0 && mover(i) != seat_) return true;
  }
  return false;
}

bool Session::willRecap() const { return !unconfirmed_ && hasNews(match_.history().size()); }

bool Session::takeUp(Seat seat) {
  match_.settle();
  if (match_.toMove() != seat) return false;
  seat_ = holder_ = seat;
  endRecap();
  return true;
}

void Session::endRecap() {
  seen_[static_cast<std::size_t>(seat_)] = static_cast<uint16_t>(match_.history().size());
  stage_ = Stage::Decide;
  refresh();
}

void Session::putOffRecap() {
  tellsLater_ = true;
  stage_ = Stage::Decide;
  refresh();
}

Verdict Session::check(Action action) const {
  AnyState copy = match_.state();
  return match_.game().apply(copy, action);
}

bool Session::preview(Action action, AnyView& after, bool settled) const {
  AnyState copy = match_.state();
  const Game& game = match_.game();
  if (game.apply(copy, action) != Verdict::Accepted) return false;
  if (settled) settle(game, copy);
  game.view(copy, watcher(), after);
  return true;
}

Seat Session::nextDecider() const {
  AnyState copy = match_.state();
  settle(match_.game(), copy);
  return match_.game().toMove(copy);
}

// Whether secrets end before the next decision.
bool Session::reveals() const { return secret() && match_.toMove() == kRules; }

Verdict Session::play(Action action) {
  if (stage_ != Stage::Decide) return Verdict::NotNow;
  const Verdict verdict = match_.apply(action);
  if (verdict != Verdict::Accepted) return verdict;
  // What a person does is a moment like any other.
  moment_.mover = seat_;
  moment_.action = action;
  moment_.index = static_cast<uint16_t>(match_.history().size() - 1);
  moment_.watcher = watcher();
  moment_.before = view_;
  record(seat_);
  const bool goesOn = nextDecider() == seat_ && !reveals();
  if (!goesOn) {
    stage_ = Stage::Confirm;
  } else {
    stage_ = match_.toMove() == seat_ ? Stage::Decide : Stage::Working;
  }
  refresh();
  moment_.after = view_;
  return Verdict::Accepted;
}

void Session::confirmLater() {
  if (stage_ != Stage::Confirm) return;
  unconfirmed_ = false;
  confirmLater_ = true;
  stage_ = Stage::Working;
}

void Session::confirmNow() {
  confirmLater_ = false;
  stage_ = Stage::Confirm;
  refresh();
}

void Session::stayUntil(uint32_t ms) { shownUntil_ = ms; }

void Session::confirm() {
  unconfirmed_ = false;
  stage_ = Stage::Working;
  ++changes_;
}

int Session::undoReach() const {
  if ((stage_ != Stage::Decide && stage_ != Stage::Confirm) || holder_ < 0) return 0;
  const std::size_t size = match_.history().size(), first = secret() ? 0 : revealed_;
  int reach = 0;
  for (std::size_t i = size; i > first && mover(i - 1) == holder_; --i) ++reach;
  return reach;
}

bool Session::canUndo() const { return undoReach() > 0; }

void Session::undo() {
  if (!canUndo()) return;
  unconfirmed_ = false;
  match_.rewind(match_.history().size() - 1);
  match_.settle();
  uint16_t& seen = seen_[static_cast<std::size_t>(seat_)];
  seen = std::min(seen, static_cast<uint16_t>(match_.history().size()));
  revealed_ = std::min(revealed_, static_cast<uint16_t>(match_.history().size()));
  ++changes_;
  stage_ = Stage::Decide;
  refresh();
}

void Session::show(uint32_t nowMs, Speed speed, Seat mover, Action action) {
  const std::size_t size = match_.history().size();
  ++shows_;
  moment_.mover = mover;
  moment_.action = action;
  moment_.index = static_cast<uint16_t>(mover >= 0 ? size - 1 : size);
  moment_.watcher = watcher();
  refresh();
  moment_.after = view_;
  stage_ = speed == Speed::Instant || !mayShow() ? Stage::Working : Stage::Show;
  waitsForKey_ = speed == Speed::Slow;
  shownUntil_ = nowMs + (mover >= 0 ? kMoveShownMs : kStepShownMs);
  // Who holds the device watches the computers move: no need to tell it again.
  if (stage_ == Stage::Show && holder_ >= 0) noteWatched(size);
}

// The holder saw the entry before `size`; what came before it was seen too, but at instant speed.
void Session::noteWatched(std::size_t size) {
  uint16_t& seen = seen_[static_cast<std::size_t>(holder_)];
  for (std::size_t i = seen; i + 1 < size; ++i) {
    if (mover(i) >= 0 && mover(i) != holder_) return;
  }
  seen = static_cast<uint16_t>(size);
}

void Session::skip(uint32_t nowMs, Speed speed) {
  if (stage_ == Stage::Show) stage_ = Stage::Working;
  if (stage_ == Stage::Think) finishThinking(nowMs, speed);
}

void Session::foretell(Action action) {
  moment_.mover = seat_;
  moment_.action = action;
  moment_.index = static_cast<uint16_t>(match_.history().size());
  moment_.watcher = watcher();
  moment_.before = view_;
  if (!preview(action, moment_.after, false)) moment_.after = view_;
}

}  // namespace lucca::ui
