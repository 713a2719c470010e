#include "ui/palazzi/palazzi_ui.h"

#include "ui/palazzi/meanwhile.h"
#include "ui/palazzi/topics.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr uint32_t kPlaceMark = 1u << 20;  // of the places on the stage

}  // namespace

const GameWords& PalazziUi::words() const { return kPalazziWords; }
const GamePictures& PalazziUi::pictures() const { return kPalazziPictures; }
const Meanwhile* PalazziUi::meanwhile() const { return &kPalazziMeanwhile; }

void PalazziUi::begin(const Table& table) {
  choice_ = first_ = -1;
  column_ = option_ = 0;
  mine_ = false;
  const State& state = known(table);
  if (state.phase != Phase::Play) return;
  while (!(state.unplayed >> column_ & 1)) ++column_;
  chooseOption(state);
}

bool PalazziUi::event(Table& table, const Event& event) {
  rest_ = 0;
  switch (known(table).phase) {
    case Phase::Keep:
      return keepEvent(table, event);
    case Phase::Turn:
      return turnEvent(table, event);
    case Phase::CityPick:
      return pickEvent(table, event);
    default:
      return cardEvent(table, event);
  }
}

uint32_t PalazziUi::place() const {
  return static_cast<uint32_t>((choice_ + 1) & 63) | static_cast<uint32_t>(column_ & 15) << 6 |
         static_cast<uint32_t>(option_ & 15) << 10 | static_cast<uint32_t>((first_ + 1) & 15) << 14 |
         kPlaceMark;
}

void PalazziUi::setPlace(const Table& table, uint32_t place) {
  const State& state = known(table);
  if ((place & kPlaceMark) == 0) return;  // of a version whose screens had other choices
  const int choice = static_cast<int>(place & 63) - 1, column = static_cast<int>(place >> 6 & 15);
  const int option = static_cast<int>(place >> 10 & 15), first = static_cast<int>(place >> 14 & 15) - 1;
  if (column >= kHandCards || first >= kHandCards) return;
  if (state.phase == Phase::Play && (column >= kTripletCards || !(state.unplayed >> column & 1))) return;
  choice_ = static_cast<int8_t>(choice);
  column_ = static_cast<int8_t>(column);
  if (state.phase == Phase::Keep) first_ = static_cast<int8_t>(first);
  if (state.phase != Phase::Play) return;
  const CardId card = shownCards(state, state.current)[static_cast<std::size_t>(column)];
  if (option < static_cast<int>(optionsOf(state, card).size())) option_ = static_cast<int8_t>(option);
}

void PalazziUi::pointAt(const Table& table, Action action) {
  const State& state = known(table);
  switch (kindOf(action)) {
    case Kind::Keep:
      first_ = static_cast<int8_t>(firstKept(action));
      column_ = static_cast<int8_t>(secondKept(action));
      return;
    case Kind::Open:
    case Kind::Take:
      choice_ = static_cast<int8_t>(turnChoice(state, table.seat(), action));
      return;
    case Kind::City:
      choice_ = static_cast<int8_t>(pickChoice(state, action));
      return;
    default: {
      const auto cards = shownCards(state, state.current);
      column_ = 0;
      while (cards[static_cast<std::size_t>(column_)] != cardOf(action)) ++column_;
      const CardOptions options = optionsOf(state, cardOf(action));
      option_ = 0;
      while (options[static_cast<std::size_t>(option_)].action != action) ++option_;
      return;
    }
  }
}

bool PalazziUi::secret(const Table& table) const { return known(table).phase <= Phase::Keep; }

std::string_view PalazziUi::topic(const Table& table) const {
  const State& state = known(table);
  const bool opening = state.phase == Phase::Turn && choice_ >= freeTriplets(state);
  return ruleId(opening ? RulePage::PalOpen : topicOf(state.phase));
}

}  // namespace lucca::ui
