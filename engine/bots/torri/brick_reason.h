// The reason for a single brick, in a turn that neither wins nor stops a rival.
#pragma once

#include "engine/bots/torri/reasons.h"
#include "engine/bots/torri/turn_search.h"

namespace lucca::torri {

// `turn` begins with `action`, which places a brick.
Reason reasonForBrick(const Scale& scale, const State& state, Action action, const Turn& turn);

}  // namespace lucca::torri
