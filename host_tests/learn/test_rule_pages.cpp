// Every rule page in every language on every panel: nothing overflows, no letter is missing, no heading is left alone;
// and the book can be read from the first page to the last with the keys.
#include <algorithm>
#include <string>

#include "host_tests/learn/book.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "ui/learn/page_layout.h"
#include "ui/learn/rules_scene.h"
#include "ui/learn/topics.h"
#include "ui/palazzi/topics.h"
#include "ui/stage/game_stage.h"
#include "ui/torri/topics.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

PageLayout layout;

const char* place(Panel panel, int page) {
  static std::string words;
  words = std::string(kRulePageIds[page]) + " on " + std::to_string(panel.width) + "x" +
          std::to_string(panel.height) + " in " + std::string(tr(Text::LanguageName));
  return words.c_str();
}

Rect boxOf(Panel panel) {
  static uint16_t none[1];
  return rulePageBox(Canvas(none, panel.width, panel.height));
}

template <class Check>
void forEveryPage(Check check) {
  for (const Language language : kAllLanguages) {
    setLanguage(language);
    for (const Panel panel : kPanels) {
      const Rect box = boxOf(panel);
      for (int page = 0; page < kRulePages; ++page) {
        layout.make(static_cast<RulePage>(page), box.w, box.h);
        check(panel, box, page);
      }
    }
  }
}

bool leadsIn(const RuleLine& line) {
  return line.kind == RuleBlockKind::Heading || line.kind == RuleBlockKind::TableHead ||
         (line.kind == RuleBlockKind::Text && line.last && line.text.ends_with(':'));
}

}  // namespace

void setUp() { catchFaults(); }

TEST(every_line_lies_inside_its_screen) {
  forEveryPage([](Panel panel, const Rect& box, int page) {
    TEST_ASSERT_TRUE_MESSAGE(layout.complete(), place(panel, page));
    int bottom = 0, screen = 0;
    for (const RuleLine& line : layout.lines()) {
      if (line.screen != screen) bottom = 0;
      TEST_ASSERT_TRUE_MESSAGE(line.screen == screen || line.screen == screen + 1, place(panel, page));
      TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(bottom, line.y, place(panel, page));
      TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(box.h, line.y + line.height, place(panel, page));
      screen = line.screen;
      bottom = line.y + line.height;
    }
  });
}

TEST(no_heading_or_lead_in_is_the_last_line_of_a_screen) {
  forEveryPage([](Panel panel, const Rect&, int page) {
    const auto lines = layout.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const bool lastOnScreen = i + 1 == lines.size() || lines[i + 1].screen != lines[i].screen;
      TEST_ASSERT_FALSE_MESSAGE(lastOnScreen && leadsIn(lines[i]), place(panel, page));
    }
  });
}

TEST(no_paragraph_leaves_a_single_line_behind) {
  forEveryPage([](Panel panel, const Rect&, int page) {
    const auto lines = layout.lines();
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const bool broken =
          lines[i].screen != lines[i - 1].screen && !lines[i].first && lines[i].kind == lines[i - 1].kind;
      if (!broken) continue;
      TEST_ASSERT_FALSE_MESSAGE(lines[i - 1].first, place(panel, page));
      TEST_ASSERT_FALSE_MESSAGE(lines[i].last, place(panel, page));
    }
  });
}

TEST(a_reason_is_on_the_screen_of_its_ruling_where_both_fit) {
  forEveryPage([](Panel panel, const Rect&, int page) {
    if (panel.height < 200) return;
    const auto lines = layout.lines();
    for (std::size_t i = 1; i < lines.size(); ++i) {
      if (lines[i].kind != RuleBlockKind::Why || !lines[i].first) continue;
      TEST_ASSERT_EQUAL_MESSAGE(lines[i - 1].screen, lines[i].screen, place(panel, page));
    }
  });
}

TEST(the_whole_book_is_read_with_one_key_and_nothing_overflows) {
  for (const Language language : kAllLanguages) {
    for (const Panel panel : kPanels) {
      Device& device = newDevice(panel, language);
      device.toMenu();
      device.app().go.openHelp(RulePage{});
      device.run(20);
      int screens = 0;
      for (int page = 0; page < kRulePages; ++page) {
        if (!onBoard(static_cast<RulePage>(page), KeyLayout::Eight)) continue;
        layout.make(static_cast<RulePage>(page), boxOf(panel).w, boxOf(panel).h);
        screens += layout.screens();
      }
      // One press more than there are screens to turn to would be refused, and the note drawn.
      device.press(Button::A, screens - 1);
      assertNoFaults(std::string(tr(Text::LanguageName)).c_str());
      TEST_ASSERT_TRUE(device.scene() == SceneId::Rules);
      // And back to the beginning.
      device.press(Button::Up, screens - 1);
      device.press(Button::B);
      TEST_ASSERT_TRUE(device.scene() == SceneId::MainMenu);
    }
  }
}

TEST(every_page_is_reached_from_the_contents) {
  Device& device = newDevice();
  device.toMenu();
  device.app().go.openRules();
  device.run(20);
  for (int chapter = 0; chapter < kRuleChapters; ++chapter) {
    int pages = 0;
    for (int page = 0; page < kRulePages; ++page) {
      const RulePage id = static_cast<RulePage>(page);
      pages += static_cast<int>(ruleChapter(id)) == chapter && onBoard(id, KeyLayout::Eight);
    }
    TEST_ASSERT_GREATER_THAN(0, pages);
    device.press(Button::A);
    for (int page = 0; page < pages; ++page) {
      device.press(Button::A);
      device.press(Button::B);
      device.press(Button::Down);
    }
    device.press(Button::B);
    device.press(Button::Down);
  }
  device.press(Button::B);
  TEST_ASSERT_TRUE(device.scene() == SceneId::MainMenu);
  assertNoFaults("contents");
}

// Whether the key leaves the page as it is, once what was refused is no longer on the screen.
static bool staysAt(Device& device, Button key) {
  const simulator::Picture here = device.picture();
  device.press(key);
  device.run(3000);
  return device.picture() == here;
}

// Left and right turn the pages of a chapter, from its first to its last, and go no further.
TEST(left_and_right_stay_inside_the_chapter) {
  Device& device = newDevice();
  device.toMenu();
  for (int page = 0; page + 1 < kRulePages; ++page) {
    if (!onBoard(static_cast<RulePage>(page), KeyLayout::Eight)) continue;
    const bool ends =
        ruleChapter(static_cast<RulePage>(page)) != ruleChapter(static_cast<RulePage>(page + 1));
    device.app().go.openHelp(static_cast<RulePage>(page));
    device.run(20);
    TEST_ASSERT_EQUAL_MESSAGE(ends, staysAt(device, Button::Right), kRulePageIds[page]);
    device.press(Button::B);
    device.run(20);
  }
}

TEST(every_language_has_the_same_pages_with_the_same_pictures) {
  for (int page = 0; page < kRulePages; ++page) {
    static std::string english, found;
    for (const Language language : kAllLanguages) {
      setLanguage(language);
      found.clear();
      const OpenPage open(static_cast<RulePage>(page));
      for (const RuleBlock& block : open.blocks()) {
        if (block.kind == RuleBlockKind::Picture) found += static_cast<char>('a' + block.detail);
      }
      if (language == Language::En) english = found;
      TEST_ASSERT_EQUAL_STRING_MESSAGE(english.c_str(), found.c_str(), kRulePageIds[page]);
    }
  }
}

TEST(every_screen_and_every_phase_has_a_page) {
  for (int i = 0; i < kScenes; ++i) {
    TEST_ASSERT_LESS_THAN_MESSAGE(kRulePages, static_cast<int>(topicOf(static_cast<SceneId>(i))),
                                  sceneName(static_cast<SceneId>(i)));
  }
  for (int i = 0; i <= static_cast<int>(palazzi::Phase::Over); ++i) {
    const std::string_view id = ruleId(topicOf(static_cast<palazzi::Phase>(i)));
    TEST_ASSERT_TRUE(id.starts_with("pal."));
  }
  for (int i = 0; i <= static_cast<int>(torri::Phase::Over); ++i) {
    TEST_ASSERT_TRUE(ruleId(topicOf(static_cast<torri::Phase>(i))).starts_with("tor."));
  }
}

TEST(help_opens_at_the_screens_page_and_b_returns) {
  Device& device = newDevice();
  device.toMenu();
  open(device, SceneId::Fame);
  device.press(Button::X);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Rules);
  TEST_ASSERT_TRUE(device.app().go.opening().topic == RulePage::DevHall);
  device.press(Button::B);
  TEST_ASSERT_TRUE(device.scene() == SceneId::Fame);
}

TEST(help_in_a_game_opens_a_page_of_that_game_and_b_returns_to_the_same_choice) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    Device& device = newDevice();
    device.startGame(game, 2, seatBit(1));
    for (uint32_t i = 0; i < 20 && device.session().running(); ++i) {
      device.takeTurn();
      device.press(Button::Down);
      const uint32_t place = placeOf(device.app());
      device.press(Button::X);
      TEST_ASSERT_TRUE(device.scene() == SceneId::Rules);
      TEST_ASSERT_TRUE(
          ruleId(device.app().go.opening().topic).starts_with(game == GameId::Palazzi ? "pal." : "tor."));
      device.press(Button::B);
      TEST_ASSERT_TRUE(device.scene() == SceneId::Play);
      TEST_ASSERT_EQUAL_HEX32(place, placeOf(device.app()));
      device.playAny(i * 5);
    }
  }
}

// The contents begin with the page about the board's own keys, which has its title alone, and help opens it.
TEST(the_book_has_the_page_about_the_boards_own_keys) {
  constexpr RulePage kOfKeys[] = {RulePage::DevKeys, RulePage::DevFour, RulePage::DevStick};
  constexpr KeyLayout kLayouts[] = {KeyLayout::Eight, KeyLayout::Four, KeyLayout::StickAndTwo};
  for (int i = 0; i < 3; ++i) {
    Device& device = newDevice(kSquare, Language::En, 1504, kLayouts[i]);
    device.toMenu();
    TEST_ASSERT_TRUE(helpTopic(device.app(), SceneId::MainMenu) == kOfKeys[i]);
    device.app().go.openRules();
    device.run(20);
    static PictureReader picture;  // the device listens as long as it lives
    device.press(Button::A);
    device.run(400);
    device.listen(picture);
    device.app().screen.redraw();
    device.run(40);
    for (int k = 0; k < 3; ++k)
      TEST_ASSERT_EQUAL_MESSAGE(i == k, picture.says(ruleTitle(kOfKeys[k])), kRulePageIds[k]);
  }
}
