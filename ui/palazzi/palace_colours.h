// The six colours of the palaces, and the sign of each.
#pragma once

#include "ui/look/emblems.h"
#include "ui/look/theme.h"

namespace lucca::ui {

inline constexpr int kPalaceColours = 6;  // red, yellow, green, blue, violet, grey
inline constexpr Tint kPalaceColour[kPalaceColours] = {tint(0xDF3408, 0xB60200), tint(0xFAD03B, 0xFFC40C),
                                                       tint(0x3EC76D, 0x28AE70), tint(0x383EB1, 0x0A2478),
                                                       tint(0xA469AB, 0xD87BF0), tint(0xB7C7C5, 0xE0E6E8)};
// Text and signs on a palace colour.
inline constexpr Tint kOnPalaceColour[kPalaceColours] = {
    kOnDark, kInk, kInk, kOnDark, tint(0xFFF8EA, 0x000000), kInk};

// Inside the circle of `radius` round (x, y), in `colour`.
void drawPalaceSign(Canvas& canvas, int palaceColour, int x, int y, int radius, Colour colour);

}  // namespace lucca::ui
