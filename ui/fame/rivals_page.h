// Head to head on the screen: two players, their wins, bars by game, streak and nearest game. One cursor walks through the
// left names, the other through those whom that player has met.
#pragma once

#include "ui/saves/rivals.h"
#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class RivalsPage {
 public:
  void reset() { left_ = right_ = 0; }
  // Up and down change the left name, left and right the right one. False: there is no other.
  bool turn(const RivalList& list, const Event& event);
  // The pair on the screen, the left player first. The list is not empty.
  RivalPair shown(const RivalList& list) const;
  void draw(App& app, Canvas& canvas) const;

 private:
  int8_t left_ = 0, right_ = 0;
};

}  // namespace lucca::ui
