// The fonts' measures, which sketches lay out by, and smooth letters of a small vlw font.
#include <algorithm>

#include "drivers/tft_espi/src/classic_font.h"
#include "drivers/tft_espi/src/font_cells.h"
#include "drivers/tft_espi/tests/tft_rig.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

TEST(the_classic_font_keeps_to_five_columns_and_tells_letters_apart) {
  for (uint32_t code = 0x20; code < 0x7F; ++code) {
    for (int row = 0; row < kClassicHeight; ++row) TEST_ASSERT_EQUAL_HEX8(0, classicGlyph(code)[row] & 0x07);
    for (uint32_t other = 0x20; other < code; ++other) {
      TEST_ASSERT_FALSE(std::equal(classicGlyph(code), classicGlyph(code) + 8, classicGlyph(other)));
    }
  }
}

TEST(numbered_fonts_have_the_originals_heights_and_widths) {
  constexpr struct {
    uint8_t font;
    int high, wide;
  } kFonts[] = {{1, 8, 30}, {2, 16, 35}, {4, 26, 63}, {6, 48, 123}, {7, 48, 140}, {8, 75, 249}};
  for (const auto& [font, high, wide] : kFonts) {
    TEST_ASSERT_EQUAL(high, rig->tft.fontHeight(font));
    TEST_ASSERT_EQUAL(wide, rig->tft.textWidth("12:34", font));
    TEST_ASSERT_EQUAL(wide, rig->tft.drawString("12:34", 0, 0, font));
  }
}

TEST(every_letter_has_ink_within_its_cell) {
  for (const uint8_t font : {uint8_t{2}, uint8_t{4}}) {
    for (uint32_t code = 0x21; code < 0x7F; ++code) {
      uint64_t ink = 0;
      for (int row = 0; row < fontLine(font).height; ++row) ink |= cellRow(font, code, row);
      TEST_ASSERT_TRUE(ink != 0);
      TEST_ASSERT_TRUE(ink << cellWidth(font, code) == 0);
    }
  }
}

TEST(segments_tell_the_digits_apart) {
  for (uint32_t a = '0'; a <= '9'; ++a) {
    for (uint32_t b = a + 1; b <= '9'; ++b) {
      int different = 0;
      for (int row = 0; row < 48; ++row) different += cellRow(7, a, row) != cellRow(7, b, row) ? 1 : 0;
      TEST_ASSERT_GREATER_THAN(5, different);
    }
  }
  // An 8 has all seven: it covers every other digit.
  for (uint32_t digit = '0'; digit <= '9'; ++digit) {
    for (int row = 0; row < 48; ++row)
      TEST_ASSERT_TRUE((cellRow(7, digit, row) & ~cellRow(7, '8', row)) == 0);
  }
}

TEST(a_ground_fills_the_cell) {
  rig->sprite.createSprite(60, 60);
  rig->sprite.setTextColor(TFT_WHITE, TFT_RED);
  rig->sprite.drawString("1", 10, 5, 4);
  assertBox(10, 5, 14, 26, boxOnSprite(TFT_RED));
  rig->sprite.fillSprite(TFT_BLACK);
  rig->sprite.setTextSize(2);
  rig->sprite.drawString("1", 0, 0, 2);
  assertBox(0, 0, 16, 32, boxOnSprite(TFT_RED));
}

// Two letters: A of 2 x 3 on the baseline, p of 2 x 3 that hangs one row below it.
constexpr uint8_t kVlw[] = {
    0,   0,   0,   2,   0,  0,   0, 11, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1,              // header
    0,   0,   0,   'A', 0,  0,   0, 3,  0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0,  // A
    0,   0,   0,   'p', 0,  0,   0, 3,  0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,  // p
    255, 0,   255, 128, 0,  255,  // coverage of A
    255, 255, 255, 255, 64, 0,    // and of p
};

TEST(smooth_letters_are_read_where_they_lie) {
  rig->sprite.createSprite(30, 12);
  rig->sprite.loadFont(kVlw);
  TEST_ASSERT_EQUAL(4, rig->sprite.fontHeight());
  TEST_ASSERT_EQUAL(4 + 2, rig->sprite.textWidth("Ap"));
  rig->sprite.setTextColor(TFT_WHITE, TFT_BLACK);
  TEST_ASSERT_EQUAL(6, rig->sprite.drawString("Ap", 2, 1));
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, rig->sprite.readPixel(3, 1));
  TEST_ASSERT_EQUAL_HEX16(TFT_eSPI::alphaBlend(128, TFT_WHITE, TFT_BLACK), rig->sprite.readPixel(4, 2));
  TEST_ASSERT_EQUAL_HEX16(TFT_BLACK, rig->sprite.readPixel(3, 3));
  TEST_ASSERT_EQUAL_HEX16(TFT_WHITE, rig->sprite.readPixel(6, 2));
  TEST_ASSERT_EQUAL_HEX16(TFT_eSPI::alphaBlend(64, TFT_WHITE, TFT_BLACK), rig->sprite.readPixel(6, 4));
  rig->sprite.unloadFont();
  TEST_ASSERT_EQUAL(8, rig->sprite.fontHeight());
}

TEST(smooth_letters_fill_their_line_when_asked) {
  rig->sprite.createSprite(30, 12);
  rig->sprite.loadFont(kVlw);
  rig->sprite.setTextColor(TFT_WHITE, TFT_RED, true);
  rig->sprite.setCursor(2, 1);
  rig->sprite.print("Ap");
  TEST_ASSERT_EQUAL(2 + 4 + 3, rig->sprite.getCursorX());
  int reds = 0;
  for (int y = 1; y < 5; ++y) {
    for (int x = 2; x < 9; ++x) reds += rig->sprite.readPixel(x, y) != TFT_BLACK ? 1 : 0;
  }
  TEST_ASSERT_EQUAL(4 * 7, reds);
}

TEST(the_display_asks_what_is_under_a_letter) {
  rig->tft.loadFont(kVlw);
  rig->tft.setTextColor(TFT_WHITE);
  rig->tft.setCallback([](uint16_t, uint16_t) { return uint16_t{TFT_BLUE}; });
  rig->tft.drawString("A", 10, 10);
  TEST_ASSERT_EQUAL_HEX16(TFT_eSPI::alphaBlend(128, TFT_WHITE, TFT_BLUE), glass(12, 11));
}

TEST(free_fonts_are_as_wide_as_adafruits) {
  rig->tft.setFreeFont(&FreeSans9pt7b);
  TEST_ASSERT_EQUAL(22, rig->tft.fontHeight());
  TEST_ASSERT_EQUAL(10, FreeSans9pt7b.glyph['0' - 0x20].xAdvance);
  TEST_ASSERT_EQUAL(56, FreeSerifBoldItalic24pt7b.yAdvance);
  TEST_ASSERT_EQUAL(11, FreeMono9pt7b.glyph['W' - 0x20].xAdvance);
}

}  // namespace

void setUp() { rig = std::make_unique<Rig>(); }
void tearDown() { rig.reset(); }
