// A page that uses nearly every drawing call of TFT_eSPI and TFT_eSprite: what a maker looks at on a new board, and what the
// tests compare between a sprite, the display and the emulated panel. It fits 240 x 135 and more.
#pragma once

#include "drivers/tft_espi/include/TFT_eSPI.h"

namespace lucca {

// Needs about 6 kB of sprite memory. The display must have been started.
void drawTftPage(TFT_eSPI& tft);

// The part of it that looks the same wherever it is drawn.
void drawTftShapes(TFT_eSPI& tft);

// A few letters in Adafruit's format: A, B, and C, which hangs below the line and leans to the left.
const GFXfont& sampleFreeFont();

}  // namespace lucca
