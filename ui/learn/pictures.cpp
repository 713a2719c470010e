#include "ui/learn/pictures.h"

#include <algorithm>

#include "drawing/type/fonts.h"
#include "drawing/type/symbols.h"
#include "ui/look/theme.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

constexpr int kWidth = 220;  // of every picture
constexpr int kHeight = 72;  // on panels that have the room

void drawKeys(Canvas& canvas, int x, int y, int height) {
  const int middle = y + height / 2;
  const auto key = [&](std::string_view sign, int dx, int dy) {
    canvas.drawText(sign, x + dx, middle + dy + kFontTitle.capHeight / 2, kFontTitle, kTerracotta,
                    Align::Centre);
  };
  key(symbol::kKeyUp, 60, -24);
  key(symbol::kKeyDown, 60, 24);
  key(symbol::kKeyLeft, 34, 0);
  key(symbol::kKeyRight, 86, 0);
  key(symbol::kKeyX, 160, -24);
  key(symbol::kKeyB, 160, 24);
  key(symbol::kKeyY, 134, 0);
  key(symbol::kKeyA, 186, 0);
}

}  // namespace

int pictureHeight(int boxHeight) { return std::min(kHeight, boxHeight); }

void drawPicture(Canvas& canvas, const Rect& box, RulePicture picture) {
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, box));
  const int x = box.x + (box.w - kWidth) / 2;
  if (picture == RulePicture::Keys) drawKeys(canvas, x, box.y, box.h);
  for (const GameRow* game : gameRows()) {
    if (game->drawPicture(canvas, picture, x, box.y, box.h)) break;
  }
  canvas.setClip(clip);
}

}  // namespace lucca::ui
