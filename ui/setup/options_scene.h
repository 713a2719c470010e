// How many play, and the game's own options.
#pragma once

#include "ui/shell/menu_scene.h"

namespace lucca::ui {

class OptionsScene final : public MenuScene {
  int rows(const App& app) const override;
  void draw(App& app, Canvas& canvas) override;

  void choose(App& app) override;
  void change(App& app, int step) override;
};

}  // namespace lucca::ui
