// The common part of the pictures of Torri's decisions.
#pragma once

#include "ui/torri/cursor.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/shot.h"

namespace lucca::ui {

// The seat that is to move; at the question whether the turn is over, the seat that is asked, though the state already
// belongs to the next one.
Seat activeSeat(const Table& table, const torri::State& state);
// The city, with the brick that has just been decided on its way.
void drawPosition(const Shot& shot, TorriCursor& cursor, CityMarks& marks);
// The warning that another seat wins next, or, with `threats`, could get high enough; it leaves the cursor and `card` in
// sight.
void drawWarning(const Shot& shot, const TorriCursor& cursor, const Rect& card,
                 const torri::Threats* threats = nullptr);
// Notes leave the tray in sight. On a low panel they go into the sky, or below the city where they hide less there.
void keepTrayClear(const Shot& shot);

}  // namespace lucca::ui
