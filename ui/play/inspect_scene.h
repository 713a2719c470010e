// The pages that can be looked at any time; Opening::inspectPage is the one on the screen.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class InspectScene final : public GameScene {
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
};

}  // namespace lucca::ui
