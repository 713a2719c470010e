// Learning: the guided first games and the page of the keys; then the coach's box over the real screen of the game.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

struct GameRow;

class GuidedScene final : public Scene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  bool inGame() const override { return view_ == View::Line; }

  // Hello and End are said outside the game.
  enum class View : uint8_t { Choose, Hello, Line, End };

  void goOn(App& app);
  void playEasy(App& app);
  void words(App& app, Phrase& out) const;
  void drawChoice(App& app, Canvas& canvas);
  void drawCoach(App& app, Canvas& canvas);

  View view_ = View::Choose;
  int8_t part_ = 0, parts_ = 1;  // of the words on the screen
  Menu menu_;
};

// Begins the guided game of the row, which has one, without a greeting: the coach's first words come at the first choice.
void beginGuidedGame(App& app, const GameRow& row);
// Called by the game's screen when a game is taken up: the coach of a guided one is there again.
void takeUpGuide(App& app);
// Called by the game's screen at a decision and at the end of a turn: shows the coach when he has something to say. True
// when his scene takes over.
bool followGuide(App& app);
// Puts the cursor on the choice that the lesson asks for.
void pointAtLesson(App& app);

}  // namespace lucca::ui
