// A screen with a text of one or more pages: the page under a title, its dots, and what the keys do. The arrows turn the pages,
// A confirms, B goes back.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class PagedScene : public Scene {
 public:
  void enter(App& app) final;
  void event(App& app, const Event& event) final;

 protected:
  ~PagedScene() = default;

  // A: to the next page, and back from the last one.
  virtual void confirm(App& app);
  // `a`: the word for what A does.
  void drawWords(App& app, Canvas& canvas, Text title, Text words, Text a);

 private:
  // Turns to the next page (a step of 1) or back. False: there is none.
  bool turn(App& app, int step);

  Pager pager_;
};

}  // namespace lucca::ui
