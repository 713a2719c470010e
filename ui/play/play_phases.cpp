// The play scene when the session enters a phase.
#include "ui/fame/tourney_end.h"
#include "ui/game/turn_shortcut.h"
#include "ui/learn/guided_scene.h"
#include "ui/play/play_scene.h"
#include "ui/puzzles/puzzle_band.h"
#include "ui/stage/act.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

using Phase = Session::Phase;

bool asks(Phase phase) {
  return phase == Phase::HandOver || phase == Phase::Decide || phase == Phase::Confirm;
}

// While others move: nothing asks the player.
bool goesByItself(Phase phase) {
  return phase == Phase::Show || phase == Phase::Think || phase == Phase::Working;
}

bool playsAlone(const App& app) { return app.game.session().match().plan().persons() == 1; }

// The start screen has shown the position: what happened before it was switched off waits in the log.
void takeFromStart(Session& session) {
  session.takeDevice();
  if (session.phase() == Phase::Recap) session.endRecap();
}

// Where no seat has secrets the device goes from hand to hand as it is.
void greet(App& app, bool fromStart = false) {
  Session& session = app.game.session();
  if (fromStart) {
    takeFromStart(session);
  } else {
    session.takeDevice();
  }
  app.tell.sound(Sound::Handover);
  const Seat seat = session.seat();
  app.lamp.glow(
      app.stage().pictures().paint(session.match().plan().who(seat), session.hands().view(), seat).ground,
      app.now());
  beginAct(app.screen.motion(), app.now(), app.settings.speed, kNoAction, app.stage().flow().greetingMs);
}

// False: the cursor is on an earlier choice, and a note would cover its words.
bool beginDecision(App& app) {
  const Table table = tableOf(app);
  Decision& decision = app.stage().decision(table);
  uint32_t place;
  const bool resumed = app.game.takePlace(place);
  const bool between = resumed && (place & kPlaceBetween) != 0;
  if (between) decision.setPlace(table, place);
  decision.begin(table);
  app.stage().acts().decide(decision.forced(table) != kNoAction);
  if (resumed && !between) decision.setPlace(table, place);
  return !resumed || between;
}

}  // namespace

void PlayScene::phaseChanged(App& app) {
  const Session& session = app.game.session();
  const Phase next = session.phase();
  // The press that ended a turn, a show or a recap is not the next decision.
  const bool goesOnDeciding = phase_ == Phase::Decide && next == Phase::Decide;
  if (asks(next) && !goesOnDeciding) app.screen.changedByItself();
  if (phase_ != next) app.tell.turnAway();
  phase_ = next;
  changes_ = session.match().changes();
  app.screen.redraw();
  if (!goesByItself(phase_)) hurries_ = false;
  watch_.stop();
  switch (phase_) {
    case Phase::HandOver:
      return beginHandOver(app);
    case Phase::Decide:
      return beginDecide(app);
    case Phase::Confirm:
      return beginConfirm(app);
    case Phase::Over:
      return beginOver(app);
    case Phase::None:
      return app.go.home();
    default:
      return;
  }
}

void PlayScene::beginHandOver(App& app) {
  Session& session = app.game.session();
  const bool handedOver = app.go.opening().takeHandedOver();
  // A player elsewhere draws the next outcome of chance.
  if (session.awaitsChance()) return app.go.show(SceneId::HandOver);
  // Alone against computers there is no other person to hand it to.
  if (playsAlone(app)) return handedOver ? takeFromStart(session) : session.takeDevice();
  // Without a choice there is no need to hand it over either.
  if (const Action forced = forcedAction(app); forced != kNoAction)
    TurnShortcut(session).playFor(app.now(), app.settings.speed, forced);
  if (session.phase() != Phase::HandOver) return;
  const TurnFlow& flow = app.stage().flow();
  const bool secret = flow.secret(tableOf(app));
  if (!flow.keepsSecrets || ((handedOver || app.settings.shortHandOver) && !secret))
    return greet(app, handedOver);
  // Without a secret the page of what happened is the hand-over: one screen, one press.
  const bool onePage = !secret && session.willRecap() && app.stage().meanwhile() != nullptr;
  if (!onePage) return handedOver ? app.go.askForSecret() : app.go.show(SceneId::HandOver);
  greet(app);
  app.go.recap(true);
}

void PlayScene::beginDecide(App& app) {
  const bool teaches = !app.game.guided().active() && !app.game.puzzle().active();
  explains_ = beginDecision(app) && teaches;
  if (followPuzzle(app)) return;
  if (!app.game.guided().active()) return;
  pointAtLesson(app);
  followGuide(app);
}

void PlayScene::beginConfirm(App& app) {
  Session& session = app.game.session();
  askedAt_ = app.now();
  timeLeft_ = 0;
  stays_ = false;
  const TurnFlow& flow = app.stage().flow();
  if (!flow.turnOver(tableOf(app))) return TurnShortcut(session).confirmLater();
  if (followGuide(app)) return;
  if (watch_.begin(app)) return;
  if (ends_ && isWatched(app)) return session.confirm();
  // Under the coach's eyes a turn may always be tried again.
  if (app.game.guided().active() || app.settings.askBeforeEnd || flow.secret(tableOf(app))) return;
  if (flow.endsAfterMs > 0) return;
  session.confirm();
}

void PlayScene::beginOver(App& app) {
  if (followPuzzle(app)) return;
  app.tell.sound(Sound::Victory);
  app.keep.gameOver();
  continueTourney(app);
  app.go.show(SceneId::Result);
}

}  // namespace lucca::ui
