// Where there is no SDL, sketches give pictures only.
#include <cstdio>

#include "drivers/tft_espi/host/pc_window.h"

namespace lucca::host {

bool openWindow(const Board&) {
  std::fprintf(stderr, "built without SDL2: no window, only pictures\n");
  return false;
}

bool showInWindow(const Picture&) { return false; }
bool keyIsDown(int) { return false; }
bool mouseIsDown(int&, int&) { return false; }

}  // namespace lucca::host
