// Nim's computer player: it leaves rows whose sum without carries is zero, where it can.
#pragma once

#include "engine/bots/minds.h"

namespace lucca::nim {

inline constexpr uint8_t kReasonKinds = 2;  // one reason: it was the best

Mind* beginMind(std::span<std::byte> workspace, const AnyView& view, Level level, uint32_t seed,
                uint32_t budget, Intent& intent);

}  // namespace lucca::nim
