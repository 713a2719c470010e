// Every primitive against a slow obvious painter, pixel by pixel: anywhere, cut at every edge, of no size and of huge size.
#include <algorithm>
#include <cstdlib>

#include "drawing/raster/corner.h"
#include "host_tests/drawing/picture.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

Picture expected, actual;
constexpr int kRounds = 400;

Rect anyRect(Dice& dice) {
  return makeRect(dice.between(-40, 80), dice.between(-40, 70), dice.between(-3, 90), dice.between(-3, 80));
}

// Paints every pixel of the clip for which `covers` says so.
template <typename Covers>
void paintWhere(const Rect& clip, Colour colour, Covers&& covers) {
  for (int y = clip.y; y < clip.bottom(); ++y) {
    for (int x = clip.x; x < clip.right(); ++x) {
      if (covers(x, y)) expected.set(x, y, colour);
    }
  }
}

// Calls `round(canvas, clip, dice, colour)` on fresh pictures with a clip that is anywhere, and compares.
template <typename Round>
void compareMany(const char* what, Round&& round) {
  Dice dice(7);
  for (int i = 0; i < kRounds; ++i) {
    expected.reset();
    actual.reset();
    Canvas canvas = actual.canvas();
    if (dice.between(0, 2) != 0) canvas.setClip(anyRect(dice));
    round(canvas, canvas.clip(), dice, dice.colour());
    assertSame(expected, actual, what);
  }
}

TEST(clip_is_cut_to_the_picture) {
  actual.reset();
  Canvas canvas = actual.canvas();
  canvas.setClip({-5, -5, 200, 20});
  TEST_ASSERT_TRUE((canvas.clip() == Rect{0, 0, kWidth, 15}));
  canvas.setClip({100, 100, 5, 5});
  TEST_ASSERT_TRUE(canvas.clip().empty());
  canvas.setClip(makeRect(0, 0, kWidth, kHeight));
  TEST_ASSERT_TRUE((canvas.clip() == Rect{0, 0, kWidth, kHeight}));
}

TEST(canvas_without_pixels_measures_and_draws_nothing) {
  Canvas canvas(nullptr, 60, 50);
  TEST_ASSERT_EQUAL(60, canvas.width());
  TEST_ASSERT_EQUAL(50, canvas.height());
  canvas.setClip(makeRect(10, 10, 20, 20));
  TEST_ASSERT_TRUE(canvas.clip().empty());
  canvas.setClip(makeRect(0, 0, 60, 50));
  TEST_ASSERT_FALSE(canvas.shows(makeRect(0, 0, 60, 50)));
  canvas.fill(rgb(0xFFFFFF));
  canvas.drawPixel(5, 5, rgb(0xFFFFFF));
  canvas.fillRoundRect(makeRect(1, 1, 30, 30), 5, rgb(0xFFFFFF));
  canvas.drawCircle(20, 20, 9, rgb(0xFFFFFF));
  canvas.fillTriangle(0, 0, 40, 10, 10, 40, rgb(0xFFFFFF));
  canvas.drawLine(0, 0, 59, 49, rgb(0xFFFFFF));
  canvas.blendRect(makeRect(0, 0, 60, 50), rgb(0xFFFFFF), 100);
  TEST_ASSERT_EQUAL(0, pixelAt(canvas, 5, 5));
}

TEST(pixels_are_in_panel_order_and_read_back_in_machine_order) {
  actual.reset();
  Canvas canvas = actual.canvas();
  canvas.drawPixel(3, 2, 0x1234);
  TEST_ASSERT_EQUAL_HEX8(0x12, reinterpret_cast<const uint8_t*>(canvas.pixels() + 2 * kWidth + 3)[0]);
  TEST_ASSERT_EQUAL_HEX16(0x1234, pixelAt(canvas, 3, 2));
  TEST_ASSERT_EQUAL_HEX16(0, pixelAt(canvas, -1, 2));
  TEST_ASSERT_EQUAL_HEX16(0, pixelAt(canvas, 0, kHeight));
}

TEST(fill_rect_and_fill) {
  compareMany("fillRect", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const Rect r = anyRect(dice);
    canvas.fillRect(r, colour);
    paintWhere(clip, colour, [&](int x, int y) { return inside(r, x, y); });
  });
  compareMany("fill", [](Canvas& canvas, const Rect& clip, Dice&, Colour colour) {
    canvas.fill(colour);
    paintWhere(clip, colour, [](int, int) { return true; });
  });
}

TEST(huge_and_empty_rectangles) {
  for (const Rect r :
       {Rect{-32768, -32768, 32767, 32767}, Rect{-20000, -20000, 32767, 32767}, Rect{0, 0, 0, 9},
        Rect{5, 5, 9, -1}, Rect{32767, 0, 32767, 1}, Rect{-32768, 3, 32767, 1}}) {
    expected.reset();
    actual.reset();
    Canvas canvas = actual.canvas();
    canvas.fillRect(r, 0x1234);
    canvas.drawRect(r, 0x4321);
    canvas.fillRoundRect(r, 30000, 0x1111);
    const Rect all = canvas.clip();
    paintWhere(all, 0x1234, [&](int x, int y) { return !r.empty() && inside(r, x, y); });
    // The picture lies far inside the huge square's round corner, or wholly within it.
    paintWhere(all, 0x1111, [&](int x, int y) { return !r.empty() && inside(r, x, y); });
    assertSame(expected, actual, "huge");
  }
}

TEST(draw_rect) {
  compareMany("drawRect", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const Rect r = anyRect(dice);
    canvas.drawRect(r, colour);
    paintWhere(clip, colour, [&](int x, int y) {
      return !r.empty() && inside(r, x, y) &&
             (x == r.x || y == r.y || x == r.right() - 1 || y == r.bottom() - 1);
    });
  });
}

TEST(blend_rect_mixes_each_pixel_with_what_was_there) {
  compareMany("blendRect", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const Rect r = anyRect(dice);
    const auto alpha = static_cast<uint8_t>(dice.between(0, 255));
    canvas.blendRect(r, colour, alpha);
    for (int y = clip.y; y < clip.bottom(); ++y) {
      for (int x = clip.x; x < clip.right(); ++x) {
        if (inside(r, x, y)) expected.set(x, y, blend(colour, expected.at(x, y), alpha));
      }
    }
  });
}

void slowLine(const Rect& clip, int64_t x0, int64_t y0, int64_t x1, int64_t y1, Colour colour) {
  const bool steep = std::llabs(y1 - y0) > std::llabs(x1 - x0);
  if (steep) std::swap(x0, y0), std::swap(x1, y1);
  if (x0 > x1) std::swap(x0, x1), std::swap(y0, y1);
  const int64_t major = x1 - x0, minor = std::llabs(y1 - y0);
  for (int64_t i = 0; i <= major; ++i) {
    const int64_t aside = major == 0 ? 0 : (i * minor + (major - 1) / 2) / major;
    const int64_t u = x0 + i, v = y1 < y0 ? y0 - aside : y0 + aside;
    const auto x = static_cast<int>(steep ? v : u), y = static_cast<int>(steep ? u : v);
    if (inside(clip, x, y)) expected.set(x, y, colour);
  }
}

TEST(draw_line) {
  compareMany("drawLine", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const int reach = dice.between(0, 1) != 0 ? 100 : 5000;
    const int x0 = dice.between(-reach, reach), y0 = dice.between(-reach, reach);
    const int x1 = dice.between(-reach, reach), y1 = dice.between(-reach, reach);
    canvas.drawLine(x0, y0, x1, y1, colour);
    slowLine(clip, x0, y0, x1, y1, colour);
  });
}

TEST(a_line_has_both_ends_and_no_gap) {
  actual.reset();
  Canvas canvas = actual.canvas();
  canvas.fill(0);
  canvas.drawLine(5, 40, 50, 3, 0xFFFF);
  TEST_ASSERT_EQUAL_HEX16(0xFFFF, pixelAt(canvas, 5, 40));
  TEST_ASSERT_EQUAL_HEX16(0xFFFF, pixelAt(canvas, 50, 3));
  int count = 0;
  for (int i = 0; i < kWidth * kHeight; ++i) count += canvas.pixels()[i] != 0 ? 1 : 0;
  TEST_ASSERT_EQUAL(46, count);
}

TEST(a_line_across_the_whole_plane_ends) {
  expected.reset();
  actual.reset();
  Canvas canvas = actual.canvas();
  canvas.drawLine(-2000000000, 7, 2000000000, 7, 0x5555);
  paintWhere(canvas.clip(), 0x5555, [](int, int y) { return y == 7; });
  assertSame(expected, actual, "endless line");
}

// A row belongs to the triangle from edge to edge.
void slowTriangle(const Rect& clip, int (&p)[3][2], Colour colour) {
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) {
      if (p[j][1] > p[j + 1][1]) std::swap(p[j][0], p[j + 1][0]), std::swap(p[j][1], p[j + 1][1]);
    }
  }
  const auto cross = [&](int y, int a, int b) {
    return p[a][0] + (p[b][0] - p[a][0]) * (y - p[a][1]) / (p[b][1] - p[a][1]);
  };
  for (int y = p[0][1]; y <= p[2][1]; ++y) {
    int a, b;
    if (p[0][1] == p[2][1]) {
      a = std::min({p[0][0], p[1][0], p[2][0]});
      b = std::max({p[0][0], p[1][0], p[2][0]});
    } else {
      const bool upper = y < p[1][1] || p[1][1] == p[2][1];
      a = upper ? cross(y, 0, 1) : cross(y, 1, 2);
      b = cross(y, 0, 2);
    }
    for (int x = std::min(a, b); x <= std::max(a, b); ++x) {
      if (inside(clip, x, y)) expected.set(x, y, colour);
    }
  }
}

TEST(fill_triangle) {
  compareMany("fillTriangle", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const int reach = dice.between(0, 1) != 0 ? 90 : 900;
    int p[3][2];
    for (auto& corner : p) corner[0] = dice.between(-reach, reach), corner[1] = dice.between(-reach, reach);
    canvas.fillTriangle(p[0][0], p[0][1], p[1][0], p[1][1], p[2][0], p[2][1], colour);
    slowTriangle(clip, p, colour);
  });
}

// The coverage of each pixel of a rounded rectangle, by its distance to the nearest corner's centre.
int roundParts(const Rect& r, int halfPixels, int x, int y) {
  if (!inside(r, x, y)) return 0;
  const Corner corner(std::min({halfPixels, static_cast<int>(r.w), static_cast<int>(r.h)}));
  return corner.coverage(std::min(x - r.x, r.right() - 1 - x), std::min(y - r.y, r.bottom() - 1 - y));
}

template <typename Parts>
void blendWhere(const Rect& clip, Colour colour, Parts&& partsAt) {
  for (int y = clip.y; y < clip.bottom(); ++y) {
    for (int x = clip.x; x < clip.right(); ++x) {
      const int parts = partsAt(x, y);
      if (parts > 0) expected.set(x, y, swapBytes(blendPanel(swapBytes(expected.at(x, y)), colour, parts)));
    }
  }
}

TEST(round_rectangles) {
  compareMany("fillRoundRect", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const Rect r = anyRect(dice);
    const int radius = dice.between(-2, 50);
    canvas.fillRoundRect(r, radius, colour);
    blendWhere(clip, colour,
               [&](int x, int y) { return r.empty() ? 0 : roundParts(r, 2 * std::max(radius, 0), x, y); });
  });
  compareMany("drawRoundRect", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const Rect r = anyRect(dice);
    const int radius = dice.between(-2, 50);
    canvas.drawRoundRect(r, radius, colour);
    if (r.empty()) return;
    const int half = std::min({2 * std::max(radius, 0), static_cast<int>(r.w), static_cast<int>(r.h)});
    const Rect hole = makeRect(r.x + 1, r.y + 1, r.w - 2, r.h - 2);
    blendWhere(clip, colour, [&](int x, int y) {
      return roundParts(r, half, x, y) - (hole.empty() ? 0 : roundParts(hole, half - 2, x, y));
    });
  });
}

TEST(circles) {
  compareMany("fillCircle", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const int x0 = dice.between(-90, 140), y0 = dice.between(-90, 140), radius = dice.between(-2, 90);
    canvas.fillCircle(x0, y0, radius, colour);
    const Rect box = makeRect(x0 - radius, y0 - radius, 2 * radius + 1, 2 * radius + 1);
    blendWhere(clip, colour, [&](int x, int y) { return radius < 0 ? 0 : roundParts(box, box.w, x, y); });
  });
  compareMany("drawCircle", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const int x0 = dice.between(-90, 140), y0 = dice.between(-90, 140), radius = dice.between(-2, 90);
    canvas.drawCircle(x0, y0, radius, colour);
    const Rect box = makeRect(x0 - radius, y0 - radius, 2 * radius + 1, 2 * radius + 1);
    const Rect hole = makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2);
    blendWhere(clip, colour, [&](int x, int y) {
      return radius < 0 ? 0
                        : roundParts(box, box.w, x, y) - (hole.empty() ? 0 : roundParts(hole, hole.w, x, y));
    });
  });
}

// The formula itself against the true area of the disc in the pixel, by counting fine points.
TEST(corner_coverage_is_close_to_the_true_area) {
  for (int radius = 1; radius <= 24; ++radius) {
    const Corner corner(2 * radius);
    for (int j = 0; j < radius; ++j) {
      for (int i = 0; i < radius; ++i) {
        int points = 0;
        for (int v = 0; v < 16; ++v) {
          for (int u = 0; u < 16; ++u) {
            const double dx = radius - (i + (u + 0.5) / 16), dy = radius - (j + (v + 0.5) / 16);
            points += dx * dx + dy * dy <= radius * radius ? 1 : 0;
          }
        }
        TEST_ASSERT_INT_WITHIN(5, points / 8, corner.coverage(i, j));
      }
    }
  }
}

TEST(sprites) {
  static uint16_t pixels[40 * 30];
  static uint8_t mask[5 * 30];
  Dice fill(3);
  for (uint16_t& pixel : pixels) pixel = fill.colour();
  for (uint8_t& byte : mask)
    byte = static_cast<uint8_t>(fill.between(0, 3) == 0 ? 0xFF : fill.between(0, 255));
  compareMany("drawSprite", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour) {
    const int w = dice.between(1, 40), h = dice.between(1, 30), x0 = dice.between(-50, 80),
              y0 = dice.between(-40, 60);
    const bool masked = dice.between(0, 3) != 0;
    canvas.drawSprite({static_cast<uint8_t>(w), static_cast<uint8_t>(h), pixels, masked ? mask : nullptr}, x0,
                      y0);
    for (int j = 0; j < h; ++j) {
      for (int i = 0; i < w; ++i) {
        const bool drawn = !masked || (mask[j * ((w + 7) / 8) + i / 8] >> (7 - i % 8) & 1) != 0;
        if (drawn && inside(clip, x0 + i, y0 + j)) expected.set(x0 + i, y0 + j, pixels[j * w + i]);
      }
    }
  });
  compareMany("drawMask", [](Canvas& canvas, const Rect& clip, Dice& dice, Colour colour) {
    const int w = dice.between(0, 40), h = dice.between(0, 30), x0 = dice.between(-50, 80),
              y0 = dice.between(-40, 60);
    canvas.drawMask(mask, w, h, x0, y0, colour);
    for (int j = 0; j < h; ++j) {
      for (int i = 0; i < w; ++i) {
        const bool drawn = (mask[j * ((w + 7) / 8) + i / 8] >> (7 - i % 8) & 1) != 0;
        if (drawn && inside(clip, x0 + i, y0 + j)) expected.set(x0 + i, y0 + j, colour);
      }
    }
  });
}

// What a primitive changed lies within the areas it noted, and those within the clip.
TEST(every_change_is_noted_as_dirty) {
  Dice dice(11);
  for (int i = 0; i < kRounds; ++i) {
    expected.reset();
    actual.reset();
    Canvas canvas = actual.canvas();
    DirtyAreas dirty;
    canvas.track(&dirty);
    for (int step = 0; step < 12; ++step) {
      const Rect r = anyRect(dice);
      const Colour colour = dice.colour();
      switch (dice.between(0, 6)) {
        case 0:
          canvas.fillRect(r, colour);
          break;
        case 1:
          canvas.drawRoundRect(r, 6, colour);
          break;
        case 2:
          canvas.drawLine(r.x, r.y, r.w, r.h, colour);
          break;
        case 3:
          canvas.fillTriangle(r.x, r.y, r.w, r.h, r.y, r.x, colour);
          break;
        case 4:
          canvas.drawPixel(r.x, r.y, colour);
          break;
        case 5:
          canvas.blendRect(r, colour, 128);
          break;
        default:
          canvas.fillCircle(r.x, r.y, r.w, colour);
          break;
      }
    }
    for (int y = 0; y < kHeight; ++y) {
      for (int x = 0; x < kWidth; ++x) {
        bool noted = false;
        for (const Rect& area : dirty.areas()) noted = noted || inside(area, x, y);
        if (!noted) TEST_ASSERT_EQUAL_HEX16(expected.at(x, y), actual.at(x, y));
      }
    }
    for (const Rect& area : dirty.areas()) TEST_ASSERT_TRUE(intersect(area, canvas.clip()) == area);
  }
}

}  // namespace
