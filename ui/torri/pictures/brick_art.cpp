#include "ui/torri/pictures/brick_art.h"

#include "drawing/type/symbols.h"
#include "ui/look/theme.h"
#include "ui/torri/brick_colours.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using torri::FloorList;

namespace {

using Ground = Colour;

constexpr Ground kShade[] = {rgb(0xD5C9B4), rgb(0x14110F), rgb(0x8F2C1C), rgb(0x204F8C)};
constexpr Ground kLight[] = {rgb(0xFFFFFF), rgb(0x4B433C), rgb(0xDD6A52), rgb(0x5C97DB)};

void row(Canvas& canvas, int middle, int y, int half, Ground ink) {
  canvas.fillRect(makeRect(middle - half, y, 2 * half + 1, 1), ink);
}

void drawDiamond(Canvas& canvas, int x, int y, int half, Ground ink) {
  canvas.fillParts(makeRect(x - half, y - half, 2 * half + 1, 2 * half + 1), 2 * half + 1, ink, [=](int i) {
    const int reach = i < half ? i : 2 * half - i;
    return makeRect(x - reach, y - half + i, 2 * reach + 1, 1);
  });
}

void drawCross(Canvas& canvas, int x, int y, int half, Ground ink) {
  const int arm = half > 6 ? 2 : half > 2 ? 1 : 0;
  canvas.fillRect(makeRect(x - half, y - arm, 2 * half + 1, 2 * arm + 1), ink);
  canvas.fillRect(makeRect(x - arm, y - half, 2 * arm + 1, 2 * half + 1), ink);
}

void drawBars(Canvas& canvas, int x, int y, int half, Ground ink) {
  const int thick = half > 6 ? 3 : half > 3 ? 2 : 1;
  const int step = half > 6 ? (2 * half - 2) / 2 : half > 4 ? 4 : half > 2 ? 3 : 2;
  canvas.fillParts(makeRect(x - half, y - half, 2 * half + 1, 2 * step + thick), 3, ink,
                   [=](int i) { return makeRect(x - half, y - half + i * step, 2 * half + 1, thick); });
}

// Half the ring's width in each row from its middle up, outside and inside (-1: no hole).
constexpr int8_t kRing[][2][6] = {
    {{2, 2, 1}, {1, 1, -1}},
    {{3, 3, 2, 1}, {1, 1, -1, -1}},
    {{4, 4, 4, 3, 2}, {2, 2, 1, -1, -1}},
    {{5, 5, 5, 4, 3, 2}, {3, 3, 2, 0, -1, -1}},
};

void drawRingSign(Canvas& canvas, int x, int y, int half, Ground ink) {
  if (half > 5) {
    for (int radius = half; radius > half - 3; --radius) canvas.drawCircle(x, y, radius, ink);
    return;
  }
  // The left part of each row, then the right one; where there is no hole both are the whole row.
  const auto& ring = kRing[half - 2];
  const int rows = 2 * half + 1;
  canvas.fillParts(makeRect(x - half, y - half, rows, rows), 2 * rows, ink, [&](int part) {
    const int dy = part % rows - half, i = dy < 0 ? -dy : dy, out = ring[0][i], in = ring[1][i];
    if (in < 0) return makeRect(x - out, y + dy, 2 * out + 1, 1);
    return makeRect(part < rows ? x - out : x + in + 1, y + dy, out - in, 1);
  });
}

// Three rows are enough to tell the colours apart.
void drawLowEmblem(Canvas& canvas, torri::Brick colour, int x, int y, Ground ink) {
  switch (colour) {
    case torri::Brick::White:
      row(canvas, x, y - 1, 1, ink);
      row(canvas, x, y + 1, 1, ink);
      canvas.drawPixel(x - 2, y, ink);
      canvas.drawPixel(x + 2, y, ink);
      return;
    case torri::Brick::Black:
      row(canvas, x, y - 1, 0, ink);
      row(canvas, x, y, 2, ink);
      return row(canvas, x, y + 1, 0, ink);
    case torri::Brick::Red:
      row(canvas, x, y - 1, 1, ink);
      row(canvas, x, y, 3, ink);
      return row(canvas, x, y + 1, 1, ink);
    case torri::Brick::Blue:
      row(canvas, x, y - 1, 4, ink);
      return row(canvas, x, y + 1, 4, ink);
  }
}

// Five columns a row, the leftmost in bit 4.
constexpr uint8_t kDigits[10][10] = {
    {14, 27, 17, 17, 17, 17, 17, 17, 27, 14}, {4, 12, 20, 4, 4, 4, 4, 4, 4, 31},
    {14, 27, 17, 1, 3, 6, 12, 24, 16, 31},    {14, 27, 17, 1, 6, 6, 1, 17, 27, 14},
    {1, 3, 7, 13, 25, 17, 31, 1, 1, 1},       {31, 16, 16, 30, 27, 1, 1, 17, 27, 14},
    {14, 27, 16, 16, 30, 27, 17, 17, 27, 14}, {31, 1, 1, 3, 2, 6, 4, 4, 12, 8},
    {14, 27, 17, 27, 14, 27, 17, 17, 27, 14}, {14, 27, 17, 17, 27, 15, 1, 1, 27, 14},
};
// The one in front of another digit is narrow.
constexpr uint8_t kNarrowOne[10] = {2, 6, 6, 2, 2, 2, 2, 2, 2, 7};
constexpr uint8_t kSmallDigits[10][5] = {
    {7, 5, 5, 5, 7}, {2, 6, 2, 2, 7}, {7, 1, 7, 4, 7}, {7, 1, 3, 1, 7}, {5, 5, 7, 1, 1},
    {7, 4, 7, 1, 7}, {7, 4, 7, 5, 7}, {7, 1, 2, 2, 2}, {7, 5, 7, 5, 7}, {7, 5, 7, 1, 7},
};

void drawDigit(Canvas& canvas, const uint8_t* rows, int width, int height, int x, int y, Ground ink) {
  for (int dy = 0; dy < height; ++dy) {
    for (int dx = 0; dx < width; ++dx) {
      if (rows[dy] >> (width - 1 - dx) & 1) canvas.drawPixel(x + dx, y + dy, ink);
    }
  }
}

// How far the roof reaches to each side of its middle, `down` rows below the ridge.
int roofHalf(const HouseSize& size, int down) {
  const int half = size.width / 2;
  return (half * down + size.gable - 1) / size.gable;
}

void fillHouse(Canvas& canvas, int x, int base, const HouseSize& size, Ground ground) {
  const int top = base - size.height() + 1, middle = x + size.width / 2;
  canvas.fillParts(makeRect(x, top, size.width, size.gable), size.gable, ground, [&](int i) {
    const int half = roofHalf(size, i);
    return makeRect(middle - half, top + i, 2 * half + 1, 1);
  });
  canvas.fillRect(makeRect(x, top + size.gable, size.width, size.wall), ground);
}

void outlineHouse(Canvas& canvas, int x, int base, const HouseSize& size, Ground ink) {
  const int top = base - size.height() + 1, middle = x + size.width / 2, wall = top + size.gable;
  // The roof's left and right side, then the walls and the foot.
  const int rows = size.gable;
  canvas.fillParts(makeRect(x, top, size.width, size.height()), 2 * rows + 3, ink, [&](int part) {
    if (part == 2 * rows) return makeRect(x, wall, 1, size.wall);
    if (part == 2 * rows + 1) return makeRect(x + size.width - 1, wall, 1, size.wall);
    if (part == 2 * rows + 2) return makeRect(x, base, size.width, 1);
    const int i = part % rows;
    if (i == 0) return makeRect(middle, top, 1, 1);
    const int half = roofHalf(size, i), thick = half - roofHalf(size, i - 1);
    return makeRect(part < rows ? middle - half : middle + half - thick + 1, top + i, thick, 1);
  });
}

int houseShade(const HouseSize& size) { return size.width < 12 ? 0 : size.width < 18 ? 1 : 2; }

int houseEmblemX(const HouseSize& size) { return (size.width - houseShade(size)) / 2; }

int towerShade(int width) { return width < 21 ? 1 : 3; }

// A line between two floors; between black ones ink would not be seen.
Ground lineBetween(torri::Brick above, torri::Brick below) {
  const bool black = above == torri::Brick::Black || below == torri::Brick::Black;
  return black ? kInkSoft : kInk;
}

void fillFront(Canvas& canvas, int x, int y, int width, int height, torri::Brick colour) {
  const int shade = towerShade(width);
  canvas.fillRect(makeRect(x + 1, y, width - 2 - shade, height), brickPaint(colour).ground);
  canvas.fillRect(makeRect(x + width - 1 - shade, y, shade, height), brickShade(colour));
}

void drawBattlements(Canvas& canvas, int x, int top, const TowerSize& size, torri::Brick colour) {
  // Four of them, three on a narrow tower, the outer ones standing out by a pixel.
  const int count = size.width < 21 ? 3 : 4, span = size.width + 2;
  for (int i = 0; i < count; ++i) {
    const int width = count == 3 && i == 1 ? 5 : 4;
    const int left = x - 1 + (span - width) * i / (count - 1);
    canvas.fillRect(makeRect(left, top, width, size.merlon + 1), kInk);
    canvas.fillRect(makeRect(left + 1, top + 1, width - 2, size.merlon), brickPaint(colour).ground);
  }
  const int y = top + size.merlon, shade = towerShade(size.width);
  canvas.fillRect(makeRect(x - 1, y, span, 1), kInk);
  canvas.fillRect(makeRect(x, y, span - 2, 1), brickPaint(colour).ground);
  canvas.fillRect(makeRect(x + size.width - 1 - shade, y, shade, 1), brickShade(colour));
}

void drawCapSigns(Canvas& canvas, int x, int y, const TowerSize& size, torri::Brick colour, int number) {
  const Ground ink = brickPaint(colour).on;
  const int front = size.width - 2 - towerShade(size.width), rows = size.cap - 2;
  const int whole = rows > 9 && size.width >= 21 ? 9 : 7;
  if (number == 0) {
    const int emblem = rows < whole ? 5 : whole;
    return drawBrickEmblem(canvas, colour, x + 1 + front / 2, y + rows / 2, emblem, ink);
  }
  const int emblem = number > 9 ? 5 : whole, gap = number > 9 && front < 18 ? 1 : 2;
  const int digits = digitsWidth(number);
  const int left = x + 1 + (front > emblem + gap + digits ? (front - emblem - gap - digits) / 2 : 0);
  drawBrickEmblem(canvas, colour, left + emblem / 2, y + rows / 2, emblem, ink);
  drawDigits(canvas, number, left + emblem + gap, y + (rows - 10) / 2, ink);
}

}  // namespace

Paint brickPaint(torri::Brick colour) {
  return {kBrickColour[static_cast<int>(colour)], kOnBrickColour[static_cast<int>(colour)]};
}

Colour brickShade(torri::Brick colour) { return kShade[static_cast<int>(colour)]; }
Colour brickLight(torri::Brick colour) { return kLight[static_cast<int>(colour)]; }

void drawBrickEmblem(Canvas& canvas, torri::Brick colour, int x, int y, int size, Ground ink) {
  if (size < 5) return drawLowEmblem(canvas, colour, x, y, ink);
  const int half = size / 2;
  switch (colour) {
    case torri::Brick::White:
      return drawRingSign(canvas, x, y, half, ink);
    case torri::Brick::Black:
      return drawCross(canvas, x, y, half, ink);
    case torri::Brick::Red:
      return drawDiamond(canvas, x, y, half, ink);
    case torri::Brick::Blue:
      return drawBars(canvas, x, y, half, ink);
  }
}

int digitsWidth(int number, bool small) {
  if (small) return number > 9 ? 7 : 3;
  return number < 10 ? 5 : number < 20 ? 9 : 11;
}

int drawDigits(Canvas& canvas, int number, int x, int y, Ground ink, bool small) {
  const int width = digitsWidth(number, small), tens = number / 10 % 10, ones = number % 10;
  if (small) {
    if (number > 9) drawDigit(canvas, kSmallDigits[tens], 3, 5, x, y, ink);
    drawDigit(canvas, kSmallDigits[ones], 3, 5, x + width - 3, y, ink);
    return width;
  }
  if (tens == 1) drawDigit(canvas, kNarrowOne, 3, 10, x, y, ink);
  if (tens > 1) drawDigit(canvas, kDigits[tens], 5, 10, x, y, ink);
  drawDigit(canvas, kDigits[ones], 5, 10, x + width - 5, y, ink);
  return width;
}

void drawTowerSign(Canvas& canvas, int x, int y, Ground ink) {
  for (int i = 0; i < 3; ++i) canvas.fillRect(makeRect(x + (i == 2 ? 7 : i * 3), y, i == 1 ? 3 : 2, 2), ink);
  canvas.fillRect(makeRect(x, y + 2, 9, 2), ink);
  canvas.fillRect(makeRect(x + 1, y + 4, 7, 4), ink);
  canvas.fillRect(makeRect(x + 1, y + 8, 3, 3), ink);
  canvas.fillRect(makeRect(x + 5, y + 8, 3, 3), ink);
  canvas.words().name(symbol::kTower, makeRect(x, y, kSignWidth, kSignHeight));
}

void drawPrisonerSign(Canvas& canvas, int x, int y, Ground ink) {
  canvas.drawRect(makeRect(x, y, kSignWidth, kSignHeight), ink);
  canvas.fillRect(makeRect(x, y + 4, kSignWidth, 1), ink);
  canvas.fillRect(makeRect(x + 3, y, 1, kSignHeight), ink);
  canvas.fillRect(makeRect(x + 5, y, 1, kSignHeight), ink);
  canvas.words().name(symbol::kPrisoner, makeRect(x, y, kSignWidth, kSignHeight));
}

void drawBrick(Canvas& canvas, const Rect& box, torri::Brick colour) {
  const Rect inner = makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2);
  canvas.fillRoundRect(box, 3, kInk);
  canvas.fillRoundRect(inner, 2, brickPaint(colour).ground);
  const int size = box.w >= 30 ? 17 : box.w >= 22 ? 11 : box.w >= 15 ? 9 : box.w >= 12 ? 7 : 5;
  drawBrickEmblem(canvas, colour, box.x + box.w / 2, box.y + box.h / 2, size, brickPaint(colour).on);
  if (canvas.words().heard()) canvas.words().name(brickName(colour), box);
}

void drawPaleBrick(Canvas& canvas, const Rect& box, torri::Brick colour) {
  canvas.fillRoundRect(box, 3, kStoneDark);
  canvas.fillRoundRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2), 2, kStone);
  drawBrickEmblem(canvas, colour, box.x + box.w / 2, box.y + box.h / 2, box.w >= 15 ? 9 : 7, kStoneDark);
  if (canvas.words().heard()) canvas.words().name(brickName(colour), box);
}

void drawHouse(Canvas& canvas, int x, int base, const HouseSize& size, torri::Brick colour) {
  fillHouse(canvas, x, base, size, brickPaint(colour).ground);
  const int shade = houseShade(size);
  canvas.fillRect(makeRect(x + size.width - 1 - shade, base - size.wall + 2, shade, size.wall - 2),
                  brickShade(colour));
  outlineHouse(canvas, x, base, size, kInk);
  drawBrickEmblem(canvas, colour, x + houseEmblemX(size), base - size.wall * 2 / 3, size.emblem,
                  brickPaint(colour).on);
}

void drawPaleHouse(Canvas& canvas, int x, int base, const HouseSize& size, torri::Brick colour) {
  fillHouse(canvas, x, base, size, rgb(0xEADFC9));
  outlineHouse(canvas, x, base, size, kStoneDark);
  drawBrickEmblem(canvas, colour, x + houseEmblemX(size), base - size.wall * 2 / 3, size.emblem, kStoneDark);
}

void drawPeekHouse(Canvas& canvas, int x, int base, torri::Brick colour) {
  constexpr HouseSize kAround = {kPeekHouse.width + 2, kPeekHouse.wall + 1, kPeekHouse.gable + 1, 5};
  fillHouse(canvas, x - 1, base + 1, kAround, kOnDark);
  drawHouse(canvas, x, base, kPeekHouse, colour);
}

void drawPeekTower(Canvas& canvas, int x, int base, torri::Brick colour, int height) {
  constexpr int kWidth = 9, kRows = 15;
  const Rect box = makeRect(x, base - kRows + 1, kWidth, kRows);
  canvas.fillRect(makeRect(box.x - 1, box.y - 3, box.w + 2, box.h + 4), kOnDark);
  for (int i = 0; i < 3; ++i) canvas.fillRect(makeRect(x + i * 3, box.y - 2, i == 1 ? 3 : 2, 3), kInk);
  canvas.fillRect(box, kInk);
  canvas.fillRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2), brickPaint(colour).ground);
  drawBrickEmblem(canvas, colour, x + 4, box.y + 4, 5, brickPaint(colour).on);
  drawDigits(canvas, height, x + (kWidth - digitsWidth(height, true)) / 2, box.y + 8, brickPaint(colour).on,
             true);
}

void drawTower(Canvas& canvas, int x, int base, const TowerSize& size, const FloorList& floors, int number) {
  const int count = static_cast<int>(floors.size());
  if (count == 0) return;
  const auto colour = [&](int i) { return floors[static_cast<std::size_t>(i)]; };
  const int capBottom = base - (count - 1) * size.floor, capTop = capBottom - size.cap + 1;
  const int rows = size.floor - 1, middle = x + (size.width - 1 - towerShade(size.width)) / 2;
  const int emblem = rows >= 9 ? 7 : rows >= 6 ? 5 : 3;
  canvas.fillRect(makeRect(x, capTop + 1, 1, base - capTop), kInk);
  canvas.fillRect(makeRect(x + size.width - 1, capTop + 1, 1, base - capTop), kInk);
  for (int i = 0; i < count - 1; ++i) {
    const int line = base - (i + 1) * size.floor + 1;
    canvas.fillRect(makeRect(x + 1, line, size.width - 2, 1), lineBetween(colour(i + 1), colour(i)));
    if (size.floor > 1) fillFront(canvas, x, line + 1, size.width, rows, colour(i));
    if (rows < 3) continue;
    drawBrickEmblem(canvas, colour(i), middle, line + 1 + (rows - emblem) / 2 + emblem / 2, emblem,
                    brickPaint(colour(i)).on);
  }
  const torri::Brick top = colour(count - 1);
  fillFront(canvas, x, capTop, size.width, size.cap, top);
  drawBattlements(canvas, x, capTop - size.merlon, size, top);
  canvas.fillRect(makeRect(x + 1, capBottom, size.width - 2, 1),
                  top == torri::Brick::Black && count > 1 ? kInkSoft : kInk);
  drawCapSigns(canvas, x, capTop + 1, size, top, number);
  // Below floors as low as these the ground's line would hide the first.
  canvas.fillRect(makeRect(x, size.floor < 3 && count > 1 ? base + 1 : base, size.width, 1), kInk);
}

void drawFloor(Canvas& canvas, const Rect& box, torri::Brick colour) {
  canvas.fillRect(box, kInk);
  fillFront(canvas, box.x, box.y + 1, box.w, box.h - 2, colour);
  const int rows = box.h - 2, size = rows >= 11 ? 9 : rows >= 9 ? 7 : rows >= 5 ? 5 : 3;
  if (rows < 3) return;
  drawBrickEmblem(canvas, colour, box.x + (box.w - 1 - towerShade(box.w)) / 2,
                  box.y + 1 + (rows - size) / 2 + size / 2, size, brickPaint(colour).on);
}

}  // namespace lucca::ui
