#include "ui/play/replay_scene.h"

#include <bit>

#include "ui/fame/river.h"
#include "ui/game/session_look.h"
#include "ui/game/turns.h"
#include "ui/learn/topics.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/act.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_row.h"
#include "ui/stage/game_words.h"
#include "ui/stage/inspect_pages.h"
#include "ui/stage/table_of.h"
#include "ui/stage/telling.h"

namespace lucca::ui {

namespace {

constexpr int kHeldTurns = 10;   // then a held key moves by rounds
constexpr int kTorriStride = 5;  // of a game without rounds

enum Row { kWatchRow, kPlayOnRow, kPointRow, kReviewRow, kCitiesRow, kLeaveRow, kRows };
constexpr Text kLabels[kRows] = {Text::ReplayWatch, Text::ReplayPlayOn, Text::ReplayPoint,
                                 Text::ReviewTitle, Text::ReplayCities, Text::ReplayLeave};

// The review of the game that is watched, as far as it is known; null: nothing is.
const Review* reviewOf(App& app) {
  const PlayedMatch& match = app.game.session().match();
  if (app.game.session().running() || !ReviewWork::suits(match)) return nullptr;
  app.review.follow(match, app.game.reviews());
  return app.review.review().riverDone ? &app.review.review() : nullptr;
}

bool endsHere(const App& app) { return app.game.looking() && !app.game.whole(); }

// Turns of a round; a game without rounds is counted by fives.
int strideOf(App& app) {
  return rowOf(app.game.session().match().setup().game).rounds ? app.game.session().match().setup().players
                                                               : kTorriStride;
}

// The n-th row that is there.
int rowAt(unsigned rows, int n) {
  int row = 0;
  while (row + 1 < kRows && ((rows >> row & 1) == 0 || n-- > 0)) ++row;
  return row;
}

void putAway(App& app) {
  app.game.takeBack();
  app.game.putAwayUnfit();
  app.go.home();
  app.tell.say(tr(Text::SavePutAwayDone));
}

}  // namespace

// Walks to the number-th moment with words, or to the end; returns how many were met.
int ReplayScene::walkTo(App& app, int number) {
  learnMoments(app);
  Walker walker;
  int met = app.trail.startBefore(walker, kNobody, number);
  while (met <= number && walker.next(app.shown))
    met += isTold(app, app.shown, app.game.session().showing().words());
  return met;
}

void ReplayScene::enter(App& app) {
  menu_ = plays_ = false;
  held_ = 0;
  count_ = static_cast<int16_t>(walkTo(app, kMaxHistory * 4));
  if (count_ == 0) {
    app.tell.refuse(Text::LogEmpty);
    return finish(app);
  }
  number_ = 0;
  const int asked = app.go.opening().takeReplayTurn();
  fromReview_ = asked >= 0;
  if (asked >= 0) return goToTurn(app, asked);
  goTo(app, 0);
  begin(app);
}

void ReplayScene::resume(App& app) {
  SessionLook(app.game.session()).here();
  walkTo(app, number_);
}

void ReplayScene::goTo(App& app, int number) {
  number_ = static_cast<int16_t>(number);
  walkTo(app, number_);
  const TurnPlace place = turnAt(app.game.session().match(), app.shown.index);
  turn_ = static_cast<int16_t>(place.turn);
  turns_ = static_cast<int16_t>(place.turns);
  app.stage().acts().follow(tableOf(app), app.shown, Acts::Order::First);
  app.tell.sound(app.stage().words().soundOf(app.shown));
  app.screen.redraw();
}

// To the first moment that is told.
void ReplayScene::goToTurn(App& app, int turn) {
  const TurnPlace place = turnNumber(app.game.session().match(), turn);
  const int number = app.trail.toldBefore(place.start);
  goTo(app, number < count_ ? number : count_ - 1);
}

void ReplayScene::begin(App& app) {
  beginMoment(app.screen.motion(), app.now(), app.settings.speed, app.stage().acts(), app.shown);
  shownAt_ = app.now();
}

// After ten turns a held key moves by rounds. Acts are played only forwards, and never while a key is held.
void ReplayScene::stepTurn(App& app, int step, bool held) {
  const int to = turn_ + step * (held_ >= kHeldTurns ? strideOf(app) : 1);
  if (step < 0 && number_ == 0) return app.tell.refuse(Text::RecapFirst);
  if (step > 0 && turn_ + 1 >= turns_) {
    if (number_ + 1 >= count_) return app.tell.refuse(endsHere(app) ? Text::SaveFromHere : Text::RecapLast);
    goTo(app, count_ - 1);
  } else {
    if (to < 0) {
      goTo(app, 0);
    } else {
      goToTurn(app, to < turns_ ? to : turns_ - 1);
    }
  }
  if (step > 0 && !held) begin(app);
}

void ReplayScene::stepDecision(App& app, int step, bool held) {
  if (number_ + step < 0) return app.tell.refuse(Text::RecapFirst);
  if (number_ + step >= count_) return app.tell.refuse(endsHere(app) ? Text::SaveFromHere : Text::RecapLast);
  goTo(app, number_ + step);
  if (step > 0 && !held) begin(app);
}

void ReplayScene::update(App& app) {
  if (!plays_ || menu_ || app.screen.motion().acting()) return;
  const Acts& acts = app.stage().acts();
  uint32_t stay = acts.stayMs(app.shown);
  if (app.settings.speed == Speed::Slow) stay = stay * 8 / 5;
  if (app.settings.speed != Speed::Instant) stay += acts.actMs(app.shown);
  if (app.now() - shownAt_ < stay) return;
  if (number_ + 1 >= count_) {
    plays_ = false;
    return app.screen.redraw();
  }
  goTo(app, number_ + 1);
  begin(app);
}

// The scene that opened it takes the running game back.
void ReplayScene::finish(App& app) { app.go.back(); }

void ReplayScene::goPastTheLast(App& app) {
  if (app.game.kind() != OpenGame::Kind::SavedGame) return finish(app);
  app.go.ask({Phrase(Text::SavePutAway), Text::KeyYes, Text::KeyNo, putAway, [](App& a) { a.go.home(); }});
}

void ReplayScene::event(App& app, const Event& event) {
  if (menu_) return menuEvent(app, event);
  held_ = static_cast<uint8_t>(event.repeat ? (held_ < UINT8_MAX ? held_ + 1 : held_) : 0);
  if (event.is(Button::X)) {
    app.tell.sound(Sound::Confirm);
    return app.go.openHelp(topicOf(SceneId::Replay));
  }
  if (event.is(Button::Y)) return openMenu(app);
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    return finish(app);
  }
  if (event.is(Button::A)) {
    app.tell.sound(Sound::Confirm);
    if (!plays_ && number_ + 1 >= count_) return goPastTheLast(app);
    plays_ = !plays_;
    shownAt_ = app.now() - (plays_ ? 60'000 : 0);  // it continues at once
    return app.screen.redraw();
  }
  plays_ = false;
  const bool byTurn = event.is(Button::Left) || event.is(Button::Right);
  if (byTurn) {
    stepTurn(app, event.step(), event.repeat);
  } else {
    stepDecision(app, event.step(), event.repeat);
  }
}

void ReplayScene::openMenu(App& app) {
  menu_ = true;
  plays_ = false;
  findRows(app);
  app.tell.sound(Sound::Confirm);
  app.screen.redraw();
}

// Rows that lead nowhere are left out.
void ReplayScene::findRows(App& app) {
  int turn;
  shownRows_ = 1u << kWatchRow | 1u << kPlayOnRow | 1u << kCitiesRow | 1u << kLeaveRow;
  if (nextPoint(app, turn)) shownRows_ |= 1u << kPointRow;
  if (fromReview_ || reviewOf(app) != nullptr) shownRows_ |= 1u << kReviewRow;
  rows_.reset(std::popcount(shownRows_));
}

// The next turn that mattered, after the last again the first.
bool ReplayScene::nextPoint(App& app, int& turn) const {
  const Review* review = reviewOf(app);
  if (review == nullptr || review->points.empty()) return false;
  int first = INT16_MAX, next = INT16_MAX;
  for (const TurningPoint& point : review->points) {
    if (point.turn < first) first = point.turn;
    if (point.turn > turn_ && point.turn < next) next = point.turn;
  }
  turn = next < INT16_MAX ? next : first;
  return true;
}

void ReplayScene::menuEvent(App& app, const Event& event) {
  if (moveCursor(app, rows_, event)) return;
  if (event.is(Button::A)) return choose(app);
  if (event.is(Button::X)) return app.go.openHelp(topicOf(SceneId::Replay));
  if (event.is(Button::Left) || event.is(Button::Right)) return app.tell.refuse(Text::FameUpDown);
  menu_ = false;
  app.tell.sound(Sound::Back);
  app.screen.redraw();
}

void ReplayScene::choose(App& app) {
  app.tell.sound(Sound::Confirm);
  menu_ = false;
  Session& session = app.game.session();
  int turn;
  switch (rowAt(shownRows_, rows_.cursor())) {
    case kPointRow:
      if (nextPoint(app, turn)) goToTurn(app, turn);
      return app.screen.redraw();
    case kReviewRow:
      return fromReview_ ? app.go.back() : app.go.show(SceneId::Review);
    case kWatchRow:
      plays_ = number_ + 1 < count_;
      shownAt_ = app.now() - 60'000;
      return app.screen.redraw();
    case kPlayOnRow:
      if (endsHere(app) || session.running()) {
        app.tell.refuse(session.running() ? Text::TryRunning : Text::SaveFromHere);
        return app.screen.redraw();
      }
      return app.go.tryFrom(turnAt(session.match(), app.shown.index).start);
    case kCitiesRow:
      SessionLook(session).at(app.shown.after, app.shown.index);
      return app.go.inspect(app.stage().pages().everybody(tableOf(app)));
    default:
      return finish(app);
  }
}

void ReplayScene::drawMenu(App& app, Canvas& canvas) {
  Phrase turn;
  turn.add(Text::ReplayTurn, {turn_ + 1, turns_});
  drawTitle(canvas, tr(Text::GameMenuReplay), turn);
  rows_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 5),
             [&](int i) { return MenuRow{tr(kLabels[rowAt(shownRows_, i)])}; });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

void ReplayScene::draw(App& app, Canvas& canvas) {
  app.screen.line().setMore(buttonBit(Button::X) | buttonBit(Button::Y), Text::ResultMenu);
  if (menu_) return drawMenu(app, canvas);
  // Where the rules of this program go another way than those the game was played by, that is said.
  const bool last = number_ + 1 >= count_, breaksOff = last && endsHere(app);
  BottomLine keys{tr(last     ? Text::KeyGoOn
                     : plays_ ? Text::ReplayPause
                              : Text::ReplayPlay),
                  tr(Text::KeyBack),
                  {}};
  keys.moves = kArrows;
  Phrase why;
  breaksOff ? static_cast<void>(why.add(Text::SaveFromHere)) : app.stage().words().explain(app.shown, why);
  // The turns that mattered, as far as they are known.
  RiverMarks found;
  TimelineMark marks[kMostMarks];
  int count = 0;
  const Table table = tableOf(app);
  if (const Review* review = reviewOf(app)) {
    findMarks(*review, 8, found);
    for (const RiverMark& mark : found) {
      TimelineMark& made = marks[count++];
      made.turn = mark.turn;
      made.luck = mark.luck();
      if (mark.luck()) continue;
      const Seat seat = review->points[static_cast<std::size_t>(mark.point)].seat;
      made.emblem = table.who(seat).emblem;
      made.paint = app.stage().pictures().paint(table.who(seat), table.view(), seat);
    }
  }
  const Timeline line{.turn = static_cast<uint16_t>(turn_ + 1),
                      .turns = static_cast<uint16_t>(turns_),
                      .stride = static_cast<uint8_t>(strideOf(app)),
                      .marks = {marks, static_cast<std::size_t>(count)}};
  Cue cue{Cue::Kind::Replay, &app.shown, table.words(), why, &keys, number_, count_};
  cue.timeline = &line;
  app.stage().acts().draw(table, canvas, cue);
}

}  // namespace lucca::ui
