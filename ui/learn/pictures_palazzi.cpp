#include "ui/learn/pictures_palazzi.h"

#include "drawing/fonts.h"
#include "drawing/symbols.h"
#include "ui/emblems.h"
#include "ui/learn/sketch.h"
#include "ui/text.h"
#include "ui/theme.h"

namespace lucca::ui {

namespace {

constexpr int kCard = 62, kStoreyHeight = 19;  // of a storey
constexpr uint8_t kRed = 0, kYellow = 1, kGreen = 2, kBlue = 3;

void words(Canvas& canvas, std::string_view text, int x, int y, Colour colour = kInk,
           const Font& font = kFontTitle) {
  canvas.drawText(text, x, y + font.capHeight / 2, font, colour, Align::Centre);
}

// A quarter's corner: a stone plot for each of the others at a party, with what it adds below.
void drawGuest(Canvas& canvas, int x, int y, int height, const Storey* storeys, int count, Roof roof,
               const char* points) {
  canvas.fillRoundRect(makeRect(x, y, 36, height - 18), 3, kStone);
  drawPalace(canvas, x + 4, y + height - 20, 28, 13, storeys, count, roof);
  canvas.drawText(points, x + 18, y + height - 2, kFontBody, kInk, Align::Centre);
}

void drawShields(Canvas& canvas, int x, int y, int count) {
  Phrase row;
  for (int i = 0; i < count; ++i) row.add(symbol::kShield);
  canvas.drawText(row, x, y, kFontBody, kAccent, Align::Centre);
}

void drawWalls(Canvas& canvas, int x, int y, int height, int shields, std::string_view sum, bool held) {
  const int top = y + height / 2 - 30;
  drawWallPiece(canvas, makeRect(x + 4, top, 40, 32));
  drawWallPiece(canvas, makeRect(x + 48, top, 40, 32));
  drawBastionPiece(canvas, makeRect(x + 94, top, 32, 32));
  drawShields(canvas, x + 66, top + 52, shields);
  drawTick(canvas, x + 148, top + 26, held);
  words(canvas, sum, x + 188, top + 16, held ? kAccent : kWarning);
}

}  // namespace

void drawFinishedPalace(Canvas& canvas, int x, int y, int height) {
  static constexpr Storey kPalace[] = {{kRed, 2, 1}, {kRed, 3, 0}, {kRed, 1, 2, 37}};
  static constexpr Storey kNext[] = {{kBlue, 1, 2}, {kBlue, 2, 1, 64}};
  const int bottom = y + height - 4;
  drawPalace(canvas, x + 40, bottom, 66, kStoreyHeight, kPalace, 3, Roof::Opened);
  drawPalace(canvas, x + 122, bottom, 66, kStoreyHeight, kNext, 2, Roof::None);
  canvas.fillRect(makeRect(x + 20, bottom, 190, 2), kInkSoft);
}

void drawOneCard(Canvas& canvas, int x, int y, int height) {
  const int middle = y + height / 2;
  drawStorey(canvas, makeRect(x + 62, middle - 16, 100, 32), {kGreen, 2, 1, 45});
  const auto name = [&](std::string_view sign, int at, int from, bool above) {
    const int edge = above ? middle - 18 : middle + 18;
    canvas.fillRect(makeRect(x + from, above ? edge - 4 : edge, 1, 5), kInkSoft);
    words(canvas, sign, x + at, above ? edge - 12 : edge + 14, kAccent, kFontBody);
  };
  name(symbol::kPlate, 74, 74, true);
  name(symbol::kWindow, 118, 118, false);
  name(symbol::kShield, 155, 155, true);
}

void drawZones(Canvas& canvas, int x, int y, int height) {
  static constexpr Storey kBuilding[] = {{kYellow, 1, 2}, {kYellow, 2, 1}};
  static constexpr Storey kDone[] = {{kRed, 2, 1}, {kRed, 1, 2}, {kRed, 3, 0}};
  static constexpr Storey kOpen[] = {{kBlue, 3, 0}, {kBlue, 1, 2}, {kBlue, 2, 1}};
  for (int i = 0; i < 3; ++i) canvas.fillRoundRect(makeRect(x + i * 74, y + 2, 72, height - 4), 4, kStone);
  const int bottom = y + height - 6;
  drawPalace(canvas, x + 12, bottom, 48, 15, kBuilding, 2, Roof::None);
  drawPalace(canvas, x + 80, bottom, 38, 13, kDone, 3, Roof::Completed);
  drawWallPiece(canvas, makeRect(x + 122, bottom - 20, 20, 20));
  drawPalace(canvas, x + 160, bottom, 48, 13, kOpen, 3, Roof::Opened);
}

void drawPlayOrder(Canvas& canvas, int x, int y, int height) {
  static constexpr struct {
    Emblem emblem;
    uint8_t colour, shields;
    const char* number;
  } kRow[] = {{Emblem::Sun, 0, 5, ""}, {Emblem::Tree, 1, 3, "88"}, {Emblem::Moon, 2, 3, "41"}};
  for (int i = 0; i < 3; ++i) {
    const int middle = y + height / 6 + i * height / 3;
    const auto& one = kRow[i];
    drawMedallion(canvas, one.emblem, x + 40, middle, 10,
                  {kSeatColour[one.colour], kOnSeatColour[one.colour]});
    Phrase shields;
    for (int k = 0; k < one.shields; ++k) shields.add(symbol::kShield);
    canvas.drawText(shields, x + 62, middle + kFontBody.capHeight / 2, kFontBody, kAccent);
    if (*one.number) {
      canvas.fillRoundRect(makeRect(x + 150, middle - 10, 34, 20), 3, kStoneDark);
      words(canvas, one.number, x + 167, middle, kInk, kFontBody);
    }
  }
}

void drawParty(Canvas& canvas, int x, int y, int height) {
  static constexpr Storey kMine[] = {{kRed, 1, 0}, {kRed, 2, 0}, {kRed, 1, 0}};
  static constexpr Storey kTheirs[] = {{kRed, 1, 0}, {kRed, 1, 0}, {kRed, 1, 0}};
  drawPalace(canvas, x + 6, y + height - 18, 34, 13, kMine, 3, Roof::Opened);
  words(canvas, "=5", x + 22, y + height - 8, kTerracotta, kFontBody);
  drawGuest(canvas, x + 56, y, height, kTheirs, 2, Roof::None, "1+1");
  drawGuest(canvas, x + 98, y, height, kTheirs, 1, Roof::None, "1");
  drawGuest(canvas, x + 140, y, height, kTheirs, 2, Roof::Completed, "2");
  drawGuest(canvas, x + 182, y, height, kTheirs, 1, Roof::Opened, "0");
}

void drawCompleting(Canvas& canvas, int x, int y, int height) {
  static constexpr Storey kPalace[] = {{kGreen, 1, 2}, {kGreen, 2, 1}, {kGreen, 3, 0}};
  const int bottom = y + height - 6;
  drawPalace(canvas, x + 4, bottom, kCard, kStoreyHeight, kPalace, 2, Roof::None);
  drawStorey(canvas, makeRect(x + 10, y + 2, kCard, kStoreyHeight), kPalace[2]);
  drawArrow(canvas, x + 78, y + height / 2, 22);
  drawPalace(canvas, x + 110, bottom, kCard, kStoreyHeight, kPalace, 3, Roof::Completed);
  words(canvas, "+6", x + 198, y + height / 2, kAccent);
}

void drawHeldWall(Canvas& canvas, int x, int y, int height) {
  drawWalls(canvas, x, y, height, 4, "+9", true);
}

void drawFallenWall(Canvas& canvas, int x, int y, int height) {
  drawWalls(canvas, x, y, height, 3, "0", false);
}

void drawNumbers(Canvas& canvas, int x, int y, int height) {
  static constexpr Storey kLow[] = {{kYellow, 1, 0}, {kYellow, 0, 1, 4}};
  static constexpr Storey kHigh[] = {{kBlue, 2, 0}, {kBlue, 1, 1}, {kBlue, 1, 1, 93}};
  const int bottom = y + height - 6;
  drawPalace(canvas, x + 10, bottom, 54, kStoreyHeight, kLow, 2, Roof::None);
  words(canvas, "-3", x + 84, bottom - 20, kWarning);
  drawPalace(canvas, x + 114, bottom, 54, kStoreyHeight, kHigh, 3, Roof::Completed);
  words(canvas, "+3", x + 194, bottom - 20, kAccent);
}

void drawCityPick(Canvas& canvas, int x, int y, int height) {
  static constexpr Storey kFirst[] = {{kRed, 1, 2}, {kBlue, 2, 1}, {kGreen, 0, 3}};
  static constexpr Storey kSecond[] = {{kYellow, 3, 0}, {kRed, 2, 1}, {kBlue, 1, 2}};
  static constexpr Storey kCity[] = {{kBlue, 3, 0}, {kBlue, 2, 1}};
  for (int i = 0; i < 3; ++i) {
    drawStorey(canvas, makeRect(x + 2, y + 6 + i * 22, 56, 20), kFirst[i]);
    drawStorey(canvas, makeRect(x + 64, y + 6 + i * 22, 56, 20), kSecond[i]);
  }
  canvas.drawRect(makeRect(x, y + 26, 60, 24), kAccent);
  canvas.drawRect(makeRect(x + 62, y + 26, 60, 24), kAccent);
  drawArrow(canvas, x + 126, y + height / 2, 20);
  drawPalace(canvas, x + 154, y + height - 6, 60, 20, kCity, 2, Roof::None);
}

void drawWildCards(Canvas& canvas, int x, int y, int height) {
  static constexpr Storey kPalace[] = {{kRed, 2, 1}, {kRed, 1, 2}, {kGoldStorey, 3, 0, 500}};
  drawStorey(canvas, makeRect(x + 8, y + height / 2 - 24, 76, 22), {kGoldStorey, 1, 2, 10});
  drawStorey(canvas, makeRect(x + 8, y + height / 2 + 4, 76, 22), {kGoldStorey, 2, 1, 20});
  drawPalace(canvas, x + 112, y + height - 6, 88, 21, kPalace, 3, Roof::None);
}

}  // namespace lucca::ui
