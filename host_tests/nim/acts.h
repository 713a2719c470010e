// How Nim shows what happened: the sticks that go are marked, and a note says who took them.
#pragma once

#include "ui/stage/acts.h"

namespace lucca::ui {

class NimActs final : public Acts {
 public:
  uint32_t stayMs(const Moment&) const override { return 1500; }
  void draw(const Table& table, Canvas& canvas, const Cue& cue) override;
};

}  // namespace lucca::ui
