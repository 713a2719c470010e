#include "ui/play/play_scene.h"

#include "ui/learn/first_words.h"
#include "ui/learn/guided_scene.h"
#include "ui/stage/act.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_words.h"

namespace lucca::ui {

namespace {

// Chance outcomes and quiet steps done in one turn of the loop: a whole deal without a picture between.
constexpr int kQuietSteps = 160;

bool asks(Session::Phase phase) {
  return phase == Session::Phase::HandOver || phase == Session::Phase::Decide ||
         phase == Session::Phase::Confirm;
}

// The computer that moves next thinks while a moment is on display and nothing moves.
bool thinksAhead(const App& app) {
  const Session& session = app.game.session();
  return session.phase() == Session::Phase::Show &&
         session.thinker().thinksAhead(session.showing().count()) && !app.screen.moving();
}

}  // namespace

uint32_t beginMoment(App& app, const Moment& moment) {
  const GameStage& stage = app.stage();
  const Speed speed = app.settings.speed;
  beginAct(app.screen.motion(), app.now(), speed, moment.action, stage.actMs(moment));
  const uint32_t whole = stage.actMs(moment) + stage.stayMs(moment);
  return speed == Speed::Slow ? whole * 8 / 5 : whole;
}

void PlayScene::enter(App& app) {
  phase_ = Session::Phase::None;
  changes_ = 0;
  update(app);
}

// What is no choice is done by itself, once what led to it was seen; the coach wants it to be done.
void PlayScene::playForced(App& app) {
  if (app.screen.motion().acting() || app.game.guided().active()) return;
  Table table(app);
  const Action forced = app.stage().forced(table);
  if (forced != kNoAction) static_cast<void>(table.play(forced));
}

void undoChoice(App& app) {
  Session& session = app.game.session();
  do session.undo();
  while (session.undoReach() > 0 && app.stage().forced(Table(app)) != kNoAction);
}

// From help, the menu or the inspect pages: the cursor stays where it was, unless the game changed meanwhile. What was on
// display is there again as long as it takes to read.
void PlayScene::resume(App& app) {
  Session& session = app.game.session();
  askedAt_ = app.now();
  // After a word of the coach the turn may end.
  if (session.phase() == Session::Phase::Confirm) phase_ = Session::Phase::None;
  if (session.phase() == Session::Phase::Show && app.settings.speed != Speed::Instant)
    session.showing().stayUntil(app.now() + app.stage().stayMs(session.showing().moment()));
  update(app);
}

// The question whether the turn is over; what moved on the stage is seen before its time begins.
void PlayScene::waitForEnd(App& app) {
  if (app.settings.speed == Speed::Slow || app.game.guided().active()) return;
  Table table(app);
  if (!app.stage().endsByItself(table, app.now() - askedAt_)) return;
  app.game.session().confirm();
  app.screen.redraw();
}

// One step of the session; or, where the question whether the turn is over was put off, that.
void PlayScene::proceed(App& app, uint32_t thinkSteps, bool& changed) {
  Session& session = app.game.session();
  if (session.phase() == Session::Phase::Working && app.stage().turnOver(Table(app)) &&
      session.confirmNow()) {
    changed = true;
  } else {
    const uint32_t shows = session.showing().count();
    const bool thought = session.phase() == Session::Phase::Think;
    const bool news = session.update(app.now(), app.settings.speed, thinkSteps);
    const bool thinks = thought && session.phase() == Session::Phase::Think;
    if (news && thinks) app.screen.count();
    changed = changed || (news && !thinks);
    if (session.showing().count() != shows) app.game.guided().watch(session.showing().moment());
  }
}

void PlayScene::update(App& app) {
  Session& session = app.game.session();
  // What ended a turn is seen to its end.
  const bool goesOn =
      session.phase() == Session::Phase::Confirm || session.phase() == Session::Phase::Working;
  const bool coached = app.game.guided().active() && session.phase() == Session::Phase::Decide;
  if ((goesOn || coached) && app.screen.motion().acting()) {
    askedAt_ = app.now();
    return;
  }
  bool changed = false;
  proceed(app, app.facts.thinkSteps, changed);
  for (int i = 0; i < kQuietSteps; ++i) {
    const bool quiet =
        session.phase() == Session::Phase::Show && session.showing().count() != shows_ && !present(app);
    if (!quiet && session.phase() != Session::Phase::Working) break;
    proceed(app, 0, changed);
    changed = true;
  }
  if (thinksAhead(app))
    session.thinker().thinkAhead(session.match(), session.showing().count(), app.facts.thinkSteps);
  if (session.phase() != phase_ || session.match().changes() != changes_) phaseChanged(app);
  // Alone against computers nobody has to take the device: no press comes between.
  if (phase_ == Session::Phase::HandOver && session.match().plan().persons() == 1) phaseChanged(app);
  if (phase_ == Session::Phase::Decide) app.screen.redraw(app.stage().ponder(Table(app)));
  // Who is greeted reads one thing at a time.
  if (phase_ == Session::Phase::Decide && explains_ && !app.screen.motion().acting()) {
    explains_ = false;
    explainFirstWord(app);
  }
  if (phase_ == Session::Phase::Decide) playForced(app);
  if (phase_ == Session::Phase::Confirm) waitForEnd(app);
  if (phase_ == Session::Phase::Recap && !app.screen.motion().acting()) {
    if (!app.stage().interrupts(Table(app))) return app.go.recap();
    session.putOffRecap();
    phaseChanged(app);
    app.screen.redraw();
  }
  if (changed) app.screen.redraw();
}

bool PlayScene::saysNotes(App& app) const {
  return app.stage().saysNotes() && app.game.session().hands().mayShow();
}

bool PlayScene::thinking(const App& app) const {
  const Session::Phase phase = app.game.session().phase();
  return phase == Session::Phase::Think || phase == Session::Phase::Working || thinksAhead(app);
}

// A new moment is on display: its sound and motion. False, and over, when there is nothing to say about it.
bool PlayScene::present(App& app) {
  Session& session = app.game.session();
  shows_ = session.showing().count();
  Phrase words;
  app.stage().words().describe(Table(app), session.showing().moment(), words);
  if (words.empty() || hurries_) {
    session.skip(app.now(), app.settings.speed);
    return false;
  }
  app.tell.turnAway();
  app.stage().follow(Table(app), session.showing().moment(), phase_ != Session::Phase::Show);
  app.tell.sound(app.stage().words().soundOf(session.showing().moment()));
  session.showing().stayUntil(app.now() + beginMoment(app, session.showing().moment()));
  app.screen.redraw();
  return true;
}

// Where nobody has secrets the device goes from hand to hand as it is.
void PlayScene::greet(App& app) {
  Session& session = app.game.session();
  session.takeDevice();
  app.tell.sound(Effect::Handover);
  const Seat seat = session.seat();
  app.lamp.glow(
      app.stage().pictures().paint(session.match().plan().who(seat), session.hands().view(), seat).ground,
      app.now());
  beginAct(app.screen.motion(), app.now(), app.settings.speed, kNoAction, app.stage().greetingMs());
}

void PlayScene::phaseChanged(App& app) {
  Session& session = app.game.session();
  // The press that ended a turn, a show or a recap is not the next decision.
  const bool goesOnDeciding = phase_ == Session::Phase::Decide && session.phase() == Session::Phase::Decide;
  if (asks(session.phase()) && !goesOnDeciding) app.screen.changedByItself();
  if (phase_ != session.phase()) app.tell.turnAway();
  phase_ = session.phase();
  changes_ = session.match().changes();
  app.screen.redraw();
  if (phase_ != Session::Phase::Show && phase_ != Session::Phase::Think && phase_ != Session::Phase::Working)
    hurries_ = false;
  switch (phase_) {
    case Session::Phase::HandOver: {
      // Alone against computers there is nobody to hand it to.
      if (session.match().plan().persons() == 1) return session.takeDevice();
      // Nor is there anything to hand it over for where nothing is to be chosen.
      if (const Action forced = app.stage().forced(Table(app)); forced != kNoAction)
        session.playFor(app.now(), app.settings.speed, forced);
      if (session.phase() != Session::Phase::HandOver) return;
      const bool secret = app.stage().secret(Table(app));
      if (!app.stage().keepsSecrets() || (app.settings.shortHandOver && !secret)) return greet(app);
      // Without a secret the page of what happened is the hand-over: one screen, one press.
      const bool onePage = !secret && session.willRecap() && app.stage().meanwhile() != nullptr;
      if (!onePage) return app.go.show(SceneId::HandOver);
      greet(app);
      return app.go.recap(true);
    }
    case Session::Phase::Over:
      app.tell.sound(Effect::Victory);
      app.keep.gameOver();
      return app.go.show(SceneId::Result);
    case Session::Phase::None:
      return app.go.home();
    case Session::Phase::Decide:
      explains_ = beginDecision(app) && !app.game.guided().active();
      if (!app.game.guided().active()) return;
      pointAtLesson(app);
      followGuide(app);
      return;
    case Session::Phase::Confirm:
      askedAt_ = app.now();
      if (!app.stage().turnOver(Table(app))) return session.confirmLater();
      if (followGuide(app)) return;
      // Under the coach's eyes a turn may always be tried again.
      if (app.game.guided().active() || app.settings.askBeforeEnd || app.stage().secret(Table(app))) return;
      session.confirm();
      return;
    default:
      return;
  }
}

// False: a choice of before is under the cursor, and its words are there to be read.
bool PlayScene::beginDecision(App& app) {
  const Table table(app);
  GameStage& stage = app.stage();
  uint32_t place;
  const bool resumed = app.game.takePlace(place);
  const bool between = resumed && (place & kPlaceBetween) != 0;
  if (between) stage.setPlace(table, place);
  stage.begin(table);
  if (resumed && !between) stage.setPlace(table, place);
  return !resumed || between;
}

void PlayScene::event(App& app, const Event& event) {
  switch (app.game.session().phase()) {
    case Session::Phase::Decide:
      return decideEvent(app, event);
    case Session::Phase::Confirm:
      return confirmEvent(app, event);
    default:
      return watchEvent(app, event);
  }
}

void PlayScene::decideEvent(App& app, const Event& event) {
  Table table(app);
  const bool handled = app.stage().event(table, event);
  if (!handled && event.is(Button::B)) {
    // Nothing half-made to go back to: the last decision is taken back, if there is one.
    if (app.game.session().undoReach() == 0) return app.go.push(SceneId::GameMenu);
    undoChoice(app);
    app.tell.sound(Effect::Undo);
    app.tell.say(tr(Text::GameMenuUndone));
  }
  app.screen.redraw();
}

void PlayScene::confirmEvent(App& app, const Event& event) {
  Table table(app);
  if (app.stage().watchEvent(table, event)) return;
  if (event.is(Button::A)) {
    app.tell.sound(Effect::Confirm);
    app.game.session().confirm();
  } else if (event.is(Button::B)) {
    app.tell.sound(Effect::Undo);
    undoChoice(app);
  } else {
    app.tell.refuse(Text::DialogOnly);
  }
  app.screen.redraw();
}

void PlayScene::watchEvent(App& app, const Event& event) {
  Table table(app);
  if (app.stage().watchEvent(table, event)) return;
  const bool skips = app.game.session().phase() == Session::Phase::Show;
  if (event.is(Button::B) && skips) {
    hurries_ = true;
    app.game.session().skip(app.now(), app.settings.speed);
    return app.screen.redraw();
  }
  if (event.is(Button::B)) return app.go.push(SceneId::GameMenu);
  if (!event.is(Button::A)) return app.tell.refuse(skips ? Text::PlayWatchShow : Text::PlayWatch);
  app.game.session().skip(app.now(), app.settings.speed);
  app.screen.redraw();
}

}  // namespace lucca::ui
