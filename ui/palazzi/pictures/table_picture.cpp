#include "ui/palazzi/pictures/table_picture.h"

#include "drawing/type/symbols.h"
#include "ui/palazzi/choices.h"
#include "ui/palazzi/pictures/card_picture.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kLabel = 14;

}  // namespace

Rect tripletCardBox(const Rect& row, int card) {
  const int width = (row.w - kLabel - 2) / kTripletCards;
  return makeRect(row.x + kLabel + card * width, row.y + 2, width - 3, row.h - 4);
}

Rect tripletBox(const Rect& row) { return join(tripletCardBox(row, 0), tripletCardBox(row, 2)); }

void drawTriplet(Canvas& canvas, const Rect& row, const State& state, int triplet, unsigned left) {
  Phrase number;
  number.add(triplet + 1);
  drawLine(canvas, makeRect(row.x, row.y, kLabel - 3, row.h), number, {&kFontSmall, kInkSoft, Align::Centre});
  const auto cards = shownCards(state, triplet);
  for (int i = 0; i < kTripletCards; ++i) {
    const CardId card = cards[static_cast<std::size_t>(i)];
    if (card == kNoCard) continue;
    drawSmallCard(canvas, tripletCardBox(row, i), card, left >> i & 1 ? CardState::Plain : CardState::Faded);
  }
}

void drawOrder(const Table& table, Canvas& canvas, const Rect& area, const State& state) {
  const PlayOrder order = playOrder(state);
  const int most = area.h / order.count, height = most < 30 ? most : 30;
  const Font& font = height < 16 ? kFontSmall : kFontBody;
  int y = area.y + (area.h - height * order.count) / 2;
  for (int i = 0; i < order.count; ++i, y += height) {
    const OrderEntry& entry = order.entry[static_cast<std::size_t>(i)];
    const Rect row = makeRect(area.x + 10, y, area.w - 20, height);
    Phrase place, what;
    place.add(i + 1).add(".");
    drawLine(canvas, makeRect(row.x, y, 16, height), place, {&font, kInkSoft});
    if (entry.byNumber && entry.highest != kNoCard)
      what.add(symbol::kPlate).add(" ").add(kDeck[entry.highest].number).add("  ");
    what.add(symbol::kShield).add(" ").add(entry.shields);
    const int used = drawLine(canvas, row, what, {&font, kInk, Align::Right});
    const Rect player = makeRect(row.x + 18, y, row.w - used - 24, height);
    if (height < 20) {
      drawLine(canvas, player, table.name(entry.seat), {&font});
    } else {
      drawPlayer(canvas, inset(player, 0, 2), table.who(entry.seat), seatPaint(table.who(entry.seat)));
    }
  }
}

void drawTableOverview(const Table& table, Canvas& canvas, const Rect& area, const State& state) {
  const int orderHeight = area.h < 110 ? 0 : 17 * state.players;
  const Rect rows = makeRect(area.x + 2, area.y + 2, area.w - 4, area.h - 4 - orderHeight);
  const int most = rows.h / state.tripletCount, height = most < 34 ? most : 34;
  for (int t = 0; t < state.tripletCount; ++t) {
    drawTriplet(canvas, makeRect(rows.x, rows.y + t * height, rows.w, height), state, t,
                tripletLeft(state, t));
  }
  if (orderHeight > 0) drawOrder(table, canvas, makeRect(area.x, rows.bottom(), area.w, orderHeight), state);
}

}  // namespace lucca::ui
