// The facts about Nim for the shell (ui/stage/game_row.h).
#pragma once

#include "ui/stage/game_row.h"

namespace lucca::ui {

extern const GameRow kNimRow;

}  // namespace lucca::ui
