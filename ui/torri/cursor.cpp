#include "ui/torri/cursor.h"

#include "engine/torri/query.h"

namespace lucca::ui {

using namespace torri;

void TorriCursor::begin(const State& state) {
  choosingLot = false;
  if (state.turn != offersAllAt) offersAllAt = 0;
  enterCity(state);
}

void TorriCursor::enterCity(const State& state) {
  if (!inCity(state, lot)) lot = lotAt(state.size() / 2, state.size() / 2);
}

bool TorriCursor::setPlace(const State& state, uint32_t place) {
  const Lot saved = static_cast<Lot>(place & 0xFF);
  if (!inCity(state, saved)) return false;
  lot = saved;
  colour = static_cast<Brick>(place >> 8 & 3);
  choosingLot = state.phase == Phase::Place && (place >> 10 & 1);
  return true;
}

}  // namespace lucca::ui
