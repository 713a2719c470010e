// The look: warm stone and terracotta, ink-dark text, verdigris as the one accent; or, as a setting, the same
// with the strongest contrast. The seats' colours, like the games' own (ui/palazzi/palace_colours.h,
// ui/torri/brick_colours.h), keep their distance for the common kinds of colour blindness in both
// (host_tests/ui/test_palette.cpp) and never speak alone: each has an emblem (ui/look/emblems.h).
#pragma once

#include "drawing/colour.h"

namespace lucca::ui {

enum class Theme : uint8_t { Stone, Contrast };
inline constexpr int kThemes = 2;

void setTheme(Theme theme);
bool isHighContrast();

// A colour in both themes. Drawing code asks for the one of the current theme, so it never becomes a constant Colour.
struct Tint {
  Colour stone, contrast;
  operator Colour() const { return isHighContrast() ? contrast : stone; }
};
constexpr Tint tint(uint32_t stone, uint32_t contrast) { return {rgb(stone), rgb(contrast)}; }

inline constexpr Tint kPaper = tint(0xF6EDDD, 0xFFFFFF);       // the ground of every screen
inline constexpr Tint kStone = tint(0xE7D8BE, 0xEDE6D8);       // panels on it, the footer
inline constexpr Tint kStoneDark = tint(0xC9B491, 0xA29686);   // lines, edges
inline constexpr Tint kInk = tint(0x2B2118, 0x000000);         // text
inline constexpr Tint kInkSoft = tint(0x6A5745, 0x3A3028);     // second-rank text
inline constexpr Tint kTerracotta = tint(0xA8452E, 0x7A2A18);  // title bar, roofs
inline constexpr Tint kTerracottaDark = tint(0x7C2F1E, 0x4A150A);
inline constexpr Tint kAccent = tint(0x1B6A60, 0x0B4A43);  // the cursor and chosen things
inline constexpr Tint kAccentSoft = tint(0xBFD8CC, 0xBFD8CC);
inline constexpr Tint kOnDark = tint(0xFFF8EA, 0xFFFFFF);   // text on terracotta and accent
inline constexpr Tint kWarning = tint(0xA32015, 0x7A0C04);  // a refusal

inline constexpr int kSeatColours = 6;
inline constexpr Tint kSeatColour[kSeatColours] = {tint(0xA1450D, 0x861600), tint(0x234F50, 0x002F3F),
                                                   tint(0xEECF36, 0xF0BC00), tint(0x81C8F3, 0x72AEE0),
                                                   tint(0x670297, 0x7003B4), tint(0xF2F0E8, 0xFFFFFF)};
inline constexpr int kWhiteSeat = 5;
inline constexpr Tint kOnSeatColour[kSeatColours] = {kOnDark, kOnDark, kInk, kInk, kOnDark, kInk};

}  // namespace lucca::ui
