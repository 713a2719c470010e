#include "ui/torri/torri_ui.h"

#include "drawing/type/symbols.h"
#include "ui/torri/cards.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/pictures/plan_picture.h"
#include "ui/torri/pictures/standing_picture.h"
#include "ui/torri/topics.h"
#include "ui/torri/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

enum { kTowerPage, kPlanPage, kAroundPage, kStandingsPage, kInspectPages };

// The next lot with a tower after `from`, round the city; kNoLot when there is none.
Lot nextTower(const State& state, Lot from, int step) {
  const int start = from == kNoLot ? (step > 0 ? kLots - 1 : 0) : from;
  for (int i = 1; i <= kLots; ++i) {
    const Lot lot = static_cast<Lot>((start + i * step + kLots * 2) % kLots);
    if (inCity(state, lot) && heightAt(state, lot) > 1) return lot;
  }
  return kNoLot;
}

}  // namespace

void TorriUi::status(const AnyView& view, Seat seat, Phrase& out) const {
  const State& state = stateOf(view);
  const Standing standing = standingOf(state, colourOfSeat(state, seat));
  // After a seat's last brick the next turn has begun; to the one who is asked whether it is over, it is still his own.
  const bool last = seat != seatInTurn(state) && state.used == 0 && state.turn > 1;
  out.add(Text::TorriStatus, {state.turn - last}).add("  ");
  out.add(symbol::kTower).add(standing.highestTower).add(" ").add(symbol::kPrisoner).add(standing.prisoners);
}

Paint TorriUi::paint(const SeatInfo&, const AnyView& view, Seat seat) const {
  return brickPaint(colourOfSeat(stateOf(view), seat));
}

Seat TorriUi::subject(const Moment& moment) const {
  return moment.mover >= 0 ? moment.mover : seatInTurn(stateOf(moment.before));
}

// Who takes a prisoner is in the struggle of the seat in turn.
bool TorriUi::interrupts(const Table& table) const { return seatInTurn(stateOf(table)) != table.seat(); }

bool TorriUi::shows(const Table& table, Word word) const {
  if (word != Word::Tower && word != Word::Control && word != Word::Strength) return true;
  const State& state = stateOf(table);
  const Lot tower = nextTower(state, kNoLot, 1);
  const bool alone = tower == kNoLot || nextTower(state, tower, 1) == tower;
  return word == Word::Strength ? !alone : tower != kNoLot;
}

std::string_view TorriUi::topic(const Table& table) const {
  const State& state = stateOf(table);
  if (state.phase != Phase::Place || !choosingLot_) return ruleId(topicOf(state.phase));
  return ruleId(heightAt(state, lot_) > 0 ? RulePage::TorFloor : RulePage::TorHouse);
}

// Pages: a tower's card, the plan, the city from a corner, where each colour stands.
int TorriUi::inspectPages(const Table&) const { return kInspectPages; }

int TorriUi::menuPage(int i, Text& label) const {
  if (i > 1) return -1;
  label = i == 0 ? Text::TorriPlan : Text::TorriLookAround;
  return i == 0 ? kPlanPage : kAroundPage;
}

void TorriUi::inspectTitle(const Table&, int page, Phrase& out) {
  static constexpr Text kTitles[] = {Text::TorriTowerCard, Text::TorriPlan, Text::TorriLookAround,
                                     Text::TorriStandings};
  out.add(kTitles[page]);
}

bool TorriUi::inspectEvent(Table& table, int page, const Event& event) {
  if (!(event.is(Button::Up) || event.is(Button::Down))) return false;
  if (page == kAroundPage) {
    turns_ = static_cast<int8_t>((turns_ + event.step() + 4) & 3);
    table.sound(lucca::Effect::Move);
    return true;
  }
  if (page != kTowerPage) return false;
  const Lot next = nextTower(stateOf(table), looked_, event.step());
  if (next == kNoLot) return false;
  looked_ = next;
  table.sound(lucca::Effect::Move);
  return true;
}

void TorriUi::drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) {
  const State& state = stateOf(table);
  if (page == kStandingsPage) return drawStandings(table, canvas, area, state);
  if (page == kAroundPage) return drawFromCorner(canvas, area, cornerIn(area, state, turns_, 7), state);
  if (page == kPlanPage) return drawPlan(canvas, inset(area, 2), state, kNoLot, true);
  if (looked_ == kNoLot || !inCity(state, looked_) || heightAt(state, looked_) < 2) {
    looked_ = nextTower(state, kNoLot, 1);
  }
  if (looked_ == kNoLot) {
    return drawWrappedCentred(canvas, inset(area, 12), tr(Text::TorriNoTower),
                              {&kFontBody, kInkSoft, Align::Centre});
  }
  drawTowerPage(canvas, area, state, looked_);
}

// The winner's towers side by side.
void TorriUi::drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) {
  constexpr int kWidth = 30, kLeast = 30;
  if (area.h < kLeast) return;
  const State& state = stateOf(table);
  const torri::Colour colour = colourOfSeat(state, winner);
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

}  // namespace lucca::ui
