#include "ui/shell/screen.h"

#include <utility>

namespace lucca::ui {

void Screen::happen(Action action) {
  if (!atOnce()) motion_.happen(now_, action);
}

void Screen::turnPage(int step) {
  if (!atOnce()) wipe_.start(now_, step > 0);
  redraw();
}

// A press that ends an act decides nothing: the same key pressed twice must not do both.
bool Screen::press(bool arrow) {
  const bool acting = motion_.acting();
  if (motion_.actsLongerThan(KeyGuard::kMs)) changedByItself();
  wipe_.stop();
  motion_.stop();
  motion_.blink().begin(now_);
  if (arrow && !acting && !atOnce()) motion_.glide(now_);
  redraw();
  return !acting;
}

void Screen::arrive(bool forwards, bool atOnce) {
  motion_.forget();
  motion_.blink().begin(now_);
  wipe_.stop();
  if (!atOnce && !this->atOnce()) wipe_.start(now_, forwards);
  redraw();
}

void Screen::finish() {
  wipe_.stop();
  motion_.forget();
}

bool Screen::next(int width) {
  const bool wiped = wipe_.next(now_, width);
  // A press that was meant to end the act may come late. An act that is over at once is never the aim of a press.
  const bool acting = motion_.actsLongerThan(KeyGuard::kMs);
  moved_ = motion_.next(now_);
  if (acting && !motion_.acting()) changedByItself();
  blinked_ = !atOnce() && !wipe_.running() && !motion_.running() && motion_.blink().next(now_);
  return dirty_ || moved_ || wiped || blinked_ || !part_.empty();
}

Rect Screen::due(int width, int height) {
  const Rect part = std::exchange(part_, Rect{});
  if (std::exchange(dirty_, false)) {
    motion_.blink().forgetArea();
    counter_ = Rect{};
    return makeRect(0, 0, width, height);
  }
  const Rect moved = join(part, moved_ ? motion_.area() : Rect{});
  return blinked_ ? join(moved, motion_.blink().area()) : moved;
}

// Nothing on this screen moves.
void Screen::drawn() {
  if (motion_.area().empty()) motion_.stop();
}

}  // namespace lucca::ui
