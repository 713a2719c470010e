// The colours of the stage besides those of the theme. host_tests/ui/test_palette.cpp tests that every eye can tell
// neighbouring ones apart.
#pragma once

#include "ui/look/theme.h"

namespace lucca::ui {

inline constexpr Colour kPaleWindow = rgb(0xCDE2EE);  // may still score
inline constexpr Colour kLitWindow = rgb(0xFFDA4A);   // scored
inline constexpr Colour kGold = kLitWindow;           // points that were gained, the lead
inline constexpr Colour kWildGround = rgb(0x3A2C4F);

inline constexpr Colour kStreet = rgb(0xBDA17B);
inline constexpr Colour kScaffold = rgb(0x8B6541);
inline constexpr Tint kHedge = tint(0x90B85A, 0x35502A), kBush = tint(0x6E9A48, 0x22381A);
inline constexpr Tint kBrick = kTerracotta, kMortar = kTerracottaDark;
inline constexpr Colour kCoping = rgb(0xDE8D6A);
inline constexpr Colour kOldBrick = rgb(0xA87E84), kOldMortar = rgb(0x6B4A50), kOldCoping = rgb(0xC4A4A8);
inline constexpr Colour kBastionStone = rgb(0x4E2015), kBastionLight = rgb(0x9A5240);
inline constexpr Tint kHeld = kAccent;  // the label of walls that hold; kWarning: that fall

inline constexpr Colour kComputerBar = rgb(0x4A3831), kComputerEdge = rgb(0x342720);

// The towers of the final count: windows, parties; walls are bricks, street numbers white.
inline constexpr Colour kWindowsStone = rgb(0xEEC869);
inline constexpr Tint kPartyCloth = kAccent;

struct SkyColours {
  Colour high, low, sun, hill, farHill;
};
// Morning, noon, afternoon, sunset.
inline constexpr SkyColours kSkies[] = {
    {rgb(0xC4D8F0), rgb(0xF6E6DC), rgb(0xFFF0CE), rgb(0xA2B6A0), rgb(0xB4C4B2)},
    {rgb(0xCDE2EE), rgb(0xEEEADE), rgb(0xFFF0C4), rgb(0x9CB294), rgb(0xAEC2A6)},
    {rgb(0xD4E0D8), rgb(0xF0E6C4), rgb(0xFFEBB4), rgb(0xACA476), rgb(0xBCB48A)},
    {rgb(0xF6E2BD), rgb(0xF6B47E), rgb(0xFFDE9A), rgb(0xBD836A), rgb(0xCD9D7B)},
};
inline constexpr SkyColours kNightSky = {rgb(0x16203F), rgb(0x4A5478), rgb(0xF6F0D0), rgb(0x2A3048),
                                         rgb(0x343C58)};

}  // namespace lucca::ui
