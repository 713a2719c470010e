#include "ui/learn/pictures_torri.h"

#include "drawing/fonts.h"
#include "ui/learn/sketch.h"
#include "ui/text.h"
#include "ui/theme.h"

namespace lucca::ui {

namespace {

constexpr int kBrick = 22, kFloor = 13;  // width and height of a brick from the side

void words(Canvas& canvas, std::string_view text, int x, int y, Colour colour = kInk,
           const Font& font = kFontTitle) {
  canvas.drawText(text, x, y + font.capHeight / 2, font, colour, Align::Centre);
}

void drawGround(Canvas& canvas, int x, int bottom, int width) {
  canvas.fillRect(makeRect(x, bottom, width, 2), kInkSoft);
}

// A street of stacks side by side: one string a lot, "" for an empty one.
template <std::size_t N>
void drawStreet(Canvas& canvas, int x, int bottom, int width, int floor, const char* const (&lots)[N]) {
  for (std::size_t i = 0; i < N; ++i) {
    drawStack(canvas, x + static_cast<int>(i) * width, bottom, width, floor, lots[i]);
  }
  drawGround(canvas, x - 2, bottom, static_cast<int>(N) * width + 4);
}

}  // namespace

void drawOneTower(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 5;
  static constexpr const char* kStreetLots[] = {"r", "", "k", "rbkrw", "w", "", "b", "bb"};
  drawStreet(canvas, x + 10, bottom, 25, kFloor, kStreetLots);
  words(canvas, "5", x + 97, y + 3 + kFontBody.capHeight / 2 - 2, kInk, kFontBody);
}

void drawBlock(Canvas& canvas, int x, int y, int height) {
  // From above: a block of five lots, and a house that touches it at a corner only.
  static constexpr struct {
    int8_t column, row, colour;
  } kHouses[] = {{1, 1, 0}, {2, 1, 2}, {3, 1, 3}, {2, 0, 1}, {1, 2, 2}, {5, 0, 0}, {4, 2, 1}};
  const int lot = height / 3 - 1;
  const int left = x + (220 - 7 * lot) / 2;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 7; ++column) {
      canvas.drawRect(makeRect(left + column * lot, y + row * lot, lot + 1, lot + 1), kStoneDark);
    }
  }
  const auto outline = [&](int column, int row) {
    canvas.fillRect(makeRect(left + column * lot - 1, y + row * lot - 1, lot + 3, lot + 3), kAccentSoft);
  };
  for (int i = 0; i < 5; ++i) outline(kHouses[i].column, kHouses[i].row);
  for (const auto& house : kHouses) {
    drawBrick(canvas, makeRect(left + house.column * lot + 3, y + house.row * lot + 3, lot - 5, lot - 5),
              house.colour);
  }
}

void drawNewHouse(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 5;
  static constexpr const char* kLots[] = {"w", "rw", "", "k", "rkb", "b"};
  drawStreet(canvas, x + 32, bottom, 26, kFloor, kLots);
  drawGhost(canvas, makeRect(x + 32 + 52, bottom - kFloor, 26, kFloor));
  drawBrick(canvas, makeRect(x + 32 + 52, y + 10, 26, kFloor + 1), 2);
  canvas.fillTriangle(x + 91, y + 32, x + 103, y + 32, x + 97, y + 42, kInkSoft);
}

void drawNewFloor(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 5;
  static constexpr const char* kBefore[] = {"b", "kw", "w"};
  static constexpr const char* kAfter[] = {"b", "bkw", "w"};
  drawStreet(canvas, x + 34, bottom, kBrick, kFloor, kBefore);
  drawBrick(canvas, makeRect(x + 2, bottom - kFloor, kBrick, kFloor + 1), 3);
  drawArrow(canvas, x + 108, y + height / 2, 22);
  drawStreet(canvas, x + 144, bottom, kBrick, kFloor, kAfter);
}

void drawStruggle(Canvas& canvas, int x, int y, int height) {
  // Two towers and a gap; the joining house; the blow; what is left.
  static constexpr const char* kFrames[4][5] = {{"w", "rkw", "", "kb", "b"},
                                                {"w", "rkw", "r", "kb", "b"},
                                                {"", "rkw", "r", "k", "b"},
                                                {"", "rkw", "r", "k", "b"}};
  const int width = 54, bottom = y + height - 16;
  for (int i = 0; i < 4; ++i) {
    const int left = x + i * 56;
    canvas.fillRoundRect(makeRect(left, y, width - 2, height), 4, kStone);
    drawStreet(canvas, left + 4, bottom, 9, 12, kFrames[i]);
    Phrase number;
    number.add(i + 1);
    words(canvas, number, left + width / 2 - 1, y + height - 7, kInkSoft, kFontSmall);
  }
  drawBrick(canvas, makeRect(x + 2 * 56 + 34, y + 6, 9, 11), brickOf('b'));
  canvas.fillTriangle(x + 2 * 56 + 36, y + 22, x + 2 * 56 + 42, y + 22, x + 2 * 56 + 39, y + 28, kWarning);
  drawGhost(canvas, makeRect(x + 2 * 56 + 4, bottom - 12, 9, 12));
  drawTick(canvas, x + 3 * 56 + 17, y + 22, true);
}

void drawStrength(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 22;
  static constexpr const char* kLeft[] = {"w", "rkbw"};
  static constexpr const char* kRight[] = {"krb", "b", "k", "r"};
  drawStreet(canvas, x + 14, bottom, 20, 12, kLeft);
  drawStreet(canvas, x + 124, bottom, 20, 12, kRight);
  words(canvas, "1", x + 34, bottom + 13, kInk, kFontBody);
  words(canvas, "<", x + 90, bottom + 13, kAccent);
  words(canvas, "3", x + 164, bottom + 13, kInk, kFontBody);
}

void drawMerge(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 5;
  static constexpr const char* kBefore[] = {"brw", "r", "kw"};
  static constexpr const char* kAfter[] = {"wbrw", "r", "k"};
  drawStreet(canvas, x + 14, bottom, kBrick, kFloor, kBefore);
  drawArrow(canvas, x + 98, y + height / 2, 24);
  drawStreet(canvas, x + 138, bottom, kBrick, kFloor, kAfter);
}

void drawBlow(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 5;
  static constexpr const char* kLots[] = {"", "rkw", "r", "kr", "b"};
  drawStreet(canvas, x + 52, bottom, kBrick, kFloor, kLots);
  // The top of the struck tower falls, a house of the striker goes.
  drawBrick(canvas, makeRect(x + 52 + 3 * kBrick, bottom - 3 * kFloor - 14, kBrick, kFloor + 1), 3);
  drawArrow(canvas, x + 148, bottom - 3 * kFloor - 7, 26);
  drawGhost(canvas, makeRect(x + 52, bottom - kFloor, kBrick, kFloor));
  drawBrick(canvas, makeRect(x + 8, bottom - kFloor, kBrick, kFloor + 1), 0);
}

}  // namespace lucca::ui
