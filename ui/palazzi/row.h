// What the shell knows about Palazzi (ui/stage/game_row.h).
#pragma once

#include "ui/stage/game_row.h"

namespace lucca::ui {

extern const GameRow kPalazziRow;
extern const Guide kPalazziGuide;

}  // namespace lucca::ui
