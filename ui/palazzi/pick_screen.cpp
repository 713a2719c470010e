// A card for the City, from the triplets that are left: its city is on the stage.
#include "ui/palazzi/captions.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/stage_view.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

struct Pick {
  Action action;
  int8_t triplet, card;
};
using Picks = FixedList<Pick, 2 * kTripletCards * kColours>;

// In the order of the rows; a wild card once for each palace that it may join.
Picks picksIn(const State& state) {
  Picks picks;
  for (int t = 0; t < state.tripletCount; ++t) {
    if (!tripletFree(state, t)) continue;
    const auto cards = shownCards(state, t);
    for (int i = 0; i < kTripletCards; ++i) {
      for (const CardOption& option : optionsOf(state, cards[static_cast<std::size_t>(i)])) {
        if (option.verdict == Verdict::Accepted)
          picks.push({option.action, static_cast<int8_t>(t), static_cast<int8_t>(i)});
      }
    }
  }
  return picks;
}

}  // namespace

int pickChoice(const State& state, Action action) {
  const Picks picks = picksIn(state);
  int choice = 0;
  while (choice + 1 < static_cast<int>(picks.size()) &&
         picks[static_cast<std::size_t>(choice)].action != action) {
    ++choice;
  }
  return choice;
}

bool PalazziStage::pickEvent(Table& table, const Event& event) {
  const State& state = known(table);
  const Picks picks = picksIn(state);
  const int count = static_cast<int>(picks.size());
  if (event.is(Button::B)) {
    if (table.canUndo()) return false;
    table.inspect(state.areas);
    return true;
  }
  if (event.is(Button::A)) {
    if (choice_ < 0 || choice_ >= count) {
      table.tell().refuse(Text::PalazziChooseCity);
      return true;
    }
    static_cast<void>(table.play(picks[static_cast<std::size_t>(choice_)].action, Effect::Card));
    return true;
  }
  choice_ = static_cast<int8_t>(choice_ < 0 ? (event.step() > 0 ? 0 : count - 1)
                                            : (choice_ + event.step() + count) % count);
  table.tell().sound(Effect::Move);
  return true;
}

void PalazziStage::drawPick(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Picks picks = picksIn(state);
  const bool chosen = choice_ >= 0 && choice_ < static_cast<int>(picks.size());
  const Pick pick = chosen ? picks[static_cast<std::size_t>(choice_)] : Pick{};
  CityLook look;
  if (chosen) {
    look.ghosts = {&pick.action, 1};
    look.ghostsOn = table.motion().blink().shows(ghostArea(plan.city, state, kCityArea, look));
  }
  drawStageTitle(table, canvas, plan, state, kCityArea, {.by = table.seat()});
  drawCity(canvas, plan.city, state, kCityArea, look);
  drawTriplets(table, canvas, plan, state, table.entries());
  Caption caption;
  if (chosen) {
    drawRing(canvas, table.motion().cursor(plan.rowCard(pick.triplet, pick.card), 0), kAccent);
    caption = picking(table, plan, state, pick.action);
  } else {
    caption.first.add(Text::PalazziChooseCity);
  }
  drawFoot(table, canvas, plan, caption, chosen ? tr(Text::PalazziKeyPick) : std::string_view(),
           table.canUndo() ? undoWord(plan) : tr(Text::PalazziKeyCities), kArrows);
}

}  // namespace lucca::ui
