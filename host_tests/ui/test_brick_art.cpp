// The bricks of Torri: an emblem on every one, told apart at every size.
#include <cstring>

#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"
#include "ui/look/theme.h"
#include "ui/torri/pictures/brick_art.h"
#include "ui/torri/pictures/city_picture.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using namespace lucca::torri;

constexpr int kSide = 24;
alignas(4) uint16_t paper[kSide * kSide];

// What an emblem covers, row by row; `box` gets its size.
void emblemRows(Brick colour, int size, uint32_t (&rows)[kSide], int& width, int& height) {
  Canvas canvas(reinterpret_cast<Colour*>(paper), kSide, kSide);
  canvas.fillRect(makeRect(0, 0, kSide, kSide), kOnDark);
  drawBrickEmblem(canvas, colour, kSide / 2, kSide / 2, size, kInk);
  int left = kSide, right = -1, top = kSide, bottom = -1;
  for (int y = 0; y < kSide; ++y) {
    rows[y] = 0;
    for (int x = 0; x < kSide; ++x) {
      if (pixelAt(canvas, x, y) != kInk) continue;
      rows[y] |= 1u << x;
      left = x < left ? x : left;
      right = x > right ? x : right;
      top = y < top ? y : top;
      bottom = y;
    }
  }
  width = right - left + 1;
  height = bottom - top + 1;
}

void expectEmblems(int size) {
  uint32_t rows[kColours][kSide];
  for (int c = 0; c < kColours; ++c) {
    int width = 0, height = 0;
    emblemRows(static_cast<Brick>(c), size, rows[c], width, height);
    TEST_ASSERT_GREATER_OR_EQUAL(5, width);
    if (size >= 5) TEST_ASSERT_GREATER_OR_EQUAL(5, height);
    for (int other = 0; other < c; ++other) {
      TEST_ASSERT_TRUE(memcmp(rows[c], rows[other], sizeof rows[c]) != 0);
    }
  }
}

}  // namespace

// On houses, caps and the signs for what is hidden; the floors of a tower have three rows, as wide.
TEST(every_colour_carries_an_emblem_of_five_pixels_at_every_size) {
  for (const Panel& panel : kPanels) {
    for (int size = 6; size <= 12; size += 2) {
      const CityMeasures m = cityMeasures(stageLayout(panel.width, panel.height), size);
      TEST_ASSERT_GREATER_OR_EQUAL(7, m.house.emblem);
      TEST_ASSERT_GREATER_OR_EQUAL(12, m.tower.cap);
      TEST_ASSERT_GREATER_OR_EQUAL(19, m.tower.width);
      expectEmblems(m.house.emblem);
    }
  }
  for (const int size : {3, 5, 7, 9, 11, 17}) expectEmblems(size);
}
