// A press never decides by accident. When the screen changes by itself, a key that is down was meant for the old screen:
// it counts again only after it was released. For a moment after the change no player can have seen the new screen, so no
// press of A or B counts. Arrows, help and menu decide nothing and always work, also where
// they are strokes that begin with A or B (Keys::decideNothingUntilReleased).
#pragma once

#include <cstdint>
#include <utility>

namespace lucca::ui {

class KeyGuard {
 public:
  static constexpr uint32_t kMs = 300;

  void changed(uint32_t nowMs) {
    since_ = nowMs;
    news_ = holds_ = true;
  }
  // ---- For the loop, before it looks at the keys
  // Whether keys that are down must be let go first; once for each change.
  bool takeNews() { return std::exchange(news_, false); }
  // Whether presses of A and B mean nothing now.
  bool muted(uint32_t nowMs) {
    holds_ = holds_ && nowMs - since_ < kMs;
    return holds_;
  }
  bool holds() const { return holds_; }

 private:
  uint32_t since_ = 0;
  bool news_ = false, holds_ = false;
};

}  // namespace lucca::ui
