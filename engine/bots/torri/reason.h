// Why a decision was made, from what it and the rest of the turn do to the appraisal, and from what a search saw.
#pragma once

#include "engine/bots/torri/reasons.h"
#include "engine/bots/torri/turn_search.h"

namespace lucca::torri {

// `turn` begins with `action` when that places a brick. `value` is what the decision is worth in the end: at or above
// kWon / 2 in size only when every line that was looked at ends the game.
Reason reasonFor(const Scale& scale, const State& state, Action action, const Turn& turn, int value);

}  // namespace lucca::torri
