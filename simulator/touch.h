// The meaning of a finger on the glass: which key of the bottom line lies under it, and where the cursor is. Everything is
// read from the picture's own words, so there is no second layout of any screen.
#pragma once

#include "drivers/keys.h"
#include "simulator/screen_words.h"

namespace lucca::simulator {

// A key of the bottom line, as the pads to press. No pads: there is no key at that place.
struct TouchedKey {
  PadSet first = 0;   // pressed before the others and kept down: A or B of a chord; 0: none
  PadSet pads = 0;    // pressed and let go
  bool held = false;  // kept down for as long as a held key needs
};

// How a button is pressed on a board with these keys.
TouchedKey touchedKey(const KeyStroke& stroke);

// The key whose sign or word lies at `x`, `y`, in pixels of the panel. A sign for two directions is cut in the middle.
TouchedKey keyAt(const ScreenWords& words, int x, int y);

}  // namespace lucca::simulator
