// The look: warm stone and terracotta, ink-dark text, verdigris as the one accent. The palace, brick and seat colours
// keep their distance for the common kinds of colour blindness (host_tests/ui/test_palette.cpp) and never speak alone:
// each has an emblem (ui/look/emblems.h).
#pragma once

#include "drawing/colour.h"

namespace lucca::ui {

inline constexpr Colour kPaper = rgb(0xF6EDDD);       // the ground of every screen
inline constexpr Colour kStone = rgb(0xE7D8BE);       // panels on it, the footer
inline constexpr Colour kStoneDark = rgb(0xC9B491);   // lines, edges
inline constexpr Colour kInk = rgb(0x2B2118);         // text
inline constexpr Colour kInkSoft = rgb(0x6A5745);     // second-rank text
inline constexpr Colour kTerracotta = rgb(0xA8452E);  // title bar, roofs
inline constexpr Colour kTerracottaDark = rgb(0x7C2F1E);
inline constexpr Colour kAccent = rgb(0x1B6A60);  // the cursor and what is chosen
inline constexpr Colour kAccentSoft = rgb(0xBFD8CC);
inline constexpr Colour kOnDark = rgb(0xFFF8EA);   // text on terracotta and accent
inline constexpr Colour kWarning = rgb(0xA32015);  // a refusal

inline constexpr int kPalaceColours = 6;  // red, yellow, green, blue, violet, grey
inline constexpr Colour kPalaceColour[kPalaceColours] = {rgb(0xDF3408), rgb(0xFAD03B), rgb(0x3EC76D),
                                                         rgb(0x383EB1), rgb(0xA469AB), rgb(0xB7C7C5)};
// Text and emblems on a palace colour.
inline constexpr Colour kOnPalaceColour[kPalaceColours] = {kOnDark, kInk, kInk, kOnDark, kOnDark, kInk};

inline constexpr int kBrickColours = 4;  // white, black, red, blue
inline constexpr Colour kBrickColour[kBrickColours] = {rgb(0xFBF7EE), rgb(0x2B2622), rgb(0xC4412C),
                                                       rgb(0x2F6FBF)};
inline constexpr Colour kOnBrickColour[kBrickColours] = {kInk, kOnDark, kOnDark, kOnDark};

inline constexpr int kSeatColours = 6;
inline constexpr Colour kSeatColour[kSeatColours] = {rgb(0xA1450D), rgb(0x234F50), rgb(0xEECF36),
                                                     rgb(0x81C8F3), rgb(0x670297), rgb(0xF2F0E8)};
inline constexpr Colour kOnSeatColour[kSeatColours] = {kOnDark, kOnDark, kInk, kInk, kOnDark, kInk};

}  // namespace lucca::ui
