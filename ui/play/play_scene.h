// Choosing, watching, and the question whether the turn is over. It follows the session's phase.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui {

class PlayScene final : public GameScene {
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool saysNotes(App& app) const override;
  bool thinking(const App& app) const override;

  void proceed(App& app, uint32_t thinkSteps, bool& changed);
  bool present(App& app);
  void greet(App& app);
  void phaseChanged(App& app);
  bool beginDecision(App& app);
  void decideEvent(App& app, const Event& event);
  void confirmEvent(App& app, const Event& event);
  void watchEvent(App& app, const Event& event);
  void drawShow(App& app, Canvas& canvas);
  [[gnu::noinline]] void drawCovered(App& app, Canvas& canvas);
  void waitForEnd(App& app);
  void playForced(App& app);

  Session::Phase phase_ = Session::Phase::None;
  bool explains_ = false;  // a word of the game, once nothing moves
  bool hurries_ = false;   // past all that is shown until somebody has to choose
  uint32_t changes_ = 0, shows_ = 0;
  uint32_t askedAt_ = 0;  // whether the turn is over
};

// A moment on the game's stage, for show, recap and hint. Without a reason of a computer a step of the rules gives its own
// (GameWords::explain).
void drawMoment(App& app, Canvas& canvas, const Cue& cue);
// Takes back the last decision, and with it those before that were no choice.
void undoChoice(App& app);
// Begins the act of a moment; returns how long it is on display at the speed of the game.
uint32_t beginMoment(App& app, const Moment& moment);

}  // namespace lucca::ui
