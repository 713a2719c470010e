#include "ui/torri/torri_ui.h"

#include "drawing/type/symbols.h"
#include "ui/torri/pictures/standing_picture.h"
#include "ui/torri/topics.h"
#include "ui/torri/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

Kind decisionOf(const State& state) {
  return state.phase == Phase::Prisoner ? Kind::Prisoner
         : state.phase == Phase::Switch ? Kind::Switch
                                        : Kind::Place;
}

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

Lot placedLot(const Table& table) {
  const Action decided = table.motion().decided();
  return decided != kNoAction && kindOf(decided) == Kind::Place ? lotOf(decided) : kNoLot;
}

void TorriUi::begin(const Table& table) {
  const State& state = stateOf(table);
  choosingLot_ = false;
  choice_ = 0;
  if (!inCity(state, lot_)) lot_ = lotAt(state.size() / 2, state.size() / 2);
  if (table.legal().empty()) return;
  const Action first = table.legal()[0];
  switch (decisionOf(state)) {
    case Kind::Prisoner:
      lot_ = lotOf(first);
      return;
    case Kind::Switch:
      return;
    default:
      // One's own colour, if it can be placed; the lot stays where the last brick went.
      colour_ = colourOf(first);
      for (const Action action : table.legal()) {
        if (colourOf(action) == colourOfSeat(state, table.seat())) colour_ = colourOf(action);
      }
      return;
  }
}

bool TorriUi::event(Table& table, const Event& event) {
  switch (decisionOf(stateOf(table))) {
    case Kind::Prisoner:
      return prisonerEvent(table, event);
    case Kind::Switch:
      return switchEvent(table, event);
    default:
      return placeEvent(table, event);
  }
}

void TorriUi::draw(const Table& table, Canvas& canvas, const Rect& area) {
  const State& state = stateOf(table);
  if (!table.deciding()) {
    CityMarks marks;
    marks.motion = &table.motion();
    marks.built = placedLot(table);
    drawCity(canvas, inset(area, 4), state, marks);
    return;
  }
  switch (decisionOf(state)) {
    case Kind::Prisoner:
      return drawPrisoner(table, canvas, area);
    case Kind::Switch:
      return drawSwitch(table, canvas, area);
    default:
      return drawPlacing(table, canvas, area);
  }
}

void TorriUi::hints(const Table& table, KeyHints& hints) const {
  switch (decisionOf(stateOf(table))) {
    case Kind::Prisoner:
      hints.a.add(Text::TorriKeyPrisoner);
      return;
    case Kind::Switch:
      hints.a.add(Text::KeyChoose);
      return;
    default:
      hints.a.add(choosingLot_ ? Text::TorriKeyBuild : Text::TorriKeyColour);
      if (choosingLot_) hints.b.add(Text::KeyBack);
      return;
  }
}

uint32_t TorriUi::place() const {
  return lot_ | static_cast<uint32_t>(colour_) << 8 | static_cast<uint32_t>(choosingLot_) << 10 |
         static_cast<uint32_t>(choice_ & 7) << 11;
}

void TorriUi::setPlace(const Table& table, uint32_t place) {
  const State& state = stateOf(table);
  const Lot lot = static_cast<Lot>(place & 0xFF);
  if (!inCity(state, lot)) return;
  const bool prisoner = decisionOf(state) == Kind::Prisoner;
  if (prisoner && !table.isLegal(takePrisoner(lot))) return;
  lot_ = lot;
  colour_ = static_cast<torri::Colour>(place >> 8 & 3);
  choosingLot_ = decisionOf(state) == Kind::Place && (place >> 10 & 1);
  const int choice = static_cast<int>(place >> 11 & 7);
  if (choice < static_cast<int>(table.legal().size())) choice_ = static_cast<int8_t>(choice);
}

void TorriUi::pointAt(const Table& table, Action action) {
  switch (kindOf(action)) {
    case Kind::Prisoner:
      lot_ = lotOf(action);
      return;
    case Kind::Switch: {
      // Keeping one's colour is the first row.
      const torri::Colour own = colourOfSeat(stateOf(table), table.seat());
      choice_ = 0;
      for (const Action other : table.legal()) choice_ += colourOf(other) != own && other <= action;
      if (colourOf(action) == own) choice_ = 0;
      return;
    }
    default:
      colour_ = colourOf(action);
      lot_ = lotOf(action);
      choosingLot_ = true;
      return;
  }
}

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

// Pages: the city with its towers, then where each colour stands.
int TorriUi::inspectPages(const Table&) const { return 2; }

void TorriUi::inspectTitle(const Table&, int page, Phrase& out) {
  out.add(page == 0 ? Text::TorriCity : Text::TorriStandings);
}

bool TorriUi::inspectEvent(Table& table, int page, const Event& event) {
  if (page != 0 || !(event.is(Button::Up) || event.is(Button::Down))) return false;
  const Lot next = nextTower(stateOf(table), looked_, event.step());
  if (next == kNoLot) return false;
  looked_ = next;
  table.sound(lucca::Effect::Move);
  return true;
}

void TorriUi::drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) {
  const State& state = stateOf(table);
  if (page == 1) return drawStandings(table, canvas, area, state);
  if (looked_ == kNoLot || !inCity(state, looked_) || heightAt(state, looked_) < 2) {
    looked_ = nextTower(state, kNoLot, 1);
  }
  if (looked_ == kNoLot) {
    drawCity(canvas, inset(area, 4), state);
    return;
  }
  drawTowerPage(canvas, area, state, looked_);
}

// The winner's towers side by side.
void TorriUi::drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) {
  constexpr int kWidth = 34, kLeast = 30;
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
  visit([&](Lot lot, int i) {
    FloorList floors;
    bricksAt(state, lot, floors);
    drawTower(canvas, makeRect(left + i * kWidth + 2, area.y, kWidth - 4, area.h), floors);
  });
}

}  // namespace lucca::ui
