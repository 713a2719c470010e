// TFT_eSPI's calls on the display: shapes, images, viewport and rotation, and the page of every call.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "drivers/tft_espi/examples/tft_page/tft_page.h"
#include "drivers/tft_espi/tests/tft_rig.h"
#include "host_tests/drawing/picture.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

TEST(the_page_is_the_same_on_the_display_and_on_a_sprite) {
  rig->sprite.createSprite(240, 240);
  drawTftShapes(rig->tft);
  drawTftShapes(rig->sprite);
  for (int y = 0; y < 240; ++y) {
    for (int x = 0; x < 240; ++x) {
      static char where[40];
      std::snprintf(where, sizeof where, "at %d,%d", x, y);
      TEST_ASSERT_EQUAL_HEX16_MESSAGE(rig->sprite.readPixel(x, y), glass(x, y), where);
    }
  }
  TEST_ASSERT_EQUAL(0, rig->bus.strays);
}

// The whole page with its sprites, a hash for each row of the glass. The emulated panel is compared with the same file.
bool pageIsAsRecorded() {
  const char* path = "drivers/tft_espi/tests/golden/tft_page.txt";
  std::string rows;
  for (int y = 0; y < 240; ++y) {
    uint32_t hash = 2166136261u;
    for (int x = 0; x < 240; ++x) {
      hash = (hash ^ (glass(x, y) >> 8)) * 16777619u;
      hash = (hash ^ (glass(x, y) & 0xFF)) * 16777619u;
    }
    char line[32];
    std::snprintf(line, sizeof line, "%d %08x\n", y, static_cast<unsigned>(hash));
    rows += line;
  }
  if (std::getenv("LUCCA_WRITE_GOLDEN") != nullptr) std::ofstream(path) << rows;
  std::ifstream file(path);
  std::stringstream expected;
  expected << file.rdbuf();
  return file.is_open() && expected.str() == rows;
}

TEST(the_page_of_every_call_looks_as_recorded) {
  rig->tft.init();
  drawTftPage(rig->tft);
  TEST_ASSERT_EQUAL_MESSAGE(0, rig->pool.used(), "a sprite stayed behind");
  TEST_ASSERT_TRUE_MESSAGE(
      pageIsAsRecorded(),
      "golden/tft_page.txt is missing or differs: flash or emulate lucca-tft-page to look at it, run "
      "this test with LUCCA_WRITE_GOLDEN=1 if it is right");
}

TEST(init_blanks_the_memory_before_it_shows) {
  rig->bus.memory.fill(0xF800);
  rig->tft.init();
  TEST_ASSERT_EQUAL_HEX16(0, glass(0, 0));
  TEST_ASSERT_EQUAL_HEX16(0, glass(239, 239));
  const size_t shown = rig->bus.text.find("\n29\n"), filled = rig->bus.text.find("pixels 57600");
  TEST_ASSERT_TRUE(filled != std::string::npos && filled < shown);
}

TEST(shapes_anywhere_are_cut_as_a_larger_picture_would_show_them) {
  Dice dice(9);
  static uint8_t memory[200 * 200 * 2];
  TFT_eSprite& large = rig->second;
  large.createSprite(200, 200, std::span<uint8_t>(memory));
  rig->sprite.createSprite(48, 40);
  for (int i = 0; i < 300; ++i) {
    large.fillSprite(0);
    rig->sprite.fillSprite(0);
    const int x = dice.between(-60, 90), y = dice.between(-60, 90), w = dice.between(-2, 70),
              h = dice.between(-2, 70);
    const int kind = dice.between(0, 9);
    const auto draw = [&](TFT_eSprite& on, int dx, int dy) {
      switch (kind) {
        case 0:
          on.fillRect(x + dx, y + dy, w, h, 0x1234);
          break;
        case 1:
          on.drawRect(x + dx, y + dy, w, h, 0x1234);
          break;
        case 2:
          on.drawCircle(x + dx, y + dy, w, 0x1234);
          break;
        case 3:
          on.fillCircle(x + dx, y + dy, w, 0x1234);
          break;
        case 4:
          on.drawRoundRect(x + dx, y + dy, w + 12, h + 12, 6, 0x1234);
          break;
        case 5:
          on.fillRoundRect(x + dx, y + dy, w + 12, h + 12, 6, 0x1234);
          break;
        case 6:
          on.drawLine(x + dx, y + dy, w + dx, h + dy, 0x1234);
          break;
        case 7:
          on.fillTriangle(x + dx, y + dy, w + dx, h + dy, y + dx, x + dy, 0x1234);
          break;
        case 8:
          on.drawWideLine(static_cast<float>(x + dx), static_cast<float>(y + dy), static_cast<float>(w + dx),
                          static_cast<float>(h + dy), 5.5f, 0x1234, 0);
          break;
        default:
          on.fillSmoothRoundRect(x + dx, y + dy, w, h, 9, 0x1234, 0);
          break;
      }
    };
    draw(large, 70, 70);
    draw(rig->sprite, 0, 0);
    for (int v = 0; v < 40; ++v) {
      for (int u = 0; u < 48; ++u) {
        TEST_ASSERT_EQUAL_HEX16(large.readPixel(u + 70, v + 70), rig->sprite.readPixel(u, v));
      }
    }
  }
}

TEST(circles_are_midpoint_circles) {
  rig->sprite.createSprite(64, 64);
  for (int r = 1; r < 30; ++r) {
    rig->sprite.fillSprite(0);
    rig->sprite.drawCircle(31, 31, r, 0xFFFF);
    // The slow way: in each column of the upper eighth, the row whose middle is nearest to the circle.
    for (int x = 0; x <= 31; ++x) {
      int best = 0, bestError = 1 << 30;
      for (int y = 0; y <= r; ++y) {
        const int error = std::abs(x * x + y * y - r * r);
        if (error < bestError) best = y, bestError = error;
      }
      if (x > best) break;
      TEST_ASSERT_EQUAL_HEX16(0xFFFF, rig->sprite.readPixel(31 + x, 31 - best));
      TEST_ASSERT_EQUAL_HEX16(0xFFFF, rig->sprite.readPixel(31 - best, 31 + x));
    }
  }
}

TEST(a_circle_of_no_size) {
  rig->sprite.createSprite(9, 9);
  rig->sprite.drawCircle(4, 4, 0, 0xFFFF);
  TEST_ASSERT_EQUAL(0, countOnSprite(0xFFFF));
  rig->sprite.fillCircle(4, 4, 0, 0xFFFF);
  TEST_ASSERT_EQUAL(1, countOnSprite(0xFFFF));
}

TEST(huge_sizes_fill_the_picture_and_end) {
  rig->sprite.createSprite(30, 30);
  rig->sprite.fillRect(-2000000000, -2000000000, 2147483647, 2147483647, 0x1111);
  TEST_ASSERT_EQUAL(900, countOnSprite(0x1111));
  rig->sprite.fillCircle(15, 15, 5000, 0x2222);
  TEST_ASSERT_EQUAL(900, countOnSprite(0x2222));
}

TEST(the_viewport_moves_the_origin_and_cuts) {
  rig->sprite.createSprite(40, 40);
  rig->sprite.setViewport(10, 10, 20, 20);
  TEST_ASSERT_EQUAL(20, rig->sprite.width());
  rig->sprite.fillRect(-5, -5, 100, 100, TFT_RED);
  rig->sprite.drawPixel(0, 0, TFT_GREEN);
  rig->sprite.resetViewport();
  TEST_ASSERT_EQUAL_HEX16(TFT_GREEN, rig->sprite.readPixel(10, 10));
  assertBox(10, 10, 20, 20, boxOnSprite(TFT_RED));
  rig->sprite.setViewport(10, 10, 20, 20, false);
  TEST_ASSERT_EQUAL(40, rig->sprite.width());
  rig->sprite.fillSprite(0);
  rig->sprite.drawPixel(12, 12, TFT_BLUE);
  rig->sprite.drawPixel(2, 2, TFT_BLUE);
  rig->sprite.resetViewport();
  TEST_ASSERT_EQUAL(1, countOnSprite(TFT_BLUE));
  rig->sprite.setViewport(50, 50, 5, 5);
  rig->sprite.fillRect(0, 0, 100, 100, TFT_WHITE);
  rig->sprite.resetViewport();
  TEST_ASSERT_EQUAL(0, countOnSprite(TFT_WHITE));
}

TEST(rotation_resets_the_viewport_and_turns_the_glass) {
  rig->tft.init();
  rig->tft.setViewport(10, 10, 20, 20);
  rig->tft.setRotation(1);
  TEST_ASSERT_EQUAL(240, rig->tft.width());
  TEST_ASSERT_EQUAL(0, rig->tft.getViewportX());
  rig->tft.drawPixel(0, 0, TFT_WHITE);
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, glass(239, 0));
  rig->tft.setRotation(6);
  TEST_ASSERT_EQUAL(2, rig->tft.getRotation());
}

TEST(swap_bytes_belongs_to_each_picture) {
  static const uint16_t image[2] = {0x1234, 0x5678};
  rig->sprite.createSprite(4, 4);
  rig->tft.setSwapBytes(true);
  TEST_ASSERT_FALSE(rig->sprite.getSwapBytes());
  rig->sprite.pushImage(0, 0, 2, 1, image);
  TEST_ASSERT_EQUAL_HEX16(0x3412, rig->sprite.readPixel(0, 0));
  rig->sprite.setSwapBytes(true);
  rig->sprite.pushImage(0, 0, 2, 1, image);
  TEST_ASSERT_EQUAL_HEX16(0x1234, rig->sprite.readPixel(0, 0));
  TEST_ASSERT_EQUAL_HEX8(0x12, static_cast<uint8_t*>(rig->sprite.getPointer())[0]);
  rig->sprite.pushSprite(5, 5);  // minds no flag
  TEST_ASSERT_EQUAL_HEX16(0x1234, glass(5, 5));
  rig->tft.pushImage(0, 0, 2, 1, image);
  TEST_ASSERT_EQUAL_HEX16(0x5678, glass(1, 0));
}

TEST(images_are_cut_and_their_transparent_colour_left_out) {
  static uint16_t image[12 * 10];
  Dice dice(4);
  for (uint16_t& pixel : image)
    pixel = static_cast<uint16_t>(dice.between(0, 2) == 0 ? 0x0120 : dice.between(1, 99));
  rig->tft.setViewport(0, 0, 20, 16);
  for (int i = 0; i < 100; ++i) {
    const int x = dice.between(-14, 22), y = dice.between(-12, 18);
    const bool keyed = dice.between(0, 1) != 0;
    rig->tft.fillScreen(0xAAAA);
    rig->tft.setSwapBytes(true);
    if (keyed) {
      rig->tft.pushImage(x, y, 12, 10, image, 0x0120);
    } else {
      rig->tft.pushImage(x, y, 12, 10, image);
    }
    for (int v = 0; v < 16; ++v) {
      for (int u = 0; u < 20; ++u) {
        const bool in = u >= x && v >= y && u < x + 12 && v < y + 10;
        const uint16_t pixel = in ? image[(v - y) * 12 + u - x] : uint16_t{0xAAAA};
        TEST_ASSERT_EQUAL_HEX16(keyed && in && pixel == 0x0120 ? 0xAAAA : pixel, glass(u, v));
      }
    }
  }
}

TEST(set_window_takes_ends_and_set_addr_window_sizes) {
  rig->tft.init();
  rig->tft.setWindow(10, 10, 11, 11);
  rig->tft.pushBlock(TFT_RED, 4);
  rig->tft.setAddrWindow(20, 20, 2, 3);
  rig->tft.pushColor(TFT_BLUE, 6);
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(11, 11));
  TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, glass(21, 22));
  TEST_ASSERT_EQUAL_HEX16(0, glass(22, 22));
}

TEST(dma_sends_only_after_it_was_started_and_cuts_to_the_viewport) {
  static uint16_t image[16];
  std::fill(std::begin(image), std::end(image), swapBytes(TFT_RED));
  rig->tft.init();
  rig->tft.pushImageDMA(0, 0, 4, 4, image);
  TEST_ASSERT_FALSE(rig->tft.dmaBusy());
  TEST_ASSERT_TRUE(rig->tft.initDMA());
  rig->tft.pushImageDMA(-2, -2, 4, 4, image);
  TEST_ASSERT_TRUE(rig->tft.dmaBusy());
  rig->tft.dmaWait();
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(1, 1));
  TEST_ASSERT_EQUAL_HEX16(0, glass(2, 2));
}

TEST(colours_blend_and_convert) {
  TEST_ASSERT_EQUAL_HEX16(0xFFFF, TFT_eSPI::alphaBlend(255, 0xFFFF, 0xFFFF));
  TEST_ASSERT_EQUAL_HEX16(0x1234, TFT_eSPI::alphaBlend(0, 0xFFFF, 0x1234));
  TEST_ASSERT_EQUAL_HEX16(0x7BEF, TFT_eSPI::alphaBlend(128, 0xFFFF, 0));
  TEST_ASSERT_EQUAL_HEX16(0xFA05, TFT_eSPI::color565(255, 64, 40));
  for (int colour = 0; colour < 256; ++colour) {
    TEST_ASSERT_EQUAL_HEX8(colour, TFT_eSPI::color16to8(TFT_eSPI::color8to16(static_cast<uint8_t>(colour))));
  }
}

TEST(two_displays_live_side_by_side) {
  static FakePanel otherBus;
  const Panel otherFacts = panel240x320(1);
  const DisplaySetup other{otherBus, otherFacts};
  TFT_eSPI second(other);
  rig->tft.fillScreen(TFT_RED);
  second.fillScreen(TFT_BLUE);
  second.dmaWait();
  TEST_ASSERT_EQUAL_MESSAGE(240, second.width(), "a sketch begins in rotation 0, however the board is held");
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(0, 0));
  TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, otherBus.glass(otherFacts, 0, 0));
}

}  // namespace

void setUp() { rig = std::make_unique<Rig>(); }
void tearDown() { rig.reset(); }
