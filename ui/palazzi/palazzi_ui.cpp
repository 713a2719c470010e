#include "ui/palazzi/palazzi_ui.h"

#include "ui/palazzi/pictures/quarter_picture.h"
#include "ui/palazzi/pictures/table_picture.h"
#include "ui/palazzi/topics.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

// What the player has just added to his quarter.
Fresh freshBy(const Table& table) {
  const Action decided = table.motion().decided();
  return decided != kNoAction && kindOf(decided) == Kind::Play ? freshIn(decided, table.motion()) : Fresh{};
}

}  // namespace

Fresh freshIn(Action played, Motion& motion) {
  Fresh fresh;
  fresh.motion = &motion;
  if (asOf(played) == As::Palace) fresh.colour = colourOf(played);
  fresh.wall = asOf(played) == As::Wall || asOf(played) == As::Bastion;
  return fresh;
}

void PalazziUi::begin(const Table& table) {
  row_ = column_ = option_ = top_ = 0;
  first_ = -1;
  const State& state = known(table);
  if (state.phase == Phase::Play) {
    while (!(state.unplayed >> column_ & 1)) ++column_;
  }
  // Nobody opens a palace without meaning to: the cursor waits on the first triplet.
  if (state.phase == Phase::Turn && state.area[table.seat()].completed != 0) row_ = 1;
  if (state.phase == Phase::Play || state.phase == Phase::CityPick) chooseOption(state);
}

bool PalazziUi::event(Table& table, const Event& event) {
  switch (known(table).phase) {
    case Phase::Keep:
      return keepEvent(table, event);
    case Phase::Turn:
      return turnEvent(table, event);
    default:
      return cardEvent(table, event);
  }
}

void PalazziUi::draw(const Table& table, Canvas& canvas, const Rect& area) {
  const State& state = known(table);
  if (state.phase <= Phase::Reveal) return drawKeep(table, canvas, area);
  if (!table.deciding()) return drawQuarter(canvas, area, state, table.seat(), freshBy(table));
  if (state.phase == Phase::Turn) return drawTurn(table, canvas, area);
  drawCards(table, canvas, area);
}

void PalazziUi::hints(const Table& table, KeyHints& hints) const {
  const State& state = known(table);
  switch (state.phase) {
    case Phase::Keep:
      hints.a.add(first_ < 0 ? Text::PalazziKeyFirst : Text::PalazziKeySecond);
      if (first_ >= 0) hints.b.add(Text::KeyBack);
      return;
    case Phase::Turn: {
      const bool opens = state.area[table.seat()].completed != 0 && row_ == 0;
      hints.a.add(opens ? Text::PalazziKeyOpen : Text::PalazziKeyTake);
      break;
    }
    case Phase::CityPick:
      hints.a.add(Text::PalazziKeyPick);
      break;
    default:
      hints.a.add(Text::PalazziKeyPlay);
      break;
  }
}

uint32_t PalazziUi::place() const {
  return static_cast<uint32_t>(row_ & 15) | static_cast<uint32_t>(column_ & 15) << 4 |
         static_cast<uint32_t>(option_ & 15) << 8 | static_cast<uint32_t>((first_ + 1) & 15) << 12;
}

void PalazziUi::setPlace(const Table& table, uint32_t place) {
  const State& state = known(table);
  const int row = static_cast<int>(place & 15), column = static_cast<int>(place >> 4 & 15);
  const int option = static_cast<int>(place >> 8 & 15), first = static_cast<int>(place >> 12 & 15) - 1;
  const bool opens = state.phase == Phase::Turn && state.area[table.seat()].completed != 0;
  const int columns = state.phase == Phase::Keep ? kHandCards
                      : opens && row == 0        ? countColours(state.area[table.seat()].completed)
                                                 : kTripletCards;
  if (row >= freeTriplets(state) + opens || column >= columns || first >= kHandCards) return;
  if (state.phase == Phase::Play && (row != 0 || !(state.unplayed >> column & 1))) return;
  row_ = static_cast<int8_t>(row);
  column_ = static_cast<int8_t>(column);
  first_ = static_cast<int8_t>(state.phase == Phase::Keep ? first : -1);
  if (state.phase != Phase::Play && state.phase != Phase::CityPick) return;
  const CardId card = shownCards(state, state.phase == Phase::Play
                                            ? state.current
                                            : freeTriplet(state, row))[static_cast<std::size_t>(column)];
  if (option < static_cast<int>(optionsOf(state, card).size())) option_ = static_cast<int8_t>(option);
}

void PalazziUi::pointAt(const Table& table, Action action) {
  const State& state = known(table);
  const unsigned completed = state.area[table.seat()].completed;
  row_ = column_ = 0;
  switch (kindOf(action)) {
    case Kind::Keep:
      first_ = static_cast<int8_t>(firstKept(action));
      column_ = static_cast<int8_t>(secondKept(action));
      return;
    case Kind::Open:
      while (nthColour(completed, column_) != static_cast<int>(colourOf(action))) ++column_;
      return;
    case Kind::Take:
      while (freeTriplet(state, row_) != static_cast<int>(tripletOf(action))) ++row_;
      row_ = static_cast<int8_t>(row_ + (completed != 0));
      return;
    default:
      return pointAtCard(state, action);
  }
}

bool PalazziUi::secret(const Table& table) const { return known(table).phase <= Phase::Keep; }

void PalazziUi::status(const AnyView& view, Seat seat, Phrase& out) const {
  const State& state = reinterpret_cast<const View*>(view.bytes)->known;
  out.add(Text::PalazziStatus, {state.round, state.rounds, palazzi::pointsOf(state, seat).total});
}

Seat PalazziUi::subject(const Moment& moment) const {
  const Action action = moment.action;
  if (kindOf(action) != Kind::Rules) return GameUi::subject(moment);
  if (stepOf(action) == Step::FinalOpen) return finalSeat(action);
  return stepOf(action) == Step::Walls ? static_cast<Seat>(whatOf(action)) : kNobody;
}

std::string_view PalazziUi::topic(const Table& table) const {
  const State& state = known(table);
  const bool opening = state.phase == Phase::Turn && state.area[table.seat()].completed != 0 && row_ == 0;
  return ruleId(opening ? RulePage::PalOpen : topicOf(state.phase));
}

bool PalazziUi::shows(const Table& table, Word word) const {
  if (word != Word::Bastion && word != Word::Wild) return true;
  const State& state = known(table);
  for (const CardId card : state.triplets[state.current]) {
    if (word == Word::Bastion ? isBastion(card) : isWild(card)) return true;
  }
  return false;
}

// Pages: every area, then the table with its triplets and the order of play.
int PalazziUi::inspectPages(const Table& table) const { return known(table).areas + 1; }

void PalazziUi::inspectTitle(const Table& table, int page, Phrase& out) {
  out.add(page == known(table).areas ? Text::PalazziTable : Text::PalazziCity);
}

Seat PalazziUi::inspectSeat(const Table& table, int page) const {
  return page < table.players() ? static_cast<Seat>(page) : kNobody;
}

void PalazziUi::drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) {
  const State& state = known(table);
  if (page == state.areas) return drawTableOverview(table, canvas, area, state);
  if (state.phase > Phase::Reveal) return drawQuarter(canvas, area, state, page);
  drawWrappedCentred(canvas, inset(area, 16, 8), tr(Text::PalazziNotYet),
                     {&kFontBody, kInkSoft, Align::Centre});
}

void PalazziUi::drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) {
  if (area.h >= kStreetHeight) drawStreet(canvas, area, known(table), winner);
}

}  // namespace lucca::ui
