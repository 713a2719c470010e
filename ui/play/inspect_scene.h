// The pages that can be looked at any time.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class InspectScene final : public GameScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  int16_t page_ = 0;
};

}  // namespace lucca::ui
