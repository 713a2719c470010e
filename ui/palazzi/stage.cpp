#include "ui/palazzi/stage.h"

#include "drawing/type/symbols.h"
#include "ui/palazzi/acts/acts.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/meanwhile.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/topics.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr uint32_t kPlaceMark = 1u << 20;  // of the places on the stage

}  // namespace

const GameWords& PalazziStage::words() const { return kPalazziWords; }
const GamePictures& PalazziStage::pictures() const { return kPalazziPictures; }
const Meanwhile* PalazziStage::meanwhile() const { return &kPalazziMeanwhile; }

void PalazziStage::begin(const Table& table) {
  choice_ = first_ = -1;
  column_ = option_ = 0;
  mine_ = false;
  const State& state = known(table);
  if (state.phase != Phase::Play) return;
  while (!(state.unplayed >> column_ & 1)) ++column_;
  chooseOption(state);
}

bool PalazziStage::event(Table& table, const Event& event) {
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

uint32_t PalazziStage::place() const {
  return static_cast<uint32_t>((choice_ + 1) & 63) | static_cast<uint32_t>(column_ & 15) << 6 |
         static_cast<uint32_t>(option_ & 15) << 10 | static_cast<uint32_t>((first_ + 1) & 15) << 14 |
         kPlaceMark;
}

void PalazziStage::setPlace(const Table& table, uint32_t place) {
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

void PalazziStage::pointAt(const Table& table, Action action) {
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

bool PalazziStage::secret(const Table& table) const { return known(table).phase <= Phase::Keep; }

std::string_view PalazziStage::topic(const Table& table) const {
  const State& state = known(table);
  const bool opening = state.phase == Phase::Turn && choice_ >= freeTriplets(state);
  return ruleId(opening ? RulePage::PalOpen : topicOf(state.phase));
}

void PalazziStage::drawStage(const Table& table, Canvas& canvas, const Cue& cue) {
  const StagePlan plan = stagePlan(canvas, known(table));
  if (cue.moment != nullptr) return playMoment(table, canvas, *cue.moment, cue, rest_);
  if (table.motion().acting() && table.motion().decided() != kNoAction) return drawDecided(table, canvas);
  drawPosition(table, canvas, plan);
}

// What the player decided is on its way.
void PalazziStage::drawDecided(const Table& table, Canvas& canvas) {
  Phrase words;
  kPalazziWords.describe(table, table.moment(), words);
  playMoment(table, canvas, table.moment(), {Cue::Kind::Position, &table.moment(), words, {}, nullptr}, 0);
}

void PalazziStage::drawPosition(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const Phase phase = known(table).phase;
  if (table.phase() == Session::Phase::Think) return drawThinking(table, canvas, plan);
  if (phase <= Phase::Reveal) return drawKeep(table, canvas, plan);
  if (!table.deciding()) return drawDone(table, canvas, plan);
  switch (phase) {
    case Phase::Turn:
      return drawTurn(table, canvas, plan);
    case Phase::CityPick:
      return drawPick(table, canvas, plan);
    default:
      return drawCards(table, canvas, plan);
  }
}

// The turn is over but for the player's word.
void PalazziStage::drawDone(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  const Action last = table.moment().action;
  const bool picked = table.moment().mover == seat && kindOf(last) == Kind::City;
  const int owner = picked ? kCityArea : seat;
  drawStageTitle(table, canvas, plan, state, owner, {.by = seat});
  drawCity(canvas, plan.city, state, owner);
  drawTriplets(table, canvas, plan, state, table.entries());
  Caption caption;
  const bool asked = table.phase() == Session::Phase::Confirm;
  const Standing now = standingOf(state, seat);
  if (asked) caption.first.add(Text::PlayDone);
  if (!plan.low) addNow(caption.second, now, plan.caption.w - 12);
  drawFoot(table, canvas, plan, caption, asked ? tr(Text::KeyEndTurn) : std::string_view(),
           asked ? undoWord(plan) : std::string_view(), kArrows);
}

void PalazziStage::drawThinking(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat thinker = table.mover(), shown = shownSeat(table);
  const bool picks = state.phase == Phase::CityPick && !mine_;
  drawStageTitle(table, canvas, plan, state, picks ? kCityArea : shown, {.by = thinker});
  const bool built = state.phase > Phase::Reveal;
  drawCity(canvas, plan.city, state, picks ? kCityArea : shown);
  if (state.phase == Phase::Play && !mine_) {
    drawHeldCards(canvas, plan, state);
  } else if (built) {
    drawTriplets(table, canvas, plan, state, table.entries());
  }
  Caption caption;
  caption.first.add(Text::PlayThinks, {table.name(thinker)});
  caption.second.add(Text::PalazziCityOf, {table.name(shown)});
  if (built) caption.second.add("  ▲▼ ").add(Text::PalazziAllCities);
  drawFoot(table, canvas, plan, caption, tr(Text::KeyFaster),
           tr(!built  ? Text::ResultMenu
              : mine_ ? Text::PalazziKeyTheirs
                      : Text::PalazziKeyMine),
           built ? kArrows : ButtonSet{0});
  const int width = plan.caption.w / 4;
  const Rect progress =
      makeRect(plan.caption.right() - width - 8, plan.caption.y + (plan.low ? 7 : 8), width, 4);
  drawProgress(canvas, progress, table.thinkProgress());
  table.screen().countsIn(progress);
}

// B goes between the computer's city and one's own. Whoever plays: left and right go to the neighbours' cities, up and down
// to all of them, and one comes back to what was on the stage.
bool PalazziStage::watchEvent(Table& table, const Event& event) {
  const State& state = known(table);
  if (state.phase <= Phase::Reveal) return false;
  if (event.is(Button::Left) || event.is(Button::Right)) {
    table.inspect((shownSeat(table) + event.step() + state.areas) % state.areas);
    return true;
  }
  if (event.is(Button::Up) || event.is(Button::Down)) {
    table.inspect(state.areas);
    return true;
  }
  if (!event.is(Button::B) || table.phase() != Session::Phase::Think) return false;
  mine_ = !mine_;
  table.tell().sound(Effect::Move);
  table.screen().redraw();
  return true;
}

// Whose city is on the stage while others play.
Seat PalazziStage::shownSeat(const Table& table) const {
  if (table.phase() == Session::Phase::Think) return mine_ ? table.seat() : table.mover();
  const Seat mover = table.phase() == Session::Phase::Show ? table.moment().mover : kNobody;
  return mover >= 0 ? mover : table.seat();
}

}  // namespace lucca::ui
