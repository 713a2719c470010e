// The glass of a board: its panel, and the sender that finds the changed parts of a picture.
#pragma once

#include "drivers/display/frame_sender.h"
#include "drivers/display/glass.h"

namespace lucca {

class PanelGlass final : public Glass {
 public:
  // The least time between Sleep In and Sleep Out, in either order.
  static constexpr uint32_t kBetweenMs = 120;

  // The panel is set up and asleep.
  PanelGlass(St7789& panel, FrameSender& sender) : panel_(panel), sender_(sender) {}

  // The panel was reset just now: it may wake no sooner than if it had gone to sleep. Not needed after a warm start, which
  // waits long enough itself.
  void wasReset(uint32_t nowMs) {
    changedAt_ = nowMs;
    changed_ = true;
  }

  void show(const Rect& part) override { sender_.send(part); }
  bool busy() const override { return sender_.busy(); }
  bool wake(uint32_t nowMs) override;
  bool sleep(uint32_t nowMs) override;

 private:
  bool change(uint32_t nowMs);

  St7789& panel_;
  FrameSender& sender_;
  uint32_t changedAt_ = 0;
  bool changed_ = false;  // since the start
};

}  // namespace lucca
