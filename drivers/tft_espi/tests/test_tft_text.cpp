// TFT_eSPI's text: where it stands, how it is filled, wrapped and scaled, and how numbers are written.
#include <cstdlib>

#include "drivers/tft_espi/examples/tft_page/tft_page.h"
#include "drivers/tft_espi/src/classic_font.h"
#include "drivers/tft_espi/tests/tft_rig.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

TEST(datums_put_the_text_around_its_point) {
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

TEST(one_text_colour_leaves_the_ground_two_fill_it) {
  rig->sprite.createSprite(20, 10);
  rig->sprite.fillSprite(TFT_BLUE);
  rig->sprite.setTextColor(TFT_WHITE);
  rig->sprite.drawString("I", 0, 0);
  TEST_ASSERT_EQUAL_HEX16(TFT_BLUE, rig->sprite.readPixel(0, 0));
  rig->sprite.setTextColor(TFT_WHITE, TFT_RED);
  rig->sprite.drawString("I", 0, 0);
  TEST_ASSERT_EQUAL(48 - 11, countOnSprite(TFT_RED));  // "I" has 11 pixels
}

TEST(padding_fills_to_its_width_on_the_side_the_datum_leaves) {
  rig->sprite.createSprite(80, 10);
  rig->sprite.setTextColor(TFT_WHITE, TFT_RED);
  rig->sprite.setTextPadding(30);
  struct {
    uint8_t datum;
    int32_t at, left;
  } const kCases[] = {{TL_DATUM, 10, 10}, {TC_DATUM, 40, 25}, {TR_DATUM, 70, 40}};
  for (const auto& each : kCases) {
    rig->sprite.fillSprite(0);
    rig->sprite.setTextDatum(each.datum);
    rig->sprite.drawString(" ", each.at, 0);
    assertBox(each.left, 0, 30, 8, boxOnSprite(TFT_RED));
  }
}

TEST(text_size_makes_blocks) {
  rig->sprite.createSprite(40, 40);
  rig->sprite.setTextColor(TFT_WHITE);
  rig->sprite.setTextSize(3);
  TEST_ASSERT_EQUAL(18, rig->sprite.drawString("I", 0, 0));
  TEST_ASSERT_EQUAL(11 * 9, countOnSprite(TFT_WHITE));
  TEST_ASSERT_EQUAL(24, rig->sprite.fontHeight());
}

TEST(print_wraps_at_the_right_edge_unless_told_not_to) {
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

TEST(with_a_free_font_print_is_on_the_baseline_and_draw_string_below_its_top) {
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

TEST(utf8_is_decoded_and_broken_bytes_stand_for_themselves) {
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

TEST(draw_float_rounds_and_stops_at_what_a_float_can_tell) {
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

TEST(numbers_print_in_every_base) {
  rig->sprite.createSprite(200, 8);
  TEST_ASSERT_EQUAL(4, rig->sprite.print(-123));
  TEST_ASSERT_EQUAL(2, rig->sprite.print(255, HEX));
  TEST_ASSERT_EQUAL(8, rig->sprite.print(255, BIN));
  TEST_ASSERT_EQUAL(4, rig->sprite.print(2.5));
  TEST_ASSERT_EQUAL(20, rig->sprite.print(static_cast<long long>(INT64_MIN)));
}

}  // namespace

void setUp() { rig = std::make_unique<Rig>(); }
void tearDown() { rig.reset(); }
