// Direct drawing over a bus: what reaches the panel's memory, and how few commands lead there.
#include <algorithm>

#include "drawing/raster/trace.h"
#include "drivers/display/st7789.h"
#include "host_tests/drawing/fake_panel.h"
#include "host_tests/drawing/picture.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

FakePanel bus;
const lucca::Panel kPanel = panel135x240(0);  // its glass lies inside the memory
St7789 panel(bus, kPanel);

void start() {
  bus = FakePanel();
  panel.init(St7789::Start::Cold);
  bus.text.clear();
}

uint16_t pixel(int x, int y) {
  bus.wait();
  return bus.glass(kPanel, x, y);
}

TEST(areas_of_any_order_come_where_they_belong) {
  start();
  static uint16_t expected[240][135];
  std::fill(&expected[0][0], &expected[0][0] + 240 * 135, uint16_t{0});
  Dice dice(5);
  for (int i = 0; i < 3000; ++i) {
    const int x = dice.between(0, 134), y = dice.between(0, 239);
    const bool flat = i % 3 != 0;
    const int w = dice.between(1, std::min(135 - x, flat ? 6 : 20)),
              h = flat ? 1 : dice.between(1, std::min(240 - y, 9));
    const auto colour = static_cast<uint16_t>(dice.between(1, 0xFFFF));
    bus.fill(makePair(x, y), makePair(w, h), colour);
    for (int j = 0; j < h; ++j) std::fill_n(&expected[y + j][x], w, colour);
    // A run that follows, a command in between, and a list.
    if (x + w < 135 && h == 1) {
      if (i % 5 == 0) bus.command(0x00);
      bus.fill(makePair(x + w, y), makePair(1, 1), 0x1234);
      expected[y][x + w] = 0x1234;
    }
    if (i % 7 == 0) {
      const Patch two[] = {makePatch(makePair(3, y), makePair(2, 1), bus.glassArea),
                           makePatch(makePair(90, y), makePair(1, 1), bus.glassArea)};
      bus.fillAll(two, 2, 0x4321);
      expected[y][3] = expected[y][4] = expected[y][90] = 0x4321;
    }
  }
  for (int y = 0; y < 240; ++y) {
    for (int x = 0; x < 135; ++x) TEST_ASSERT_EQUAL_HEX16(expected[y][x], pixel(x, y));
  }
  TEST_ASSERT_EQUAL(0, bus.strays);
}

TEST(a_run_behind_a_run_needs_no_command) {
  start();
  for (int x = 0; x < 135; ++x) bus.fill(makePair(x, 7), makePair(1, 1), 0xFFFF);
  bus.wait();
  // The glass begins at column 52 and row 40; the window is open to its right and lower end.
  const std::string head = "2A 00 34 00 BA\n2B 00 2F 01 17\n2C\n";
  TEST_ASSERT_EQUAL_STRING(head.c_str(), bus.text.substr(0, head.size()).c_str());
  TEST_ASSERT_EQUAL(1, std::count(bus.text.begin(), bus.text.end(), 'C'));  // one RAMWR
}

TEST(of_a_window_only_the_half_that_changes_is_sent) {
  start();
  bus.fill(makePair(10, 10), makePair(3, 3), 1);
  bus.wait();
  bus.text.clear();
  bus.fill(makePair(10, 20), makePair(3, 4), 2);
  bus.wait();
  TEST_ASSERT_EQUAL_STRING("2B 00 3C 01 17\n2C\npixels 12\n", bus.text.c_str());
}

TEST(a_command_ends_what_a_run_could_follow) {
  start();
  bus.fill(makePair(0, 0), makePair(1, 1), 1);
  bus.command(0x21);
  bus.wait();
  bus.text.clear();
  bus.fill(makePair(1, 0), makePair(1, 1), 2);
  bus.wait();
  TEST_ASSERT_EQUAL_HEX16(2, pixel(1, 0));
  TEST_ASSERT_TRUE(bus.text.find("2C") != std::string::npos);
}

TEST(a_disc_in_bands_has_the_rows_of_the_disc) {
  for (int radius = 0; radius < 60; ++radius) {
    for (const int error : {1 - radius, -(radius >> 1)}) {
      int rows[64] = {}, bands[64] = {};
      traceDisc(radius, error, [&](int row, int half) { rows[row] = std::max(rows[row], 2 * half + 1); });
      traceDiscBands(radius, error, [&](int first, int last, int half) {
        for (int row = first; row <= last; ++row) bands[row] = std::max(bands[row], 2 * half + 1);
      });
      TEST_ASSERT_EQUAL_INT_ARRAY(rows, bands, 64);
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}
