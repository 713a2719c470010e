// The bars at the head and the foot of a screen, and the notes over it.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "drivers/battery.h"
#include "ui/widgets/bottom_line.h"
#include "ui/widgets/layout.h"
#include "ui/words/text.h"

namespace lucca::ui {

// Ground and title bar.
void drawTitle(Canvas& canvas, std::string_view title, std::string_view right = {});
// The battery's charge, in the title bar at the right when the board knows it; a bolt beside it while charging.
void drawBattery(Canvas& canvas, const Battery& battery);

// A note over the foot of the screen, or elsewhere if it would cover its subject `about`; `refusal`: in the colour of a
// warning; `low`: rather beside the subject or directly above it than at the top.
void drawToast(Canvas& canvas, std::string_view words, bool refusal, const Rect& about, bool low = false);

// A line or two about the choice under the cursor, at the foot of the body. Returns the body that is left above.
Rect drawNote(Canvas& canvas, const Rect& body, std::string_view words);

}  // namespace lucca::ui
