// What the keys do while a seat decides: colour, lot, prisoner, the end of the turn.
#include "engine/bots/torri/reasons.h"
#include "ui/torri/cards.h"
#include "ui/torri/stage.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

Kind decisionOf(const State& state) {
  return state.phase == Phase::Prisoner ? Kind::Prisoner
         : state.phase == Phase::Switch ? Kind::Switch
                                        : Kind::Place;
}

bool placeable(const Table& table, torri::Colour colour) {
  for (const Action action : table.legal()) {
    if (colourOf(action) == colour) return true;
  }
  return false;
}

// Where a brick of the colour may go, as near as can be to where the cursor was: pressing on is never refused at once, nor
// does it start a struggle where there is another lot.
Lot nearestLot(const Table& table, torri::Colour colour, Lot from) {
  constexpr int kStruggle = 2 * kMaxSize;
  const State& state = stateOf(table);
  Lot nearest = from;
  int least = 2 * kStruggle;
  for (const Action action : table.legal()) {
    const Lot lot = lotOf(action);
    int way = lotsApart(lot, from);
    if (colourOf(action) != colour || way >= least) continue;
    if (effectOf(state, colour, lot).kind != torri::Effect::Kind::None) way += kStruggle;
    if (way >= least) continue;
    nearest = lot;
    least = way;
  }
  return nearest;
}

// Names the brick that is to be placed.
uint16_t brickOf(const State& state) { return static_cast<uint16_t>(state.turn << 4 | state.used); }

torri::Colour nextColour(torri::Colour colour, int step) {
  return static_cast<torri::Colour>((static_cast<int>(colour) + step + kColours) % kColours);
}

}  // namespace

void TorriStage::begin(const Table& table) {
  const State& state = stateOf(table);
  choosingLot_ = travels_ = false;
  if (state.turn != offersAllAt_) offersAllAt_ = 0;
  foreseen_ = 0;
  choice_ = endLeft_ = 0;
  near_ = near_ && forced(table) != kNoAction;
  if (!inCity(state, lot_)) lot_ = lotAt(state.size() / 2, state.size() / 2);
  if (table.legal().empty()) return;
  const Action first = table.legal()[0];
  if (decisionOf(state) == Kind::Prisoner) lot_ = lotOf(first);
  if (decisionOf(state) != Kind::Place) return;
  // What was taken back, or one's own colour, if it can be placed; the lot stays where the last brick went.
  if (placed_ == brickOf(state) && placeable(table, colour_)) return;
  colour_ = colourOf(first);
  for (const Action action : table.legal()) {
    if (colourOf(action) == colourOfSeat(state, table.seat())) colour_ = colourOf(action);
  }
}

// A single house to take is no choice; nor is one's colour while no other has anything.
Action TorriStage::forced(const Table& table) const {
  const State& state = stateOf(table);
  if (state.phase == Phase::Switch && !offersSwitch(state))
    return switchTo(colourOfSeat(state, seatInTurn(state)));
  return state.phase == Phase::Prisoner && table.legal().size() == 1 ? table.legal()[0] : kNoAction;
}

bool TorriStage::event(Table& table, const Event& event) {
  switch (decisionOf(stateOf(table))) {
    case Kind::Prisoner:
      return prisonerEvent(table, event);
    case Kind::Switch:
      return turnEndEvent(table, event);
    default:
      return placeEvent(table, event);
  }
}

// Up past the last row enters the next column, so that four keys need no chord.
void TorriStage::moveLot(const State& state, const Event& event) {
  const int size = state.size();
  int column = columnOf(lot_), row = rowOf(lot_);
  if (event.is(Button::Left)) --column;
  if (event.is(Button::Right)) ++column;
  if (event.is(Button::Down) && --row < 0) --column;
  if (event.is(Button::Up) && ++row == size) ++column;
  lot_ = lotAt((column + size) % size, (row + size) % size);
}

bool TorriStage::takeColour(Table& table) {
  if (!placeable(table, colour_)) {
    supplyOf(stateOf(table), colour_) == 0 ? table.refuse(refuse(Refusal::NoBrickLeft))
                                           : table.tell().refuse(Text::TorriNoPlace);
    return true;
  }
  choosingLot_ = true;
  lot_ = nearestLot(table, colour_, lot_);
  table.tell().sound(lucca::Effect::Confirm);
  return true;
}

bool TorriStage::placeEvent(Table& table, const Event& event) {
  if (event.is(Button::B)) {
    if (!choosingLot_) return false;
    choosingLot_ = false;
    table.tell().sound(lucca::Effect::Back);
    return true;
  }
  if (event.is(Button::A)) {
    if (!choosingLot_) return takeColour(table);
    placed_ = brickOf(stateOf(table));
    static_cast<void>(table.play(torri::place(colour_, lot_), lucca::Effect::Card));
    return true;
  }
  if (choosingLot_) {
    moveLot(stateOf(table), event);
  } else {
    // The colour of the first brick is skipped.
    do colour_ = nextColour(colour_, event.step());
    while (stateOf(table).used & colourBit(colour_));
  }
  table.tell().sound(lucca::Effect::Move);
  return true;
}

bool TorriStage::prisonerEvent(Table& table, const Event& event) {
  if (event.is(Button::B)) return false;
  if (event.is(Button::A)) {
    static_cast<void>(table.play(takePrisoner(lot_), lucca::Effect::Prisoner));
    return true;
  }
  // From one house that may be taken to the next; the lots count upwards and to the right.
  const ActionList& legal = table.legal();
  const int count = static_cast<int>(legal.size());
  if (count == 1) {
    table.tell().refuse(Text::TorriOnlyPrisoner);
    return true;
  }
  const int step = event.is(Button::Up) || event.is(Button::Right) ? 1 : -1;
  int at = 0;
  while (at < count - 1 && lotOf(legal[static_cast<std::size_t>(at)]) != lot_) ++at;
  lot_ = lotOf(legal[static_cast<std::size_t>((at + step + count) % count)]);
  table.tell().sound(lucca::Effect::Move);
  return true;
}

void TorriStage::turnEndColours(const Table& table, ColourList& out) const {
  const State& state = stateOf(table);
  out.clear();
  out.push(colourOfSeat(state, table.seat()));
  if (state.phase != Phase::Switch || !table.deciding()) return;
  if (!offersSwitch(state)) return;
  for (int c = 0; c < kColours; ++c) {
    const torri::Colour colour = static_cast<torri::Colour>(c);
    if (neutralColours(state) & colourBit(colour)) out.push(colour);
  }
}

// A switch is the end of the turn: nobody is asked again.
bool TorriStage::turnEndEvent(Table& table, const Event& event) {
  if (event.is(Button::B)) return false;
  ColourList colours;
  turnEndColours(table, colours);
  const int count = static_cast<int>(colours.size());
  if (event.is(Button::A)) {
    const torri::Colour colour = colours[static_cast<std::size_t>(choice_ < count ? choice_ : 0)];
    if (table.play(switchTo(colour), lucca::Effect::Confirm) == Verdict::Accepted) table.endTurn();
    return true;
  }
  if (count == 1) {
    table.tell().refuse(Text::TorriNothingToSwitch);
    return true;
  }
  choice_ = static_cast<int8_t>((choice_ + event.step() + count) % count);
  table.tell().sound(lucca::Effect::Move);
  return true;
}

uint32_t TorriStage::place() const {
  return lot_ | static_cast<uint32_t>(colour_) << 8 | static_cast<uint32_t>(choosingLot_) << 10 |
         static_cast<uint32_t>(choice_ & 7) << 11;
}

void TorriStage::setPlace(const Table& table, uint32_t place) {
  const State& state = stateOf(table);
  const Lot lot = static_cast<Lot>(place & 0xFF);
  if (!inCity(state, lot)) return;
  if (decisionOf(state) == Kind::Prisoner && !table.legal().contains(takePrisoner(lot))) return;
  lot_ = lot;
  colour_ = static_cast<torri::Colour>(place >> 8 & 3);
  choosingLot_ = decisionOf(state) == Kind::Place && (place >> 10 & 1);
  ColourList colours;
  turnEndColours(table, colours);
  const int choice = static_cast<int>(place >> 11 & 7);
  if (choice < static_cast<int>(colours.size())) choice_ = static_cast<int8_t>(choice);
}

void TorriStage::pointAt(const Table& table, Action action) {
  switch (kindOf(action)) {
    case Kind::Prisoner:
      lot_ = lotOf(action);
      return;
    case Kind::Switch: {
      ColourList colours;
      if (colourOf(action) != colourOfSeat(stateOf(table), table.seat())) offerAll(stateOf(table));
      turnEndColours(table, colours);
      choice_ = 0;
      for (std::size_t i = 0; i < colours.size(); ++i) {
        if (colours[i] == colourOf(action)) choice_ = static_cast<int8_t>(i);
      }
      return;
    }
    default:
      colour_ = colourOf(action);
      lot_ = lotOf(action);
      choosingLot_ = true;
      if (table.adviceOn(action).kind == static_cast<uint8_t>(torri::Because::ThenSwitch))
        offerAll(stateOf(table));
      return;
  }
}

uint32_t TorriStage::foresightKey(const State& state) const {
  return torri::place(colour_, lot_).bits | uint32_t{brickOf(state)} << 16;
}

// A struggle is looked at ending by ending while the cursor rests on the lot that starts it: an ending takes about 0.3 ms
// on the device. Few of them before the first picture; what is known soon is shown before all is.
Rect TorriStage::ponder(const Table& table) {
  // The next picture of what moves waits for no more than a millisecond or two.
  constexpr int kEndingsBetween = 3, kEndingsAtOnce = 12;
  const State& state = stateOf(table);
  if (!table.deciding() || state.phase != Phase::Place || !choosingLot_) return {};
  const uint32_t key = foresightKey(state);
  if (key != foreseen_) {
    if (heightAt(state, lot_) > 0 || effectOf(state, colour_, lot_).kind == torri::Effect::Kind::None ||
        why(state, colour_, lot_) != Verdict::Accepted) {
      return {};
    }
    foreseen_ = key;
    foresight_.begin(state, torri::place(colour_, lot_), colourOfSeat(state, seatInTurn(state)));
  }
  if (foresight_.over()) return {};
  const int before = foresight_.endings();
  const bool moves = before == 0 || table.motion().running();
  const bool over = foresight_.advance(state, moves ? kEndingsBetween : kEndingsAtOnce);
  const bool shown = over || (before < kEndingsShown && foresight_.endings() >= kEndingsShown);
  return shown ? foretoldOn_ : Rect{};
}

}  // namespace lucca::ui
