// How the keys of a board look: a disc with a letter or an arrow, or on four keys the strokes.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "drivers/keys.h"

namespace lucca::ui {

// How a key is pressed on this board: its sign.
std::string_view signOf(KeyLayout layout, Button button);
// The width of the sign in pixels.
int signWidth(KeyLayout layout, Button button);
// Draws it from x on; strokes of several keys have a ground of their own. Returns where it ends.
int drawSign(Canvas& canvas, const Rect& box, int x, KeyLayout layout, Button button, Colour ink);
// The signs of the arrows `moves`, at the right end of the box.
void drawArrowSigns(Canvas& canvas, const Rect& box, KeyLayout layout, ButtonSet moves, Colour ink);

// A key, or several that belong together, and what they do.
struct KeyPart {
  std::string_view sign, word;
  ButtonSet keys = 0;
  bool cap = false;   // letters on a ground of their own
  bool held = false;  // a line below the sign
};

// Several of them in a row.
struct KeyParts {
  KeyPart part[7];
  int count = 0;

  // A part without keys is left out.
  void add(const KeyPart& next) {
    if (next.keys != 0) part[count++] = next;
  }
  // The arrows `moves`; `word` says what they do, and belongs to left and right where there are both. `pairs`: all four of
  // them are two signs even without a word.
  void addArrows(KeyLayout layout, ButtonSet moves, std::string_view word, bool pairs = false);

  int width(int gap, const Font& font) const;
  // Draws them from x on; returns their keys.
  ButtonSet draw(Canvas& canvas, const Rect& box, int x, int gap, Colour ink, const Font& font) const;
};

KeyPart keyPart(KeyLayout layout, Button button, std::string_view word);

}  // namespace lucca::ui
