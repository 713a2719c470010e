#include "ui/palazzi/decide/take_triplet.h"

#include "ui/palazzi/captions.h"
#include "ui/palazzi/choices.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/stage_view.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

// Triplets first, then the palaces that can be opened.
int choiceCount(const State& state, Seat seat) {
  return freeTriplets(state) + countColours(state.area[seat].completed);
}

Action choiceAt(const State& state, Seat seat, int choice) {
  const int triplets = freeTriplets(state);
  if (choice < triplets) return take(static_cast<unsigned>(freeTriplet(state, choice)));
  return open(static_cast<unsigned>(nthColour(state.area[seat].completed, choice - triplets)));
}

void drawPalaceRing(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state,
                    int colour) {
  const CityPlan& city = plan.city;
  const int top = city.palaceTop(state.size);
  drawRing(canvas,
           table.motion().cursor(
               makeRect(city.palaceLeft(colour) - 1, top, city.palace.width + 2, city.ground() - top), 0),
           kAccent);
}

}  // namespace

Answer TakeTriplet::event(const Table& table, const Event& event) {
  const State& state = known(table);
  const Seat seat = table.seat();
  if (event.is(Button::B)) return back(table);
  if (event.is(Button::Left) || event.is(Button::Right)) {
    return Answer::inspect((seat + event.step() + state.areas) % state.areas);
  }
  if (event.is(Button::A)) {
    if (choice_ < 0) {
      table.tell().refuse(state.area[seat].completed != 0 ? Text::PalazziChooseOpen : Text::PalazziChoose);
      return Answer::used();
    }
    const Action action = choiceAt(state, seat, choice_);
    return Answer::play(action, kindOf(action) == Kind::Open ? Sound::Party : Sound::Card);
  }
  return step(table, event, choiceCount(state, seat));
}

void TakeTriplet::pointAt(const Table& table, Action action) {
  const State& state = known(table);
  const int count = choiceCount(state, table.seat());
  int choice = 0;
  while (choice + 1 < count && choiceAt(state, table.seat(), choice) != action) ++choice;
  choice_ = static_cast<int8_t>(choice);
}

RulePage TakeTriplet::topic(const Table& table) const {
  return choice_ >= freeTriplets(known(table)) ? RulePage::PalOpen : ListChoice::topic(table);
}

// What is under the cursor, with its words.
void TakeTriplet::drawChoice(const Table& table, Canvas& canvas, const StagePlan& plan, Action action,
                             Caption& caption) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  if (kindOf(action) == Kind::Take) {
    drawRing(canvas, table.motion().cursor(plan.rowBox(tripletOf(action)), 0), kAccent);
    caption = triplet(plan, state, seat, tripletOf(action), previews_.of(state, seat, tripletOf(action)));
  } else {
    drawPalaceRing(table, canvas, plan, state, colourOf(action));
    caption = party(plan, state, seat, colourOf(action));
  }
}

void TakeTriplet::draw(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  const bool chosen = choice_ >= 0 && choice_ < choiceCount(state, seat);
  const Action action = chosen ? choiceAt(state, seat, choice_) : kNoAction;
  const bool takes = chosen && kindOf(action) == Kind::Take, opens = chosen && !takes;
  drawStageTitle(table, canvas, plan, state, seat);
  drawSeen(table, canvas, plan, takes ? tripletOf(action) : -1);
  drawTriplets(table, canvas, plan, state, table.entries(), takes ? tripletOf(action) : -1);
  drawGains(canvas, plan, state, seat, previews_, takes ? tripletOf(action) : -1);
  Caption caption;
  if (chosen) {
    drawChoice(table, canvas, plan, action, caption);
  } else {
    const Text how = state.area[seat].completed != 0 ? Text::PalazziChooseOpen : Text::PalazziChoose;
    Phrase keys;
    keys.add(table.keys().layout == KeyLayout::Four ? "XY " : "▲▼ ").add(how);
    // A puzzle of turns is about the last one.
    const bool puzzle = table.screen().line().book();
    caption.first.add(puzzle ? Text::PuzzlePalazziTaskTurn : Text::PalazziYourTurn, {table.name(seat)});
    caption.second = table.tellsHint() ? hintWords(table) : keys;
    if (plan.low) {
      const Rect room = plan.detail();
      // The long sentence needs the caption.
      if (how != Text::PalazziChoose) {
        caption.first = keys;
        keys.clear().add(Text::PalazziChoose);
      } else if (table.tellsHint()) {
        caption.first = hintWords(table);
      }
      canvas.fillRoundRect(room, 4, kStone);
      drawWrappedCentred(canvas, inset(room, 3, 2), keys, {&kFontSmall, kInkSoft, Align::Centre});
    }
  }
  const std::string_view a = takes    ? tr(Text::PalazziKeyTake)
                             : chosen ? tr(Text::PalazziKeyOpen)
                                      : std::string_view();
  drawFoot(table, canvas, plan, caption, a,
           table.canUndo() ? undoWord(plan) : tr(table.screen().line().leaves(Text::PalazziKeyCities)),
           kArrows);
  if (opens && partyWorth(state, seat, colourOf(action)) > 0)
    drawGuestList(table, canvas, plan, state, seat, colourOf(action));
}

// The city as it would be with the triplet; -1: as it is.
void TakeTriplet::drawSeen(const Table& table, Canvas& canvas, const StagePlan& plan, int triplet) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  if (triplet < 0) return drawCity(canvas, plan.city, state, seat);
  const Foreseen seen = foresee(state, seat, triplet, previews_.of(state, seat, triplet).plays);
  CityLook look;
  look.ghosts = seen.plays;
  look.after = &seen.after;
  look.ghostsOn = table.motion().blink().shows(ghostArea(plan.city, state, seat, look));
  drawCity(canvas, plan.city, state, seat, look);
  drawCrowns(canvas, plan.city, state, seen.plays);
}

}  // namespace lucca::ui
