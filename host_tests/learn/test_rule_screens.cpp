// How a rule page falls onto screens, in every language on every panel: no screen holds fewer
// than three lines, and a low panel does not need too many of them.
#include <algorithm>
#include <string>

#include "host_tests/learn/book.h"
#include "host_tests/suite.h"
#include "ui/learn/page_layout.h"
#include "ui/learn/rules_scene.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

PageLayout layout;
std::string place;

void lay(Panel panel, int page) {
  static uint16_t none[1];
  const Rect box = rulePageBox(Canvas(none, panel.width, panel.height));
  layout.make(static_cast<RulePage>(page), box.w, box.h);
}

// Lines of text and rows of tables on that screen; a picture counts as three of them.
int linesOn(int screen) {
  int lines = 0;
  for (const RuleLine& line : layout.lines()) {
    if (line.screen == screen) lines += line.kind == RuleBlockKind::Picture ? 3 : 1;
  }
  return lines;
}

// Calls check(page, panel, language) for every page, laid out for every panel in every language.
template <class Check>
void forEveryLayout(Check check) {
  for (const Language language : kAllLanguages) {
    setLanguage(language);
    for (const Panel panel : kPanels) {
      for (int page = 0; page < kRulePages; ++page) {
        lay(panel, page);
        check(page, panel, language);
      }
    }
  }
}

}  // namespace

TEST(no_screen_holds_fewer_than_three_lines) {
  forEveryLayout([](int page, const Panel& panel, Language language) {
    for (int screen = 0; screen < layout.screens(); ++screen) {
      place = std::string(kRulePageIds[page]) + ", screen " + std::to_string(screen + 1) + " of " +
              std::to_string(layout.screens()) + " on " + std::to_string(panel.width) + "x" +
              std::to_string(panel.height) + " in language " + std::to_string(static_cast<int>(language));
      TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(3, linesOn(screen), place.c_str());
    }
  });
}

// The chapter, without its rulings.
TEST(the_german_rules_of_palazzi_have_at_most_sixty_screens_on_a_low_panel) {
  setLanguage(Language::De);
  int screens = 0;
  for (int page = 0; page < kRulePages; ++page) {
    if (ruleChapter(static_cast<RulePage>(page)) != RuleChapter::Palazzi) continue;
    lay({240, 135}, page);
    screens += layout.screens();
  }
  TEST_ASSERT_LESS_OR_EQUAL(60, screens);
}

TEST(a_picture_and_its_words_share_a_screen) {
  forEveryLayout([](int page, const Panel&, Language) {
    const std::span<const RuleLine> lines = layout.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].kind != RuleBlockKind::Picture) continue;
      const bool shared = i + 1 < lines.size() && lines[i + 1].screen == lines[i].screen;
      TEST_ASSERT_TRUE_MESSAGE(shared, kRulePageIds[page]);
    }
  });
}
