// What the shell knows about Torri (ui/stage/game_row.h).
#pragma once

#include "ui/stage/game_row.h"

namespace lucca::ui {

extern const GameRow kTorriRow;
extern const Guide kTorriGuide;

}  // namespace lucca::ui
