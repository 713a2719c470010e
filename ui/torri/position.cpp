#include "ui/torri/position.h"

#include "ui/look/theme.h"
#include "ui/torri/pictures/arrival.h"
#include "ui/torri/race.h"

namespace lucca::ui {

using namespace torri;

Seat activeSeat(const Table& table, const State& state) {
  if (table.phase() == Session::Phase::Confirm) return table.seat();
  const Seat next = toMove(state);
  return next >= 0 ? next : seatInTurn(state);
}

void drawPosition(const Shot& shot, TorriCursor& cursor, CityMarks& marks) {
  const Action decided = shot.motion().decided();
  const bool arrives =
      decided != kNoAction && kindOf(decided) == Kind::Place && heightAt(shot.state, lotOf(decided)) > 0;
  if (arrives) marks.hidden = lotOf(decided);
  marks.glided = shot.motion().glided();
  if (marks.glided == Motion::kWhole) cursor.stood = marks.cursor;
  marks.cameFrom = cursor.stood;
  const CityScene scene{shot.state, shot.measures, shot.camera, marks};
  if (towersMove(scene)) shot.motion().glides(shot.layout.city);
  drawCity(shot.canvas, scene);
  if (!arrives) return;
  drawArriving(shot.canvas, shot.measures, shot.camera, shot.state, lotOf(decided), shot.motion().told());
  shot.motion().covers(arrivalArea(shot.measures, shot.camera, shot.state, lotOf(decided)));
}

void drawWarning(const Shot& shot, const TorriCursor& cursor, const Rect& card, const Threats* threats) {
  const Rect at = cursor.choosingLot ? shot.lotBox(cursor.lot) : Rect{};
  drawWarning(shot.canvas, shot.layout, shot.table, {shot.state, shot.measures, shot.camera, CityMarks{}}, at,
              card, threats);
}

void keepTrayClear(const Shot& shot) {
  const Rect& tray = shot.layout.tray;
  constexpr int kNote = 53;  // two lines of it, over the players' cells
  shot.table.screen().keepClear(shot.layout.low ? makeRect(0, kNote, tray.right(), tray.bottom() - kNote)
                                                : tray);
}

}  // namespace lucca::ui
