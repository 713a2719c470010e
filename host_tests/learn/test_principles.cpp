// The principles of play: each is behind some reason, a hint says the one behind it once, and it fits a note on every panel.
#include <array>
#include <string>

#include "engine/bots/palazzi/reasons.h"
#include "engine/bots/torri/reasons.h"
#include "host_tests/learn/book.h"
#include "host_tests/suite.h"
#include "ui/learn/first_words.h"
#include "ui/stage/game_row.h"
#include "ui/stage/game_words.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

bool isPrinciple(int page) { return ruleChapter(static_cast<RulePage>(page)) == RuleChapter::Principles; }

void countReasons(GameId game, uint8_t kinds, std::array<int, kRulePages>& behind) {
  StageHouse house;
  const GameWords& words = house.stageOf(game).words();
  for (uint8_t kind = 0; kind < kinds; ++kind) ++behind[static_cast<std::size_t>(words.principle({kind}))];
}

}  // namespace

void setUp() { catchFaults(); }

TEST(a_dozen_principles_each_behind_some_reason) {
  std::array<int, kRulePages> behind{};
  countReasons(GameId::Palazzi, palazzi::kReasonKinds, behind);
  countReasons(GameId::Torri, torri::kReasonKinds, behind);
  int principles = 0;
  for (int page = 0; page < kRulePages; ++page) {
    if (!isPrinciple(page)) continue;
    ++principles;
    TEST_ASSERT_GREATER_THAN_MESSAGE(0, behind[static_cast<std::size_t>(page)], kRulePageIds[page]);
    const OpenPage open(static_cast<RulePage>(page));
    const std::span<const RuleBlock> blocks = open.blocks();
    TEST_ASSERT_TRUE_MESSAGE(blocks.size() >= 3 && blocks[0].kind == RuleBlockKind::Picture,
                             kRulePageIds[page]);
    TEST_ASSERT_TRUE_MESSAGE(blocks[1].kind == RuleBlockKind::Text, kRulePageIds[page]);
  }
  TEST_ASSERT_EQUAL(12, principles);
}

TEST(a_hint_that_is_followed_says_its_principle_once) {
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    Device& device = newDevice();
    device.startGame(game, 2, seatBit(1));
    device.takeTurn();
    device.app().settings.principlesSeen = 0;
    int said = 0;
    for (int turn = 0; turn < 12 && device.session().running(); ++turn) {
      device.press(Button::X);
      device.app().go.hint();
      device.run(40);
      for (int i = 0; i < 4000 && device.session().thinker().progress() < 100; ++i) device.run(20);
      device.run(3000);
      const RulePage page = device.app().stage().words().principle(device.session().thinker().hintReason());
      const uint16_t seen = device.app().settings.principlesSeen;
      device.press(Button::A);
      TEST_ASSERT_TRUE(device.scene() == SceneId::Play);
      const bool isNew = seen != device.app().settings.principlesSeen;
      said += isNew;
      TEST_ASSERT_EQUAL(isNew, device.app().tell.note() == firstText(page));
      TEST_ASSERT_TRUE(!isPrinciple(static_cast<int>(page)) || isNew ||
                       (seen >> (static_cast<int>(page) - static_cast<int>(RulePage::PrincipleFew)) & 1));
      device.playAny(static_cast<uint32_t>(turn) * 5);
      device.takeTurn();
    }
    TEST_ASSERT_GREATER_THAN(0, said);
  }
}

TEST(every_principle_fits_a_note) {
  for (const Language language : kAllLanguages) {
    for (const Panel panel : kPanels) {
      Device& device = newDevice(panel, language);
      device.toMenu();
      for (int page = 0; page < kRulePages; ++page) {
        if (!isPrinciple(page)) continue;
        device.app().tell.explain(firstText(static_cast<RulePage>(page)));
        device.run(40);
        assertNoFaults(kRulePageIds[page]);
      }
    }
  }
}
