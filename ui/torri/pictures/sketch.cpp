#include "ui/torri/pictures/sketch.h"

#include "ui/look/theme.h"
#include "ui/torri/pictures/city_picture.h"

namespace lucca::ui {

torri::Colour brickOf(char letter) {
  using enum torri::Colour;
  return letter == 'w' ? White : letter == 'k' ? Black : letter == 'r' ? Red : Blue;
}

void drawStack(Canvas& canvas, int x, int bottom, int width, int floor, std::string_view bricks, bool lost) {
  torri::FloorList floors;
  for (const char letter : bricks) floors.push(brickOf(letter));
  // drawTower() leaves eight rows free above a stack that fills its area.
  const int height = static_cast<int>(bricks.size()) * floor + 8;
  drawTower(canvas, makeRect(x, bottom + 2 - height, width, height), floors, lost ? kTopLost : 0);
  if (!lost && !bricks.empty()) canvas.fillRect(makeRect(x, bottom + 8 - height, width, 1), kInk);
}

void drawGhost(Canvas& canvas, const Rect& box) {
  for (int x = box.x; x < box.right(); x += 4) {
    canvas.fillRect(intersect(makeRect(x, box.y, 2, 1), box), kInkSoft);
    canvas.fillRect(intersect(makeRect(x, box.bottom() - 1, 2, 1), box), kInkSoft);
  }
  for (int y = box.y; y < box.bottom(); y += 4) {
    canvas.fillRect(intersect(makeRect(box.x, y, 1, 2), box), kInkSoft);
    canvas.fillRect(intersect(makeRect(box.right() - 1, y, 1, 2), box), kInkSoft);
  }
}

}  // namespace lucca::ui
