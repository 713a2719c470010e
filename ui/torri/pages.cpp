#include "ui/torri/pages.h"

#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/pictures/plan_picture.h"
#include "ui/torri/pictures/standing_picture.h"
#include "ui/torri/seen.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

enum { kThreatPage, kTowerPage, kPlanPage, kAroundPage, kStandingsPage, kPages };

}  // namespace

int TorriPages::count(const Table&) const { return kPages; }

int TorriPages::everybody(const Table&) const { return kThreatPage; }

int TorriPages::menuPage(int i, Text& label) const {
  if (i > 1) return -1;
  label = i == 0 ? Text::TorriPlan : Text::TorriLookAround;
  return i == 0 ? kPlanPage : kAroundPage;
}

void TorriPages::title(int page, Phrase& out) const {
  static constexpr Text kTitles[] = {Text::TorriThreats, Text::TorriTowerCard, Text::TorriPlan,
                                     Text::TorriLookAround, Text::TorriStandings};
  out.add(kTitles[page]);
}

bool TorriPages::whole(int page) const { return page == kThreatPage; }

Rect TorriPages::ponder(const Table& table, int page) {
  return page == kThreatPage ? threats_.ponder(table) : Rect{};
}

// Left and right lead past the first and the last disc to the other pages; up and down go round.
int TorriPages::stepThreats(const Table& table, const Event& event) {
  if (event.is(Button::B)) return kByShell;
  if (event.is(Button::A)) {
    if (!threats_.goThere(table)) return kTowerPage;
    table.tell().sound(Sound::Confirm);
    return kLeave;
  }
  const bool upright = event.is(Button::Up) || event.is(Button::Down);
  if (threats_.step(stateOf(table), event.step(), upright)) {
    table.tell().sound(Sound::Move);
    return kStay;
  }
  if (upright) return kStay;
  threats_.open();
  table.tell().sound(Sound::Move);
  return event.step() > 0 ? kTowerPage : kStandingsPage;
}

int TorriPages::step(const Table& table, int page, const Event& event) {
  if (page == kThreatPage) return stepThreats(table, event);
  if (!lookOn(stateOf(table), page, event)) return kByShell;
  table.tell().sound(Sound::Move);
  return kStay;
}

// Up and down: round the city, or to the next tower.
bool TorriPages::lookOn(const State& state, int page, const Event& event) {
  if (!(event.is(Button::Up) || event.is(Button::Down))) return false;
  if (page == kAroundPage) turn(event.step());
  if (page != kTowerPage) return page == kAroundPage;
  const Lot next = nextTower(state, looked_, event.step());
  if (next != kNoLot) looked_ = next;
  return next != kNoLot;
}

void TorriPages::draw(const Table& table, int page, Canvas& canvas, const Rect& area) {
  const State& state = stateOf(table);
  if (page == kThreatPage) return threats_.draw(table, canvas);
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

}  // namespace lucca::ui
