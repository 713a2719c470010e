// The end of a game as a scene: who won, by how much, and what the winner built. It waits for a key; the result follows.
#pragma once

#include "ui/fame/score_table.h"
#include "ui/shell/app.h"

namespace lucca::ui {

class EndPage {
 public:
  void begin(App& app);
  // False: A was pressed, and the result follows.
  bool event(App& app, const Event& event);
  void draw(App& app, Canvas& canvas) const;

 private:
  struct Facts;
  EndShow show(App& app, const Facts& facts) const;
  void drawHead(App& app, Canvas& canvas, const Rect& head, const Facts& facts) const;

  int8_t turns_ = 0;  // to the right, from the winner's city
};

}  // namespace lucca::ui
