// The bars at the head and the foot of a screen, the notes over it, and a player in a row.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "ui/look/paint.h"
#include "ui/look/theme.h"
#include "ui/stage/game_ui.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

class App;

// Ground and title bar.
void drawTitle(Canvas& canvas, std::string_view title, std::string_view right = {});
// The same with a player: medallion in the colours of that view, name, and at the right some words or how he stands.
void drawTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat, std::string_view right);
void drawStatusTitle(App& app, Canvas& canvas, const AnyView& view, Seat seat);
// The battery's charge, in the title bar at the right when the board knows it; a bolt beside it while charging.
void drawBattery(App& app, Canvas& canvas);

// "A Choose   B Back": a key's sign and its word; the words that are empty are left out. Help and menu at the right.
void drawFooter(App& app, Canvas& canvas, const KeyHints& hints);
void drawFooter(App& app, Canvas& canvas, std::string_view a, std::string_view b);
void drawFooter(App& app, Canvas& canvas, Text a, Text b);

// A note over the foot of the screen, or over its head when what it speaks of, `about`, lies below; `refusal` in the
// colour of a warning.
void drawToast(Canvas& canvas, std::string_view words, bool refusal, const Rect& about);

// A line or two about the choice under the cursor, at the foot of the body. Returns the body that is left above.
Rect drawNote(Canvas& canvas, const Rect& body, std::string_view words);

// The colours of a seat as they were chosen.
Paint seatPaint(const SeatInfo& seat);
// A player in a row: medallion and name.
void drawPlayer(Canvas& canvas, const Rect& box, const SeatInfo& seat, Paint paint, Colour text = kInk);

}  // namespace lucca::ui
