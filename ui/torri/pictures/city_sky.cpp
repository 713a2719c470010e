#include "ui/torri/pictures/city_sky.h"

#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

constexpr Colour kSky = rgb(0xF8E7C6), kDusk = rgb(0xF5D9AE), kHill = rgb(0xE6C7A2);
constexpr Colour kCityWall = rgb(0xD9A98A), kWallFoot = rgb(0xB9855F);

// A slope from one point to the next, filled down to the wall.
void drawSlope(Canvas& canvas, int x0, int y0, int x1, int y1, int foot) {
  const int lower = y0 > y1 ? y0 : y1;
  canvas.fillTriangle(x0, y0, x1, y1, y0 > y1 ? x1 : x0, lower, kHill);
  canvas.fillRect(makeRect(x0, lower, x1 - x0 + 1, foot - lower), kHill);
}

}  // namespace

void drawSky(Canvas& canvas, const Rect& area, int horizon) {
  const Rect sky = makeRect(area.x, area.y, area.w, horizon - area.y);
  if (sky.h <= 0 || intersect(canvas.clip(), sky).empty()) return;
  const int wall = horizon - 8;
  canvas.fillRect(sky, kSky);
  canvas.fillRect(makeRect(sky.x, wall - 6, sky.w, 6), kDusk);
  // In percent of the width, and rows above the wall.
  static constexpr int8_t kHills[][2] = {{0, 5}, {18, 11}, {37, 1}, {80, 14}, {100, 6}};
  for (int i = 0; i < 4; ++i) {
    drawSlope(canvas, sky.x + kHills[i][0] * sky.w / 100, wall - kHills[i][1],
              sky.x + kHills[i + 1][0] * sky.w / 100, wall - kHills[i + 1][1], wall);
  }
  canvas.fillRect(makeRect(sky.x, wall, sky.w, 2), kHill);
  for (int x = 0; x < sky.w; x += 6) canvas.fillRect(makeRect(sky.x + x, wall, 3, 2), kCityWall);
  canvas.fillRect(makeRect(sky.x, wall + 2, sky.w, 5), kCityWall);
  canvas.fillRect(makeRect(sky.x, horizon - 1, sky.w, 1), kWallFoot);
}

}  // namespace lucca::ui
