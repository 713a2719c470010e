// Why the device started again, and what to do.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class FaultScene final : public AllKeysScene {
  void enter(App& app) override;
  void exit(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
};

}  // namespace lucca::ui
