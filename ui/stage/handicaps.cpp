#include "ui/stage/handicaps.h"

#include "drawing/type/symbols.h"
#include "engine/games.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

const HandicapSpec& specOf(GameId game) { return findGame(game)->handicap; }
bool givesPoints(GameId game) { return specOf(game).kind == HandicapSpec::Kind::Points; }
int givenTo(const Setup& setup, Seat seat) { return handicapOf(setup, seat) * specOf(setup.game).unit; }

// With how many the seat wins, and anybody without a handicap.
int fullGoal(const Setup& setup) {
  const GameRow& row = rowOf(setup.game);
  return row.setup->goal != nullptr ? row.setup->goal(setup) : 0;
}
int ownGoal(const Setup& setup, Seat seat) { return fullGoal(setup) - givenTo(setup, seat); }

}  // namespace

bool hasHandicaps(GameId game) { return specOf(game).steps > 0; }

void changeHandicap(Setup& setup, Seat seat, int step) {
  const int values = specOf(setup.game).steps + 1;
  setHandicap(setup, seat, (handicapOf(setup, seat) + step + values) % values);
}

Text handicapLabel(GameId game) { return givesPoints(game) ? Text::SeatHeadStart : Text::SeatGoal; }

void addHandicapValue(const Setup& setup, Seat seat, Phrase& out) {
  const int given = givenTo(setup, seat);
  if (givesPoints(setup.game)) {
    out.add(given > 0 ? Text::SeatHeadStartValue : Text::SeatHeadStartNone, {given});
  } else if (given > 0) {
    out.add(Text::SeatGoalLess, {ownGoal(setup, seat), fullGoal(setup)});
  } else {
    out.add(fullGoal(setup));
  }
}

void addHandicapNote(const Setup& setup, Seat seat, Phrase& out) {
  const int given = givenTo(setup, seat);
  if (givesPoints(setup.game)) {
    out.add(given > 0 ? Text::SeatHeadStartNote : Text::SeatHeadStartNoneNote, {given});
  } else {
    out.add(Text::SeatGoalNote, {ownGoal(setup, seat)});
  }
}

void addHandicapOf(const Setup& setup, Seat seat, std::string_view name, Phrase& out) {
  if (givesPoints(setup.game)) {
    out.add(Text::SeatsHeadStartNote, {name, givenTo(setup, seat)});
  } else {
    out.add(Text::SeatsGoalNote, {name, ownGoal(setup, seat)});
  }
}

void addHandicapChip(const Setup& setup, Seat seat, Phrase& out) {
  const int given = givenTo(setup, seat);
  if (given == 0) return;
  if (givesPoints(setup.game)) {
    out.addSigned(given);
  } else {
    out.add(symbol::kTower).add(ownGoal(setup, seat));
  }
}

}  // namespace lucca::ui
