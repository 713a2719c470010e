// The end of a game in the results: what everybody built, and the best moments.
#include "drawing/type/symbols.h"
#include "ui/stage/highlights.h"
#include "ui/stage/player_bar.h"
#include "ui/torri/pictures/plan_picture.h"
#include "ui/torri/torri_ui.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

// The heights of a colour's towers, the highest first: "8 5 2".
void addTowers(const State& state, torri::Colour colour, Phrase& out) {
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
  const torri::Colour colour = colourOfSeat(state, seat);
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

// The city from above, and beside it each player's towers.
void TorriUi::drawAllBuilt(const Table& table, std::span<const Seat> order, Canvas& canvas,
                           const Rect& area) {
  const State& state = stateOf(table);
  const int side = area.h < area.w / 2 ? area.h : area.w / 2;
  drawPlan(canvas, makeRect(area.x + 2, area.y, side, area.h), state);
  const int left = area.x + side + 6, share = area.h / static_cast<int>(order.size());
  const int height = share < 44 ? share : 44;
  int y = area.y;
  for (const Seat seat : order) {
    const Rect row = makeRect(left, y, area.right() - left - 4, height - 2);
    canvas.fillRoundRect(row, 4, kStone);
    drawTowers(table, canvas, row, state, seat, paint(table.who(seat), table.view(), seat));
    y += height;
  }
}

void TorriUi::addHighlights(const Moment& moment, Highlights& best) const {
  const State& after = stateOf(moment.after);
  switch (kindOf(moment.action)) {
    case Kind::Struggle:
      return best.beginCounts();
    case Kind::Prisoner:
    case Kind::Ransom: {
      const State& before = stateOf(moment.before);
      for (Seat seat = 0; seat < after.players(); ++seat) {
        const torri::Colour colour = colourOfSeat(after, seat);
        if (standingOf(after, colour).prisoners > standingOf(before, colour).prisoners)
          best.note(Text::ResultBestPrisoners, seat, best.count(seat));
      }
      return;
    }
    default:
      for (Seat seat = 0; seat < after.players(); ++seat)
        best.note(Text::ResultBestTower, seat, standingOf(after, colourOfSeat(after, seat)).highestTower);
  }
}

}  // namespace lucca::ui
