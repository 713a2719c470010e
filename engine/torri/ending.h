// Victories and the end of the game (rules, section 5).
#pragma once

#include "engine/torri/rules.h"

namespace lucca::torri {

// The seat in turn has won if its colour has a victory now: goes to Finish, and true.
bool checkVictory(State& state);

void finish(State& state, EndReason reason);

}  // namespace lucca::torri
