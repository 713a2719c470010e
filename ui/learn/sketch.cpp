#include "ui/learn/sketch.h"

#include "drawing/fonts.h"
#include "drawing/symbols.h"
#include "ui/emblems.h"
#include "ui/text.h"
#include "ui/theme.h"

namespace lucca::ui {

namespace {

constexpr Colour kGold = rgb(0xE2B13C);
constexpr Colour kGlass = rgb(0x3B4A57);
constexpr Colour kWallStone = rgb(0xB98A63);

Colour groundOf(uint8_t colour) { return colour == kGoldStorey ? kGold : kPalaceColour[colour]; }
Colour inkOn(uint8_t colour) { return colour == kGoldStorey ? kInk : kOnPalaceColour[colour]; }

// An arched window.
void drawWindow(Canvas& canvas, int x, int y, int width, int height) {
  canvas.fillRoundRect(makeRect(x, y, width, height), width / 2, kOnDark);
  canvas.fillRect(makeRect(x, y + height / 2, width, height - height / 2), kOnDark);
  canvas.fillRoundRect(makeRect(x + 1, y + 1, width - 2, height - 2), width / 2 - 1, kGlass);
  canvas.fillRect(makeRect(x + 1, y + height / 2, width - 2, height - height / 2 - 1), kGlass);
  canvas.fillRect(makeRect(x + width / 2, y + 1, 1, height - 2), kOnDark);
}

void drawShield(Canvas& canvas, int x, int y, int size, Colour ground) {
  canvas.fillRect(makeRect(x, y, size, size / 2), ground);
  canvas.fillTriangle(x, y + size / 2, x + size - 1, y + size / 2, x + size / 2, y + size, ground);
}

int drawPlate(Canvas& canvas, const Rect& box, int number) {
  Phrase digits;
  digits.add(number);
  const int width = Canvas::textWidth(digits, kFontSmall) + 6;
  canvas.fillRoundRect(makeRect(box.x + 2, box.y + (box.h - 14) / 2, width, 14), 3, kOnDark);
  canvas.drawText(digits, box.x + 5, box.y + (box.h + kFontSmall.capHeight) / 2, kFontSmall, kInk);
  return width + 2;
}

}  // namespace

void drawStorey(Canvas& canvas, const Rect& box, const Storey& storey) {
  canvas.fillRect(box, groundOf(storey.colour));
  canvas.drawRect(box, kInk);
  const int plate = storey.number ? drawPlate(canvas, box, storey.number) : 0;
  const int shield = 9;
  const int shields = storey.shields * (shield + 2);
  const int left = box.x + plate + 3, room = box.w - plate - shields - 6;
  const int step = 12;
  const int windowHeight = box.h - 6 < 15 ? box.h - 6 : 15;
  int x = left + (room - storey.windows * step) / 2;
  for (int i = 0; i < storey.windows; ++i, x += step) {
    drawWindow(canvas, x + 2, box.y + (box.h - windowHeight) / 2, 9, windowHeight);
  }
  x = box.right() - shields - 1;
  for (int i = 0; i < storey.shields; ++i, x += shield + 2) {
    drawShield(canvas, x, box.y + (box.h - shield) / 2, shield, inkOn(storey.colour));
  }
}

void drawPalace(Canvas& canvas, int x, int bottom, int width, int storeyHeight, const Storey* storeys,
                int count, Roof roof) {
  int y = bottom;
  for (int i = 0; i < count; ++i) {
    y -= storeyHeight;
    drawStorey(canvas, makeRect(x, y, width, storeyHeight + 1), storeys[i]);
  }
  if (roof == Roof::None || count == 0) return;
  const int peak = y - 10;
  canvas.fillTriangle(x - 4, y, x + width + 3, y, x + width / 2, peak, kTerracotta);
  canvas.fillRect(makeRect(x - 4, y - 1, width + 8, 2), kTerracottaDark);
  if (roof == Roof::Opened) {
    canvas.fillRect(makeRect(x + width / 2, peak - 9, 2, 11), kInk);
    canvas.fillTriangle(x + width / 2 + 2, peak - 9, x + width / 2 + 13, peak - 5, x + width / 2 + 2,
                        peak - 1, groundOf(storeys[0].colour));
  }
}

void drawWallPiece(Canvas& canvas, const Rect& box) {
  const int tooth = box.w / 5;
  for (int i = 0; i < 5; i += 2) canvas.fillRect(makeRect(box.x + i * tooth, box.y, tooth, 6), kWallStone);
  const Rect body = makeRect(box.x, box.y + 5, tooth * 5, box.h - 5);
  canvas.fillRect(body, kWallStone);
  for (int row = 0; row * 6 < body.h; ++row) {
    const int y = body.y + row * 6;
    canvas.fillRect(makeRect(body.x, y, body.w, 1), kStone);
    for (int x = body.x + (row % 2 ? 5 : 11); x < body.right(); x += 12) {
      canvas.fillRect(intersect(makeRect(x, y, 1, 6), body), kStone);
    }
  }
}

void drawBastionPiece(Canvas& canvas, const Rect& box) {
  canvas.fillRect(makeRect(box.x + 3, box.y + 8, box.w - 6, box.h - 8), kWallStone);
  canvas.fillRect(makeRect(box.x, box.y + 5, box.w, 8), kWallStone);
  for (int x = box.x; x < box.right(); x += 8) canvas.fillRect(makeRect(x, box.y, 5, 6), kWallStone);
  canvas.fillRect(makeRect(box.x + box.w / 2 - 2, box.y + 18, 5, 10), kTerracottaDark);
}

int brickOf(char letter) { return letter == 'w' ? 0 : letter == 'k' ? 1 : letter == 'r' ? 2 : 3; }

void drawBrick(Canvas& canvas, const Rect& box, int colour) {
  canvas.fillRoundRect(box, 2, kBrickColour[colour]);
  canvas.drawRoundRect(box, 2, kInk);
  const int radius = (box.h < box.w ? box.h : box.w) / 2 - 3;
  if (radius >= 2) {
    drawBrickSign(canvas, colour, box.x + box.w / 2, box.y + box.h / 2, radius,
                  {kBrickColour[colour], kOnBrickColour[colour]});
  }
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

void drawStack(Canvas& canvas, int x, int bottom, int width, int height, std::string_view bricks) {
  for (const char letter : bricks) {
    bottom -= height;
    drawBrick(canvas, makeRect(x, bottom, width, height + 1), brickOf(letter));
  }
}

void drawArrow(Canvas& canvas, int x, int y, int length) {
  canvas.fillRect(makeRect(x, y - 1, length - 6, 3), kInkSoft);
  canvas.fillTriangle(x + length - 7, y - 5, x + length - 7, y + 5, x + length, y, kInkSoft);
}

void drawTick(Canvas& canvas, int x, int y, bool good) {
  canvas.drawText(good ? "✓" : "✗", x, y, kFontTitle, good ? kAccent : kWarning, Align::Centre);
}

}  // namespace lucca::ui
