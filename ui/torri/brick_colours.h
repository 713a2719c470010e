// The four colours of the bricks.
#pragma once

#include "ui/look/theme.h"

namespace lucca::ui {

inline constexpr int kBrickColours = 4;  // white, black, red, blue
inline constexpr Tint kBrickColour[kBrickColours] = {tint(0xFBF7EE, 0xFFFFFF), tint(0x2B2622, 0x101010),
                                                     tint(0xC4412C, 0xA32C0F), tint(0x2F6FBF, 0x1248C0)};
inline constexpr Tint kOnBrickColour[kBrickColours] = {kInk, kOnDark, kOnDark, kOnDark};

}  // namespace lucca::ui
