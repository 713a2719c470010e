// A player for the PC only, to measure master against: it asks master and hard several times with different seeds. If they
// disagree, it plays every proposal to the end of the game many times, with hard in all seats.
#pragma once

#include <memory>

#include "tools/arena/contender.h"

namespace arena {

// `playouts` of each proposal before the worse half is dropped; 0: the usual number.
std::unique_ptr<Contender> makeReference(uint32_t playouts);

}  // namespace arena
