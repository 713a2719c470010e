#include "ui/game/guided_game.h"

#include <algorithm>

#include "base/bytes.h"
#include "ui/game/session_loader.h"
#include "ui/look/emblems.h"

namespace lucca::ui {

namespace {

// The people of the game: the player, and computers that are kind to beginners.
Plan planOf(const Guide& guide) {
  static constexpr Text kNames[] = {Text::NameDefault0, Text::NameDefault1, Text::NameDefault2};
  Plan plan{};
  plan.setup = guide.setup;
  for (std::size_t s = 0; s < guide.setup.players; ++s) {
    SeatInfo& seat = plan.seats[s];
    seat.name.set(tr(kNames[s]));
    seat.isBot = static_cast<Seat>(s) != guide.player;
    seat.level = static_cast<uint8_t>(Level::Easy);
    seat.emblem = static_cast<uint8_t>(kFirstEmblems[s]);
    seat.colour = static_cast<uint8_t>(s);
  }
  return plan;
}

bool playOpening(const Guide& guide, Session& session) {
  SessionLoader loader(session);
  for (const Action action : guide.opening) {
    if (!loader.replay(action)) return false;
  }
  return guide.opening.empty() || loader.takeUp(guide.player);
}

}  // namespace

void GuidedGame::pause() {
  asking_ = putOff_ = -1;
  neared_ = offered_ = false;
  told_.clear();
}

// The lessons learned, two bytes, and how often each lesson was tried.
GuideNote GuidedGame::note() const {
  static_assert(2 + kMostLessons <= GuideNote::kMost);
  GuideNote note{kFirstGuide, kNoteFormat, 2 + kMostLessons, {}};
  put16(note.progress.data(), learned_);
  std::copy(tries_.begin(), tries_.end(), note.progress.begin() + 2);
  return note;
}

bool GuidedGame::resume(const Guide& guide, const GuideNote& note, Session& session) {
  if (note.guide != kFirstGuide || note.format != kNoteFormat || note.size != 2 + kMostLessons) return false;
  guide_ = &guide;
  pause();
  learned_ = get16(note.progress.data());
  std::copy_n(note.progress.begin() + 2, tries_.size(), tries_.begin());
  session.thinker().setRival(this);
  active_ = true;
  return true;
}

bool GuidedGame::begin(const Guide& guide, Session& session) {
  guide_ = &guide;
  pause();
  learned_ = 0;
  tries_ = {};
  session.thinker().setRival(this);
  active_ = session.start(planOf(guide), guide.seed) == Verdict::Accepted && playOpening(guide, session);
  return active_;
}

Action GuidedGame::move(const PlayedMatch& match, const ActionList& legal) const {
  if (!active_ || guide().rival == nullptr) return kNoAction;
  unsigned done = 0;
  for (int i = 0; i < lessons(); ++i) done |= unsigned{settled(i)} << i;
  return guide().rival(match, legal, guide().player, done);
}

int GuidedGame::learnedCount() const {
  int count = 0;
  for (int i = 0; i < lessons(); ++i) count += learned(i);
  return count;
}

int GuidedGame::firstOpen() const {
  for (int i = 0; i < lessons(); ++i) {
    if (!learned(i)) return i;
  }
  return -1;
}

void GuidedGame::say(int i, Coach line, const Moment& moment) {
  CoachWords words{line, static_cast<int8_t>(i), moment.action, {}};
  lesson(i).facts(moment, guide().player, words.facts);
  told_.push(words);  // of more than three things at once the last ones are not told
}

void GuidedGame::watch(const Moment& moment) {
  if (!active_) return;
  for (int i = 0; i < lessons(); ++i) {
    if (learned(i) || !lesson(i).ready(moment.before, guide().player)) continue;
    const Bearing bearing = lesson(i).bears(moment, guide().player);
    uint8_t& tries = tries_[static_cast<std::size_t>(i)];
    const bool heeds = bearing == Bearing::Heeds && asking_ == i;
    if (bearing >= Bearing::Does || bearing == Bearing::Passes || (heeds && tries + 1 == kTries)) {
      learned_ = static_cast<uint16_t>(learned_ | 1u << i);
      say(i, heeds ? lesson(i).missed : lesson(i).done, moment);
    } else if (bearing == Bearing::Nears && asking_ == i) {
      neared_ = true;
    } else if (heeds || (bearing == Bearing::Fails && tries < kTries)) {
      ++tries;
      if (asking_ == i) drop();
      say(i, lesson(i).missed, moment);
    }
  }
}

Action GuidedGame::choiceFor(const Session& session, int i, Bearing& most) const {
  most = Bearing::Passes;
  if (session.phase() != Session::Phase::Decide || session.seat() != guide().player) return kNoAction;
  Action best = kNoAction;
  Moment would;
  would.mover = session.seat();
  would.watcher = session.seat();
  would.before = session.hands().view();
  // Starts a little past the middle of a long list, because its first entries are the corners of a city.
  const std::size_t count = session.legal().size(), first = count > 40 ? count * 9 / 16 : 0;
  const Action own = guide().proposes ? guide().proposes(would.before) : kNoAction;
  for (std::size_t n = 0; n <= count; ++n) {
    const Action action = n == 0 ? own : session.legal()[(n - 1 + first) % count];
    would.action = action;
    if (action == kNoAction || !session.match().preview(action, session.hands().watcher(), would.after))
      continue;
    const Bearing bearing = lesson(i).bears(would, guide().player);
    if (bearing <= most) continue;
    most = bearing;
    best = action;
    if (most == Bearing::Best) break;
  }
  return best;
}

Action GuidedGame::firstChoice(const Session& session) const {
  return guide().begins ? guide().begins(session.hands().view()) : kNoAction;
}

Action GuidedGame::mark(const Session& session) const {
  Bearing bearing;
  return active_ && asking_ >= 0 && !learned(asking_) ? choiceFor(session, asking_, bearing) : kNoAction;
}

void GuidedGame::sayNow(const Session& session, int i, Coach line, Action about) {
  Moment now;
  now.mover = session.seat();
  now.action = about;
  now.watcher = session.hands().watcher();
  now.before = now.after = session.hands().view();
  say(i, line, now);
}

// The lesson that was asked for is settled, and the one put off for it comes up again.
void GuidedGame::drop() {
  asking_ = putOff_;
  putOff_ = -1;
  neared_ = offered_ = false;
}

// The lesson that was asked for cannot be carried out in this turn any more. One that came nearer, or had no occasion,
// has until a later turn.
bool GuidedGame::missed(const Session& session) {
  if (mark(session) != kNoAction) {
    offered_ = true;
    return false;
  }
  if (neared_ || !offered_) {
    if (session.phase() != Session::Phase::Confirm) return false;
    neared_ = offered_ = false;
    if (patience_ > 0) {
      --patience_;
      return false;
    }
  }
  const int asked = asking_;
  ++tries_[static_cast<std::size_t>(asked)];
  drop();
  sayNow(session, asked, lesson(asked).missed, kNoAction);
  return true;
}

// A lesson that this decision is an occasion for. While another waits for its turn only one that is done with it.
bool GuidedGame::asks(const Session& session) {
  for (int i = 0; i < lessons(); ++i) {
    const bool open = !learned(i) && tries_[static_cast<std::size_t>(i)] < kTries && i != asking_;
    if (!open || !lesson(i).ready(session.hands().view(), guide().player)) continue;
    Bearing bearing;
    const Action choice = choiceFor(session, i, bearing);
    if (choice == kNoAction || (asking_ >= 0 && bearing < Bearing::Heeds)) continue;
    if (asking_ < 0) patience_ = kPatience;
    putOff_ = asking_;
    asking_ = static_cast<int8_t>(i);
    neared_ = false;
    offered_ = true;
    sayNow(session, i, lesson(i).ask, choice);
    return true;
  }
  return false;
}

bool GuidedGame::speaks(const Session& session) {
  if (!active_) return false;
  if (!told_.empty()) return true;
  const bool decides = session.phase() == Session::Phase::Decide && session.seat() == guide().player;
  if (!decides && session.phase() != Session::Phase::Confirm) return false;
  if (asking_ >= 0 && learned(asking_)) drop();
  if (asking_ >= 0 && missed(session)) return true;
  return decides && putOff_ < 0 && mark(session) == kNoAction && asks(session);
}

void GuidedGame::heard() {
  for (std::size_t i = 1; i < told_.size(); ++i) told_[i - 1] = told_[i];
  if (!told_.empty()) told_.truncate(told_.size() - 1);
}

}  // namespace lucca::ui
