// The facts about Palazzi for the shell: its row (ui/stage/game_row.h), and the parts of the row that have sources of their own.
#pragma once

#include "ui/stage/game_row.h"
#include "ui/stage/puzzle_face.h"

namespace lucca::ui {

extern const GameRow kPalazziRow;
extern const SetupRow kPalazziSetup;      // setup.cpp
extern const Guide kPalazziGuide;         // guide.cpp
extern const PuzzleFace kPalazziPuzzles;  // puzzles.cpp

}  // namespace lucca::ui
