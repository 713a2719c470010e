// The picture of the whole device for the window: case, screen, buttons with the key for each.
#pragma once

#include <vector>

#include "drawing/canvas.h"
#include "drivers/keys.h"

namespace lucca::simulator {

struct FaceButton {
  Pad pad;
  int x, y, radius;
  const char* key;  // of the keyboard
};

class DeviceFace {
 public:
  DeviceFace(int screenWidth, int screenHeight, KeyLayout keys);

  int width() const { return width_; }
  int height() const { return height_; }
  const Canvas& canvas() const { return canvas_; }
  void draw(const Canvas& screen, PadSet down);
  // The buttons at a place of the picture; none: 0.
  PadSet padAt(int x, int y) const;

 private:
  static constexpr int kEdge = 22, kKeysHeight = 118;

  void addButtons(KeyLayout keys);
  void drawButton(const FaceButton& button, bool down);

  int width_, height_;
  std::vector<uint16_t> pixels_;
  Canvas canvas_;
  std::vector<FaceButton> buttons_;
};

}  // namespace lucca::simulator
