#include "ui/game/guided_game.h"

#include "ui/game/session.h"

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
    seat.emblem = static_cast<uint8_t>(s);
    seat.colour = static_cast<uint8_t>(s);
  }
  return plan;
}

}  // namespace

bool GuidedGame::begin(const Guide& guide, Session& session) {
  guide_ = &guide;
  asking_ = -1;
  neared_ = false;
  learned_ = 0;
  tries_ = {};
  told_.clear();
  active_ = session.start(planOf(guide), guide.seed) == Verdict::Accepted;
  return active_;
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
  told_.push(words);  // more than three things at once: the last ones go without saying
}

void GuidedGame::watch(const Moment& moment) {
  if (!active_) return;
  for (int i = 0; i < lessons(); ++i) {
    if (learned(i) || !lesson(i).ready(moment.before, guide().player)) continue;
    const Bearing bearing = lesson(i).bears(moment, guide().player);
    uint8_t& tries = tries_[static_cast<std::size_t>(i)];
    if (bearing >= Bearing::Does || bearing == Bearing::Passes) {
      learned_ = static_cast<uint16_t>(learned_ | 1u << i);
      say(i, lesson(i).done, moment);
    } else if (bearing == Bearing::Nears && asking_ == i) {
      neared_ = true;
    } else if (bearing == Bearing::Fails && tries < kTries) {
      ++tries;
      if (asking_ == i) asking_ = -1;
      say(i, lesson(i).missed, moment);
    }
  }
}

Action GuidedGame::choiceFor(const Session& session, int i) const {
  if (session.stage() != Stage::Decide || session.seat() != guide().player) return kNoAction;
  Action best = kNoAction;
  Bearing most = Bearing::Passes;
  Moment would;
  would.mover = session.seat();
  would.watcher = session.seat();
  would.before = session.view();
  // From a little past the middle of a long list on: what comes first are the corners of a city.
  const std::size_t count = session.legal().size(), first = count > 40 ? count * 9 / 16 : 0;
  for (std::size_t n = 0; n < count; ++n) {
    const Action action = session.legal()[(n + first) % count];
    would.action = action;
    if (!session.preview(action, would.after, false)) continue;
    const Bearing bearing = lesson(i).bears(would, guide().player);
    if (bearing <= most) continue;
    most = bearing;
    best = action;
    if (most == Bearing::Best) break;
  }
  return best;
}

Action GuidedGame::mark(const Session& session) const {
  return active_ && asking_ >= 0 && !learned(asking_) ? choiceFor(session, asking_) : kNoAction;
}

void GuidedGame::sayNow(const Session& session, int i, Coach line, Action about) {
  Moment now;
  now.mover = session.seat();
  now.action = about;
  now.watcher = session.watcher();
  now.before = now.after = session.view();
  say(i, line, now);
}

// The lesson that was asked for cannot be carried out in this turn any more.
bool GuidedGame::missed(const Session& session) {
  if (mark(session) != kNoAction) return false;
  if (neared_ && patience_ > 0) {
    neared_ = false;
    --patience_;
    return false;
  }
  ++tries_[static_cast<std::size_t>(asking_)];
  sayNow(session, asking_, lesson(asking_).missed, kNoAction);
  asking_ = -1;
  return true;
}

bool GuidedGame::speaks(const Session& session) {
  if (!active_) return false;
  if (!told_.empty()) return true;
  const bool decides = session.stage() == Stage::Decide && session.seat() == guide().player;
  if (!decides && session.stage() != Stage::Confirm) return false;
  if (asking_ >= 0 && learned(asking_)) asking_ = -1;
  if (asking_ >= 0) return missed(session);
  if (!decides) return false;
  for (int i = 0; i < lessons(); ++i) {
    const bool open = !learned(i) && tries_[static_cast<std::size_t>(i)] < kTries;
    if (!open || !lesson(i).ready(session.view(), guide().player)) continue;
    const Action choice = choiceFor(session, i);
    if (choice == kNoAction) continue;
    asking_ = static_cast<int8_t>(i);
    neared_ = false;
    patience_ = kPatience;
    sayNow(session, i, lesson(i).ask, choice);
    return true;
  }
  return false;
}

void GuidedGame::heard() {
  for (std::size_t i = 1; i < told_.size(); ++i) told_[i - 1] = told_[i];
  if (!told_.empty()) told_.truncate(told_.size() - 1);
}

}  // namespace lucca::ui
