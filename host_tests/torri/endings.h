// Assertions about games of Torri that are over, or are not.
#pragma once

#include <unity.h>

#include "host_tests/torri/play.h"

namespace lucca::torri::test {

inline void over(State& state, EndReason reason, SeatSet winners) {
  settle(state);
  TEST_ASSERT_EQUAL(kOver, toMove(state));
  TEST_ASSERT_EQUAL(0, countLegal(state));
  refused(state, place(kW, lot("a1")), Verdict::GameOver);
  TEST_ASSERT_EQUAL(static_cast<int>(reason), result(state).reason);
  TEST_ASSERT_EQUAL_HEX8(winners, result(state).winners);
}

inline void goesOn(State state) {
  settle(state);
  TEST_ASSERT_EQUAL(Phase::Place, state.phase);
}

}  // namespace lucca::torri::test
