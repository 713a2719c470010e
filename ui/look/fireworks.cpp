#include "ui/look/fireworks.h"

#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

// Sixteen directions in 64ths.
constexpr int8_t kWays[][2] = {{64, 0},   {59, 24},  {45, 45},  {24, 59},   {0, 64},    {-24, 59},
                               {-45, 45}, {-59, 24}, {-64, 0},  {-59, -24}, {-45, -45}, {-24, -59},
                               {0, -64},  {24, -59}, {45, -45}, {59, -24}};
constexpr int kRings = 3;

}  // namespace

// The outer ring is the brightest; the others are what it left behind.
void drawBurst(Canvas& canvas, const Burst& burst, int part, int whole) {
  if (part <= 0 || !canvas.shows(burst.box())) return;
  const int reach = burst.radius * part / whole;
  for (int ring = 0; ring < kRings; ++ring) {
    const int radius = reach * (ring + 1) / kRings, side = ring + 1 == kRings ? 2 : 1;
    for (int i = 0; i < 16; ++i) {
      const bool bright = ring + 1 == kRings && i % 4 == 0;
      canvas.fillRect(
          makeRect(burst.x + kWays[i][0] * radius / 64, burst.y + kWays[i][1] * radius / 64, side, side),
          bright ? static_cast<Colour>(kOnDark) : burst.colour);
    }
  }
}

}  // namespace lucca::ui
