#include "ui/torri/built.h"

#include "drawing/type/symbols.h"
#include "ui/stage/player.h"
#include "ui/torri/acts/victory.h"
#include "ui/torri/cards.h"
#include "ui/torri/pictures/plan_picture.h"
#include "ui/torri/seen.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

// The heights of a colour's towers, the highest first: "8 5 2".
void addTowers(const State& state, Brick colour, Phrase& out) {
  int left = 0;
  for (int height = kMaxBricks; height > 1 && left < 5; --height) {
    for (Lot lot = 0; lot < kLots && left < 5; ++lot) {
      if (!inCity(state, lot) || heightAt(state, lot) != height || colourAt(state, lot) != colour) continue;
      out.add(left++ == 0 ? "" : " ").add(height);
    }
  }
  if (left == 0) out.add("–");
}

void drawTowers(const Table& table, Canvas& canvas, const Rect& row, const State& state, Seat seat,
                Paint paint) {
  const Brick colour = colourOfSeat(state, seat);
  Phrase towers, prisoners;
  towers.add(symbol::kTower).add(" ");
  addTowers(state, colour, towers);
  prisoners.add(symbol::kPrisoner).add(" ").add(standingOf(state, colour).prisoners);
  const int half = row.h / 2;
  drawPlayer(canvas, makeRect(row.x + 2, row.y + 1, row.w - 4, half - 1), table.who(seat), paint);
  const Rect words = makeRect(row.x + 4, row.y + half, row.w - 8, row.h - half);
  drawLine(canvas, words, prisoners, {&kFontSmall, kInk, Align::Right, true});
  drawLine(canvas, words, towers, {&kFontSmall, kInk, Align::Left, true});
}

}  // namespace

Paint TorriPictures::paint(const SeatInfo&, const AnyView& view, Seat seat) const {
  return brickPaint(colourOfSeat(stateOf(view), seat));
}

// The winner's towers side by side.
void TorriPictures::drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) const {
  constexpr int kWidth = 30, kLeast = 30;
  if (area.h < kLeast) return;
  const State& state = stateOf(table);
  const Brick colour = colourOfSeat(state, winner);
  const int most = area.w / kWidth;
  int count = 0;
  const auto visit = [&](auto show) {
    int shown = 0;
    for (Lot lot = nextTower(state, kNoLot, 1); lot != kNoLot && shown < most;) {
      if (colourAt(state, lot) == colour) show(lot, shown++);
      const Lot next = nextTower(state, lot, 1);
      lot = next > lot ? next : kNoLot;
    }
  };
  visit([&](Lot, int) { ++count; });
  const int left = area.x + (area.w - count * kWidth) / 2;
  canvas.fillRect(makeRect(area.x, area.bottom() - 2, area.w, 2), kStoneDark);
  visit([&](Lot lot, int i) {
    FloorList floors;
    bricksAt(state, lot, floors);
    drawTowerIn(canvas, makeRect(left + i * kWidth + 1, area.y, kWidth - 2, area.h - 2), floors, 14);
  });
}

// The city from above, and beside it each player's towers.
void TorriPictures::drawAllBuilt(const Table& table, std::span<const Placed> order, Canvas& canvas,
                                 const Rect& area) const {
  const State& state = stateOf(table);
  constexpr int kEdge = 6;
  const int side = area.h < area.w / 2 ? area.h : area.w / 2;
  drawPlan(canvas, makeRect(area.x + kEdge, area.y, side, area.h), state);
  const int left = area.x + kEdge + side + 4, share = area.h / static_cast<int>(order.size());
  const int height = share < 44 ? share : 44;
  int y = area.y;
  for (const Placed& one : order) {
    const Rect row = makeRect(left, y, area.right() - left - kEdge, height - 2);
    canvas.fillRoundRect(row, 4, one.place == 1 ? kAccentSoft : kStone);
    drawTowers(table, canvas, row, state, one.seat, paint(table.who(one.seat), table.view(), one.seat));
    Phrase place;
    place.add(one.place);
    drawLine(canvas, makeRect(row.x, row.y + 1, row.w - 4, row.h / 2 - 1), place,
             {&kFontSmall, kInkSoft, Align::Right, true});
    y += height;
  }
}

uint32_t TorriPictures::endMs(const Table&, const EndShow& end) const {
  return end.turns == 0 ? kVictoryMs : 0;
}

void TorriPictures::drawEnd(const Table& table, const EndShow& end, Canvas& canvas, const Rect& area) const {
  drawVictory(canvas, area, stateOf(table), end);
}

void TorriPictures::drawSign(const Table& table, Seat seat, Canvas& canvas, const Rect& square) const {
  canvas.fillRoundRect(square, 6, kOnDark);
  drawBrick(canvas, inset(square, 2), colourOfSeat(stateOf(table), seat));
}

}  // namespace lucca::ui
