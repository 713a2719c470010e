#include "ui/torri/pictures/standing_picture.h"

#include "drawing/type/symbols.h"
#include "ui/torri/cards.h"
#include "ui/torri/pictures/brick_art.h"
#include "ui/torri/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr int kLow = 130;  // an area of a panel with 135 rows

}  // namespace

void addLimit(Phrase& out, const State& state, Lot lot, Brick colour) {
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
    const Brick colour = static_cast<Brick>(c);
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

// At the left the tower floor by floor, at the right what its strength is made of and how much room each colour has.
void drawTowerPage(Canvas& canvas, const Rect& page, const State& state, Lot tower) {
  const bool low = page.h < kLow;
  const Rect area = low ? page : drawNote(canvas, page, tr(Text::TorriLimitsNote));
  const int width = area.w >= 300 ? 110 : 84;
  FloorList floors;
  bricksAt(state, tower, floors);
  drawTowerIn(canvas, makeRect(area.x + 16, area.y + 4, width - 20, area.h - 8), floors, 18);
  canvas.fillRect(makeRect(area.x + 8, area.bottom() - 4, width - 4, 2), kStoneDark);
  const Strength strength = strengthAt(state, tower);
  const Rect right = makeRect(area.x + width + 14, area.y + 4, area.w - width - 22, area.h - 8);
  Phrase words;
  words.add(lotName(tower))
      .add(": ")
      .add(Text::TorriStrengthOf, {strength.floors, strength.houses, strength.value});
  const Font& font = low ? kFontSmall : kFontBody;
  const int used = drawWrapped(canvas, right, words, {&font});
  const int top = right.y + used + 4, row = (right.bottom() - top) / (low ? 2 : kColours);
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    const int column = low ? c % 2 : 0, line = low ? c / 2 : c, half = low ? right.w / 2 : right.w;
    const int y = top + line * row + (row - 18) / 2, x = right.x + column * half;
    drawBrick(canvas, makeRect(x, y, 18, 18), colour);
    Phrase limit;
    addLimit(limit, state, tower, colour);
    drawLine(canvas, makeRect(x + 24, y, half - 26, 18), limit, {&kFontBody});
  }
}

}  // namespace lucca::ui
