// Which game: one of them anew, or as it was last played.
#pragma once

#include "ui/shell/menu_scene.h"

namespace lucca::ui {

class ChooseGameScene final : public MenuScene {
  void enter(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  struct Row {
    GameId game;
    bool again;
  };
  void choose(App& app) override;
  void change(App& app, int step) override;
  Row rowAt(const App& app, int i) const;
};

}  // namespace lucca::ui
