#include "ui/torri/pictures/standing_picture.h"

#include "drawing/type/symbols.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr int kLow = 130;  // an area of a panel with 135 rows
constexpr int kLimitRow = 17;

}  // namespace

void addLimit(Phrase& out, const State& state, Lot lot, torri::Colour colour) {
  const Limit limit = limitAt(state, lot, colour);
  out.add(limit.floors).add("/").add(limit.houses);
}

void drawStandings(const Table& table, Canvas& canvas, const Rect& area, const State& state) {
  const Phrase legend(Text::TorriStandingsNote, {symbol::kTower, symbol::kPrisoner, symbol::kBrick});
  const int room = area.h < kLow ? area.h : drawNote(canvas, area, legend).h, height = room / (kColours + 1);
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

namespace {

void drawLimits(Canvas& canvas, const Rect& area, const State& state, Lot tower) {
  for (int c = 0; c < kColours; ++c) {
    const torri::Colour colour = static_cast<torri::Colour>(c);
    const int y = area.y + c * kLimitRow;
    drawBrick(canvas, makeRect(area.x, y + 1, 15, 15), colour);
    Phrase words;
    addLimit(words, state, tower, colour);
    drawLine(canvas, makeRect(area.x + 20, y, area.w - 20, kLimitRow), words, {&kFontBody});
  }
}

}  // namespace

// On a low panel the limits stand beside the tower and there is no room to say what they are.
void drawTowerPage(Canvas& canvas, const Rect& page, const State& state, Lot tower) {
  const bool low = page.h < kLow;
  const Rect area = low ? page : drawNote(canvas, page, tr(Text::TorriLimitsNote));
  CityMarks marks;
  marks.cursor = tower;
  const int side = area.h - 8 < area.w * 2 / 3 ? area.h - 8 : area.w * 2 / 3;
  drawCity(canvas, makeRect(area.x + 4, area.y, side, area.h), state, marks);
  const Rect right = makeRect(area.x + side + 12, area.y + 4, area.w - side - 18, area.h - 8);
  const int limits = kColours * kLimitRow, beside = low ? 60 : 0;
  FloorList floors;
  bricksAt(state, tower, floors);
  drawTower(canvas, makeRect(right.x, right.y, right.w - beside, right.h - (low ? 0 : limits + 4)), floors);
  drawLimits(canvas,
             makeRect(right.x + (low ? right.w - beside + 8 : 0), right.bottom() - limits, right.w, limits),
             state, tower);
}

}  // namespace lucca::ui
