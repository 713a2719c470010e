// The screen in a terminal with 24-bit colour: a character cell shows two pixels, one above the other, and over them stand
// the screen's letters as real letters.
#pragma once

#include <string>

#include "simulator/picture.h"
#include "simulator/screen_words.h"

namespace lucca::simulator {

// For a terminal of that size; the caller puts its cursor into the corner first. Empty: it is too small.
std::string terminalPicture(const Picture& picture, const ScreenWords& words, int columns, int rows);

// The screen's words alone, for --plain.
class PlainScreen {
 public:
  // The lines to print now that the screen says this: all of it on a new screen, else what is new. The screen must
  // have not changed.
  std::string news(const ScreenWords& words);

 private:
  std::string before_;
};

}  // namespace lucca::simulator
