// A player on the screen: in the title bar, and in a row.
#pragma once

#include <string_view>

#include "engine/game/game.h"
#include "ui/game/plan.h"
#include "ui/look/paint.h"
#include "ui/look/theme.h"
#include "ui/widgets/bars.h"

namespace lucca::ui {

class App;

// The ground and a title bar with a player: medallion in the colours of that view, name, and at the right some words.
void drawTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat, std::string_view right);
// The same with how he stands at the right.
void drawStatusTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat);

// The colours of a seat as they were chosen.
Paint seatPaint(const SeatInfo& seat);
// A player in a row: medallion and name.
void drawPlayer(Canvas& canvas, const Rect& box, const SeatInfo& seat, Paint paint, Colour text = kInk);

}  // namespace lucca::ui
