#include "ui/play/play_scene.h"

#include "ui/game/session_look.h"
#include "ui/game/turn_shortcut.h"
#include "ui/learn/first_words.h"
#include "ui/learn/guided_scene.h"
#include "ui/puzzles/puzzle_band.h"
#include "ui/stage/act.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

using Phase = Session::Phase;

// Chance outcomes and quiet steps done in one turn of the loop: a whole deal without a picture between.
constexpr int kQuietSteps = 160;

// The computer that moves next thinks while a moment is on display and nothing moves.
bool thinksAhead(const App& app) {
  const Session& session = app.game.session();
  return session.phase() == Phase::Show && !app.game.puzzle().active() &&
         session.thinker().thinksAhead(session.showing().count()) && !app.screen.moving();
}

// The act at the end of a turn plays to its end, and so does the act on which the coach comments next.
bool waitsForAct(App& app) {
  const Phase phase = app.game.session().phase();
  const bool coached = app.game.guided().active() && phase == Phase::Decide;
  return (phase == Phase::Confirm || phase == Phase::Working || coached) && app.screen.motion().acting();
}

// The words of the moment on display are made once.
void describeMoment(App& app) {
  Showing& showing = app.game.session().showing();
  app.stage().words().describe(tableOf(app), showing.moment(), showing.words().clear());
}

void refuse(App& app, Verdict why) {
  Phrase words;
  app.stage().words().refusal(tableOf(app), why, words);
  app.tell.refuse(words);
}

}  // namespace

Action forcedAction(App& app) {
  const Table table = tableOf(app);
  return app.stage().decision(table).forced(table);
}

void playChoice(App& app, const Answer& answer) {
  Session& session = app.game.session();
  const Verdict verdict = session.play(answer.action);
  if (verdict != Verdict::Accepted) return refuse(app, verdict);
  const Moment& moment = session.showing().moment();
  app.game.guided().watch(moment);
  describeMoment(app);
  app.tell.sound(answer.sound);
  Acts& acts = app.stage().acts();
  acts.follow(tableOf(app), moment, Acts::Order::Own);
  beginAct(app.screen.motion(), app.now(), app.settings.speed, answer.action,
           acts.actMs(moment) + acts.ownRestMs(moment));
  app.screen.redraw();
  // The coach comments on it before the turn ends.
  if (answer.endsTurn && session.phase() == Phase::Confirm && !app.game.guided().talks() && !isWatched(app))
    session.confirm();
}

void undoChoice(App& app) {
  Session& session = app.game.session();
  do session.undo();
  while (session.undoReach() > 0 && forcedAction(app) != kNoAction);
}

void PlayScene::enter(App& app) {
  takeUpGuide(app);
  phase_ = Phase::None;
  changes_ = 0;
  update(app);
}

// From help, the menu or the inspect pages: the cursor stays where it was, unless the game changed meanwhile. What was on
// display is there again as long as it takes to read; a recap may have taken the place of its words.
void PlayScene::resume(App& app) {
  Session& session = app.game.session();
  askedAt_ = app.now();
  // After a word of the coach the turn may end.
  if (session.phase() == Phase::Confirm) phase_ = Phase::None;
  if (session.phase() == Phase::Show) describeMoment(app);
  if (session.phase() == Phase::Show && app.settings.speed != Speed::Instant)
    session.showing().stayUntil(app.now() + app.stage().acts().stayMs(session.showing().moment()));
  update(app);
}

bool PlayScene::saysNotes(App& app) const {
  return app.stage().flow().saysNotes && app.game.session().hands().mayShow();
}

bool PlayScene::thinking(const App& app) const {
  const Phase phase = app.game.session().phase();
  return phase == Phase::Think || phase == Phase::Working || thinksAhead(app);
}

// ---- Time passes

void PlayScene::update(App& app) {
  if (waitsForAct(app)) {
    askedAt_ = app.now();
    return;
  }
  Session& session = app.game.session();
  const bool changed = advance(app);
  if (thinksAhead(app))
    session.thinker().thinkAhead(session.match(), session.showing().count(), app.facts.thinkSteps);
  if (session.phase() != phase_ || session.match().changes() != changes_) phaseChanged(app);
  // Alone against computers the device needs no taking: no press comes between.
  if (phase_ == Phase::HandOver && app.game.session().match().plan().persons() == 1) phaseChanged(app);
  if (phase_ == Phase::Decide) updateDecide(app);
  if (phase_ == Phase::Confirm) updateConfirm(app);
  if (phase_ == Phase::Recap) updateRecap(app);
  if (changed) app.screen.redraw();
}

// Advances the session until there is something to show or to ask. True: the picture changed.
bool PlayScene::advance(App& app) {
  Session& session = app.game.session();
  bool changed = proceed(app, app.facts.thinkSteps);
  for (int i = 0; i < kQuietSteps; ++i) {
    const bool quiet = session.phase() == Phase::Show && session.showing().count() != shows_ && !present(app);
    if (!quiet && session.phase() != Phase::Working) break;
    proceed(app, 0);
    changed = true;
  }
  return changed;
}

// One step of the session, or the question whether the turn is over, if it was put off. True: the picture changed.
bool PlayScene::proceed(App& app, uint32_t thinkSteps) {
  Session& session = app.game.session();
  if (session.phase() == Phase::Working && app.stage().flow().turnOver(tableOf(app)) &&
      TurnShortcut(session).confirmNow())
    return true;
  if (session.phase() == Phase::Think && app.game.puzzle().active()) return answerTry(app, thinkSteps);
  const uint32_t shows = session.showing().count();
  const bool thought = session.phase() == Phase::Think;
  const bool news = session.update(app.now(), app.settings.speed, thinkSteps);
  const bool thinks = thought && session.phase() == Phase::Think;
  if (news && thinks) app.screen.count();
  if (session.showing().count() != shows) app.game.guided().watch(session.showing().moment());
  return news && !thinks;
}

// The other seats of a puzzle answer a try: a refutation is searched for, and there may be none.
bool PlayScene::answerTry(App& app, uint32_t steps) {
  Session& session = app.game.session();
  PuzzleGame& game = app.game.puzzle();
  const uint8_t before = game.progress();
  Action action;
  if (!game.ponder(session, static_cast<int>(steps), action)) {
    session.thinker().setProgress(game.progress());
    if (before != game.progress()) app.screen.count();
    return false;
  }
  // Nothing is left to be played once it is known how the try went.
  if (action == kNoAction) {
    SessionLook(session).freeze();
  } else {
    session.answer(app.now(), app.settings.speed, action);
  }
  return true;
}

// A new moment is on display: its sound and motion. False, and over, when there is nothing to say about it.
bool PlayScene::present(App& app) {
  Session& session = app.game.session();
  shows_ = session.showing().count();
  const Moment& moment = session.showing().moment();
  describeMoment(app);
  if (session.showing().words().empty() || hurries_ || !app.stage().acts().showsLive(moment)) {
    session.skip(app.now(), app.settings.speed);
    return false;
  }
  app.tell.turnAway();
  app.stage().acts().follow(tableOf(app), moment,
                            phase_ != Phase::Show ? Acts::Order::First : Acts::Order::Next);
  app.tell.sound(app.stage().words().soundOf(moment));
  session.showing().stayUntil(app.now() + beginMoment(app.screen.motion(), app.now(), app.settings.speed,
                                                      app.stage().acts(), moment));
  app.screen.redraw();
  return true;
}

void PlayScene::updateDecide(App& app) {
  const bool acting = app.screen.motion().acting();
  {
    const Table table = tableOf(app);
    app.screen.redraw(app.stage().decision(table).ponder(table));
  }
  // A player who is greeted reads one thing at a time.
  if (explains_ && !acting) {
    explains_ = false;
    explainFirstWord(app);
  }
  // A forced decision is made by itself, after the moment that led to it; the coach wants the player to make it.
  if (acting || app.game.guided().active()) return;
  if (const Action forced = forcedAction(app); forced != kNoAction) playChoice(app, Answer::play(forced));
}

// Without the question whether the turn is over, the player can take it back for a while; that time begins after the
// animation.
void PlayScene::updateConfirm(App& app) {
  if (heedsCoach(app)) return;
  {
    const Table table = tableOf(app);
    app.screen.redraw(app.stage().decision(table).ponder(table));
  }
  const TurnFlow& flow = app.stage().flow();
  const uint32_t whole = flow.endsAfterMs;
  if (whole == 0 || stays_ || app.settings.askBeforeEnd || app.game.guided().active()) return;
  if (flow.endWaits(tableOf(app))) return;
  const uint32_t since = app.now() - askedAt_;
  const int left =
      since < whole ? TurnFlow::kEndSteps - static_cast<int>(since * TurnFlow::kEndSteps / whole) : 0;
  if (left != timeLeft_) app.screen.count();
  timeLeft_ = static_cast<int8_t>(left);
  if (left > 0) return;
  app.game.session().confirm();
  app.screen.redraw();
}

// The coach of the seat looks at the turn before it ends, and warns once. True: the turn does not end yet.
bool PlayScene::heedsCoach(App& app) {
  if (!watch_.looks()) return false;
  if (!watch_.advance(app)) return true;
  askedAt_ = app.now();
  if (watch_.warns()) {
    ends_ = false;
    app.screen.changedByItself();
    app.tell.sound(Sound::Refuse);
    app.go.push(SceneId::Warning);
    return true;
  }
  const TurnFlow& flow = app.stage().flow();
  if (!ends_ && (app.settings.askBeforeEnd || flow.secret(tableOf(app)) || flow.endsAfterMs > 0))
    return false;
  app.game.session().confirm();
  app.screen.redraw();
  return true;
}

void PlayScene::updateRecap(App& app) {
  if (app.game.puzzle().active()) return app.game.session().endRecap();
  if (app.screen.motion().acting()) return;
  if (!app.stage().flow().interrupts(tableOf(app))) return app.go.recap();
  TurnShortcut(app.game.session()).putOffRecap();
  phaseChanged(app);
  app.screen.redraw();
}

// ---- A key is pressed

void PlayScene::event(App& app, const Event& event) {
  switch (app.game.session().phase()) {
    case Phase::Decide:
      return decideEvent(app, event);
    case Phase::Confirm:
      return confirmEvent(app, event);
    default:
      return watchEvent(app, event);
  }
}

void PlayScene::decideEvent(App& app, const Event& event) {
  const Table table = tableOf(app);
  const Answer answer = app.stage().decision(table).event(table, event);
  // The pages with all cities can be opened with other keys, too.
  const bool leaves =
      app.game.puzzle().active() && event.is(Button::B) && answer.kind == Answer::Kind::Inspect;
  const bool used = !leaves && carryOut(app, answer);
  if (!used && event.is(Button::B)) {
    // Nothing half-made to go back to: the last decision is taken back, if there is one.
    if (app.game.session().undoReach() == 0)
      return app.game.puzzle().active() ? leavePuzzle(app) : app.go.push(SceneId::GameMenu);
    undoChoice(app);
    app.tell.sound(Sound::Undo);
    app.tell.say(tr(Text::GameMenuUndone));
  }
  app.screen.redraw();
}

void PlayScene::confirmEvent(App& app, const Event& event) {
  if (carryOut(app, app.stage().acts().watchEvent(tableOf(app), event))) return;
  if (event.is(Button::A)) {
    app.tell.sound(Sound::Confirm);
    ends_ = true;
    if (!watch_.looks()) app.game.session().confirm();
  } else if (event.is(Button::B)) {
    app.tell.sound(Sound::Undo);
    undoChoice(app);
  } else if (timeLeft_ > 0) {
    stays_ = true;
    timeLeft_ = 0;
    app.tell.sound(Sound::Move);
  } else {
    app.tell.refuse(Text::DialogOnly);
  }
  app.screen.redraw();
}

void PlayScene::watchEvent(App& app, const Event& event) {
  if (carryOut(app, app.stage().acts().watchEvent(tableOf(app), event))) return;
  const bool skips = app.game.session().phase() == Phase::Show;
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

// Does what the stage requests. False: the stage had no use for the press.
bool PlayScene::carryOut(App& app, const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::Unused:
      return false;
    case Answer::Kind::Used:
      break;
    case Answer::Kind::Play:
      ends_ = answer.endsTurn;
      playChoice(app, answer);
      break;
    case Answer::Kind::Refuse:
      refuse(app, answer.why);
      break;
    case Answer::Kind::Inspect:
      app.go.inspect(answer.page);
      break;
  }
  return true;
}

void PlayScene::draw(App& app, Canvas& canvas) {
  makeRoomForTask(app);
  drawGame(app, canvas);
  drawTask(app, canvas);
}

void PlayScene::drawGame(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
  if (session.phase() == Phase::Show) return drawShow(app, canvas);
  if (!session.hands().mayShow()) return drawCovered(app, canvas);
  app.stage().draw(tableOf(app), canvas, session.phase() == Phase::Confirm ? timeLeft_ : 0);
}

void PlayScene::drawShow(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
  const GameWords& words = app.stage().words();
  const Table table = tableOf(app);
  const Moment& moment = session.showing().moment();
  // The reason of a computer; without one a step of the rules gives its own.
  Phrase why;
  if (moment.mover >= 0 && !session.match().plan().isPerson(moment.mover))
    words.reason(table, session.showing().reason(), why);
  if (why.empty()) words.explain(moment, why);
  const BottomLine keys{tr(Text::KeyGoOn), tr(Text::KeySkip), {}};
  app.stage().acts().draw(table, canvas, {Cue::Kind::Show, &moment, table.words(), why, &keys});
}

}  // namespace lucca::ui
