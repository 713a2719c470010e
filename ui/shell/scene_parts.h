// The parts of a screen as a scene uses them: with the board's keys, its battery and the sounds of the app.
#pragma once

#include "ui/widgets/widgets.h"

namespace lucca::ui {

class App;
class Screen;

// The keys of the board with help and menu, as this screen has them.
BoardKeys boardKeys(const Screen& screen);
// The bottom line of a scene.
void drawFooter(App& app, Canvas& canvas, const BottomLine& line);
void drawFooter(App& app, Canvas& canvas, Text a, Text b, ButtonSet moves = kUpDown);
void drawBattery(App& app, Canvas& canvas);

// B leads back, with a sound. False: the event is another.
bool wentBack(App& app, const Event& event);

// Changes the volume with one press, on screens that need left and right for nothing else: left is silence, right is louder,
// and after the loudest comes the softest.
void turnVolume(App& app, int step);

// Up and down move the cursor, with a sound. False: the event is another.
bool moveCursor(App& app, Menu& menu, const Event& event);

}  // namespace lucca::ui
