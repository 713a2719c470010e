#include "ui/torri/cursor.h"

#include "engine/torri/query.h"
#include "ui/torri/pictures/corner_picture.h"

namespace lucca::ui {

using namespace torri;

void TorriCursor::begin(const State& state) {
  choosingLot = false;
  if (state.turn != offersAllAt) offersAllAt = 0;
  enterCity(state);
}

void TorriCursor::beginTurn(const State& state, Seat seat, Lot own) {
  lot = lotAt(state.size() / 2, state.size() / 2);
  if (const Lot tower = highestTower(state, colourOfSeat(state, seat)); tower != kNoLot) lot = tower;
  if (state.turn > state.players() && own != kNoLot && inCity(state, own) && heightAt(state, own) > 0)
    lot = own;
}

namespace {

uint32_t digestOf(const State& state) {
  const auto* bytes = reinterpret_cast<const uint8_t*>(&state);
  uint32_t digest = 2166136261u;
  for (std::size_t i = 0; i < sizeof state; ++i) digest = (digest ^ bytes[i]) * 16777619u;
  return digest;
}

}  // namespace

StruggleForesight& TorriCursor::foresight(const State& state, Action placement) {
  const uint32_t digest = digestOf(state);
  if (digest != foreseen_ || placement.bits != placement_) {
    foreseen_ = digest;
    placement_ = placement.bits;
    foresight_.begin(state, placement, colourOfSeat(state, seatInTurn(state)));
  }
  return foresight_;
}

const Threats& TorriCursor::threats(const State& state, int steps) {
  const uint32_t digest = digestOf(state);
  if (digest != threatened_) {
    threatened_ = digest;
    threats_.begin(state);
    restsAt_ = 0;
  }
  if (!threats_.over()) threats_.advance(state, steps);
  return threats_;
}

const Threats& TorriCursor::threatsDrawn(const State& state, bool whole) {
  restsAt_ = 0;
  const bool before = threats(state, 0).over();
  const Threats& found = threats(state, kThreatsAtOnce);
  unshown_ = !whole && (unshown_ || (!before && found.over()));
  return found;
}

bool TorriCursor::ponderThreats(const State& state, std::size_t entries) {
  if (restsAt_ == entries + 1) return false;
  const bool before = threats(state, 0).over();
  const bool news = threats(state, kThreatsBetween).over() && (!before || unshown_);
  unshown_ = unshown_ && !news;
  restsAt_ = threats_.over() && !news && !unshown_ ? entries + 1 : 0;
  return news;
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
