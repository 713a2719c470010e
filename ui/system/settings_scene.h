// The settings.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class SettingsScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  void change(App& app, int step);
  Menu menu_;
  bool low_ = false;  // a panel without room for large text
};

}  // namespace lucca::ui
