// Torri's row in the table of minds (engine/bots/minds.h).
#pragma once

#include "engine/bots/mind.h"

namespace lucca::torri {

Mind* beginMind(std::span<std::byte> workspace, const AnyView& view, Level level, uint32_t seed,
                uint32_t budget, Intent& intent);

}  // namespace lucca::torri
