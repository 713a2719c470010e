// A game of Torri played by keys on `device`.
#pragma once

#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/game_walk.h"
#include "host_tests/ui/harness/one_device.h"
#include "host_tests/ui/harness/seen.h"

namespace lucca::ui::test {

using namespace lucca::torri;
using torri::lotOf;  // pictures of Palazzi have one, too
using enum Button;

inline const State& state() { return stateOf(session()); }

// Without the question whether a turn is over, unless told.
inline void start(Panel panel, int size, int players, bool switches, bool asks = false) {
  device = std::make_unique<Device>(panel);
  device->app().settings.askBeforeEnd = asks;
  startPeople(*device, GameId::Torri, players,
              {{kSizeOption, static_cast<uint8_t>(size / 2 - 3)}, {kSwitchOption, switches}});
}

// Where the cursor is, from the place that is saved.
inline Lot cursor() { return static_cast<Lot>(placeOf(device->app()) & 0xFF); }
inline Brick held() { return static_cast<Brick>(placeOf(device->app()) >> 8 & 3); }

// A legal brick, rather a floor, from the state alone.
inline Action anyBrick(Rng& rng) {
  const ActionList& legal = session().legal();
  Action best = legal[rng.below(static_cast<uint32_t>(legal.size()))];
  for (int i = 0; i < 16; ++i) {
    const Action other = legal[rng.below(static_cast<uint32_t>(legal.size()))];
    if (heightAt(state(), lotOf(other)) > heightAt(state(), lotOf(best))) best = other;
  }
  return best;
}

// Builds it by keys; the presses besides the cursor's.
inline int buildByKeys(Action brick) {
  while (held() != colourOf(brick)) device->press(Right);
  device->press(A);
  while (columnOf(cursor()) != columnOf(lotOf(brick))) device->press(Right);
  while (cursor() != lotOf(brick)) {
    device->press(Up);
    if (columnOf(cursor()) != columnOf(lotOf(brick))) device->press(Left);
  }
  device->press(A);
  return 2;
}

}  // namespace lucca::ui::test

// Tests of Torri's screens are written with these names.
using namespace lucca::torri;
using enum Button;
