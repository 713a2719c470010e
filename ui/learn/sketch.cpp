#include "ui/learn/sketch.h"

#include "drawing/fonts.h"
#include "ui/emblems.h"
#include "ui/theme.h"

namespace lucca::ui {

int brickOf(char letter) { return letter == 'w' ? 0 : letter == 'k' ? 1 : letter == 'r' ? 2 : 3; }

void drawBrick(Canvas& canvas, const Rect& box, int colour) {
  canvas.fillRoundRect(box, 2, kBrickColour[colour]);
  canvas.drawRoundRect(box, 2, kInk);
  const int radius = (box.h < box.w ? box.h : box.w) / 2 - 3;
  if (radius >= 2) {
    drawBrickSign(canvas, colour, box.x + box.w / 2, box.y + box.h / 2, radius,
                  {kBrickColour[colour], kOnBrickColour[colour]});
  }
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

void drawStack(Canvas& canvas, int x, int bottom, int width, int height, std::string_view bricks) {
  for (const char letter : bricks) {
    bottom -= height;
    drawBrick(canvas, makeRect(x, bottom, width, height + 1), brickOf(letter));
  }
}

void drawArrow(Canvas& canvas, int x, int y, int length) {
  canvas.fillRect(makeRect(x, y - 1, length - 6, 3), kInkSoft);
  canvas.fillTriangle(x + length - 7, y - 5, x + length - 7, y + 5, x + length, y, kInkSoft);
}

void drawTick(Canvas& canvas, int x, int y, bool good) {
  canvas.drawText(good ? "✓" : "✗", x, y, kFontTitle, good ? kAccent : kWarning, Align::Centre);
}

}  // namespace lucca::ui
