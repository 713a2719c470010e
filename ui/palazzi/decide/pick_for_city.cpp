#include "ui/palazzi/decide/pick_for_city.h"

#include "ui/palazzi/captions.h"
#include "ui/palazzi/choices.h"
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

Answer PickForCity::event(const Table& table, const Event& event) {
  const Picks picks = picksIn(known(table));
  const int count = static_cast<int>(picks.size());
  if (event.is(Button::B)) return back(table);
  if (event.is(Button::A)) {
    if (choice_ < 0 || choice_ >= count) {
      table.tell().refuse(Text::PalazziChooseCity);
      return Answer::used();
    }
    return Answer::play(picks[static_cast<std::size_t>(choice_)].action, Sound::Card);
  }
  return step(table, event, count);
}

void PickForCity::pointAt(const Table& table, Action action) {
  const Picks picks = picksIn(known(table));
  int choice = 0;
  while (choice + 1 < static_cast<int>(picks.size()) &&
         picks[static_cast<std::size_t>(choice)].action != action) {
    ++choice;
  }
  choice_ = static_cast<int8_t>(choice);
}

void PickForCity::draw(const Table& table, Canvas& canvas, const StagePlan& plan) const {
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
  drawTriplets(table, canvas, plan, state, table.entries(), chosen ? pick.triplet : -1);
  Caption caption;
  if (chosen) {
    const Rect card = plan.low ? plan.detailCard(pick.card) : plan.rowCard(pick.triplet, pick.card);
    drawRing(canvas, table.motion().cursor(card, 0), kAccent);
    caption = picking(table, plan, state, pick.action);
  } else {
    caption.first.add(Text::PalazziChooseCity);
  }
  drawFoot(table, canvas, plan, caption, chosen ? tr(Text::PalazziKeyPick) : std::string_view(),
           table.canUndo() ? undoWord(plan) : tr(table.screen().line().leaves(Text::PalazziKeyCities)),
           kArrows);
}

}  // namespace lucca::ui
