// One seat: a person or a computer, name, emblem, colour and handicap.
#pragma once

#include "ui/shell/menu_scene.h"

namespace lucca::ui {

class SeatEditScene final : public MenuScene {
  int rows(const App& app) const override;
  int firstRow() const override;
  void draw(App& app, Canvas& canvas) override;

  void change(App& app, int step) override;
};

}  // namespace lucca::ui
