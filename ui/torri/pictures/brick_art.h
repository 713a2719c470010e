// Bricks seen from the front, pixel by pixel: emblems at every size the city uses, digits, houses with gables, towers
// floor by floor under their battlements. A house never looks like a tower.
#pragma once

#include "drawing/canvas.h"
#include "engine/torri/query.h"
#include "ui/look/paint.h"

namespace lucca::ui {

Paint brickPaint(torri::Brick colour);
// The side that lies in the shade, and the top that lies in the light.
Colour brickShade(torri::Brick colour);
Colour brickLight(torri::Brick colour);

// The emblem of a colour with its middle at (x, y): `size` is 11, 9, 7, 5, or 3 for the low one of a floor.
void drawBrickEmblem(Canvas& canvas, torri::Brick colour, int x, int y, int size, Colour ink);
// A number in digits of 5 x 10, or 3 x 5 when `small`, from its top left corner. Returns its width.
int drawDigits(Canvas& canvas, int number, int x, int y, Colour ink, bool small = false);
int digitsWidth(int number, bool small = false);

// 9 x 11: a tower, and the window behind which prisoners sit. For the numbers of the race.
inline constexpr int kSignWidth = 9, kSignHeight = 11;
void drawTowerSign(Canvas& canvas, int x, int y, Colour ink);
void drawPrisonerSign(Canvas& canvas, int x, int y, Colour ink);

// A brick with its emblem, in a list.
void drawBrick(Canvas& canvas, const Rect& box, torri::Brick colour);
void drawPaleBrick(Canvas& canvas, const Rect& box, torri::Brick colour);

struct HouseSize {
  uint8_t width, wall, gable, emblem;

  constexpr int height() const { return wall + gable; }
};
struct TowerSize {
  uint8_t width, floor, cap, merlon;

  constexpr int height(int floors) const { return (floors - 1) * floor + cap + merlon; }
};

inline constexpr HouseSize kPeekHouse = {9, 7, 3, 5};

// `base` is the lowest row of the house.
void drawHouse(Canvas& canvas, int x, int base, const HouseSize& size, torri::Brick colour);
// One that is not meant now: only its outline and its emblem, in stone.
void drawPaleHouse(Canvas& canvas, int x, int base, const HouseSize& size, torri::Brick colour);
// Small, with a light edge, beside the tower that hides it.
void drawPeekHouse(Canvas& canvas, int x, int base, torri::Brick colour);
void drawPeekTower(Canvas& canvas, int x, int base, torri::Brick colour, int height);

// The bricks from the bottom up. `size.floor` may be smaller than the emblems need: then the floors are plain bands.
// `number`: the height on the cap; 0: the cap carries the emblem alone.
void drawTower(Canvas& canvas, int x, int base, const TowerSize& size, const torri::FloorList& floors,
               int number);
// A floor by itself, on its way.
void drawFloor(Canvas& canvas, const Rect& box, torri::Brick colour);

}  // namespace lucca::ui
