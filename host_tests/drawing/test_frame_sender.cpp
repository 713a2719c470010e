// Only what changed goes over the wire, and the glass always ends up showing the frame.
#include "drivers/display/frame_sender.h"

#include <memory>

#include "drawing/type/fonts.h"
#include "host_tests/drawing/fake_panel.h"
#include "host_tests/drawing/picture.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

constexpr int kSide = 240;
uint16_t frame[kSide * kSide];
const Panel kFacts = panel240x240(0);

struct Rig {
  FakePanel bus;
  St7789 panel{bus, kFacts};
  Canvas canvas{frame, kSide, kSide};
  FrameSender sender{panel, canvas};
};
std::unique_ptr<Rig> rig;

void assertGlassShowsFrame() {
  rig->sender.wait();
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      TEST_ASSERT_EQUAL_HEX16(pixelAt(rig->canvas, x, y), rig->bus.glass(kFacts, x, y));
    }
  }
}

void drawScene(int cursor) {
  Canvas& canvas = rig->canvas;
  canvas.fill(rgb(0xF0E1C8));
  canvas.drawText("Palazzi", 8, 30, kFontTitle, 0);
  for (int i = 0; i < 5; ++i) canvas.fillRoundRect(makeRect(10 + i * 44, 60, 40, 60), 6, rgb(0xA03C28));
  canvas.drawRect(makeRect(8 + cursor * 44, 58, 44, 64), 0);
}

TEST(the_first_frame_is_sent_whole) {
  drawScene(0);
  rig->sender.send();
  assertGlassShowsFrame();
  TEST_ASSERT_EQUAL(kSide * kSide, rig->bus.pixels);
}

// The picture is on the glass; what is sent from now on is counted.
void sendScene(int cursor) {
  drawScene(cursor);
  rig->sender.send();
  rig->sender.wait();
  rig->bus.pixels = 0;
}

TEST(the_same_scene_drawn_again_sends_nothing) {
  sendScene(0);
  drawScene(0);
  rig->sender.send();
  TEST_ASSERT_FALSE(rig->sender.busy());
  TEST_ASSERT_EQUAL(0, rig->bus.pixels);
  TEST_ASSERT_EQUAL(0, rig->sender.pixelsSent());
}

// A new screen strip by strip: what lies outside of the part keeps showing the last frame, and at the end all is there.
TEST(a_part_is_sent_and_the_rest_later) {
  drawScene(0);
  rig->sender.send();
  rig->sender.wait();
  const Colour last = pixelAt(rig->canvas, 100, 200), fresh = rgb(0x1B6A60);
  rig->canvas.fill(fresh);
  rig->bus.pixels = 0;
  for (int columns = 48; columns < kSide; columns += 64) {
    rig->sender.send(makeRect(0, 0, columns, kSide));
    rig->sender.wait();
    TEST_ASSERT_EQUAL_HEX16(fresh, rig->bus.glass(kFacts, columns - 1, 200));
    TEST_ASSERT_EQUAL_HEX16(last, rig->bus.glass(kFacts, columns, 200));
  }
  rig->sender.send();
  assertGlassShowsFrame();
  TEST_ASSERT_EQUAL(kSide * kSide, rig->bus.pixels);
}

// The upper half is on its way while the lower one is drawn; no pixel goes twice.
TEST(a_frame_in_two_halves_arrives_whole) {
  const Rect upper = makeRect(0, 0, kSide, 120), lower = makeRect(0, 120, kSide, 120);
  drawScene(0);
  rig->sender.send(upper);
  TEST_ASSERT_FALSE(rig->sender.busy());  // nothing is known of the panel: it waits for all
  rig->sender.send();
  assertGlassShowsFrame();
  rig->bus.pixels = 0;
  rig->canvas.setClip(upper);
  rig->canvas.fill(rgb(0x1B6A60));
  rig->sender.send(upper);
  rig->canvas.setClip(lower);
  rig->canvas.fill(rgb(0x1B6A60));
  TEST_ASSERT_TRUE(rig->sender.busy());
  rig->sender.send();
  assertGlassShowsFrame();
  TEST_ASSERT_EQUAL(kSide * kSide, rig->bus.pixels);
}

TEST(a_moved_cursor_in_a_redrawn_scene_sends_little) {
  sendScene(0);
  drawScene(1);
  rig->sender.send();
  assertGlassShowsFrame();
  TEST_ASSERT_LESS_THAN(kSide * kSide / 6, rig->bus.pixels);
  TEST_ASSERT_GREATER_THAN(0, rig->bus.pixels);
}

TEST(a_small_change_sends_its_own_rectangle) {
  drawScene(0);
  rig->sender.send();
  rig->sender.wait();
  rig->bus.pixels = 0;
  const int starts = rig->bus.starts;
  rig->canvas.fillRect({33, 133, 60, 40}, rgb(0x123456));
  rig->sender.send();
  assertGlassShowsFrame();
  TEST_ASSERT_EQUAL(60 * 40, rig->bus.pixels);
  TEST_ASSERT_EQUAL(starts + 1, rig->bus.starts);
}

TEST(many_random_drawings_always_reach_the_glass) {
  Dice dice(5);
  for (int i = 0; i < 60; ++i) {
    for (int n = dice.between(0, 20); n > 0; --n) {
      const int x = dice.between(-20, 250), y = dice.between(-20, 250);
      if (dice.between(0, 1) != 0) {
        rig->canvas.fillCircle(x, y, dice.between(0, 30), dice.colour());
      } else {
        rig->canvas.drawLine(x, y, dice.between(-20, 250), dice.between(-20, 250), dice.colour());
      }
    }
    rig->sender.send();
    assertGlassShowsFrame();
  }
}

TEST(drawing_waits_only_where_pixels_are_on_their_way) {
  drawScene(0);
  rig->sender.send();
  rig->sender.wait();
  rig->canvas.fillRect({0, 0, 48, 16}, rgb(0x00FF00));
  rig->sender.send();
  TEST_ASSERT_TRUE(rig->sender.busy());
  rig->canvas.fillRect({100, 200, 20, 20}, rgb(0xFF00FF));
  TEST_ASSERT_TRUE_MESSAGE(rig->sender.busy(), "it waited for an area that was not on its way");
  rig->canvas.fillRect({40, 10, 4, 4}, rgb(0x0000FF));
  TEST_ASSERT_FALSE(rig->sender.busy());
  TEST_ASSERT_EQUAL_HEX16(rgb(0x00FF00), rig->bus.glass(kFacts, 41, 11));
  rig->sender.send();
  assertGlassShowsFrame();
}

// Pixels arrive as late as can be: whatever is drawn too early would show on the glass.
TEST(every_primitive_waits_before_it_draws_over_pixels_on_their_way) {
  static const uint16_t pixels[4] = {1, 2, 3, 4};
  static const uint8_t mask[2] = {0xC0, 0xC0};
  for (int kind = 0; kind < 10; ++kind) {
    rig->sender.wait();
    rig->canvas.fill(rgb(0x00FF00));
    rig->sender.send();
    switch (kind) {
      case 0:
        rig->canvas.fillRect({5, 5, 9, 9}, 0);
        break;
      case 1:
        rig->canvas.drawLine(5, 5, 9, 7, 0);
        break;
      case 2:
        rig->canvas.fillTriangle(5, 5, 9, 7, 5, 9, 0);
        break;
      case 3:
        rig->canvas.drawText("A", 5, 25, kFontBody, 0);
        break;
      case 4:
        rig->canvas.fillCircle(7, 7, 3, 0);
        break;
      case 5:
        rig->canvas.drawRoundRect({5, 5, 9, 9}, 3, 0);
        break;
      case 6:
        rig->canvas.blendRect({5, 5, 9, 9}, 0, 99);
        break;
      case 7:
        rig->canvas.drawSprite({2, 2, pixels, mask}, 5, 5);
        break;
      case 8:
        rig->canvas.drawMask(mask, 2, 2, 5, 5, 0);
        break;
      default:
        rig->canvas.drawPixel(5, 5, 0);
        break;
    }
    for (int y = 0; y < 30; ++y) {
      for (int x = 0; x < 30; ++x) TEST_ASSERT_EQUAL_HEX16(rgb(0x00FF00), rig->bus.glass(kFacts, x, y));
    }
    rig->sender.forget();
  }
}

TEST(forgetting_sends_everything_again) {
  drawScene(0);
  rig->sender.send();
  rig->sender.forget();
  rig->bus.memory.fill(0x5555);
  rig->sender.send();
  assertGlassShowsFrame();
}

TEST(two_changes_of_the_highest_bit_do_not_hide_each_other) {
  rig->canvas.fill(0);
  rig->sender.send();
  rig->sender.wait();
  // The highest bit of a pair of pixels in memory, twice in one tile.
  rig->canvas.drawPixel(1, 0, 0x0080);
  rig->canvas.drawPixel(3, 0, 0x0080);
  rig->sender.send();
  assertGlassShowsFrame();
}

TEST(large_changes_keep_clear_of_the_panels_scan) {
  drawScene(0);
  rig->sender.send();
  TEST_ASSERT_EQUAL(1, rig->bus.clearStarts);
  TEST_ASSERT_EQUAL(0, rig->bus.clear.first);
  TEST_ASSERT_EQUAL(rig->canvas.height() - 1, rig->bus.clear.last);
  TEST_ASSERT_EQUAL(rig->canvas.width() * rig->canvas.height(), rig->bus.clear.pixels);
  rig->canvas.fillRect({0, 0, 20, 20}, 0);
  rig->sender.send();
  TEST_ASSERT_EQUAL(1, rig->bus.clearStarts);
}

}  // namespace

void setUp() {
  rig = std::make_unique<Rig>();
  rig->bus.memory.fill(0xAAAA);
}
void tearDown() { rig.reset(); }
