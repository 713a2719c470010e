#include "ui/widgets/marks.h"

#include "ui/widgets/layout.h"

namespace lucca::ui {

void drawProgress(Canvas& canvas, const Rect& box, int percent) {
  canvas.fillRoundRect(box, box.h / 2, kStone);
  canvas.fillRoundRect(makeRect(box.x, box.y, box.h + (box.w - box.h) * percent / 100, box.h), box.h / 2,
                       kAccent);
}

void drawCard(Canvas& canvas, const Rect& box, Colour ground) {
  canvas.fillRoundRect(box, 8, kStoneDark);
  canvas.fillRoundRect(makeRect(box.x, box.y, box.w, box.h - 2), 8, ground);
}

}  // namespace lucca::ui
