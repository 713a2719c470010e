// The tray below the city, or beside it: the bricks of the supply while one is placed; what a switch would bring at the
// end of a turn; and a line about a struggle or a prisoner.
#pragma once

#include <span>

#include "ui/torri/pictures/city_measures.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

// The slot of its cursor: the other one belongs to the lots.
inline constexpr int kTrayCursor = 1;

struct TrayMarks {
  int chosen = torri::kColours;      // a colour, or none
  bool held = false;                 // it is in the hand: the lot is being chosen
  torri::ColourSet fits = 15;        // colours that can be placed anywhere
  torri::Lot stack = torri::kNoLot;  // the colours tell how many floors still fit there
};

// Draws the ground of the tray; returns its free part.
Rect drawTrayGround(Canvas& canvas, const StageLayout& layout, const torri::State& state);
// Returns the cell of the colour that the cursor is on; empty: it is elsewhere.
Rect drawSupply(Canvas& canvas, const StageLayout& layout, const torri::State& state, const TrayMarks& marks);
// At most three colours with tower and prisoners each, the first one's own. Returns the chosen one's cell.
Rect drawColours(Canvas& canvas, const StageLayout& layout, const torri::State& state,
                 std::span<const torri::Brick> colours, int chosen);

// How many prisoners the player would hold then, of how many that win; the prisoner's brick beside it.
void drawPrisonerTray(Canvas& canvas, const StageLayout& layout, const torri::State& state,
                      torri::Brick prisoner, int then);

}  // namespace lucca::ui
