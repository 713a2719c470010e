#include "ui/widgets/marks.h"

#include "ui/look/text_box.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

void drawProgress(Canvas& canvas, const Rect& box, int percent) {
  canvas.fillRoundRect(box, box.h / 2, kStone);
  canvas.fillRoundRect(makeRect(box.x, box.y, box.h + (box.w - box.h) * percent / 100, box.h), box.h / 2,
                       kAccent);
}

int chipWidth(std::string_view words) { return Canvas::textWidth(words, kFontSmall) + 10; }

void drawChip(Canvas& canvas, int x, int middle, std::string_view words) {
  const int height = kFontSmall.capHeight + 8;
  const Rect chip = makeRect(x, middle - height / 2, chipWidth(words), height);
  canvas.fillRoundRect(chip, height / 2, kChipGold);
  drawLine(canvas, chip, words, {&kFontSmall, kInk, Align::Centre});
}

void drawCard(Canvas& canvas, const Rect& box, Colour ground) {
  canvas.fillRoundRect(box, 8, kStoneDark);
  canvas.fillRoundRect(makeRect(box.x, box.y, box.w, box.h - 2), 8, ground);
}

}  // namespace lucca::ui
