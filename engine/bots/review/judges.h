// The table of judges: one for each game.
#pragma once

#include <span>

#include "engine/bots/review/judge.h"

namespace lucca {

std::span<const JudgeRow> judges();
// Null when the game has no judge.
const JudgeRow* findJudge(GameId game);

}  // namespace lucca
