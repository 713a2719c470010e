// The menu of a running game, and in its place the hint that was asked for.
#pragma once

#include "ui/play/hint.h"
#include "ui/shell/app.h"
#include "ui/stage/game_stage.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class GameMenuScene final : public GameScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool thinking(const App&) const override { return hint_.thinking(); }
  bool saysNotes(App& app) const override { return hint_.ready() && app.stage().flow().saysNotes; }

  void choose(App& app);
  void lookAtAll(App& app, const Event& event);

  Menu menu_;
  Hint hint_;
};

}  // namespace lucca::ui
