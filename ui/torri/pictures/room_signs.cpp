#include "ui/torri/pictures/room_signs.h"

#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/words/text.h"

namespace lucca::ui {

namespace {

void drawLittleHouse(Canvas& canvas, int x, int y, bool filled, Colour ink) {
  static constexpr int8_t kHalf[] = {0, 1, 2, 3, 3, 3, 3, 3};
  for (int dy = 0; dy < 8; ++dy) {
    const int half = kHalf[dy];
    if (filled || dy == 7 || dy == 0) {
      if (dy < 7 || !filled) canvas.fillRect(makeRect(x + 3 - half, y + dy, 2 * half + 1, 1), ink);
      continue;
    }
    canvas.drawPixel(x + 3 - half, y + dy, ink);
    canvas.drawPixel(x + 3 + half, y + dy, ink);
  }
}

}  // namespace

void drawRoom(Canvas& canvas, const Rect& box, const torri::Limit& limit, Colour ink) {
  const int count = limit.floors > limit.houses ? limit.floors : limit.houses, across = box.w / 9;
  if (count == 0) return canvas.fillRect(makeRect(box.x, box.y + box.h / 2, 11, 2), ink);
  if (across < 1 || count > across * ((box.h + 2) / 10)) {
    Phrase words;
    words.add(limit.floors).add("/").add(limit.houses);
    // Where that has no room: how many more.
    if (Canvas::textWidth(words, kFontSmall) > box.w)
      words.clear().add("+").add(limit.houses > limit.floors ? limit.houses - limit.floors : 0);
    drawLine(canvas, box, words, {&kFontSmall, ink});
    return;
  }
  const int rows = (count + across - 1) / across, top = box.y + (box.h - rows * 10 + 2) / 2;
  for (int i = 0; i < count; ++i) {
    const int x = box.x + i % across * 9, y = top + i / across * 10;
    if (i >= limit.houses) {
      canvas.drawLine(x, y + 1, x + 6, y + 7, kWarning);
      canvas.drawLine(x, y + 7, x + 6, y + 1, kWarning);
    } else {
      drawLittleHouse(canvas, x, y, i < limit.floors, ink);
    }
  }
}

}  // namespace lucca::ui
