// How a new firmware gets onto the device: the loader of the chip is started from here.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class UpdateScene final : public Scene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  Pager pager_;
};

}  // namespace lucca::ui
