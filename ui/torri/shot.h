// One picture of Torri's stage being drawn: the panel's parts, the table and the state that is seen.
#pragma once

#include "ui/stage/table.h"
#include "ui/torri/pictures/city_measures.h"

namespace lucca::ui {

struct Shot {
  Canvas& canvas;
  const Table& table;
  const torri::State& state;
  StageLayout layout;
  CityMeasures measures;  // as they are now, with a camera on its way
  Camera camera;
  CityMeasures still;  // as they are at rest

  Motion& motion() const { return table.motion(); }
  // All of the panel is drawn.
  bool whole() const { return canvas.clip().w == canvas.width() && canvas.clip().h == canvas.height(); }
  Rect lotBox(torri::Lot lot) const { return still.lotBox(camera, lot); }
};

// The parts of the stage at this table: a puzzle's task has a band over the city.
inline StageLayout layoutAt(const Table& table, const Canvas& canvas) {
  return stageLayout(canvas.width(), canvas.height(), table.screen().line().book() ? kTaskBand : 0);
}

}  // namespace lucca::ui
