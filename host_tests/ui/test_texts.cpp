// Every text in every language: letters the fonts have, and room for it where it may appear.

#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "drawing/type/utf8.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

char message[400];

const char* about(Language language, Text text) {
  std::snprintf(message, sizeof message, "%d %s", static_cast<int>(language), textKey(text));
  return message;
}

template <class Check>
void forEveryText(Check check) {
  for (int l = 0; l < kLanguages; ++l) {
    setLanguage(static_cast<Language>(l));
    for (int t = 0; t < kTexts; ++t) check(static_cast<Language>(l), static_cast<Text>(t));
  }
}

// The texts of a language by their keys, as the file has them.
std::map<std::string, std::string> textsOf(const char* code) {
  std::map<std::string, std::string> texts;
  std::ifstream file("assets/texts/" + std::string(code) + ".txt");
  for (std::string line; std::getline(file, line);) {
    const std::size_t equals = line.find(" = ");
    if (line.empty() || line[0] == '#' || equals == std::string::npos) continue;
    std::string& text = texts[line.substr(0, equals)] = line.substr(equals + 3);
    for (std::size_t at; (at = text.find("\\n")) != std::string::npos;) text.replace(at, 2, "\n");
  }
  return texts;
}

// The tables have the texts one after the other, with few of their starts.
TEST(every_text_is_that_of_its_file) {
  int longOnes = 0;
  for (int l = 0; l < kLanguages; ++l) {
    const std::map<std::string, std::string> texts = textsOf(kLanguageCodes[l]);
    TEST_ASSERT_EQUAL(kTexts, texts.size());
    for (int t = 0; t < kTexts; ++t) {
      const Text text = static_cast<Text>(t);
      const std::string wanted = texts.at(textKey(text)), is(tr(text, static_cast<Language>(l)));
      TEST_ASSERT_EQUAL_STRING_MESSAGE(wanted.c_str(), is.c_str(), about(static_cast<Language>(l), text));
      longOnes += is.size() > 255;  // whose size is in no table
    }
  }
  TEST_ASSERT_GREATER_THAN(0, longOnes);
}

TEST(every_letter_is_in_the_fonts_for_words) {
  forEveryText([](Language language, Text text) {
    for (std::string_view rest = tr(text); !rest.empty();) {
      const uint32_t code = takeCodePoint(rest);
      if (code == '\n') continue;
      for (const Font* font : {&kFontSmall, &kFontBody, &kFontTitle}) {
        TEST_ASSERT_NOT_NULL_MESSAGE(font->find(code), about(language, text));
      }
    }
  });
}

// The widest of the words from one text to another.
std::string_view widestOf(Text first, Text last) {
  std::string_view widest;
  for (int t = static_cast<int>(first); t <= static_cast<int>(last); ++t) {
    const std::string_view word = tr(static_cast<Text>(t));
    if (Canvas::textWidth(word, kFontSmall) > Canvas::textWidth(widest, kFontSmall)) widest = word;
  }
  return widest;
}

// The stages leave a reason out where it has no room: Palazzi gives it one line of the narrowest panel, Torri two lines
// beside the strip of a low one.
TEST(every_reason_has_room_on_every_panel) {
  constexpr int kLine = 240 - 12, kLowCity = 168 - 12;
  forEveryText([](Language language, Text text) {
    const std::string_view key = textKey(text);
    if (key.starts_with("reason.palazzi.")) {
      const Phrase reason(text, {12, widestOf(Text::PalaceColourRed, Text::PalaceColourGrey), "Margherita"});
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kLine, Canvas::textWidth(reason, kFontSmall),
                                            about(language, text));
    } else if (key.starts_with("reason.torri.")) {
      const Phrase reason(text, {12, widestOf(Text::BrickColourWhite, Text::BrickColourBlue), "Margherita"});
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(2, countLines(reason, kLowCity, kFontSmall),
                                            about(language, text));
    }
  });
}

int faults = 0;

// A note may carry any text but the long one of the about page.
TEST(every_text_fits_a_note_on_every_panel) {
  setTextFaultHook([](TextFault, std::string_view) { ++faults; });
  for (const Panel& panel : kPanels) {
    static uint16_t pixels[320 * 280];
    Canvas canvas(pixels, panel.width, panel.height);
    forEveryText([&](Language language, Text text) {
      if (text == Text::AboutText || text == Text::UpdateText) return;  // on pages
      faults = 0;
      drawToast(canvas, tr(text), false, Rect{});
      TEST_ASSERT_EQUAL_INT_MESSAGE(0, faults, about(language, text));
      const int lines = countLines(tr(text), panel.width - 32, kFontBody);
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(4, lines, about(language, text));
    });
  }
  setTextFaultHook(nullptr);
}

TEST(a_text_too_wide_for_its_box_is_reported_and_cut) {
  uint16_t pixels[60 * 20] = {};
  Canvas canvas(pixels, 60, 20);
  faults = 0;
  setTextFaultHook([](TextFault, std::string_view) { ++faults; });
  drawLine(canvas, makeRect(0, 0, 60, 20), "Palazzo Guinigi");
  setTextFaultHook(nullptr);
  TEST_ASSERT_EQUAL_INT(1, faults);
}

TEST(placeholders_are_filled_wherever_the_sentence_has_them) {
  setLanguage(Language::It);
  const Phrase phrase(Text::ResultWins, {"Anna"});
  TEST_ASSERT_EQUAL_STRING("Vince Anna!", std::string(phrase.view()).c_str());
  setLanguage(Language::De);
  const Phrase german(Text::ResultWins, {"Anna"});
  TEST_ASSERT_EQUAL_STRING("Anna gewinnt!", std::string(german.view()).c_str());
}

TEST(a_colour_takes_the_form_that_the_sentence_asks_for) {
  setLanguage(Language::De);
  const Phrase house(Text::TorriDidHouse, {"Anna", tr(Text::BrickColourBlack), "c4"});
  TEST_ASSERT_EQUAL_STRING("Anna baut auf c4 ein schwarzes Haus.", std::string(house.view()).c_str());
  const Phrase opened(Text::PalazziDidOpen, {"Anna", tr(Text::PalaceColourViolet), 5});
  TEST_ASSERT_EQUAL_STRING("Anna eröffnet den violetten Palazzo: 5.", std::string(opened.view()).c_str());
  setLanguage(Language::It);
  const Phrase casa(Text::TorriShowsHouse, {"Anna", tr(Text::BrickColourWhite)});
  TEST_ASSERT_EQUAL_STRING("Anna: casa bianca", std::string(casa.view()).c_str());
}

TEST(a_phrase_that_is_full_ends_with_a_whole_letter) {
  Phrase phrase;
  for (int i = 0; i < 400; ++i) phrase.add("ü");
  TEST_ASSERT_EQUAL_UINT(0, phrase.view().size() % 2);
  phrase.removeLast();
  TEST_ASSERT_EQUAL_UINT(0, phrase.view().size() % 2);
}

TEST(lines_break_at_spaces_and_keep_every_word) {
  LineBreaker breaker("one two three\nfour", Canvas::textWidth("one two", kFontBody), kFontBody);
  for (const std::string_view expected : {"one two", "three", "four"}) {
    std::string_view line;
    TEST_ASSERT_TRUE(breaker.next(line) && line == expected);
  }
  std::string_view none;
  TEST_ASSERT_FALSE(breaker.next(none));
  TEST_ASSERT_FALSE(breaker.cutWord());
}

}  // namespace

void tearDown() { setLanguage(Language::En); }
