#include "ui/torri/standing_picture.h"

#include "drawing/symbols.h"
#include "ui/torri/city_picture.h"
#include "ui/widgets.h"

namespace lucca::ui {

using namespace torri;

void addLimit(Phrase& out, const State& state, Lot lot, torri::Colour colour) {
  const Limit limit = limitAt(state, lot, colour);
  out.add(limit.floors).add("/").add(limit.houses);
}

void drawStandings(const Table& table, Canvas& canvas, const Rect& area, const State& state) {
  const int height = area.h / (kColours + 1);
  const bool low = height < 24;
  const Font& font = low ? kFontSmall : kFontBody;
  const int column = area.w >= 300 ? 58 : 42, left = area.x + area.w - 3 * column - 6;
  const std::string_view heads[] = {symbol::kTower, symbol::kPrisoner, symbol::kBrick};
  for (int i = 0; i < 3; ++i) {
    drawLine(canvas, makeRect(left + i * column, area.y, column, height), heads[i],
             {&kFontBody, kInkSoft, Align::Centre});
  }
  for (int c = 0; c < kColours; ++c) {
    const torri::Colour colour = static_cast<torri::Colour>(c);
    const Standing standing = standingOf(state, colour);
    const int y = area.y + (c + 1) * height, side = height - 4 < 28 ? height - 4 : 28;
    canvas.fillRect(makeRect(area.x + 6, y, area.w - 12, 1), kStoneDark);
    drawBrick(canvas, makeRect(area.x + 8, y + (height - side) / 2, side, side), colour);
    const Seat seat = seatOfColour(state, colour);
    const int nameLeft = area.x + 14 + side;
    const std::string_view name = seat == kNeutral ? tr(Text::TorriNeutral) : table.name(seat);
    const Rect nameBox = makeRect(nameLeft, y, left - nameLeft, height);
    drawLine(canvas, nameBox, name,
             {&fitting(name, nameBox.w, font, kFontSmall), seat == kNeutral ? kInkSoft : kInk});
    const int numbers[] = {standing.highestTower, standing.prisoners, supplyOf(state, colour)};
    for (int i = 0; i < 3; ++i) {
      Phrase number;
      number.add(numbers[i]);
      drawLine(canvas, makeRect(left + i * column, y, column, height), number, {&font, kInk, Align::Centre});
    }
  }
}

void drawTowerPage(Canvas& canvas, const Rect& area, const State& state, Lot tower) {
  CityMarks marks;
  marks.cursor = tower;
  const int side = area.h - 8 < area.w * 2 / 3 ? area.h - 8 : area.w * 2 / 3;
  drawCity(canvas, makeRect(area.x + 4, area.y, side, area.h), state, marks);
  const Rect right = makeRect(area.x + side + 12, area.y + 4, area.w - side - 18, area.h - 8);
  const int limits = area.h < 110 ? 0 : 4 * 17;
  FloorList floors;
  bricksAt(state, tower, floors);
  drawTower(canvas, makeRect(right.x, right.y, right.w, right.h - limits - 4), floors);
  for (int c = 0; limits > 0 && c < kColours; ++c) {
    const torri::Colour colour = static_cast<torri::Colour>(c);
    const int y = right.bottom() - limits + c * 17;
    drawBrick(canvas, makeRect(right.x, y + 1, 15, 15), colour);
    Phrase words;
    addLimit(words, state, tower, colour);
    drawLine(canvas, makeRect(right.x + 20, y, right.w - 20, 17), words, {&kFontBody});
  }
}

}  // namespace lucca::ui
