// Text: against a slow painter, and what the baked family promises.
#include <algorithm>
#include <string_view>

#include "drawing/type/fonts.h"
#include "drawing/type/symbols.h"
#include "drawing/type/utf8.h"
#include "host_tests/drawing/picture.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

Picture expected, actual;

struct NamedFont {
  const char* name;
  const Font& font;
};
const NamedFont kTextFonts[] = {{"small", kFontSmall}, {"body", kFontBody}, {"title", kFontTitle}};

constexpr std::string_view kLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÈÉÌÒÙàèéìòùÄÖÜẞäöüß"
    " .,:;!?'\"()[]/+-*=%&#@_„“”‚‘’«»–—…·×−½°→←↑↓✓✗";

// Letter by letter, pixel by pixel, each blended with what is there.
int slowText(std::string_view text, int x, int y, const Font& font, Colour colour, const Rect& clip) {
  int pen = x;
  while (!text.empty()) {
    const uint32_t code = takeCodePoint(text);
    const auto glyph =
        std::find_if(font.glyphs.begin(), font.glyphs.end(), [&](const Glyph& g) { return g.code == code; });
    TEST_ASSERT_TRUE(glyph != font.glyphs.end());
    for (int j = 0; j < glyph->height; ++j) {
      for (int i = 0; i < glyph->width; ++i) {
        const int at = static_cast<int>(glyph->offset) + j * ((glyph->width + 1) / 2) + i / 2;
        const uint32_t parts = (font.coverage[at] >> (i % 2 * 4) & 15u) * 137u >> 6;
        const int px = pen + glyph->left + i, py = y - glyph->top + j;
        if (parts == 0 || !inside(clip, px, py)) continue;
        expected.set(px, py, swapBytes(blendPanel(swapBytes(expected.at(px, py)), colour, parts)));
      }
    }
    pen += glyph->advance;
  }
  return pen - x;
}

TEST(text_is_drawn_letter_by_letter_and_cut_anywhere) {
  Dice dice(21);
  for (int i = 0; i < 200; ++i) {
    expected.reset();
    actual.reset();
    Canvas canvas = actual.canvas();
    if (i % 2 != 0) {
      canvas.setClip(
          makeRect(dice.between(-5, 30), dice.between(-5, 30), dice.between(0, 60), dice.between(0, 50)));
    }
    const Font& font = kTextFonts[i % 3].font;
    const int x = dice.between(-60, 60), y = dice.between(-20, 70);
    const Colour colour = dice.colour();
    const int width = canvas.drawText("Größe, è\uE000", x, y, font, colour);
    TEST_ASSERT_EQUAL(slowText("Größe, è\uE000", x, y, font, colour, canvas.clip()), width);
    TEST_ASSERT_EQUAL(width, Canvas::textWidth("Größe, è\uE000", font));
    assertSame(expected, actual, "drawText");
  }
}

TEST(alignment_moves_the_text_by_its_width) {
  actual.reset();
  expected.reset();
  Canvas canvas = actual.canvas();
  const int width = Canvas::textWidth("Ave", kFontSmall);
  canvas.drawText("Ave", 50, 30, kFontSmall, 0x1234, Align::Right);
  slowText("Ave", 50 - width, 30, kFontSmall, 0x1234, canvas.clip());
  canvas.drawText("Ave", 30, 15, kFontSmall, 0x1234, Align::Centre);
  slowText("Ave", 30 - width / 2, 15, kFontSmall, 0x1234, canvas.clip());
  assertSame(expected, actual, "aligned");
}

TEST(a_missing_letter_is_a_hollow_box) {
  actual.reset();
  expected.reset();
  Canvas canvas = actual.canvas();
  const int width = canvas.drawText("\u4E00", 10, 30, kFontBody, 0xFFFF);
  TEST_ASSERT_GREATER_THAN(0, width);
  const int high = kFontBody.capHeight, wide = width - 2;
  for (int i = 0; i < wide; ++i) expected.set(11 + i, 30 - high, 0xFFFF), expected.set(11 + i, 29, 0xFFFF);
  for (int j = 0; j < high; ++j)
    expected.set(11, 30 - high + j, 0xFFFF), expected.set(10 + wide, 30 - high + j, 0xFFFF);
  assertSame(expected, actual, "missing letter");
}

TEST(far_away_text_touches_nothing) {
  actual.reset();
  expected.reset();
  Canvas canvas = actual.canvas();
  canvas.drawText("Ave", -2000000, 10, kFontTitle, 0xFFFF);
  canvas.drawText("Ave", 10, 2000000, kFontTitle, 0xFFFF);
  assertSame(expected, actual, "far away");
}

TEST(every_text_font_has_every_letter_of_three_languages_and_every_symbol) {
  for (const NamedFont& named : kTextFonts) {
    std::string_view rest = kLetters;
    while (!rest.empty()) TEST_ASSERT_NOT_NULL_MESSAGE(named.font.find(takeCodePoint(rest)), named.name);
    for (uint32_t code = 0xE000; code <= 0xE01B; ++code) {
      const Glyph* symbol = named.font.find(code);
      TEST_ASSERT_NOT_NULL_MESSAGE(symbol, named.name);
      TEST_ASSERT_GREATER_THAN_MESSAGE(5, symbol->width, named.name);
    }
  }
  for (const char digit : std::string_view("0123456789+-")) TEST_ASSERT_NOT_NULL(kFontHuge.find(digit));
}

TEST(capitals_are_as_tall_as_reading_needs) {
  TEST_ASSERT_GREATER_OR_EQUAL(10, kFontSmall.find('H')->height);
  TEST_ASSERT_EQUAL(12, kFontBody.find('H')->height);
  TEST_ASSERT_EQUAL(17, kFontTitle.find('H')->height);
  for (const NamedFont& named : kTextFonts)
    TEST_ASSERT_EQUAL(named.font.capHeight, named.font.find('H')->top);
}

TEST(letters_stay_within_the_line) {
  for (const NamedFont& named : kTextFonts) {
    std::string_view rest = kLetters;
    while (!rest.empty()) {
      const Glyph* glyph = named.font.find(takeCodePoint(rest));
      TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(named.font.ascent, glyph->top, named.name);
      TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(named.font.descent, glyph->height - glyph->top, named.name);
    }
    TEST_ASSERT_LESS_OR_EQUAL(named.font.lineHeight, named.font.ascent + named.font.descent);
  }
}

// Where its firm ink ends, from the pen.
int inkEnd(const Font& font, const Glyph& glyph) {
  constexpr int kFirm = 10;  // of 15
  int end = 0;
  for (int j = 0; j < glyph.height; ++j) {
    for (int i = 0; i < glyph.width; ++i) {
      const int at = static_cast<int>(glyph.offset) + j * ((glyph.width + 1) / 2) + i / 2;
      if ((font.coverage[at] >> (i % 2 * 4) & 15) >= kFirm) end = std::max(end, glyph.left + i + 1);
    }
  }
  return end;
}

TEST(a_letter_does_not_reach_into_the_next) {
  for (const NamedFont& named : kTextFonts) {
    for (std::string_view rest = kLetters; !rest.empty();) {
      const std::string_view from = rest;
      const Glyph* glyph = named.font.find(takeCodePoint(rest));
      TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(glyph->advance, inkEnd(named.font, *glyph), from.data());
    }
  }
}

TEST(glyphs_are_sorted_and_digits_are_equally_wide) {
  for (const NamedFont& named : kTextFonts) {
    const auto glyphs = named.font.glyphs;
    for (size_t i = 1; i < glyphs.size(); ++i) TEST_ASSERT_LESS_THAN(glyphs[i].code, glyphs[i - 1].code);
    for (char digit = '0'; digit <= '9'; ++digit) {
      TEST_ASSERT_EQUAL(named.font.find('0')->advance,
                        named.font.find(static_cast<uint32_t>(digit))->advance);
    }
  }
}

TEST(utf8_is_read_and_broken_bytes_cost_one_each) {
  std::string_view text = "aß→\xF0\x9F\x8F\xB0";
  TEST_ASSERT_EQUAL_HEX32('a', takeCodePoint(text));
  TEST_ASSERT_EQUAL_HEX32(0xDF, takeCodePoint(text));
  TEST_ASSERT_EQUAL_HEX32(0x2192, takeCodePoint(text));
  TEST_ASSERT_EQUAL_HEX32(0x1F3F0, takeCodePoint(text));
  TEST_ASSERT_TRUE(text.empty());
  text = "\xC3";
  TEST_ASSERT_EQUAL_HEX32(kReplacement, takeCodePoint(text));
  TEST_ASSERT_TRUE(text.empty());
  text = "\x80\xE2\x82z";
  TEST_ASSERT_EQUAL_HEX32(kReplacement, takeCodePoint(text));
  TEST_ASSERT_EQUAL_HEX32(kReplacement, takeCodePoint(text));
  TEST_ASSERT_EQUAL_HEX32(kReplacement, takeCodePoint(text));
  TEST_ASSERT_EQUAL_HEX32('z', takeCodePoint(text));
}

}  // namespace
