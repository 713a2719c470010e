#include "ui/play/recap_scene.h"

#include "ui/stage/act.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/meanwhile.h"
#include "ui/stage/table_of.h"
#include "ui/stage/telling.h"

namespace lucca::ui {

namespace {

std::size_t startOf(const App& app) { return app.game.session().hands().seenBy(app.game.session().seat()); }

}  // namespace

// Walks to the number-th moment with words, or to the end; returns how many were met. Steps of the rules before the first
// entry belong to the seat's own last turn.
int RecapScene::walkTo(App& app, int number, bool follows) {
  learnMoments(app);
  Walker walker;
  bool begun = false;
  int met = 0;
  app.trail.startBehind(walker, app.game.session().hands().watcher(), startOf(app));
  // Moments that the same player has watched are not repeated.
  const std::size_t end = app.game.session().hands().watchedFrom();
  while (met <= number && walker.index() < end && walker.next(app.shown)) {
    begun = begun || app.shown.mover >= 0;
    if (!begun || (only_ >= 0 && app.shown.mover != only_)) continue;
    if (!isTold(app, app.shown, app.game.session().showing().words())) continue;
    if (follows) follow(app, met == 0);
    ++met;
  }
  return met;
}

// If the game has a page for what was missed, it comes first; the moments behind each of its panels play as a film.
bool RecapScene::showsPanels(App& app) const { return !film_ && app.stage().meanwhile() != nullptr; }

// app.shown.before becomes the seat's last view.
void RecapScene::beginPanels(App& app) {
  Walker walker;
  film_ = false;
  only_ = kNobody;
  learnMoments(app);
  app.trail.startBehind(walker, app.game.session().hands().watcher(), startOf(app));
  static_cast<void>(walker.next(app.shown));
  app.screen.redraw();
}

void RecapScene::panelEvent(App& app, const Event& event) {
  if (event.is(Button::A)) {
    app.tell.sound(Sound::Confirm);
    return finish(app);
  }
  if (event.is(Button::Right)) return replayPanel(app);
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    return app.go.push(SceneId::GameMenu);
  }
  if (event.is(Button::Left)) return app.tell.refuse(Text::RecapFirst);
  const int count = app.stage().meanwhile()->panels(tableOf(app));
  panel_ = static_cast<int8_t>((panel_ + event.step() + count) % count);
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void RecapScene::replayPanel(App& app) {
  film_ = true;
  only_ = app.stage().meanwhile()->seat(tableOf(app), panel_);
  count_ = static_cast<int16_t>(walkTo(app, kMaxHistory * 4));
  number_ = 0;
  app.tell.sound(Sound::Confirm);
  if (walkTo(app, 0) == 0) return beginPanels(app);
  follow(app, true);
  begin(app);
  app.screen.redraw();
}

void RecapScene::enter(App& app) {
  film_ = false;
  only_ = kNobody;
  panel_ = 0;
  if (showsPanels(app)) return beginPanels(app);
  count_ = static_cast<int16_t>(walkTo(app, kMaxHistory * 4));
  number_ = 0;
  if (atOnce(app) && count_ > 0) {
    number_ = static_cast<int16_t>(count_ - 1);
    walkTo(app, number_, true);
    return begin(app);
  }
  if (walkTo(app, 0) > 0) {
    follow(app, true);
    return begin(app);
  }
  finish(app);
}

// At instant speed nothing goes by: one picture tells all, and left goes back through it.
bool RecapScene::atOnce(App& app) const { return !film_ && app.settings.speed == Speed::Instant; }

void RecapScene::follow(App& app, bool first) {
  app.stage().acts().follow(tableOf(app), app.shown, first ? Acts::Order::First : Acts::Order::Next);
}

void RecapScene::begin(App& app) {
  beginMoment(app.screen.motion(), app.now(), app.settings.speed, app.stage().acts(), app.shown);
  shownAt_ = app.now();
}

// On a stage what a seat has missed goes by like a film.
void RecapScene::update(App& app) {
  if (app.screen.motion().acting()) return;
  if (showsPanels(app)) return;
  if (app.settings.speed == Speed::Slow || atOnce(app)) return;  // each step waits for a key
  if (app.now() - shownAt_ < app.stage().acts().actMs(app.shown) + app.stage().acts().stayMs(app.shown))
    return;
  if (number_ + 1 >= count_) return finish(app);
  goTo(app, number_ + 1);
  begin(app);
}

void RecapScene::goTo(App& app, int number) {
  number_ = static_cast<int16_t>(number);
  walkTo(app, number_);
  follow(app, number_ == 0);
  app.tell.sound(app.stage().words().soundOf(app.shown));
  app.screen.redraw();
}

void RecapScene::finish(App& app) {
  if (film_) return beginPanels(app);
  app.game.session().endRecap();
  app.go.show(SceneId::Play);
}

void RecapScene::event(App& app, const Event& event) {
  if (showsPanels(app)) return panelEvent(app, event);
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    return finish(app);
  }
  // Left and right go by moves, up and down by turns.
  const bool byTurn = event.is(Button::Up) || event.is(Button::Down);
  const int step = event.is(Button::A) ? 1 : event.step();
  if (number_ + step < 0) return app.tell.refuse(Text::RecapFirst);
  if (number_ + step >= count_) {
    if (!event.is(Button::A)) return app.tell.refuse(Text::RecapLast);
    return finish(app);
  }
  const Seat mover = app.shown.mover;
  do {
    goTo(app, number_ + step);
  } while (byTurn && (app.shown.mover < 0 || app.shown.mover == mover) && number_ + step >= 0 &&
           number_ + step < count_);
  if (step > 0 && !byTurn) begin(app);
}

void RecapScene::draw(App& app, Canvas& canvas) {
  if (showsPanels(app))
    return app.stage().meanwhile()->draw(tableOf(app), app.shown.before, panel_, app.go.opening().handsOver,
                                         canvas);
  BottomLine keys{tr(Text::KeyGoOn), tr(Text::KeySkip), {}};
  if (number_ > 0) keys.moves = buttonBit(Button::Up) | buttonBit(Button::Left);
  if (number_ + 1 < count_)
    keys.moves = static_cast<ButtonSet>(keys.moves | buttonBit(Button::Down) | buttonBit(Button::Right));
  Phrase where;
  where.add(number_ + 1).add("/").add(count_);
  keys.arrows = where;
  Phrase why;
  app.stage().words().explain(app.shown, why);
  const Table table = tableOf(app);
  Cue cue{Cue::Kind::Recap, &app.shown, table.words(), why, &keys, number_, count_};
  cue.news = atOnce(app) && number_ + 1 == count_;
  app.stage().acts().draw(table, canvas, cue);
}

}  // namespace lucca::ui
