// The pictures of a match: its table, and who won it. The people's names are those of the session's game.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

// A column a game and one for the sum, the leader first; below it who leads and what comes, where there is room.
void drawTourneyTable(App& app, Canvas& canvas, const Rect& area);

// The crown comes down, then the fireworks go up; in ms at normal speed.
inline constexpr uint32_t kTourneyWonMs = 1800;
// The whole screen above the bottom line.
void drawTourneyWon(App& app, Canvas& canvas);

}  // namespace lucca::ui
