// Small drawings of cards, palaces, walls and bricks for the rule pages: side views that read at a glance.
#pragma once

#include <string_view>

#include "drawing/canvas.h"

namespace lucca::ui {

// A palace card as a storey: its colour with sign, windows in the middle, shields at the right, the number's plate at
// the left when `number` is not 0.
struct Storey {
  uint8_t colour;  // 0..5; kGoldStorey: a wild card
  uint8_t windows, shields;
  uint16_t number = 0;
};
inline constexpr uint8_t kGoldStorey = 6;
void drawStorey(Canvas& canvas, const Rect& box, const Storey& storey);

enum class Roof : uint8_t { None, Completed, Opened };
// Storeys upwards from the bottom at y; the first is the lowest card. An opened palace flies a flag.
void drawPalace(Canvas& canvas, int x, int bottom, int width, int storeyHeight, const Storey* storeys,
                int count, Roof roof);

void drawWallPiece(Canvas& canvas, const Rect& box);
void drawBastionPiece(Canvas& canvas, const Rect& box);

// A brick, and a stack of them from the bottom up: w(hite), k (black), r(ed), b(lue). `ghost`: only its outline.
void drawBrick(Canvas& canvas, const Rect& box, int colour);
void drawGhost(Canvas& canvas, const Rect& box);
void drawStack(Canvas& canvas, int x, int bottom, int width, int height, std::string_view bricks);
int brickOf(char letter);

// Points to the right, between two frames of a picture.
void drawArrow(Canvas& canvas, int x, int y, int length);
void drawTick(Canvas& canvas, int x, int y, bool good);

}  // namespace lucca::ui
