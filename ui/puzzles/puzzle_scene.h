// Over the stage of a puzzle: its task before the first move, a hint, or how the try went.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class PuzzleScene final : public Scene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  bool inGame() const override { return true; }

  enum class View : uint8_t { Task, Hint, Right, Wrong };

  void turn(App& app, int step);
  void goOn(App& app);
  void next(App& app);
  [[gnu::noinline]] void drawStage(App& app, Canvas& canvas) const;
  [[gnu::noinline]] void drawTaskCard(App& app, Canvas& canvas) const;
  [[gnu::noinline]] void drawHint(App& app, Canvas& canvas) const;
  void drawOutcome(App& app, Canvas& canvas) const;
  void drawKeys(App& app, Canvas& canvas, Text a, ButtonSet moves) const;

  View view_ = View::Task;
};

}  // namespace lucca::ui
