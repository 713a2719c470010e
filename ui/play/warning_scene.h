// Over the stage at the end of a turn: what the coach of the seat sees. A ends the turn anyway, B leads back to the mistake.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class WarningScene final : public GameScene {
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
};

}  // namespace lucca::ui
