// Why a decision was made, from what it and the rest of the turn do to the appraisal.
#pragma once

#include "engine/bots/torri/reasons.h"
#include "engine/bots/torri/turn_search.h"

namespace lucca::torri {

// `turn` begins with `action` when that places a brick.
Reason reasonFor(const Scale& scale, const State& state, Action action, const Turn& turn);

}  // namespace lucca::torri
