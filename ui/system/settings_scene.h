// The settings.
#pragma once

#include "ui/shell/menu_scene.h"

namespace lucca::ui {

class SettingsScene final : public MenuScene {
  int rows(const App& app) const override;
  void draw(App& app, Canvas& canvas) override;

  void change(App& app, int step) override;
  bool low_ = false;  // a panel without room for large text
};

}  // namespace lucca::ui
