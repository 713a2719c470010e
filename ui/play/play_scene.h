// Choosing, watching, and the question whether the turn is over. It follows the session's phase, with a handler for each.
#pragma once

#include "ui/play/seat_watch.h"
#include "ui/shell/app.h"
#include "ui/stage/answer.h"

namespace lucca::ui {

class PlayScene final : public GameScene {
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool saysNotes(App& app) const override;
  bool thinking(const App& app) const override;

  // ---- A phase begins
  void phaseChanged(App& app);
  void beginHandOver(App& app);
  void beginDecide(App& app);
  void beginConfirm(App& app);
  void beginOver(App& app);

  // ---- Time passes in it
  bool advance(App& app);
  bool proceed(App& app, uint32_t thinkSteps);
  bool present(App& app);
  void updateDecide(App& app);
  void updateConfirm(App& app);
  bool heedsCoach(App& app);
  void updateRecap(App& app);

  // ---- A key is pressed in it
  void decideEvent(App& app, const Event& event);
  void confirmEvent(App& app, const Event& event);
  void watchEvent(App& app, const Event& event);
  bool carryOut(App& app, const Answer& answer);

  bool answerTry(App& app, uint32_t steps);
  void drawGame(App& app, Canvas& canvas);
  void drawShow(App& app, Canvas& canvas);
  [[gnu::noinline]] void drawCovered(App& app, Canvas& canvas);

  Session::Phase phase_ = Session::Phase::None;
  bool explains_ = false;  // a word of the game is to be explained once nothing moves
  bool hurries_ = false;   // B was pressed: skips all that is shown until a player has to choose
  bool stays_ = false;     // the end of the turn waits for A: an arrow stopped its time
  bool ends_ = false;      // the turn ends as soon as the coach of the seat has looked at it
  SeatWatch watch_;
  int8_t timeLeft_ = 0;  // while the question whether the turn is over waits (GameStage::draw)
  uint32_t changes_ = 0, shows_ = 0;
  uint32_t askedAt_ = 0;  // when the question whether the turn is over was asked
};

// The one thing that the seat to move can do; kNoAction: it has a choice (Decision::forced).
Action forcedAction(App& app);
// Makes the decision of an Answer::Kind::Play and begins its act, or says why the rules refuse it.
void playChoice(App& app, const Answer& answer);
// Takes back the last decision, and with it those before that were no choice.
void undoChoice(App& app);

}  // namespace lucca::ui
