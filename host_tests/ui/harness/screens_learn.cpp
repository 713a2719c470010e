#include "drivers/store/store.h"
#include "host_tests/ui/harness/cursor.h"
#include "host_tests/ui/harness/screens.h"
#include "ui/words/rule_book.h"

namespace lucca::ui::test {

namespace {

using enum Button;

void contents(Device& d) {
  d.toMenu();
  d.app().go.openRules();
  d.run(20);
}

// A page as help opens it, `screens` presses on.
void page(Device& d, RulePage which, int screens = 0) {
  d.toMenu();
  d.app().go.openHelp(which);
  d.run(20);
  d.press(Down, screens);
}

template <RulePage Which, int Screens = 0>
void page(Device& d) {
  page(d, Which, Screens);
}

// A game to its end. Everybody chooses by number, so that the pictures do not change with the computers' play.
void finish(Device& d, GameId game) {
  d.startGame(game, 3, 0);
  d.unseen([&] {
    for (uint32_t i = 0; d.session().running(); ++i) {
      d.takeTurn();
      // In Palazzi the first choice builds, so that there is something to score.
      if (d.session().phase() == Session::Phase::Decide) d.playAny(game == GameId::Palazzi ? 0 : 7 * i + 3);
    }
  });
  d.settle();
}

// The hall after two finished games.
void fame(Device& d) {
  for (const GameId game : {GameId::Torri, GameId::Palazzi}) {
    finish(d, game);
    d.app().go.home();
    d.run(20);
  }
  d.app().go.push(SceneId::Fame);
  d.run(20);
}

// Games in the store beyond those of the hall: copies of one game under other seeds.
void olderGames(Device& d) {
  finish(d, GameId::Torri);
  static std::array<uint8_t, kSavedGameMost> bytes;
  Store store(d.flash());
  uint8_t version = 0;
  std::size_t size = 0;
  static_cast<void>(store.mount());
  static_cast<void>(store.loadGame(0, version, bytes, size));
  for (uint8_t seed = 2; seed < 5; ++seed) {
    bytes[8] = seed;
    static_cast<void>(store.addGame(version, {bytes.data(), size}));
  }
  d.reboot();
  finish(d, GameId::Palazzi);
  d.app().go.home();
  d.run(20);
  d.app().go.push(SceneId::Fame);
  d.run(20);
  d.press({A, Up});
}

template <int Row>
void fameRow(Device& d) {
  fame(d);
  d.press(Down, Row);
  d.press(A);
}

// The newest game is of Palazzi.
void fameGame(Device& d, int game, int pages) {
  fameRow<0>(d);
  d.press(Down, game);
  d.press(A);
  d.press(Right, pages);
}

void guided(Device& d) {
  d.toMenu();
  d.app().go.push(SceneId::Guided);
  d.run(20);
}

// The coach's words `line`, to a player who does what is asked.
void coach(Device& d, GameId game, Coach line) {
  d.toMenu();
  d.app().settings.speed = Speed::Instant;
  d.app().go.push(SceneId::Guided);
  d.run(20);
  if (game == GameId::Torri) d.press(Down);
  d.press(A);
  for (int i = 0; i < 400; ++i) {
    const GuidedGame& guided = d.app().game.guided();
    const bool said = d.scene() == SceneId::Guided && guided.talks();
    if (said && guided.words().line == line) return;
    // Without a mark the first choice.
    if (d.scene() == SceneId::Play && d.session().phase() == Session::Phase::Decide) {
      const Action mark = guided.mark(d.session());
      pointAt(d.app(), mark != kNoAction ? mark : d.session().legal()[0]);
    }
    d.press(d.scene() == SceneId::Guided ? (said ? B : A) : A);
    // The game waits while the coach talks, on a low panel in several parts.
    d.scene() == SceneId::Guided ? d.run(40) : d.settle();
  }
}

void result(Device& d, GameId game) {
  finish(d, game);
  d.press(A);
  d.press(Right, 4);
}

constexpr Screen kScreens[] = {
    {"rules_chapters", contents},
    {"rules_contents", then<contents, Down, A>},
    {"rules_keys", page<RulePage::DevKeys>},
    {"rules_signs_palazzi", page<RulePage::PalScreen>},
    {"rules_signs_torri", page<RulePage::TorScreen>},
    {"rules_signs_torri_2", page<RulePage::TorScreen, 1>},
    {"rules_goal", page<RulePage::PalGoal>},
    {"rules_cards", page<RulePage::PalCards>},
    {"rules_quarter", page<RulePage::PalQuarter>},
    {"rules_sizes", page<RulePage::PalSizes>},
    {"rules_order", page<RulePage::PalOrder>},
    {"rules_open", page<RulePage::PalOpen>},
    {"rules_play", page<RulePage::PalPlay>},
    {"rules_walls", page<RulePage::PalWalls>},
    {"rules_walls_fall", page<RulePage::PalWalls, 1>},
    {"rules_numbers", page<RulePage::PalNumbers>},
    {"rules_city", page<RulePage::PalPick>},
    {"rules_wild", page<RulePage::PalWild>},
    {"rules_editions", page<RulePage::PalEditions>},
    {"rules_ruling", page<RulePage::PalRuleCity>},
    {"rules_tower", page<RulePage::TorGoal>},
    {"rules_block", page<RulePage::TorCity>},
    {"rules_house", page<RulePage::TorHouse>},
    {"rules_floor", page<RulePage::TorFloor>},
    {"rules_struggle", page<RulePage::TorStruggle>},
    {"rules_strength", page<RulePage::TorStrength>},
    {"rules_merge", page<RulePage::TorMerge>},
    {"rules_blow", page<RulePage::TorFight>},
    {"rules_words", page<RulePage::GlossaryPalazzi>},
    {"rules_four_keys", page<RulePage::DevFour>},
    {"rules_stick", page<RulePage::DevStick>},
    {"principle_few", page<RulePage::PrincipleFew>},
    {"principle_guests", page<RulePage::PrincipleGuests>},
    {"principle_first", page<RulePage::PrincipleFirst>},
    {"principle_shields", page<RulePage::PrincipleShields>},
    {"principle_walls", page<RulePage::PrincipleWalls>},
    {"principle_leave", page<RulePage::PrincipleLeave>},
    {"principle_lone", page<RulePage::PrincipleLone>},
    {"principle_top", page<RulePage::PrincipleTop>},
    {"principle_strong", page<RulePage::PrincipleStrong>},
    {"principle_heir", page<RulePage::PrincipleHeir>},
    {"principle_hold", page<RulePage::PrincipleHold>},
    {"principle_neutral", page<RulePage::PrincipleNeutral>},
    {"fame", fame},
    {"fame_empty",
     [](Device& d) {
       d.toMenu();
       d.app().go.push(SceneId::Fame);
       d.run(20);
     }},
    {"fame_games", fameRow<0>},
    {"fame_older", olderGames},
    {"fame_order", [](Device& d) { fameGame(d, 0, 0); }},
    {"fame_points", [](Device& d) { fameGame(d, 0, 1); }},
    {"fame_growth_palazzi", [](Device& d) { fameGame(d, 0, 2); }},
    {"fame_growth_torri", [](Device& d) { fameGame(d, 1, 2); }},
    {"fame_best", fameRow<1>},
    {"fame_wins", fameRow<2>},
    {"fame_clear", fameRow<3>},
    {"result_growth_palazzi", [](Device& d) { result(d, GameId::Palazzi); }},
    {"result_growth_torri", [](Device& d) { result(d, GameId::Torri); }},
    {"result_moments_palazzi",
     [](Device& d) {
       finish(d, GameId::Palazzi);
       d.press(A);
       d.press(Right, 2);
     }},
    {"guided", guided},
    {"guided_hello", then<guided, A>},
    {"guided_keep", [](Device& d) { coach(d, GameId::Palazzi, Coach::PalKeep); }},
    {"guided_build", [](Device& d) { coach(d, GameId::Palazzi, Coach::PalBuild); }},
    {"guided_built", [](Device& d) { coach(d, GameId::Palazzi, Coach::PalBuildDone); }},
    {"guided_house", [](Device& d) { coach(d, GameId::Torri, Coach::TorBlock); }},
    {"guided_colour", [](Device& d) { coach(d, GameId::Torri, Coach::TorColour); }},
    {"guided_floor", [](Device& d) { coach(d, GameId::Torri, Coach::TorFloor); }},
    {"guided_tower", [](Device& d) { coach(d, GameId::Torri, Coach::TorFloorDone); }},
    {"guided_danger", [](Device& d) { coach(d, GameId::Torri, Coach::TorDanger); }},
    {"guided_struggle", [](Device& d) { coach(d, GameId::Torri, Coach::TorStruggle); }},
    {"guided_won", [](Device& d) { coach(d, GameId::Torri, Coach::TorStruggleDone); }},
    {"guided_prisoner", [](Device& d) { coach(d, GameId::Torri, Coach::TorPrisoner); }},
    {"guided_switch", [](Device& d) { coach(d, GameId::Torri, Coach::TorSwitch); }},
    {"guided_win", [](Device& d) { coach(d, GameId::Torri, Coach::TorWinDone); }},
    {"first_word",
     [](Device& d) {
       d.app().settings.wordsSeen = 0;
       d.startGame(GameId::Torri, 2, 0);
       d.takeTurn();
     }},
};

}  // namespace

std::span<const Screen> learnScreens() { return kScreens; }

}  // namespace lucca::ui::test
