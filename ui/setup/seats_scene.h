// The players of a new game, seat by seat, and which of them begins.
#pragma once

#include "ui/shell/menu_scene.h"

namespace lucca::ui {

class SeatsScene final : public MenuScene {
  void enter(App& app) override;
  int rows(const App& app) const override;
  void draw(App& app, Canvas& canvas) override;

  void choose(App& app) override;
  void change(App& app, int step) override;
  void begin(App& app);
  int8_t first_ = 0;  // the seat that starts; -1: by lot
};

}  // namespace lucca::ui
