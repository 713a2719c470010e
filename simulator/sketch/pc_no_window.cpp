// Where there is no SDL, sketches give pictures only.
#include <cstdio>

#include "simulator/sketch/pc_window.h"

namespace lucca::simulator {

bool openWindow(const Board&) {
  std::fprintf(stderr, "built without SDL2: no window, only pictures\n");
  return false;
}

bool showInWindow(const Picture&) { return false; }
bool keyIsDown(int) { return false; }

}  // namespace lucca::simulator
