#include "ui/learn/pictures.h"

#include <algorithm>
#include <array>

#include "drawing/type/fonts.h"
#include "drawing/type/symbols.h"
#include "ui/look/theme.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

constexpr int kWidth = 220, kHeight = 72;  // of every picture
// On a low panel the pictures have five ninths of that size, so that three lines of text fit below.
constexpr int kSmaller = 5, kLarger = 9;
constexpr int kLowWidth = kWidth * kSmaller / kLarger, kLowHeight = kHeight * kSmaller / kLarger;

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

// Four keys beside the panel, and what two of them do together.
void drawFourKeys(Canvas& canvas, int x, int y, int height) {
  const auto sign = [&](std::string_view what, int dx, int dy) {
    canvas.drawText(what, x + dx, y + dy + kFontTitle.capHeight / 2, kFontTitle, kTerracotta, Align::Centre);
  };
  canvas.fillRoundRect(makeRect(x + 34, y + 6, 56, height - 12), 4, kStoneDark);
  sign(symbol::kKeyA, 16, 18);
  sign(symbol::kKeyB, 16, height - 18);
  sign(symbol::kKeyX, 108, 18);
  sign(symbol::kKeyY, 108, height - 18);
  static constexpr struct {
    std::string_view first, second, third;
  } kStrokes[] = {{symbol::kKeyX, "/", symbol::kKeyY},
                  {symbol::kKeyA, "+", symbol::kKeyX},
                  {symbol::kKeyB, "+", symbol::kKeyX}};
  static constexpr std::string_view kMeans[] = {symbol::kArrowsUpDown, symbol::kArrowsSideways, "?"};
  for (int i = 0; i < 3; ++i) {
    const int middle = height * (2 * i + 1) / 6;
    sign(kStrokes[i].first, 142, middle);
    sign(kStrokes[i].second, 157, middle);
    sign(kStrokes[i].third, 172, middle);
    sign(kMeans[i], 202, middle);
  }
}

void drawStickKeys(Canvas& canvas, int x, int y, int height) {
  const int middle = y + height / 2 + kFontTitle.capHeight / 2;
  canvas.fillCircle(x + 60, y + height / 2, 30, kStoneDark);
  canvas.fillCircle(x + 60, y + height / 2, 27, kPaper);
  const auto sign = [&](std::string_view what, int dx, int dy) {
    canvas.drawText(what, x + dx, middle + dy, kFontTitle, kTerracotta, Align::Centre);
  };
  sign(symbol::kKeyStick, 60, 0);
  sign(symbol::kKeyB, 146, 10);
  sign(symbol::kKeyA, 180, -10);
}

// How much of pixel `i` of the large picture goes into pixel `x` of the small one, in ninths of the latter.
int share(int i, int x) {
  return std::min((i + 1) * kSmaller, (x + 1) * kLarger) - std::max(i * kSmaller, x * kLarger);
}

// The mean colour of the pixels that become one.
Colour shrunk(const Canvas& canvas, int left, int top, int x, int y) {
  int red = 0, green = 0, blue = 0;
  for (int v = y * kLarger / kSmaller; v * kSmaller < (y + 1) * kLarger; ++v) {
    for (int u = x * kLarger / kSmaller; u * kSmaller < (x + 1) * kLarger; ++u) {
      const Colour colour = pixelAt(canvas, left + u, top + v);
      const int weight = share(u, x) * share(v, y);
      red += weight * (colour >> 11);
      green += weight * (colour >> 5 & 63);
      blue += weight * (colour & 31);
    }
  }
  constexpr int kWhole = kLarger * kLarger;
  return static_cast<Colour>(red / kWhole << 11 | green / kWhole << 5 | blue / kWhole);
}

// Shrinks the picture in place, to the middle of its rows. A row of the small picture is written when no later row needs the
// pixels below it.
void shrink(Canvas& canvas, int left, int top) {
  std::array<Colour, kLowWidth> row;
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; y < kLowHeight && x < kLowWidth; ++x)
      row[static_cast<std::size_t>(x)] = shrunk(canvas, left, top, x, y);
    canvas.fillRect(makeRect(left, top + y, kWidth, 1), kPaper);
    for (int x = 0; y < kLowHeight && x < kLowWidth; ++x)
      canvas.drawPixel(left + (kWidth - kLowWidth) / 2 + x, top + y, row[static_cast<std::size_t>(x)]);
  }
}

}  // namespace

int pictureHeight(int boxHeight) { return boxHeight < 2 * kHeight ? kLowHeight : kHeight; }

void drawPicture(Canvas& canvas, const Rect& box, RulePicture picture) {
  const Rect clip = canvas.clip();
  const int x = box.x + (box.w - kWidth) / 2;
  canvas.setClip(intersect(clip, makeRect(x, box.y, kWidth, kHeight)));
  if (picture == RulePicture::Keys) drawKeys(canvas, x, box.y, kHeight);
  if (picture == RulePicture::KeysFour) drawFourKeys(canvas, x, box.y, kHeight);
  if (picture == RulePicture::KeysStick) drawStickKeys(canvas, x, box.y, kHeight);
  for (const GameRow* game : gameRows()) {
    if (game->drawPicture(canvas, picture, x, box.y, kHeight)) break;
  }
  if (box.h < kHeight) shrink(canvas, x, box.y);
  canvas.setClip(clip);
}

}  // namespace lucca::ui
