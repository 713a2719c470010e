// The bottom line of every screen: what the keys do, with the signs of the board. The words of A and B come first; then the
// signs of the other keys, as far as there is room. On four keys a sign is a stroke, "A+XY" for A held and X or Y pressed,
// and while A or B is held the line shows its strokes alone, with their words.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "drivers/keys.h"
#include "ui/look/theme.h"
#include "ui/widgets/key_signs.h"

namespace lucca::ui {

inline constexpr ButtonSet kUpDown = buttonBit(Button::Up) | buttonBit(Button::Down);
inline constexpr ButtonSet kLeftRight = buttonBit(Button::Left) | buttonBit(Button::Right);
inline constexpr ButtonSet kArrows = kUpDown | kLeftRight;

// Its contents. The views must stay valid until the line is drawn; texts of the tables always do.
struct BottomLine {
  std::string_view a = {},
                   b = {};       // what the keys do, one or two short words each; empty: the key does nothing
  std::string_view arrows = {};  // what the arrows do; empty: their signs alone
  ButtonSet moves = 0;           // the arrows that do something; default: none

  // How its parts share the line.
  enum class Style : uint8_t {
    Even,   // A and B with their words at the left, the other keys at the right
    Leads,  // what A does in large letters at the left, B and the other keys at the right
  };
  Style style = Style::Even;

  // ---- With Style::Leads only
  std::string_view brief = {};   // in place of `b`, where that has no room; empty: nothing shorter
  std::string_view briefA = {};  // in place of `a`, where `b` has no room beside it; empty: nothing shorter
  bool refused = false;          // A does nothing: its sign is struck out, and `a` says why
  // A acts by itself after a while: the words lie in a gauge that is so full, in percent, with `left` at its end; -1: no gauge.
  int8_t gauge = -1;
  std::string_view left = {};
};

// The keys of the board, and what the shell does with X and Y on this screen.
struct BoardKeys {
  KeyLayout layout = KeyLayout::Eight;
  ButtonSet more = 0;               // X and Y, where they do something
  std::string_view x = {}, y = {};  // what they do
  ButtonSet held = 0;               // those of them that lead on when held: a line below the sign
  ButtonSet looked = 0;             // A or B, held on four keys: the line shows its strokes
};

// Draws the line on its ground, `footer`, inside of `foot`, which the panel's corners leave. Returns the keys that are
// named in it.
ButtonSet drawBottomLine(Canvas& canvas, const Rect& footer, const Rect& foot, const BoardKeys& keys,
                         const BottomLine& line);

}  // namespace lucca::ui
