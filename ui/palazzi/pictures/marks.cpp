#include "ui/palazzi/pictures/marks.h"

#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

// A shape in rows of bits, the leftmost in bit 15; what is inside of the outline has a mask of its own.
constexpr int kMostRows = 14;
struct Shape {
  uint8_t width, height;
  uint8_t outline[2 * kMostRows], inside[2 * kMostRows];
};

// From a drawing: X outline, o inside, other letters neither.
template <std::size_t Size>
constexpr Shape shape(int width, const char (&drawing)[Size]) {
  Shape out{};
  out.width = static_cast<uint8_t>(width);
  out.height = static_cast<uint8_t>((Size - 1) / static_cast<std::size_t>(width));
  const int stride = width > 8 ? 2 : 1;
  for (int i = 0; i < static_cast<int>(Size - 1); ++i) {
    const int x = i % width, at = i / width * stride + x / 8;
    const auto bit = static_cast<uint8_t>(0x80 >> (x % 8));
    if (drawing[i] == 'X') out.outline[at] |= bit;
    if (drawing[i] == 'o') out.inside[at] |= bit;
  }
  return out;
}

constexpr Shape kWindows[] = {
    shape(2, "oooooo"),
    shape(4, "XXXXXooXXooXXooXXXXX"),
    shape(5, "XXXXXXoooXXoooXXXXXXXoooXXoooXXXXXX"),
    shape(6, ".XXXX.XooooXXooooXXooooXXXXXXXXooooXXooooXXXXXXX"),
    shape(8,
          ".XXXXXX.XXoXXoXXXooXXooXXooXXooXXooXXooXXXXXXXXXXooXXooXXooXXooXXooXXooXXooXXooX"
          "XXXXXXXX"),
};
constexpr Shape kShields[] = {
    shape(3, "ooooooooo.o."),
    shape(4, "XXXXXooXXooXXooX.XX."),
    shape(7, "XXXXXXXXoooooXXoooooXXoooooXXXoooXX.XXoXX...XXX.."),
    shape(7, "XXXXXXXXoooooXXoooooXXoooooXXXoooXX.XXoXX...XXX.....X..."),
    shape(9,
          "XXXXXXXXXXoooooooXXoooooooXXoooooooXXoooooooXXoooooooXXXoooooXX.XXoooXX...XXoXX..."
          "..XXX.......X...."),
};
constexpr int kGap[] = {1, 1, 3, 1, 2};

const Shape& windowOf(MarkSize size) { return kWindows[static_cast<int>(size)]; }
const Shape& shieldOf(MarkSize size) { return kShields[static_cast<int>(size)]; }
int gapOf(MarkSize size) { return kGap[static_cast<int>(size)]; }

void draw(Canvas& canvas, const Shape& shape, int x, int y, Colour outline, Colour inside) {
  canvas.drawMask(shape.outline, shape.width, shape.height, x, y, outline);
  canvas.drawMask(shape.inside, shape.width, shape.height, x, y, inside);
}

}  // namespace

int markHeight(MarkSize size) { return shieldOf(size).height; }

int marksWidth(const palazzi::Card& card, MarkSize size) {
  const int count = card.windows + card.shields;
  if (count == 0) return 0;
  return card.windows * windowOf(size).width + card.shields * shieldOf(size).width +
         (count - 1) * gapOf(size);
}

MarkSize fittingMarks(const palazzi::Card& card, MarkSize most, int width, int height) {
  int size = static_cast<int>(most);
  const auto fits = [&](MarkSize s) { return markHeight(s) <= height && marksWidth(card, s) <= width; };
  while (size > 0 && !fits(static_cast<MarkSize>(size))) --size;
  return static_cast<MarkSize>(size);
}

void drawWindowMark(Canvas& canvas, int x, int y, MarkSize size, Colour fill) {
  draw(canvas, windowOf(size), x, y, kInk, fill);
}

void drawShieldMark(Canvas& canvas, int x, int y, MarkSize size) {
  draw(canvas, shieldOf(size), x, y, kInk, kOnDark);
}

void drawShieldShadow(Canvas& canvas, int x, int y, MarkSize size, Colour shadow) {
  draw(canvas, shieldOf(size), x, y, shadow, shadow);
}

void drawMarks(Canvas& canvas, const palazzi::Card& card, int x, int y, MarkSize size,
               const MarkState& state) {
  for (int i = 0; i < card.windows; ++i) {
    drawWindowMark(canvas, x, y, size, i < state.lit ? kLitWindow : kPaleWindow);
    x += windowOf(size).width + gapOf(size);
  }
  for (int i = 0; i < card.shields; ++i) {
    if (i < card.shields - state.lost) {
      drawShieldMark(canvas, x, y, size);
    } else {
      drawShieldShadow(canvas, x, y, size, state.shadow);
    }
    x += shieldOf(size).width + gapOf(size);
  }
}

}  // namespace lucca::ui
