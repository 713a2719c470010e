#include "ui/look/emblems.h"

#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

// A box given in 32nds of the radius from the centre.
struct Pen {
  Canvas& canvas;
  int x, y, radius;
  Paint paint;

  int at(int units) const { return (units * radius + (units < 0 ? -16 : 16)) / 32; }
  void box(int left, int top, int right, int bottom, Colour colour) const {
    canvas.fillRect(makeRect(x + at(left), y + at(top), at(right) - at(left), at(bottom) - at(top)), colour);
  }
  void disc(int cx, int cy, int r, Colour colour) const {
    canvas.fillCircle(x + at(cx), y + at(cy), at(r), colour);
  }
  void triangle(int x0, int y0, int x1, int y1, int x2, int y2, Colour colour) const {
    canvas.fillTriangle(x + at(x0), y + at(y0), x + at(x1), y + at(y1), x + at(x2), y + at(y2), colour);
  }
};

void tower(const Pen& p) {
  p.box(-12, -14, 12, 24, p.paint.on);
  for (int left = -18; left <= 10; left += 14) p.box(left, -24, left + 8, -12, p.paint.on);
  p.box(-18, -16, 18, -8, p.paint.on);
  p.box(-4, 6, 4, 24, p.paint.ground);
}

void sun(const Pen& p) {
  static constexpr int8_t kTip[8][2] = {{0, -28}, {20, -20}, {28, 0},  {20, 20},
                                        {0, 28},  {-20, 20}, {-28, 0}, {-20, -20}};
  for (const auto& tip : kTip) {
    const int side = 7;
    p.triangle(tip[0], tip[1], -tip[1] * side / 28, tip[0] * side / 28, tip[1] * side / 28,
               -tip[0] * side / 28, p.paint.on);
  }
  p.disc(0, 0, 16, p.paint.ground);
  p.disc(0, 0, 13, p.paint.on);
}

void tree(const Pen& p) {
  p.box(-3, 6, 4, 26, p.paint.on);
  p.disc(-9, 2, 10, p.paint.on);
  p.disc(9, 2, 10, p.paint.on);
  p.disc(0, -10, 13, p.paint.on);
}

void crown(const Pen& p) {
  p.box(-20, 10, 20, 18, p.paint.on);
  p.triangle(-20, 8, -22, -14, -4, 8, p.paint.on);
  p.triangle(20, 8, 22, -14, 4, 8, p.paint.on);
  p.triangle(-11, 8, 0, -20, 11, 8, p.paint.on);
  p.disc(-22, -15, 3, p.paint.on);
  p.disc(22, -15, 3, p.paint.on);
  p.disc(0, -21, 3, p.paint.on);
}

void moon(const Pen& p) {
  p.disc(-2, 0, 22, p.paint.on);
  p.disc(8, -4, 18, p.paint.ground);
}

void star(const Pen& p) {
  p.triangle(0, -26, 8, -7, -8, -7, p.paint.on);
  p.triangle(26, -8, 8, -8, 10, 8, p.paint.on);
  p.triangle(-26, -8, -8, -8, -10, 8, p.paint.on);
  p.triangle(16, 23, 11, 4, -2, 13, p.paint.on);
  p.triangle(-16, 23, -11, 4, 2, 13, p.paint.on);
  p.disc(0, 2, 13, p.paint.on);
}

void key(const Pen& p) {
  p.disc(0, -13, 12, p.paint.on);
  p.disc(0, -13, 5, p.paint.ground);
  p.box(-3, -4, 3, 27, p.paint.on);
  p.box(3, 12, 12, 17, p.paint.on);
  p.box(3, 22, 10, 27, p.paint.on);
}

void flower(const Pen& p) {
  static constexpr int8_t kPetal[5][2] = {{0, -14}, {13, -4}, {8, 11}, {-8, 11}, {-13, -4}};
  for (const auto& petal : kPetal) p.disc(petal[0], petal[1], 9, p.paint.on);
  p.disc(0, 0, 7, p.paint.ground);
  p.disc(0, 0, 4, p.paint.on);
}

void diamond(const Pen& p) {
  p.triangle(0, -28, 22, 0, -22, 0, p.paint.on);
  p.triangle(0, 28, 22, 0, -22, 0, p.paint.on);
}

void drop(const Pen& p) {
  p.triangle(0, -28, 15, 4, -15, 4, p.paint.on);
  p.disc(0, 8, 17, p.paint.on);
}

void trefoil(const Pen& p) {
  p.disc(0, -11, 12, p.paint.on);
  p.disc(-12, 7, 12, p.paint.on);
  p.disc(12, 7, 12, p.paint.on);
  p.box(-3, 4, 3, 28, p.paint.on);
}

void cross(const Pen& p) {
  p.box(-8, -24, 8, 24, p.paint.on);
  p.box(-24, -8, 24, 8, p.paint.on);
}

// In the order of Shape.
constexpr void (*kDraw[])(const Pen&) = {tower, sun,    tree,    crown,   moon, star,
                                         key,   flower, diamond, trefoil, drop, cross};

}  // namespace

static_assert(std::size(kEmblemTexts) == kEmblems);
Text emblemName(Emblem emblem) { return kEmblemTexts[static_cast<int>(emblem)]; }

void drawShape(Canvas& canvas, Shape shape, int x, int y, int radius, Paint paint) {
  kDraw[static_cast<int>(shape)](Pen{canvas, x, y, radius, paint});
}

void drawEmblem(Canvas& canvas, Emblem emblem, int x, int y, int radius, Paint paint) {
  drawShape(canvas, static_cast<Shape>(emblem), x, y, radius, paint);
}

void drawMedallion(Canvas& canvas, Emblem emblem, int x, int y, int radius, Paint paint) {
  canvas.fillCircle(x, y, radius, kInk);
  canvas.fillCircle(x, y, radius - 1 - radius / 24, paint.ground);
  drawEmblem(canvas, emblem, x, y, radius * 3 / 4, paint);
}

}  // namespace lucca::ui
