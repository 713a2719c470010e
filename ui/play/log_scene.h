// All that happened so far, in words.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class LogScene final : public GameScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  int16_t first_ = 0, count_ = 0, shown_ = 1;
  bool atEnd_ = true;
};

}  // namespace lucca::ui
