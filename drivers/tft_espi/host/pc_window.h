// The window of a sketch, where there is SDL. Arrow keys and A, B, X, Y are the board's buttons.
#pragma once

#include "boards/board.h"
#include "drivers/tft_espi/host/picture.h"

namespace lucca::host {

bool openWindow(const Board& board);        // false when there is none to be had
bool showInWindow(const Picture& picture);  // false when it was closed
bool keyIsDown(int pin);
bool mouseIsDown(int& x, int& y);  // where, in the picture's pixels

}  // namespace lucca::host
