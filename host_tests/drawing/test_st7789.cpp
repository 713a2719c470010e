// The panel driver: recorded streams for every panel and rotation, and where pixels land on the glass.
#include "drivers/display/st7789.h"

#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>

#include "host_tests/drawing/fake_panel.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

struct NamedPanel {
  const char* name;
  Panel panel;
};

const NamedPanel kPanels[] = {
    {"240x240", panel240x240(0)},
    {"240x320", panel240x320(0)},
    {"240x280", panel240x280(0)},
    {"135x240", panel135x240(0)},
    {"172x320", panel172x320(0)},
    {"170x320", panel170x320(0)},
    {"picosystem", panel240x240(0, &kTuningPicoSystem)},
    {"explorer", panel240x240(0, &kTuningExplorer)},
    {"waveshare", panel240x240(1, &kTuningWaveshare)},
    {"wide", panel240x320(1, &kTuningWide)},
    {"display_pack", panel135x240(1, &kTuningDisplayPack)},
};

// Made again for each test.
std::unique_ptr<FakePanel> bus;

// Static, as the message outlives the test's own variables.
char goldenPath[80], goldenHelp[200];

bool sameAsGolden(const char* panel) {
  std::snprintf(goldenPath, sizeof goldenPath, "host_tests/drawing/golden/wire_%s.txt", panel);
  std::snprintf(goldenHelp, sizeof goldenHelp,
                "%s is missing or differs: run this test with LUCCA_WRITE_GOLDEN=1 and look at git diff",
                goldenPath);
  if (std::getenv("LUCCA_WRITE_GOLDEN") != nullptr) std::ofstream(goldenPath) << bus->text;
  std::ifstream file(goldenPath);
  std::stringstream expected;
  expected << file.rdbuf();
  return file.is_open() && expected.str() == bus->text;
}

TEST(wire_of_each_panel_from_reset_through_every_rotation) {
  static const uint16_t pixels[6] = {1, 2, 3, 4, 5, 6};
  for (const NamedPanel& named : kPanels) {
    bus = std::make_unique<FakePanel>();
    St7789 panel(*bus, named.panel);
    panel.init(St7789::Start::Cold);
    for (uint8_t turns = 0; turns < 4; ++turns) {
      panel.setRotation(turns);
      panel.sendArea({0, 0, 3, 2}, pixels, 3);
      panel.sendArea(makeRect(panel.width() - 2, panel.height() - 1, 2, 1), pixels, 2);
    }
    panel.show();
    panel.sleep();
    bus->wait();
    TEST_ASSERT_TRUE_MESSAGE(sameAsGolden(named.name), goldenHelp);
  }
}

// (x, y) of a picture turned clockwise by quarter turns, on glass of w x h.
void turn(int turns, int w, int h, int x, int y, int* gx, int* gy) {
  switch (turns) {
    case 1:
      *gx = w - 1 - y, *gy = x;
      break;
    case 2:
      *gx = w - 1 - x, *gy = h - 1 - y;
      break;
    case 3:
      *gx = y, *gy = h - 1 - x;
      break;
    default:
      *gx = x, *gy = y;
      break;
  }
}

TEST(every_pixel_of_every_rotation_lands_on_the_glass) {
  static uint16_t frame[320 * 240];
  for (const NamedPanel& named : kPanels) {
    for (int turns = 0; turns < 4; ++turns) {
      bus = std::make_unique<FakePanel>();
      St7789 panel(*bus, named.panel);
      panel.init(St7789::Start::Cold);
      panel.setRotation(static_cast<uint8_t>(turns));
      const int w = panel.width(), h = panel.height();
      for (int i = 0; i < w * h; ++i) frame[i] = swapBytes(static_cast<uint16_t>(i * 40503u >> 3));
      panel.sendArea(makeRect(0, 0, w, h), frame, w);
      bus->wait();
      TEST_ASSERT_EQUAL(0, bus->strays);
      for (int y = 0; y < h; ++y) {
        for (int x = 0; x < w; ++x) {
          int gx = 0, gy = 0;
          turn(turns, named.panel.nativeWidth, named.panel.nativeHeight, x, y, &gx, &gy);
          TEST_ASSERT_EQUAL_HEX16_MESSAGE(swapBytes(frame[y * w + x]), bus->glass(named.panel, gx, gy),
                                          named.name);
        }
      }
    }
  }
}

TEST(nothing_is_shown_before_the_first_frame) {
  bus = std::make_unique<FakePanel>();
  const Panel facts = panel240x240(0);
  St7789 panel(*bus, facts);
  panel.init(St7789::Start::Cold);
  TEST_ASSERT_FALSE(bus->shown);
  TEST_ASSERT_TRUE(bus->asleep);
  panel.show();
  TEST_ASSERT_TRUE(bus->shown);
  TEST_ASSERT_FALSE(bus->asleep);
}

TEST(start_up_waits_as_the_datasheet_asks_and_no_longer) {
  bus = std::make_unique<FakePanel>();
  const Panel facts = panel240x240(0);
  St7789 panel(*bus, facts);
  panel.init(St7789::Start::Cold);
  panel.show();
  constexpr int kAfterEachReset = 5, kAfterSleepOut = 5;
  TEST_ASSERT_EQUAL(2 * kAfterEachReset + kAfterSleepOut, bus->delayed);
  bus->delayed = 0;
  panel.init(St7789::Start::Warm);
  TEST_ASSERT_GREATER_OR_EQUAL(120, bus->delayed);
}

// A board may have no reset line, or one that a capacitor makes slow.
TEST(the_panel_is_reset_by_its_line_and_by_command) {
  bus = std::make_unique<FakePanel>();
  const Panel facts = panel240x320(1);
  St7789 panel(*bus, facts);
  panel.init(St7789::Start::Cold);
  TEST_ASSERT_EQUAL_STRING_LEN("reset\nwait 5 ms\n01\nwait 5 ms\n", bus->text.c_str(), 29);
  TEST_ASSERT_EQUAL(320, panel.width());
}

TEST(colour_order_and_inversion_are_the_boards) {
  Panel facts = panel240x240(3);
  facts.bgr = true;
  facts.inverted = false;
  bus = std::make_unique<FakePanel>();
  St7789 panel(*bus, facts);
  panel.init(St7789::Start::Cold);
  TEST_ASSERT_EQUAL_HEX8(0xA8, bus->access);
  TEST_ASSERT_FALSE(bus->inverted);
  panel.invert(true);
  TEST_ASSERT_TRUE(bus->inverted);
}

// A panel's frame row by row, in nanoseconds: in which frame each row of a picture is first seen. It tears where rows differ.
bool tears(uint32_t frameUs, ScanSpan span, uint32_t startUs, uint32_t wireUs) {
  const int64_t line = int64_t{frameUs} * 1000 / 344;
  const int rows = span.last - span.first + 1;
  int64_t firstSeen = -1;
  for (int i = 0; i < rows; ++i) {
    const int64_t written = startUs * int64_t{1000} + int64_t{wireUs} * 1000 * (i + 1) / rows;
    int64_t frame = 0;
    while (frame * frameUs * 1000 + (24 + span.first + i) * line < written) ++frame;
    if (i == 0) firstSeen = frame;
    if (frame != firstSeen) return true;
  }
  return false;
}

// The panel's own clock is off by up to 6 %. A whole picture, its halves, a slow wire that takes longer than a scan of the same
// rows, and one that is faster.
TEST(a_large_picture_never_meets_the_panels_scan) {
  constexpr struct {
    ScanSpan span;
    uint32_t wireUs;
  } kSent[] = {{{0, 239, 57600}, 14746}, {{0, 119, 28800}, 7373},  {{120, 239, 28800}, 7373},
               {{0, 319, 76800}, 15000}, {{80, 319, 57600}, 9000}, {{40, 279, 57600}, 1000}};
  int waited = 0, torn = 0;
  for (uint32_t frameUs = 16'667 * 94 / 100; frameUs <= 16'667 * 106 / 100; frameUs += 333) {
    for (const auto& sent : kSent) {
      for (uint32_t since = 0; since < frameUs; since += 97) {
        const uint32_t wait = PanelScan{frameUs}.untilClear(since, sent.span, sent.wireUs);
        TEST_ASSERT_FALSE(tears(frameUs, sent.span, since + wait, sent.wireUs));
        TEST_ASSERT_LESS_THAN(frameUs, wait);
        waited += wait > 0;
        torn += tears(frameUs, sent.span, since, sent.wireUs);
      }
    }
  }
  TEST_ASSERT_GREATER_THAN(1000, torn);     // without the wait
  TEST_ASSERT_LESS_THAN(2 * torn, waited);  // and it waits for little else
  TEST_ASSERT_EQUAL(0, PanelScan{16'667}.untilClear(300, {0, 239, 57600}, 35'000));  // nothing helps
}

TEST(a_picture_that_is_turned_does_not_wait_for_the_scan) {
  bus = std::make_unique<FakePanel>();
  const Panel upright = panel240x280(0), turned = panel240x280(1);
  St7789(*bus, upright).keepClearOfScan(10, 200, 40'000);
  TEST_ASSERT_EQUAL(1, bus->clearStarts);
  TEST_ASSERT_EQUAL(30, bus->clear.first);  // the glass begins at row 20
  TEST_ASSERT_EQUAL(219, bus->clear.last);
  St7789(*bus, turned).keepClearOfScan(10, 200, 40'000);
  TEST_ASSERT_EQUAL(1, bus->clearStarts);
}

}  // namespace
