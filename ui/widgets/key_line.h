// The keys of the bottom line, with the signs of the board: on four keys the strokes, "A+XY" for A held and X or Y
// pressed. Every key that does something is there; words give way where there is no room, signs last.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "drivers/keys.h"
#include "ui/look/theme.h"

namespace lucca::ui {

inline constexpr ButtonSet kUpDown = buttonBit(Button::Up) | buttonBit(Button::Down);
inline constexpr ButtonSet kLeftRight = buttonBit(Button::Left) | buttonBit(Button::Right);
inline constexpr ButtonSet kArrows = kUpDown | kLeftRight;

struct KeyLine {
  KeyLayout layout = KeyLayout::Eight;
  std::string_view a = {}, b = {};  // what they do; empty: nothing
  ButtonSet moves = 0;              // the directions that do something,
  std::string_view move = {};       // and what
  ButtonSet more = 0;               // X and Y, where they do something
  std::string_view x = {}, y = {};  // and what
  ButtonSet held = 0;               // those of them that lead on when held: a line below the sign
  bool wordsOfA = true;             // false: the sign alone, for its words stand elsewhere
  Colour ink = kInk, soft = kInkSoft;
  bool tight = false;  // four keys' strokes under one sign, where there are no words beside them
};

// How a key is pressed on this board: its sign.
std::string_view signOf(KeyLayout layout, Button button);
// The width of the sign, and the sign from x on; strokes of several keys have a ground of their own.
int signWidth(KeyLayout layout, Button button);
int drawSign(Canvas& canvas, const Rect& box, int x, KeyLayout layout, Button button, Colour ink);

// A and B at the left, the others at the right. Returns the keys that are there.
ButtonSet drawKeyLine(Canvas& canvas, const Rect& box, const KeyLine& line);
// The same without A and B, as signs alone; `x` becomes where they begin.
int moreWidth(const KeyLine& line);
ButtonSet drawMoreKeys(Canvas& canvas, const Rect& box, const KeyLine& line, int& x);

}  // namespace lucca::ui
