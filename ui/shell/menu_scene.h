// A screen that is a list: up and down move the cursor, A chooses the row, left and right change its value, B goes back.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class MenuScene : public Scene {
 public:
  void event(App& app, const Event& event) final;

 protected:
  ~MenuScene() = default;

  // A row that leads nowhere takes its next value.
  virtual void choose(App& app) { change(app, 1); }
  virtual void change(App& app, int step) = 0;

  Menu menu_;
};

}  // namespace lucca::ui
