#include "ui/play/hint.h"

#include "ui/game/city.h"
#include "ui/learn/first_words.h"
#include "ui/puzzles/puzzle_band.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/act.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

// A person with a coach is told how to get a hint until that is known.
void noteAsked(App& app) {
  const Table table = tableOf(app);
  if (!table.tellsHint()) return;
  noteHint(app.settings, table.name(table.seat()));
  app.settingsChanged();
}

}  // namespace

void Hint::enter(App& app) {
  state_ = State::None;
  alone_ = app.go.opening().takeHint();
  if (alone_) ask(app);
}

void Hint::ask(App& app) {
  Session& session = app.game.session();
  if (session.phase() != Session::Phase::Decide) return app.tell.refuse(Text::GameMenuHintNotNow);
  if (isCity(session.match().plan())) return app.tell.refuse(Text::CityNoHint);
  if (app.game.puzzle().active()) return hintAtPuzzle(app);
  session.thinker().askHint(session.match(), session.hands().view());
  state_ = State::Thinking;
  app.screen.redraw();
}

void Hint::update(App& app) {
  if (!thinking()) return;
  Session& session = app.game.session();
  Thinker& thinker = session.thinker();
  const uint8_t before = thinker.progress();
  if (thinker.advise(session.match(), session.hands().view(), app.facts.thinkSteps)) {
    state_ = State::Ready;
    app.screen.changedByItself();
    session.showing().foretell(session.match(), session.hands(), session.seat(), thinker.hint());
    app.stage().acts().follow(tableOf(app), session.showing().moment(), Acts::Order::First);
    beginMoment(app.screen.motion(), app.now(), app.settings.speed, app.stage().acts(),
                session.showing().moment());
  }
  if (state_ == State::Ready) {
    noteAsked(app);
    return app.screen.redraw();
  }
  if (before != thinker.progress()) app.screen.count();
}

// A goes to the choice; it is still the player who makes it.
void Hint::event(App& app, const Event& event) {
  if (event.repeat) return;
  const bool take = state_ == State::Ready && event.is(Button::A);
  if (!take && !event.is(Button::B) && !event.is(Button::Y)) return app.tell.refuse(Text::DialogOnly);
  state_ = State::None;
  app.tell.sound(take ? Sound::Confirm : Sound::Back);
  app.screen.redraw();
  if (!take) return alone_ ? app.go.back() : void();
  const Table table = tableOf(app);
  app.stage().decision(table).pointAt(table, app.game.session().thinker().hint());
  explainPrinciple(app, app.game.session().thinker().hintReason());
  app.go.back();
}

// Draws the choice on the stage, as it would look, with the reason below.
void Hint::draw(App& app, Canvas& canvas) const {
  app.screen.line().setMore(app.screen.line().more(), Text::KeyBack);
  const Session& session = app.game.session();
  if (state_ == State::Ready) {
    Phrase words, why;
    const Table table = tableOf(app);
    app.stage().words().nameAction(table, session.thinker().hint(), words);
    app.stage().words().reason(table, session.thinker().hintReason(), why);
    const BottomLine keys{tr(Text::HintTake), tr(Text::KeyBack), {}};
    if (why.empty()) app.stage().words().explain(session.showing().moment(), why);
    const Cue cue{Cue::Kind::Hint, &session.showing().moment(), words, why, &keys};
    return app.stage().acts().draw(table, canvas, cue);
  }
  drawTitle(canvas, tr(Text::HintTitle));
  const Rect body = layoutOf(canvas).body;
  const Rect box = makeRect(body.x + 12, body.y + body.h / 2 - 30, body.w - 24, 60);
  drawCard(canvas, box);
  const Rect inner = inset(box, 10, 6);
  drawWrappedCentred(canvas, makeRect(inner.x, inner.y, inner.w, inner.h - 14), tr(Text::HintWait),
                     {&kFontBody, kInk, Align::Centre});
  const Rect progress = makeRect(inner.x, inner.bottom() - 10, inner.w, 6);
  drawProgress(canvas, progress, session.thinker().progress());
  app.screen.countsIn(progress);
  drawFooter(app, canvas, {.b = tr(Text::KeyBack)});
}

}  // namespace lucca::ui
