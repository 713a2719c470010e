#include "ui/torri/pictures/rule_pictures.h"

#include "drawing/type/fonts.h"
#include "engine/torri/city/picture.h"
#include "ui/look/theme.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/sketch.h"
#include "ui/words/text.h"

namespace lucca::ui {

namespace {

constexpr int kBrick = 24, kFloor = 13;  // width and height of a brick from the side

void words(Canvas& canvas, std::string_view text, int x, int y, Colour colour = kInk,
           const Font& font = kFontTitle) {
  canvas.drawText(text, x, y + font.capHeight / 2, font, colour, Align::Centre);
}

// A street of stacks side by side: one string a lot, "" for an empty one.
template <std::size_t N>
void drawStreet(Canvas& canvas, int x, int bottom, int width, int floor, const char* const (&lots)[N]) {
  for (std::size_t i = 0; i < N; ++i) {
    drawStack(canvas, x + static_cast<int>(i) * width, bottom, width, floor, lots[i]);
  }
  canvas.fillRect(makeRect(x - 2, bottom, static_cast<int>(N) * width + 4, 2), kInkSoft);
}

}  // namespace

void drawOneTower(Canvas& canvas, int x, int y, int height) {
  static constexpr const char* kLots[] = {"r", "", "k", "rbkw", "w", "", "b", "kb"};
  drawStreet(canvas, x + 14, y + height - 4, kBrick, kFloor, kLots);
  words(canvas, "4", x + 14 + 3 * kBrick + kBrick / 2, y + 6, kInk, kFontBody);
}

void drawBlock(Canvas& canvas, int x, int y, int height) {
  // The block of b3 with its tower; the houses on d1 and e5 touch it at no side.
  const torri::Position position{{GameId::Torri, 2, {0, 0, 0, 3, 1, 2}},
                                 ". . . . . .\n"
                                 ". . . . w .\n"
                                 ". r . . . .\n"
                                 "w krw k . . .\n"
                                 ". b . . . .\n"
                                 ". . . r . .\n"};
  torri::State state;
  if (torri::fromPicture(state, position) != torri::PictureError::None) return;
  CityMarks marks;
  marks.cursor = torri::lotAt(1, 2);
  drawCity(canvas, makeRect(x + 30, y, 76, height), state, marks);
  drawArrow(canvas, x + 114, y + height / 2, 20);
  drawStack(canvas, x + 146, y + height - 6, 40, 16, "krw");
}

void drawNewHouse(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 4, lot = x + 38 + 2 * kBrick;
  static constexpr const char* kLots[] = {"w", "rw", "", "k", "rkb", "b"};
  drawStreet(canvas, x + 38, bottom, kBrick, kFloor, kLots);
  drawGhost(canvas, makeRect(lot, bottom - kFloor, kBrick, kFloor));
  drawBrick(canvas, makeRect(lot + 2, y + 4, 20, 20), torri::Colour::Red);
  canvas.fillTriangle(lot + 6, y + 30, lot + 18, y + 30, lot + 12, y + 40, kInkSoft);
}

void drawNewFloor(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 4;
  static constexpr const char* kBefore[] = {"b", "kw", "w"};
  static constexpr const char* kAfter[] = {"b", "bkw", "w"};
  drawBrick(canvas, makeRect(x + 2, bottom - 20, 20, 20), torri::Colour::Blue);
  drawStreet(canvas, x + 32, bottom, kBrick, kFloor, kBefore);
  drawArrow(canvas, x + 112, y + height / 2, 22);
  drawStreet(canvas, x + 144, bottom, kBrick, kFloor, kAfter);
}

void drawStruggle(Canvas& canvas, int x, int y, int height) {
  // Two towers and a gap; the joining house; the blow and the prisoner; what is left.
  static constexpr const char* kFrames[4][5] = {{"w", "rkw", "", "kb", "b"},
                                                {"w", "rkw", "r", "kb", "b"},
                                                {"", "rkw", "r", "", "b"},
                                                {"", "rkw", "r", "k", "b"}};
  const int bottom = y + height - 16, lot = 9, floor = 12;
  for (int i = 0; i < 4; ++i) {
    const int left = x + i * 56;
    canvas.fillRoundRect(makeRect(left, y, 52, height), 4, kStone);
    drawStreet(canvas, left + 4, bottom, lot, floor, kFrames[i]);
    Phrase number;
    number.add(i + 1);
    words(canvas, number, left + 26, y + height - 7, kInkSoft, kFontSmall);
  }
  const int third = x + 2 * 56 + 4;
  drawStack(canvas, third + 3 * lot, bottom, lot, floor, "kb", true);
  drawGhost(canvas, makeRect(third, bottom - floor, lot, floor));
}

void drawStrength(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 22;
  static constexpr const char* kLeft[] = {"w", "rkw"};
  static constexpr const char* kRight[] = {"rb", "b", "k", "r"};
  drawStreet(canvas, x + 18, bottom, 22, kFloor, kLeft);
  drawStreet(canvas, x + 118, bottom, 22, kFloor, kRight);
  words(canvas, "1", x + 40, bottom + 13, kInk, kFontBody);
  words(canvas, "<", x + 90, bottom + 13, kAccent);
  words(canvas, "2", x + 162, bottom + 13, kInk, kFontBody);
}

void drawMerge(Canvas& canvas, int x, int y, int height) {
  const int bottom = y + height - 4;
  static constexpr const char* kBefore[] = {"brw", "r", "kw"};
  static constexpr const char* kAfter[] = {"wbrw", "r", "k"};
  drawStreet(canvas, x + 12, bottom, kBrick, kFloor, kBefore);
  drawArrow(canvas, x + 98, y + height / 2, 24);
  drawStreet(canvas, x + 136, bottom, kBrick, kFloor, kAfter);
}

void drawBlow(Canvas& canvas, int x, int y, int height) {
  // The top of the struck tower falls; in return a house of the striker is taken.
  const int bottom = y + height - 4, street = x + 60;
  static constexpr const char* kLots[] = {"", "rkw", "r", "", "b"};
  drawStreet(canvas, street, bottom, kBrick, kFloor, kLots);
  drawStack(canvas, street + 3 * kBrick, bottom, kBrick, kFloor, "krb", true);
  drawGhost(canvas, makeRect(street, bottom - kFloor, kBrick, kFloor));
  drawBrick(canvas, makeRect(x + 14, bottom - 20, 20, 20), torri::Colour::White);
}

}  // namespace lucca::ui
