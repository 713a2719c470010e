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

bool Screen::press(bool arrow) {
  const bool acting = motion_.acting();
  wipe_.stop();
  motion_.stop();
  if (arrow && !acting && !atOnce()) motion_.glide(now_);
  redraw();
  return !acting;
}

void Screen::arrive(bool forwards, bool atOnce) {
  motion_.forget();
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
  moved_ = motion_.next(now_);
  return dirty_ || moved_ || wiped;
}

Rect Screen::due(int width, int height) {
  if (std::exchange(dirty_, false)) return makeRect(0, 0, width, height);
  return moved_ ? motion_.area() : Rect{};
}

// Nothing on this screen moves.
void Screen::drawn() {
  if (motion_.area().empty()) motion_.stop();
}

}  // namespace lucca::ui
