#include "ui/look/skyline.h"

#include "ui/look/panel_height.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

// Buildings from left to right in 240ths of the width; heights in 100ths of the tallest.
enum class Top : uint8_t { Flat, Gable, Battlements, Oaks, Dome };
struct Building {
  uint8_t x, w, h;
  Top top;
};
constexpr Building kCity[] = {
    {0, 26, 34, Top::Gable},   {24, 20, 42, Top::Gable},        {42, 12, 74, Top::Battlements},
    {56, 28, 38, Top::Gable},  {82, 17, 46, Top::Gable},        {97, 16, 88, Top::Oaks},
    {114, 30, 40, Top::Gable}, {142, 24, 52, Top::Dome},        {164, 13, 68, Top::Battlements},
    {176, 26, 36, Top::Gable}, {200, 12, 96, Top::Battlements}, {213, 28, 42, Top::Gable},
};

int scaled(int value, int size, int of) { return (value * size + of / 2) / of; }

void battlements(Canvas& canvas, int x, int y, int w, Colour colour) {
  const int tooth = w / 5 > 1 ? w / 5 : 2;
  canvas.fillRect(makeRect(x - 1, y, w + 2, tooth), colour);
  for (int left = x - 1; left <= x + w + 1 - tooth; left += 2 * tooth) {
    canvas.fillRect(makeRect(left, y - tooth, tooth, tooth), colour);
  }
}

// The holm oaks on the Guinigi tower.
void oaks(Canvas& canvas, int x, int y, int w, Colour colour) {
  const int r = w / 3;
  canvas.fillCircle(x + r / 2, y - r / 2, r, colour);
  canvas.fillCircle(x + w - r / 2, y - r / 2, r, colour);
  canvas.fillCircle(x + w / 2, y - r, r + 1, colour);
}

void roof(Canvas& canvas, const Building& b, int x, int y, int w, Colour colour, Colour leaves) {
  switch (b.top) {
    case Top::Flat:
      return;
    case Top::Gable:
      return canvas.fillTriangle(x - 2, y, x + w + 1, y, x + w / 2, y - w / 4, colour);
    case Top::Battlements:
      return battlements(canvas, x, y, w, colour);
    case Top::Oaks:
      return oaks(canvas, x, y, w, leaves);
    case Top::Dome:
      canvas.fillCircle(x + w / 2, y, w / 2, colour);
      return canvas.fillRect(makeRect(x + w / 2 - 1, y - w / 2 - 5, 2, 6), colour);
  }
}

void windows(Canvas& canvas, int x, int y, int w, int h, Colour colour) {
  for (int row = y + 6; row + 5 < y + h; row += 12) {
    for (int column = x + 4; column + 3 <= x + w - 3; column += 8) {
      canvas.fillRect(makeRect(column, row, 3, 5), colour);
    }
  }
}

struct Look {
  Colour wallA, wallB, roof, leaves, window;
  bool plain;
};

void city(Canvas& canvas, int bottom, int height, const Look& look) {
  int index = 0;
  for (const Building& b : kCity) {
    const int x = scaled(b.x, canvas.width(), 240), w = scaled(b.w, canvas.width(), 240);
    const int h = scaled(b.h, height, 100), y = bottom - h;
    const Colour wall = index++ % 2 ? look.wallA : look.wallB;
    canvas.fillRect(makeRect(x, y, w, h), wall);
    roof(canvas, b, x, y, w, look.roof, look.leaves);
    if (!look.plain) windows(canvas, x, y, w, h, look.window);
  }
}

// The Renaissance walls: a broad sloping band of brick with trees on it and a bastion at each side.
void walls(Canvas& canvas, int top) {
  const int w = canvas.width(), h = canvas.height();
  for (int x = 8; x < w; x += 24) {
    canvas.fillCircle(x, top - 5, 8, rgb(0x4C6B3C));
    canvas.fillCircle(x + 6, top - 2, 6, rgb(0x3E5A33));
  }
  canvas.fillRect(makeRect(0, top, w, h - top), kTerracotta);
  canvas.fillRect(makeRect(0, top, w, 3), rgb(0xD98E6B));
  for (int y = top + 10; y < h; y += 9) {
    canvas.fillRect(makeRect(0, y, w, 1), kTerracottaDark);
    for (int x = (y - top) % 2 ? 6 : 18; x < w; x += 24)
      canvas.fillRect(makeRect(x, y - 8, 1, 8), kTerracottaDark);
  }
}

}  // namespace

void drawSunset(Canvas& canvas) {
  const int w = canvas.width(), h = canvas.height();
  const int horizon = h * 3 / 4;
  const Colour high = rgb(0xF8E7C6), deep = rgb(0xF0B27A);
  for (int y = 0; y < horizon; ++y) {
    canvas.fillRect(makeRect(0, y, w, 1), blend(deep, high, static_cast<uint8_t>(y * 255 / horizon)));
  }
  canvas.fillCircle(w * 3 / 4, h * 11 / 24, h / 10, rgb(0xFFF3D0));
  canvas.fillTriangle(-w / 6, horizon, w / 2, horizon, w / 6, h * 9 / 20, rgb(0xD9A98A));
  canvas.fillTriangle(w / 4, horizon, w * 7 / 6, horizon, w * 5 / 6, h / 2, rgb(0xCF9C80));
  const int wall = h * 5 / 6;
  canvas.fillRect(makeRect(0, horizon, w, wall - horizon), rgb(0xB9855F));  // the streets between the houses
  city(canvas, wall, isLow(canvas) ? h * 3 / 8 : h * 5 / 11,
       {rgb(0xE3C79A), rgb(0xD2AE82), kTerracotta, rgb(0x4C6B3C), rgb(0x7A5236), false});
  walls(canvas, wall);
}

void drawSilhouette(Canvas& canvas, int bottom, int height, Colour colour) {
  city(canvas, bottom, height, {colour, colour, colour, colour, colour, true});
}

void drawBackdrop(Canvas& canvas, const Rect& area) {
  if (isLow(canvas)) return;
  drawSilhouette(canvas, area.bottom(), area.h / 2, blend(kStone, kPaper, 150));
}

}  // namespace lucca::ui
