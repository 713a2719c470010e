// A game in people's hands: handing over, what happened, the game itself, its menu and its end.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

// Full and opaque: only who is next. A secret needs a second press.
class HandOverScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  bool inGame() const override { return true; }

 private:
  bool taken_ = false;
};

// What the others did, move by move; or a whole game from its start (App::replayAll), as every seat may know it.
class RecapScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  void update(App& app) override;
  bool inGame() const override { return true; }

 private:
  bool showsPanels(App& app) const;
  void beginPanels(App& app);
  void panelEvent(App& app, const Event& event);
  void replayPanel(App& app);
  int walkTo(App& app, int number);
  void goTo(App& app, int number);
  void goPastTheLast(App& app);
  void finish(App& app);
  void begin(App& app);

  Moment moment_;
  Phrase words_;
  uint32_t shownAt_ = 0;  // of a recap on a stage, which goes on by itself
  int16_t number_ = 0, count_ = 0;
  int8_t panel_ = 0;
  bool film_ = false;    // of the moments behind a panel
  Seat only_ = kNobody;  // whose they are; kNobody: everybody's
};

// Choosing, watching, and the question whether the turn is over. It follows the session's stage.
class PlayScene final : public Scene {
 public:
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool inGame() const override { return true; }
  bool saysNotes(App& app) const override;
  bool thinking(const App& app) const override;

 private:
  void proceed(App& app, uint32_t thinkSteps, bool& changed);
  bool present(App& app);
  void greet(App& app);
  void stageChanged(App& app);
  void beginDecision(App& app);
  void decideEvent(App& app, const Event& event);
  void confirmEvent(App& app, const Event& event);
  void watchEvent(App& app, const Event& event);
  void drawThinking(App& app, Canvas& canvas);
  void drawShow(App& app, Canvas& canvas);
  [[gnu::noinline]] void drawBetweenBars(App& app, Canvas& canvas);
  bool drawOnStage(App& app, Canvas& canvas);

  Stage stage_ = Stage::None;
  bool hurries_ = false;  // past all that is shown until somebody has to choose
  uint32_t changes_ = 0, shows_ = 0;
};

class GameMenuScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool inGame() const override { return true; }
  bool thinking(const App&) const override { return hint_ == Hint::Thinking; }

 private:
  void choose(App& app);
  void askHint(App& app);
  void hintEvent(App& app, const Event& event);
  void drawHint(App& app, Canvas& canvas);

  enum class Hint : uint8_t { None, Thinking, Ready };
  Menu menu_;
  Hint hint_ = Hint::None;
};

class LogScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  bool inGame() const override { return true; }

 private:
  int16_t first_ = 0, count_ = 0, shown_ = 1;
  bool atEnd_ = true;
};

class InspectScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  bool inGame() const override { return true; }

 private:
  int16_t page_ = 0;
};

class ResultScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  int16_t page_ = 0;
  uint32_t turnedAt_ = 0;  // to this page
};

// The picture of a moment with what happened in words, for show, recap and hint: on the game's stage, or a page with the
// player in the bar and `cue.words`, `cue.why` below the picture. Without a reason of a computer a step of the rules gives
// its own (GameUi::explain). `right` stands in the bar of a page; without it how the player stands.
void drawMomentPage(App& app, Canvas& canvas, const Cue& cue, std::string_view right);
// Begins the act of a moment; returns how long it is on display at the speed of the game.
uint32_t beginMoment(App& app, const Moment& moment);

}  // namespace lucca::ui
