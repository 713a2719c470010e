// The device check's facts about a machine: a row for each, and all of them as a code for a phone.
#pragma once

#include "drivers/board_check.h"
#include "ui/shell/app.h"

namespace lucca::ui {

// How many facts there are: those of a board, or the few that every machine has.
int boardFacts(const App& app);
// Writes the value of a fact, and returns its label.
Text boardFact(const App& app, const Canvas& canvas, const BoardReading& reading, int fact, Phrase& value);
// The facts as a code, in letters and digits: "LUCCA 0.3.0/BOARD/RP2040 2/...". The code lies in the lent memory.
void drawBoardCode(App& app, Canvas& canvas, const Rect& area);
// The text of that code.
void boardReport(const App& app, const BoardReading& reading, Phrase& out);

}  // namespace lucca::ui
