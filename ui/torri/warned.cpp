// The end of a turn that the seat's coach warns of: the brick that would strike, and the block that it would cost.
#include "ui/torri/cards.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/race.h"
#include "ui/torri/seen.h"
#include "ui/torri/stage.h"
#include "ui/torri/tray.h"

namespace lucca::ui {

using namespace torri;

namespace {

// The tray's place; on a wide panel with the section over it, on a low one with the cells of more than two players.
Rect warningRoom(const StageLayout& layout, const State& state) {
  if (layout.wide) return join(layout.section, layout.tray);
  if (!layout.low) return layout.tray;
  const int top = raceHeight(state.players() > 2 ? 0 : 2);
  return makeRect(layout.tray.x, top, layout.tray.w, layout.tray.bottom() - top);
}

}  // namespace

Rect TorriStage::drawWarned(const Table& table, Canvas& canvas) {
  const State& state = stateOf(table);
  const TurnLoss& loss = coach_.loss();
  const StageLayout layout = layoutAt(table, canvas);
  const CityMeasures measures = cityMeasures(layout, state.size());
  CityMarks marks;
  marks.cursor = lotOf(coach_.mark());
  marks.kind = CityMarks::Cursor::Danger;
  marks.flag = highestTower(state, colourOfSeat(state, table.seat()));
  if (loss.kind == Loss::Struck) {
    marks.hand = true;
    marks.colour = colourOf(coach_.mark());
    marks.block = blockAt(state, loss.tower);
    marks.blockGround = marks.otherGround = kDangerGround;
  }
  cursor_.camera = measures.follow(cursor_.camera, marks.cursor);
  drawCity(canvas, {state, measures, cursor_.camera, marks});
  drawRace(canvas, layout, table, state, table.seat(), kColours, &cursor_.threats(state, kThreatsAtOnce));
  drawSideSection(canvas, layout, state, loss.tower);
  drawSupply(canvas, layout, state, {});
  return warningRoom(layout, state);
}

}  // namespace lucca::ui
