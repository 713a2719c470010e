// Round and smooth shapes of TFT_eSPI against references written from their definitions: distances and angles in floating
// point, each pixel for itself. Only the shades of smooth edges have a tolerance.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "drivers/tft_espi/tests/tft_rig.h"
#include "host_tests/drawing/picture.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

constexpr int kSide = 100;
constexpr double kPi = 3.14159265358979323846;

int greenOf(uint16_t colour) { return colour >> 5 & 63; }

// White over black: the green channel is the share, in 63 parts.
template <typename ShareAt>
void assertShares(ShareAt&& shareAt, double tolerance, const char* what) {
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      const double share = std::clamp(shareAt(x, y), 0.0, 1.0);
      const double drawn = greenOf(rig->sprite.readPixel(x, y)) / 63.0;
      if (std::abs(share - drawn) <= tolerance) continue;
      static char message[120];
      std::snprintf(message, sizeof message, "%s: at %d,%d %.2f instead of %.2f", what, x, y, drawn, share);
      TEST_FAIL_MESSAGE(message);
    }
  }
}

void blank() {
  rig->sprite.deleteSprite();
  rig->sprite.createSprite(kSide, kSide);
}

// How much of a pixel at this distance belongs to a disc, as TFT_eSPI has it: all within the radius, nothing one beyond.
double discShare(double distance, double radius) { return 1 - (distance - radius); }

TEST(filled_circles_fade_over_the_pixel_beyond_their_radius) {
  for (const int r : {1, 2, 7, 20, 41}) {
    blank();
    rig->sprite.fillSmoothCircle(50, 48, r, TFT_WHITE, TFT_BLACK);
    assertShares([&](int x, int y) { return discShare(std::hypot(x - 50, y - 48), r); }, 0.06, "disc");
  }
}

TEST(filled_round_rectangles_fade_at_their_corners) {
  for (const int r : {0, 3, 11, 25}) {
    blank();
    rig->sprite.fillSmoothRoundRect(10, 20, 70, 55, r, TFT_WHITE, TFT_BLACK);
    assertShares(
        [&](int x, int y) {
          if (x < 10 || y < 20 || x >= 80 || y >= 75) return 0.0;
          const int dx = std::max({10 + r - x, x - (79 - r), 0}),
                    dy = std::max({20 + r - y, y - (74 - r), 0});
          return dx > 0 && dy > 0 ? discShare(std::hypot(dx, dy), r) : 1.0;
        },
        0.06, "round rectangle");
  }
}

// Clockwise from 6 o'clock.
double angleOf(int dx, int dy) {
  const double angle = std::atan2(-dx, dy) * 180 / kPi;
  return angle < 0 ? angle + 360 : angle;
}

double ringShare(double distance, int r, int ir) {
  return std::min(discShare(distance, r), distance < ir ? distance - (ir - 1) : 1.0);
}

TEST(arcs_cover_their_ring_between_their_angles) {
  Dice dice(3);
  for (int i = 0; i < 40; ++i) {
    const int r = dice.between(5, 45), ir = dice.between(1, r - 1);
    const int start = dice.between(0, 359), end = dice.between(0, 360);
    if (start == end) continue;
    blank();
    rig->sprite.drawArc(50, 50, r, ir, static_cast<uint32_t>(start), static_cast<uint32_t>(end), TFT_WHITE,
                        TFT_BLACK);
    for (int y = 0; y < kSide; ++y) {
      for (int x = 0; x < kSide; ++x) {
        const double angle = angleOf(x - 50, y - 50), distance = std::hypot(x - 50, y - 50);
        const bool within = start < end ? angle > start && angle < end : angle > start || angle < end;
        const double toEnd = std::min(std::abs(angle - start), std::abs(angle - end));
        if (toEnd * distance < 60 || std::min(angle, 360 - angle) * distance < 60)
          continue;  // on an end's own line
        const double share = within ? std::clamp(ringShare(distance, r, ir), 0.0, 1.0) : 0.0;
        const double drawn = greenOf(rig->sprite.readPixel(x, y)) / 63.0;
        TEST_ASSERT_TRUE_MESSAGE(std::abs(share - drawn) <= 0.08, "arc");
      }
    }
  }
}

TEST(hard_arcs_have_no_shades) {
  blank();
  rig->sprite.drawArc(50, 50, 40, 30, 20, 250, TFT_WHITE, TFT_RED, false);
  for (int i = 0; i < kSide * kSide; ++i) {
    const uint16_t colour = rig->sprite.readPixel(i % kSide, i / kSide);
    TEST_ASSERT_TRUE(colour == TFT_WHITE || colour == TFT_BLACK);
  }
}

TEST(circles_drawn_with_a_pen_are_rings) {
  for (const int r : {4, 15, 40}) {
    blank();
    rig->sprite.drawSmoothCircle(50, 50, r, TFT_WHITE, TFT_BLACK);
    assertShares([&](int x, int y) { return ringShare(std::hypot(x - 50, y - 50), r, r - 1); }, 0.08,
                 "circle");
  }
}

// From the line's definition: half a pixel inside its edge all is covered, half a pixel beyond nothing.
double wedgeShare(double x, double y, const double (&e)[6]) {
  const double bx = e[2] - e[0], by = e[3] - e[1], dx = x - e[0], dy = y - e[1];
  const double length2 = bx * bx + by * by;
  const double part = length2 > 0 ? std::clamp((dx * bx + dy * by) / length2, 0.0, 1.0) : 0.0;
  return e[4] + 0.5 - std::hypot(dx - bx * part, dy - by * part) - part * (e[4] - e[5]);
}

TEST(wedges_wide_lines_and_spots_follow_the_distance) {
  Dice dice(8);
  const auto real = [&](int from, int to) { return dice.between(from * 100, to * 100) / 100.0; };
  for (int i = 0; i < 60; ++i) {
    const double ends[6] = {real(-10, 110), real(-10, 110), real(-10, 110),
                            real(-10, 110), real(0, 12),    real(0, 12)};
    blank();
    rig->sprite.drawWedgeLine(static_cast<float>(ends[0]), static_cast<float>(ends[1]),
                              static_cast<float>(ends[2]), static_cast<float>(ends[3]),
                              static_cast<float>(ends[4]), static_cast<float>(ends[5]), TFT_WHITE, TFT_BLACK);
    assertShares([&](int x, int y) { return wedgeShare(x, y, ends); }, 0.06, "wedge");
  }
  const double spot[6] = {40.3, 55.8, 40.3, 55.8, 9.4, 9.4};
  blank();
  rig->sprite.drawSpot(40.3f, 55.8f, 9.4f, TFT_WHITE, TFT_BLACK);
  assertShares([&](int x, int y) { return wedgeShare(x, y, spot); }, 0.06, "spot");
}

TEST(ellipses_have_the_pixels_nearest_to_the_curve) {
  for (const auto& [rx, ry] : {std::pair{40, 20}, std::pair{9, 30}, std::pair{25, 25}}) {
    blank();
    rig->sprite.drawEllipse(50, 50, rx, ry, TFT_WHITE);
    for (int x = 0; x <= rx * rx / static_cast<int>(std::hypot(rx, ry)); ++x) {
      const double y = ry * std::sqrt(1 - double(x) * x / (double(rx) * rx));
      const int low = static_cast<int>(std::floor(y)), high = static_cast<int>(std::ceil(y));
      const bool drawn = rig->sprite.readPixel(50 + x, 50 - low) == TFT_WHITE ||
                         rig->sprite.readPixel(50 + x, 50 - high) == TFT_WHITE;
      TEST_ASSERT_TRUE_MESSAGE(drawn, "the outline has a gap");
    }
    rig->sprite.fillEllipse(50, 50, rx, ry, TFT_WHITE);
    TEST_ASSERT_INT_WITHIN(2 * (rx + ry), static_cast<int>(kPi * rx * ry), countOnSprite(TFT_WHITE));
  }
}

TEST(gradients_run_from_colour_to_colour) {
  blank();
  rig->sprite.fillRectVGradient(0, 0, kSide, kSide, TFT_WHITE, TFT_BLACK);
  assertShares([](int, int y) { return 1 - y / double(kSide); }, 0.03, "vertical");
  rig->sprite.fillRectHGradient(0, 0, kSide, kSide, TFT_WHITE, TFT_BLACK);
  assertShares([](int x, int) { return 1 - x / double(kSide); }, 0.03, "horizontal");
}

}  // namespace

void setUp() { rig = std::make_unique<Rig>(); }
void tearDown() { rig.reset(); }
