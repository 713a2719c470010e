// The facts about Torri for the shell: its row (ui/stage/game_row.h), and the parts of the row that have sources of their own.
#pragma once

#include "ui/stage/game_row.h"
#include "ui/stage/puzzle_face.h"

namespace lucca::ui {

extern const GameRow kTorriRow;
extern const SetupRow kTorriSetup;      // setup.cpp
extern const Guide kTorriGuide;         // guide.cpp
extern const PuzzleFace kTorriPuzzles;  // puzzles.cpp

}  // namespace lucca::ui
