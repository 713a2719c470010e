#include "ui/torri/pictures/sketch.h"

#include "engine/torri/query.h"
#include "ui/look/theme.h"
#include "ui/torri/pictures/brick_art.h"

namespace lucca::ui {

namespace {

// The floors of a stack, bottom up, at the foot of the area. `lost`: how far the top is on its way out, in pixels.
constexpr int kTopLost = 10;
void drawPile(Canvas& canvas, const Rect& area, const torri::FloorList& floors, int lost) {
  const int count = static_cast<int>(floors.size());
  if (count == 0) return;
  const int room = (area.h - 8) / count, floor = room > 16 ? 16 : room < 2 ? 2 : room;
  const int width = area.w < 64 ? area.w : 64, left = area.x + (area.w - width) / 2;
  canvas.fillRect(makeRect(area.x, area.bottom() - 2, area.w, 2), kStoneDark);
  for (int i = 0; i < count; ++i) {
    const bool top = i == count - 1;
    const int shift = top ? lost : 0, rise = (shift < 0 ? -shift : shift) / 2;
    const Rect box = makeRect(left + shift, area.bottom() - 2 - (i + 1) * floor - rise, width, floor);
    const Paint paint = brickPaint(floors[static_cast<std::size_t>(i)]);
    canvas.fillRect(box, kInk);
    canvas.fillRect(makeRect(box.x + 1, box.y, box.w - 2, floor > 2 ? floor - 1 : floor), paint.ground);
    if (floor >= 9) {
      drawBrickEmblem(canvas, floors[static_cast<std::size_t>(i)], box.x + width / 2, box.y + (floor - 1) / 2,
                      floor >= 14 ? 9 : 7, paint.on);
    }
    if (top && lost != 0) {
      canvas.drawLine(box.x, box.y, box.right() - 1, box.bottom() - 1, kWarning);
      canvas.drawLine(box.x, box.bottom() - 1, box.right() - 1, box.y, kWarning);
    }
  }
}

}  // namespace

torri::Brick brickOf(char letter) {
  using enum torri::Brick;
  return letter == 'w' ? White : letter == 'k' ? Black : letter == 'r' ? Red : Blue;
}

void drawStack(Canvas& canvas, int x, int bottom, int width, int floor, std::string_view bricks, bool lost) {
  torri::FloorList floors;
  for (const char letter : bricks) floors.push(brickOf(letter));
  // drawPile() leaves eight rows free above a stack that fills its area.
  const int height = static_cast<int>(bricks.size()) * floor + 8;
  drawPile(canvas, makeRect(x, bottom + 2 - height, width, height), floors, lost ? kTopLost : 0);
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
