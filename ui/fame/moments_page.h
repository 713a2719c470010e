// A page of the results: the best moments of the game, and how often each of the same people has won.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/highlights.h"

namespace lucca::ui {

class MomentsPage {
 public:
  void reset() { made_ = false; }
  bool made() const { return made_; }
  // Replays the game once and looks through the hall; takes longer than a press may wait.
  void make(App& app);
  void draw(App& app, Canvas& canvas, const Rect& area) const;

 private:
  Highlights best_;
  uint8_t games_ = 0;  // that the same people have finished, this one too
  std::array<uint8_t, kMaxSeats> wins_{};
  bool made_ = false;
};

}  // namespace lucca::ui
