// TFT_eSPI's calls: what they mean, on the display and on sprites of every depth.
#include "drivers/display/TFT_eSPI.h"

#include <unity.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>

#include "drawing/classic_font.h"
#include "drawing/fonts.h"
#include "drivers/display/tft_page.h"
#include "host_tests/drawing/fake_panel.h"
#include "host_tests/drawing/picture.h"

using namespace lucca;
using namespace lucca::test;

namespace {

const Panel kFacts = panel240x240(0);
uint8_t poolMemory[200 * 1024];

struct Rig {
  FakePanel bus;
  SpritePool pool{poolMemory};
  DisplaySetup setup{bus, kFacts, &pool};
  TFT_eSPI tft{setup};
  TFT_eSprite sprite{&tft}, second{&tft}, third{&tft};
};
std::unique_ptr<Rig> rig;

uint16_t glass(int x, int y) {
  rig->bus.wait();
  return rig->bus.glass(kFacts, x, y);
}

int countOnSprite(uint16_t colour) {
  int count = 0;
  for (int y = 0; y < rig->sprite.height(); ++y) {
    for (int x = 0; x < rig->sprite.width(); ++x) count += rig->sprite.readPixel(x, y) == colour ? 1 : 0;
  }
  return count;
}

// The box of a colour on the sprite.
Rect boxOnSprite(uint16_t colour) {
  Rect box{0, 0, 0, 0};
  for (int y = 0; y < rig->sprite.height(); ++y) {
    for (int x = 0; x < rig->sprite.width(); ++x) {
      if (rig->sprite.readPixel(x, y) == colour) box = join(box, makeRect(x, y, 1, 1));
    }
  }
  return box;
}

void assertBox(int x, int y, int w, int h, const Rect& box) {
  static char message[100];
  std::snprintf(message, sizeof message, "box is %d,%d %dx%d", box.x, box.y, box.w, box.h);
  TEST_ASSERT_TRUE_MESSAGE((box == makeRect(x, y, w, h)), message);
}

void test_the_page_is_the_same_on_the_display_and_on_a_sprite() {
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
  const char* path = "host_tests/drawing/golden/tft_page.txt";
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

void test_the_page_of_every_call_looks_as_recorded() {
  rig->tft.init();
  drawTftPage(rig->tft);
  TEST_ASSERT_EQUAL_MESSAGE(0, rig->pool.used(), "a sprite stayed behind");
  TEST_ASSERT_TRUE_MESSAGE(
      pageIsAsRecorded(),
      "golden/tft_page.txt is missing or differs: flash or emulate lucca-tft-page to look at it, run "
      "this test with LUCCA_WRITE_GOLDEN=1 if it is right");
}

void test_init_blanks_the_memory_before_it_shows() {
  rig->bus.memory.fill(0xF800);
  rig->tft.init();
  TEST_ASSERT_EQUAL_HEX16(0, glass(0, 0));
  TEST_ASSERT_EQUAL_HEX16(0, glass(239, 239));
  const size_t shown = rig->bus.text.find("\n29\n"), filled = rig->bus.text.find("pixels 57600");
  TEST_ASSERT_TRUE(filled != std::string::npos && filled < shown);
}

void test_shapes_anywhere_are_cut_as_a_larger_picture_would_show_them() {
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

void test_circles_are_midpoint_circles() {
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

void test_a_circle_of_no_size() {
  rig->sprite.createSprite(9, 9);
  rig->sprite.drawCircle(4, 4, 0, 0xFFFF);
  TEST_ASSERT_EQUAL(0, countOnSprite(0xFFFF));
  rig->sprite.fillCircle(4, 4, 0, 0xFFFF);
  TEST_ASSERT_EQUAL(1, countOnSprite(0xFFFF));
}

void test_huge_sizes_fill_the_picture_and_end() {
  rig->sprite.createSprite(30, 30);
  rig->sprite.fillRect(-2000000000, -2000000000, 2147483647, 2147483647, 0x1111);
  TEST_ASSERT_EQUAL(900, countOnSprite(0x1111));
  rig->sprite.fillCircle(15, 15, 5000, 0x2222);
  TEST_ASSERT_EQUAL(900, countOnSprite(0x2222));
}

void test_datums_put_the_text_around_its_point() {
  rig->sprite.createSprite(60, 40);
  // "HH": 12 x 8 cells, whose letters reach from the first to the eleventh column and seven rows down.
  const int dx[] = {0, -6, -12}, dy[] = {0, -4, -8, 0};
  for (uint8_t datum = TL_DATUM; datum <= R_BASELINE; ++datum) {
    rig->sprite.fillSprite(0);
    rig->sprite.setTextColor(TFT_WHITE);
    rig->sprite.setTextDatum(datum);
    TEST_ASSERT_EQUAL(12, rig->sprite.drawString("HH", 30, 20));
    assertBox(30 + dx[datum % 3], 20 + dy[datum / 3], 11, 7, boxOnSprite(TFT_WHITE));
  }
}

void test_one_text_colour_leaves_the_ground_two_fill_it() {
  rig->sprite.createSprite(20, 10);
  rig->sprite.fillSprite(TFT_BLUE);
  rig->sprite.setTextColor(TFT_WHITE);
  rig->sprite.drawString("I", 0, 0);
  TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, rig->sprite.readPixel(0, 0));
  rig->sprite.setTextColor(TFT_WHITE, TFT_RED);
  rig->sprite.drawString("I", 0, 0);
  TEST_ASSERT_EQUAL(48 - 11, countOnSprite(TFT_RED));  // "I" has 11 pixels
}

void test_padding_fills_to_its_width_on_the_side_the_datum_leaves() {
  rig->sprite.createSprite(80, 10);
  rig->sprite.setTextColor(TFT_WHITE, TFT_RED);
  rig->sprite.setTextPadding(30);
  rig->sprite.drawString(" ", 10, 0);
  assertBox(10, 0, 30, 8, boxOnSprite(TFT_RED));
  rig->sprite.fillSprite(0);
  rig->sprite.setTextDatum(TC_DATUM);
  rig->sprite.drawString(" ", 40, 0);
  assertBox(25, 0, 30, 8, boxOnSprite(TFT_RED));
  rig->sprite.fillSprite(0);
  rig->sprite.setTextDatum(TR_DATUM);
  rig->sprite.drawString(" ", 70, 0);
  assertBox(40, 0, 30, 8, boxOnSprite(TFT_RED));
}

void test_text_size_makes_blocks() {
  rig->sprite.createSprite(40, 40);
  rig->sprite.setTextColor(TFT_WHITE);
  rig->sprite.setTextSize(3);
  TEST_ASSERT_EQUAL(18, rig->sprite.drawString("I", 0, 0));
  TEST_ASSERT_EQUAL(11 * 9, countOnSprite(TFT_WHITE));
  TEST_ASSERT_EQUAL(24, rig->sprite.fontHeight());
}

void test_print_wraps_at_the_right_edge_unless_told_not_to() {
  rig->sprite.createSprite(20, 30);
  rig->sprite.setTextColor(TFT_WHITE);
  rig->sprite.print("abcd");
  TEST_ASSERT_EQUAL(6, rig->sprite.getCursorX());
  TEST_ASSERT_EQUAL(8, rig->sprite.getCursorY());
  rig->sprite.setTextWrap(false);
  rig->sprite.println("efgh");
  TEST_ASSERT_EQUAL(0, rig->sprite.getCursorX());
  TEST_ASSERT_EQUAL(16, rig->sprite.getCursorY());
  rig->sprite.setTextWrap(true, true);
  rig->sprite.setCursor(0, 32);
  rig->sprite.print("x");
  TEST_ASSERT_EQUAL(0, rig->sprite.getCursorY());
}

void test_with_a_free_font_print_is_on_the_baseline_and_draw_string_below_its_top() {
  rig->sprite.createSprite(40, 40);
  rig->sprite.setTextColor(TFT_WHITE);
  rig->sprite.setFreeFont(&sampleFreeFont());
  rig->sprite.setCursor(10, 20);
  rig->sprite.print("A");
  assertBox(10, 13, 5, 7, boxOnSprite(TFT_WHITE));
  rig->sprite.fillSprite(0);
  rig->sprite.drawString("A", 10, 20);
  assertBox(10, 20, 5, 7, boxOnSprite(TFT_WHITE));
  rig->sprite.fillSprite(0);
  rig->sprite.setTextDatum(L_BASELINE);
  rig->sprite.drawString("A", 10, 20);
  assertBox(10, 13, 5, 7, boxOnSprite(TFT_WHITE));
  TEST_ASSERT_EQUAL(11, rig->sprite.fontHeight());
  TEST_ASSERT_EQUAL(6 + 6, rig->sprite.textWidth("AB"));  // the last by its picture: 1 + 5
}

void test_utf8_is_decoded_and_broken_bytes_stand_for_themselves() {
  rig->sprite.createSprite(40, 10);
  TEST_ASSERT_EQUAL(12, rig->sprite.textWidth("à\xE8"));
  rig->sprite.setTextColor(TFT_WHITE);
  rig->sprite.print("ü");
  TEST_ASSERT_EQUAL(6, rig->sprite.getCursorX());
  const uint8_t* rows = classicGlyph(0xFC);
  for (int y = 0; y < 8; ++y) {
    for (int x = 0; x < 6; ++x) {
      TEST_ASSERT_EQUAL_HEX16((rows[y] << x & 0x80) != 0 ? TFT_WHITE : 0, rig->sprite.readPixel(x, y));
    }
  }
  rig->sprite.setAttribute(UTF8_SWITCH, 0);
  TEST_ASSERT_EQUAL(12, rig->sprite.textWidth("ü"));
}

void assertNumber(const char* text, float number, uint8_t decimals) {
  rig->sprite.fillSprite(0);
  rig->sprite.setTextColor(TFT_WHITE);
  const int width = rig->sprite.drawFloat(number, decimals, 0, 0);
  static uint16_t drawn[120 * 8];
  for (int i = 0; i < 120 * 8; ++i) drawn[i] = rig->sprite.readPixel(i % 120, i / 120);
  rig->sprite.fillSprite(0);
  TEST_ASSERT_EQUAL_MESSAGE(rig->sprite.drawString(text, 0, 0), width, text);
  for (int i = 0; i < 120 * 8; ++i) {
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(rig->sprite.readPixel(i % 120, i / 120), drawn[i], text);
  }
}

void test_draw_float_rounds_and_stops_at_what_a_float_can_tell() {
  rig->sprite.createSprite(120, 8);
  assertNumber("3.14", 3.14159f, 2);
  assertNumber("3.142", 3.14159f, 3);
  assertNumber("-0.5", -0.5f, 1);
  assertNumber("0.0", -0.04f, 1);
  assertNumber("1.00", 0.999f, 2);
  assertNumber("3", 2.5f, 0);
  assertNumber("1234567.5", 1234567.5f, 4);
  assertNumber("...", 3e9f, 2);
  assertNumber("0.0000000", 1e-20f, 7);
}

void test_numbers_print_in_every_base() {
  rig->sprite.createSprite(200, 8);
  TEST_ASSERT_EQUAL(4, rig->sprite.print(-123));
  TEST_ASSERT_EQUAL(2, rig->sprite.print(255, HEX));
  TEST_ASSERT_EQUAL(8, rig->sprite.print(255, BIN));
  TEST_ASSERT_EQUAL(4, rig->sprite.print(2.5));
  TEST_ASSERT_EQUAL(20, rig->sprite.print(static_cast<long long>(INT64_MIN)));
}

void test_the_viewport_moves_the_origin_and_cuts() {
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

void test_rotation_resets_the_viewport_and_turns_the_glass() {
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

void test_swap_bytes_belongs_to_each_picture() {
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

void test_images_are_cut_and_their_transparent_colour_left_out() {
  static uint16_t image[12 * 10];
  Dice dice(4);
  for (uint16_t& pixel : image)
    pixel = static_cast<uint16_t>(dice.between(0, 2) == 0 ? 0x0120 : dice.between(1, 99));
  rig->sprite.createSprite(20, 16);
  for (int i = 0; i < 100; ++i) {
    const int x = dice.between(-14, 22), y = dice.between(-12, 18);
    const bool keyed = dice.between(0, 1) != 0;
    rig->sprite.fillSprite(0xAAAA);
    rig->sprite.setSwapBytes(true);
    if (keyed) {
      rig->sprite.pushImage(x, y, 12, 10, image, 0x0120);
    } else {
      rig->sprite.pushImage(x, y, 12, 10, image);
    }
    for (int v = 0; v < 16; ++v) {
      for (int u = 0; u < 20; ++u) {
        const bool in = u >= x && v >= y && u < x + 12 && v < y + 10;
        const uint16_t pixel = in ? image[(v - y) * 12 + u - x] : uint16_t{0xAAAA};
        TEST_ASSERT_EQUAL_HEX16(keyed && in && pixel == 0x0120 ? 0xAAAA : pixel, rig->sprite.readPixel(u, v));
      }
    }
  }
}

void test_set_window_takes_ends_and_set_addr_window_sizes() {
  rig->tft.init();
  rig->tft.setWindow(10, 10, 11, 11);
  rig->tft.pushBlock(TFT_RED, 4);
  rig->tft.setAddrWindow(20, 20, 2, 3);
  rig->tft.pushColor(TFT_BLUE, 6);
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(11, 11));
  TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, glass(21, 22));
  TEST_ASSERT_EQUAL_HEX16(0, glass(22, 22));
}

void test_sprites_of_each_depth_keep_what_their_bits_can() {
  for (const int8_t depth : {int8_t{16}, int8_t{8}, int8_t{4}, int8_t{1}}) {
    rig->sprite.deleteSprite();
    rig->sprite.setColorDepth(depth);
    TEST_ASSERT_NOT_NULL(rig->sprite.createSprite(13, 7));
    TEST_ASSERT_EQUAL(depth, rig->sprite.getColorDepth());
    rig->sprite.setBitmapColor(TFT_GREEN, TFT_BLACK);
    const uint16_t drawn = depth >= 8 ? TFT_RED : depth == 4 ? 2 : 1;
    const uint16_t read = depth == 1 ? TFT_GREEN : depth == 8 ? TFT_eSPI::color8to16(0xE0) : TFT_RED;
    rig->sprite.fillRect(3, 2, 7, 3, drawn);
    for (int y = 0; y < 7; ++y) {
      for (int x = 0; x < 13; ++x) {
        const bool in = x >= 3 && x < 10 && y >= 2 && y < 5;
        TEST_ASSERT_EQUAL_HEX16(in ? read : 0, rig->sprite.readPixel(x, y));
      }
    }
    rig->tft.fillScreen(TFT_BLUE);
    rig->sprite.pushSprite(100, 50);
    TEST_ASSERT_EQUAL_HEX16(read, glass(103, 52));
    TEST_ASSERT_EQUAL_HEX16(0, glass(112, 56));
    TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, glass(113, 56));
    rig->tft.fillScreen(TFT_BLUE);
    rig->sprite.pushSprite(-4, -3, depth >= 8 ? TFT_BLACK : 0);
    TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, glass(6, 0));
    TEST_ASSERT_EQUAL_HEX16(read, glass(5, 1));
  }
}

void test_one_bit_sprites_turn() {
  rig->sprite.setColorDepth(1);
  rig->sprite.createSprite(10, 6);
  rig->sprite.setRotation(1);
  TEST_ASSERT_EQUAL(6, rig->sprite.width());
  rig->sprite.drawPixel(0, 0, 1);
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, rig->sprite.readPixel(0, 0));
  rig->sprite.setRotation(0);
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, rig->sprite.readPixel(9, 0));
}

void test_a_used_up_pool_refuses_and_says_so() {
  TEST_ASSERT_NOT_NULL(rig->sprite.createSprite(240, 240));
  TFT_eSprite& second = rig->second;
  TEST_ASSERT_NULL(second.createSprite(240, 240));
  TEST_ASSERT_TRUE(second.error() == TFT_eSprite::Error::PoolFull);
  TEST_ASSERT_FALSE(second.created());
  second.fillRect(0, 0, 10, 10, TFT_RED);  // harmless
  rig->sprite.deleteSprite();
  TEST_ASSERT_NOT_NULL(second.createSprite(240, 240));
  second.deleteSprite();
  TEST_ASSERT_EQUAL(0, rig->pool.used());
  TEST_ASSERT_NULL(second.createSprite(0, 5));
  TEST_ASSERT_TRUE(second.error() == TFT_eSprite::Error::BadSize);
}

void test_sprites_live_in_memory_the_caller_gives() {
  static uint8_t memory[10 * 10 * 2];
  TEST_ASSERT_NULL(rig->sprite.createSprite(11, 10, std::span<uint8_t>(memory)));
  TEST_ASSERT_TRUE(rig->sprite.error() == TFT_eSprite::Error::MemoryTooSmall);
  TEST_ASSERT_EQUAL_PTR(memory, rig->sprite.createSprite(10, 10, std::span<uint8_t>(memory)));
  rig->sprite.drawPixel(9, 9, 0x1234);
  TEST_ASSERT_EQUAL_HEX8(0x34, memory[199]);
  TEST_ASSERT_EQUAL(0, rig->pool.used());
}

void test_two_frames_of_one_sprite() {
  rig->sprite.createSprite(8, 8, 2);
  rig->sprite.fillSprite(TFT_RED);
  rig->sprite.frameBuffer(2);
  TEST_ASSERT_EQUAL_HEX16(0, rig->sprite.readPixel(3, 3));
  rig->sprite.frameBuffer(1);
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, rig->sprite.readPixel(3, 3));
}

void test_push_rotated_by_quarter_turns_moves_pixels_clockwise() {
  rig->sprite.createSprite(9, 9);
  rig->sprite.drawPixel(4, 1, TFT_RED);  // above the pivot
  rig->sprite.setPivot(4, 4);
  rig->tft.setPivot(100, 100);
  rig->tft.fillScreen(TFT_WHITE);
  TEST_ASSERT_TRUE(rig->sprite.pushRotated(90));
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(103, 100));
  rig->tft.fillScreen(TFT_WHITE);
  TEST_ASSERT_TRUE(rig->sprite.pushRotated(180, TFT_BLACK));
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(100, 103));
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, glass(100, 100));
}

void test_push_to_sprite() {
  TFT_eSprite& to = rig->second;
  to.createSprite(20, 20);
  rig->sprite.createSprite(6, 6);
  rig->sprite.fillSprite(TFT_RED);
  rig->sprite.drawPixel(2, 2, TFT_GREEN);
  TEST_ASSERT_TRUE(rig->sprite.pushToSprite(&to, 17, 17));
  TEST_ASSERT_EQUAL_HEX16(TFT_GREEN, to.readPixel(19, 19));
  TEST_ASSERT_TRUE(rig->sprite.pushToSprite(&to, 0, 0, TFT_RED));
  TEST_ASSERT_EQUAL_HEX16(0, to.readPixel(0, 0));
  TEST_ASSERT_EQUAL_HEX16(TFT_GREEN, to.readPixel(2, 2));
  TFT_eSprite& bits = rig->third;
  bits.setColorDepth(1);
  bits.createSprite(8, 8);
  TEST_ASSERT_FALSE(bits.pushToSprite(&to, 0, 0));
}

void test_dma_sends_only_after_it_was_started_and_cuts_to_the_viewport() {
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

void test_colours_blend_and_convert() {
  TEST_ASSERT_EQUAL_HEX16(0xFFFF, TFT_eSPI::alphaBlend(255, 0xFFFF, 0xFFFF));
  TEST_ASSERT_EQUAL_HEX16(0x1234, TFT_eSPI::alphaBlend(0, 0xFFFF, 0x1234));
  TEST_ASSERT_EQUAL_HEX16(0x7BEF, TFT_eSPI::alphaBlend(128, 0xFFFF, 0));
  TEST_ASSERT_EQUAL_HEX16(0xFA05, TFT_eSPI::color565(255, 64, 40));
  for (int colour = 0; colour < 256; ++colour) {
    TEST_ASSERT_EQUAL_HEX8(colour, TFT_eSPI::color16to8(TFT_eSPI::color8to16(static_cast<uint8_t>(colour))));
  }
}

void test_two_displays_live_side_by_side() {
  static FakePanel otherBus;
  const Panel otherFacts = panel240x320(1);
  const DisplaySetup other{otherBus, otherFacts};
  TFT_eSPI second(other);
  rig->tft.fillScreen(TFT_RED);
  second.fillScreen(TFT_BLUE);
  second.dmaWait();
  TEST_ASSERT_EQUAL(320, second.width());
  TEST_ASSERT_EQUAL_HEX16(TFT_RED, glass(0, 0));
  TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, otherBus.glass(otherFacts, 0, 0));
}

}  // namespace

void setUp() { rig = std::make_unique<Rig>(); }
void tearDown() { rig.reset(); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_page_is_the_same_on_the_display_and_on_a_sprite);
  RUN_TEST(test_the_page_of_every_call_looks_as_recorded);
  RUN_TEST(test_init_blanks_the_memory_before_it_shows);
  RUN_TEST(test_shapes_anywhere_are_cut_as_a_larger_picture_would_show_them);
  RUN_TEST(test_circles_are_midpoint_circles);
  RUN_TEST(test_a_circle_of_no_size);
  RUN_TEST(test_huge_sizes_fill_the_picture_and_end);
  RUN_TEST(test_datums_put_the_text_around_its_point);
  RUN_TEST(test_one_text_colour_leaves_the_ground_two_fill_it);
  RUN_TEST(test_padding_fills_to_its_width_on_the_side_the_datum_leaves);
  RUN_TEST(test_text_size_makes_blocks);
  RUN_TEST(test_print_wraps_at_the_right_edge_unless_told_not_to);
  RUN_TEST(test_with_a_free_font_print_is_on_the_baseline_and_draw_string_below_its_top);
  RUN_TEST(test_utf8_is_decoded_and_broken_bytes_stand_for_themselves);
  RUN_TEST(test_draw_float_rounds_and_stops_at_what_a_float_can_tell);
  RUN_TEST(test_numbers_print_in_every_base);
  RUN_TEST(test_the_viewport_moves_the_origin_and_cuts);
  RUN_TEST(test_rotation_resets_the_viewport_and_turns_the_glass);
  RUN_TEST(test_swap_bytes_belongs_to_each_picture);
  RUN_TEST(test_images_are_cut_and_their_transparent_colour_left_out);
  RUN_TEST(test_set_window_takes_ends_and_set_addr_window_sizes);
  RUN_TEST(test_sprites_of_each_depth_keep_what_their_bits_can);
  RUN_TEST(test_one_bit_sprites_turn);
  RUN_TEST(test_a_used_up_pool_refuses_and_says_so);
  RUN_TEST(test_sprites_live_in_memory_the_caller_gives);
  RUN_TEST(test_two_frames_of_one_sprite);
  RUN_TEST(test_push_rotated_by_quarter_turns_moves_pixels_clockwise);
  RUN_TEST(test_push_to_sprite);
  RUN_TEST(test_dma_sends_only_after_it_was_started_and_cuts_to_the_viewport);
  RUN_TEST(test_colours_blend_and_convert);
  RUN_TEST(test_two_displays_live_side_by_side);
  return UNITY_END();
}
