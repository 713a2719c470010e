// Who sits where, and who begins.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class SeatsScene final : public Scene {
 public:
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

 private:
  void change(App& app, int step);
  void begin(App& app);
  Menu menu_;
  int8_t first_ = 0;  // the seat that starts; -1: by lot
};

}  // namespace lucca::ui
