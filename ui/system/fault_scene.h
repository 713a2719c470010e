// Why the device started again, and what to do. Where it failed again and again and runs without its store: what is to
// become of that.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class FaultScene final : public AllKeysScene {
  void enter(App& app) override;
  void resume(App& app) override;
  void exit(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  static void leave(App& app);
  static void choose(App& app, int row);
  void drawChoices(App& app, Canvas& canvas);

  Menu menu_;
  int8_t erased_ = 0;  // percent
};

}  // namespace lucca::ui
