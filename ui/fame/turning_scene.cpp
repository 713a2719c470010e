#include "ui/fame/turning_scene.h"

#include "ui/game/session_look.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kPlayedMs = 1500;
constexpr int kHard = 5;  // of 100: below it no number is told

}  // namespace

const TurningPoint& TurningScene::point(const App& app) const {
  return app.review.review().points[static_cast<std::size_t>(points_[at_])];
}

// The points of the same person, costliest first; the one that was asked for is among them.
void TurningScene::enter(App& app) {
  const Review& review = app.review.review();
  const int asked = app.go.opening().point;
  const Seat seat = review.points[static_cast<std::size_t>(asked)].seat;
  count_ = at_ = 0;
  for (std::size_t i = 0; i < review.points.size() && count_ < kMostPoints; ++i) {
    if (review.points[i].seat == seat) points_[count_++] = static_cast<int8_t>(i);
  }
  while (at_ < count_ && points_[at_] != asked) ++at_;
  if (at_ == count_) points_[at_ = static_cast<int8_t>(count_ - 1)] = static_cast<int8_t>(asked);
  better_ = turned_ = false;
  openedAt_ = app.now();
  show(app);
}

void TurningScene::show(App& app) {
  const TurningPoint& now = point(app);
  start_ = findTurn(app, now.turn, now.seat, made_);
  SessionLook(app.game.session()).at(app.shown.before, start_);
  better_ ? foresee(app, start_, now.seat, {now.action.data(), now.actions})
          : foresee(app, start_, now.seat, {made_.begin(), made_.size()});
  app.screen.redraw();
}

void TurningScene::turnTo(App& app, bool better) {
  better_ = better;
  app.tell.sound(Sound::Move);
  show(app);
}

void TurningScene::stepPoint(App& app, int step) {
  at_ = static_cast<int8_t>((at_ + step + count_) % count_);
  better_ = turned_ = false;
  openedAt_ = app.now();
  app.tell.sound(Sound::Move);
  show(app);
  app.screen.turnPage(step);
}

void TurningScene::update(App& app) {
  if (turned_ || app.now() - openedAt_ < kPlayedMs) return;
  turned_ = better_ = true;
  show(app);
}

void TurningScene::event(App& app, const Event& event) {
  turned_ = true;
  switch (event.button) {
    case Button::A:
      app.tell.sound(Sound::Confirm);
      SessionLook(app.game.session()).here();
      return app.go.tryFrom(start_);
    case Button::B:
      app.tell.sound(Sound::Back);
      SessionLook(app.game.session()).here();
      return app.go.back();
    case Button::Up:
      return better_ ? turnTo(app, false) : app.tell.refuse(Text::ReviewPlayedHere);
    case Button::Down:
      return better_ ? stepPoint(app, 1) : turnTo(app, true);
    default:
      if (count_ < 2) return app.tell.refuse(Text::ReviewOnly);
      return stepPoint(app, event.step());
  }
}

void TurningScene::draw(App& app, Canvas& canvas) {
  const TurningPoint& now = point(app);
  const Table table = tableOf(app);
  const GameWords& words = app.stage().words();
  const int chance = better_ ? now.better : now.played;
  TurnLook look{.seat = now.seat,
                .before = app.shown.before,
                .after = app.shown.after,
                .played = {made_.begin(), made_.size()},
                .better = {now.action.data(), now.actions},
                .showsBetter = better_,
                .entries = start_};
  look.chip.add(better_ ? Text::ReviewChipBetter : Text::ReviewChipPlayed);
  if (chance >= kHard) look.chip.add(" ").add(chance);
  words.tellTurn(app.shown.before, now.seat, look.shown(), look.what);
  if (better_) {
    words.reason(table, now.reason, look.why);
  } else if (chance >= kHard) {
    look.why.add(Text::ReviewWins, {table.name(now.seat), chance});
  } else {
    look.why.add(Text::ReviewHard, {table.name(now.seat)});
  }
  chance >= kHard ? look.brief.add(Text::ReviewWinsBrief, {chance}) : look.brief.add(Text::ReviewHardBrief);
  chance >= kHard ? look.least.add(Text::ReviewOfHundred, {chance}) : look.least.add(Text::ReviewHardLeast);
  Phrase place;
  place.add(at_ + 1).add("/").add(count_);
  const auto moves = static_cast<ButtonSet>(buttonBit(Button::Down) | (better_ ? buttonBit(Button::Up) : 0) |
                                            (count_ > 1 ? kLeftRight : 0));
  look.keys = {.a = tr(Text::ReviewTry), .b = tr(Text::KeyBack), .arrows = place, .moves = moves};
  app.stage().pictures().drawTurning(table, look, canvas);
}

}  // namespace lucca::ui
