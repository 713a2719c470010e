// The signs beside every colour, drawn at any size: the players' emblems, which are heraldic things, and plainer
// ones for a game's own colours.
#pragma once

#include <cstdint>

#include "drawing/canvas.h"
#include "ui/look/paint.h"
#include "ui/words/text.h"

namespace lucca::ui {

enum class Emblem : uint8_t { Tower, Sun, Tree, Crown, Moon, Star, Key, Flower };
inline constexpr int kEmblems = 8;
// The emblems of new players, seat by seat; none of them is also the sign of a palace.
inline constexpr Emblem kFirstEmblems[] = {Emblem::Tower, Emblem::Flower, Emblem::Tree, Emblem::Crown,
                                           Emblem::Moon};
Text emblemName(Emblem emblem);

// All signs; the first are the emblems.
enum class Shape : uint8_t { Sun = 1, Star = 5, Diamond = kEmblems, Trefoil, Drop, Cross };

// Inside the circle of `radius` round (x, y). The paint's `ground` is the colour below, for parts that are cut out.
void drawShape(Canvas& canvas, Shape shape, int x, int y, int radius, Paint paint);
void drawEmblem(Canvas& canvas, Emblem emblem, int x, int y, int radius, Paint paint);
// A disc with the emblem on it: a player.
void drawMedallion(Canvas& canvas, Emblem emblem, int x, int y, int radius, Paint paint);

}  // namespace lucca::ui
