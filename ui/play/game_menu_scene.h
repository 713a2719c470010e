// The menu of a running game, and the hint.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/game_stage.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class GameMenuScene final : public GameScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool thinking(const App&) const override { return hint_ == Hint::Thinking; }
  bool saysNotes(App& app) const override { return hint_ == Hint::Ready && app.stage().saysNotes(); }

  void choose(App& app);
  void askHint(App& app);
  void lookAtAll(App& app, const Event& event);
  void hintEvent(App& app, const Event& event);
  void drawHint(App& app, Canvas& canvas);

  enum class Hint : uint8_t { None, Thinking, Ready };
  Menu menu_;
  Hint hint_ = Hint::None;
  bool hintOnly_ = false;  // asked for by key: then back to the choice, not to the menu
};

}  // namespace lucca::ui
