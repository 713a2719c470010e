// A screen that is a list: up and down move the cursor, A chooses the row, left and right change its value, B goes back.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class MenuScene : public Scene {
 public:
  void enter(App& app) override { menu_.reset(rows(app), firstRow()); }
  void event(App& app, const Event& event) final;

 protected:
  ~MenuScene() = default;

  virtual int rows(const App& app) const = 0;
  virtual int firstRow() const { return 0; }  // where the cursor begins
  // A row that leads nowhere takes its next value.
  virtual void choose(App& app) { change(app, 1); }
  virtual void change(App& app, int step) = 0;

  Menu menu_;
};

}  // namespace lucca::ui
