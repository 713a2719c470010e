// The signs that stand beside every colour, drawn from shapes at any size: those of players (heraldic things), of the
// six palace colours and of the four brick colours.
#pragma once

#include <cstdint>

#include "drawing/canvas.h"
#include "ui/look/paint.h"
#include "ui/words/text.h"

namespace lucca::ui {

enum class Emblem : uint8_t { Tower, Sun, Tree, Crown, Moon, Star, Key, Flower };
inline constexpr int kEmblems = 8;
Text emblemName(Emblem emblem);

// Inside the circle of `radius` round (x, y). `ground` is the colour below, for what is cut out.
void drawEmblem(Canvas& canvas, Emblem emblem, int x, int y, int radius, Paint paint);
// A disc with the emblem on it: a player.
void drawMedallion(Canvas& canvas, Emblem emblem, int x, int y, int radius, Paint paint);

// The sign of a palace colour (0..5) and of a brick colour (0..3), inside the circle, in `colour`.
void drawPalaceSign(Canvas& canvas, int palaceColour, int x, int y, int radius, Colour colour);
void drawBrickSign(Canvas& canvas, int brickColour, int x, int y, int radius, Paint paint);

}  // namespace lucca::ui
