// Palazzi's row in the table of judges.
#pragma once

#include "engine/bots/review/judge.h"

namespace lucca::palazzi {

uint16_t turnOf(const AnyState& state);
bool cardsDue(const AnyState& state);
Chances chancesAt(const AnyState& state);
bool canJudge(const AnyState& state);
Judge* beginJudge(std::span<std::byte> workspace, TurnWalk& walk, uint32_t seed);

inline constexpr JudgeRow kJudge = {GameId::Palazzi, turnOf,   cardsDue,  chancesAt,
                                    nullptr,         canJudge, beginJudge};

}  // namespace lucca::palazzi
