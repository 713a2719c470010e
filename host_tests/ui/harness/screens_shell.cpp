#include "host_tests/ui/harness/screens.h"

#include "host_tests/device/people.h"

namespace lucca::ui::test {

namespace {

using enum Button;

void menu(Device& d) { d.toMenu(); }

template <Text Tile>
void tile(Device& d) {
  d.toMenu();
  d.choose(Tile);
}

constexpr auto chooseGame = tile<Text::MenuNewGame>;
constexpr auto settings = tile<Text::MenuSettings>;
constexpr auto learn = tile<Text::MenuLearn>;
template <GameId Game>
void options(Device& d) {
  chooseGame(d);
  if (Game == GameId::Torri) d.press(Down);
  d.press(A);
}
constexpr auto seatEdit = then<options<GameId::Palazzi>, A, Down, Down, A>;
constexpr auto names = then<seatEdit, A>;

void threePeople(Device& d) { d.startGame(GameId::Palazzi, 3, 0); }

void resume(Device& d) {
  threePeople(d);
  d.app().go.home();
  d.run(20);
}

// Another running game of people, `decisions` old.
void another(Device& d, GameId game, int players, uint32_t decisions) {
  d.app().go.home();
  d.run(20);
  startDecided(d, game, players, decisions);
}
void runningGames(Device& d) {
  another(d, GameId::Palazzi, 2, 40);
  another(d, GameId::Torri, 4, 30);
  another(d, GameId::Palazzi, 5, 4);
  another(d, GameId::Torri, 2, 9);
  d.app().go.home();
  d.run(20);
}
void running(Device& d) {
  runningGames(d);
  d.app().go.runningGames(false);
  d.run(20);
  d.press(Down);
}
// A new device, switched on for the first time.
void firstStart(Device& d) {
  d.app().settings.languageChosen = 0;
  d.app().go.restart(SceneId::Title);
  d.run(20);
}
void nothingWaits(Device& d) {
  d.app().settings.planKnown = 1;
  menu(d);
}
void runningFull(Device& d) {
  for (int i = 0; i < kGameSlots; ++i) another(d, i % 2 ? GameId::Palazzi : GameId::Torri, 3, 8);
  another(d, GameId::Palazzi, 3, 0);
}

// A game of Torri some turns on. Everybody chooses by number: how the computers play may change, these pictures need not.
void midGame(Device& d) {
  d.startGame(GameId::Torri, 2, 0);
  d.takeTurn();
  for (uint32_t i = 0; i < 6; ++i) {
    d.playAny(7 * i + 3);
    d.takeTurn();
  }
}

constexpr auto gameMenu = then<midGame, Y>;

void result(Device& d, GameId game, int players = 3) {
  d.startGame(game, players, 0);
  d.unseen([&] {
    for (uint32_t i = 0; d.session().running(); ++i) {
      d.takeTurn();
      if (d.session().phase() == Session::Phase::Decide) d.playAny(7 * i + 3);
    }
  });
  d.settle();
}

void resultPage(Device& d, GameId game, int page, int players = 3) {
  result(d, game, players);
  d.press(A);  // after the end scene
  d.press(Right, page);
}

void recap(Device& d) {
  d.startGame(GameId::Torri, 2, 0);
  d.takeTurn();
  while (d.session().seat() == 0) d.playAny(11);
  d.press(A);
}

// A saved game whose sixth entry a firmware with other rules refuses.
void otherRules(Device& d) {
  midGame(d);
  d.rebootWithOtherRules(5);
  d.press(A);
}

constexpr auto lookAtSaved = then<otherRules, A>;
constexpr auto lookedToTheEnd = thenTimes<lookAtSaved, Down, 8>;

// Put away, and looked up in the hall.
void putAway(Device& d) {
  lookedToTheEnd(d);
  d.run(4000);
  d.press(A);
  d.press(A);
  d.run(4000);
  d.app().go.push(SceneId::Fame);
  d.run(20);
  d.press(A);
}

// On a board: its facts, the last page of the check, and the way to its loader.
void boardCheck(Device& d) {
  d.fitCheck();
  settings(d);
  d.press({Up, A, A, A, A});
}

void boardCode(Device& d) {
  boardCheck(d);
  d.press(A, d.canvas().height() < 200 ? 3 : 2);
}

void boardUpdate(Device& d) {
  d.fitCheck();
  settings(d);
  d.press({Up, Up, A});
}

void panelTuning(Device& d) {
  d.fitPanel();
  settings(d);
  d.press({Up, A, A, A, A, A});
}

constexpr Screen kScreens[] = {
    {"title", [](Device&) {}},
    {"title_first", firstStart},
    {"first_choice", then<firstStart, A>},
    {"first_choice_torri", then<firstStart, A, Down>},
    {"first_words", then<firstStart, A, A>},
    {"main_menu", menu},
    {"main_menu_refusal", then<menu, B>},
    {"main_menu_resume", resume},
    {"main_menu_none", nothingWaits},
    {"other_rules", otherRules},
    {"other_rules_menu", then<otherRules, B>},
    {"other_rules_look", lookAtSaved},
    {"other_rules_end", lookedToTheEnd},
    {"other_rules_put_away",
     [](Device& d) {
       lookedToTheEnd(d);
       d.run(4000);
       d.press(A);
     }},
    {"unfinished_list", putAway},
    {"unfinished_game", then<putAway, A>},
    {"choose_game", chooseGame},
    {"options_palazzi", options<GameId::Palazzi>},
    {"options_palazzi_edition", then<options<GameId::Palazzi>, Down, Left>},
    {"options_refused", then<options<GameId::Palazzi>, Down, Left, Up, Left>},
    {"options_torri", then<options<GameId::Torri>, Down>},
    {"options_torri_switch", then<options<GameId::Torri>, Down, Down>},
    {"seats_palazzi", then<options<GameId::Palazzi>, Right, Right, A, Down>},
    {"seats_torri", then<options<GameId::Torri>, Right, Right, A, Down, Down>},
    {"seat_edit", seatEdit},
    {"name_list", names},
    {"name_letters", then<names, Up, Up, A, A, Right, Right, A, Down, A>},
    {"hand_over", threePeople},
    {"hand_over_secret", then<threePeople, A>},
    {"recap", recap},
    {"play", midGame},
    {"game_menu", gameMenu},
    {"game_menu_low", then<gameMenu, Up, Up>},
    {"hint",
     [](Device& d) {
       gameMenu(d);
       d.press(Up, 9);
       d.press(A);
       d.run(4000);
     }},
    {"log", then<thenTimes<gameMenu, Up, 8>, A>},
    {"game_code", then<thenTimes<gameMenu, Up, 6>, A>},
    {"inspect", then<gameMenu, Down, Down, A>},
    {"dialog", then<gameMenu, Up, Up, A>},
    {"menu_running", runningGames},
    {"menu_turned", then<runningGames, Right>},
    {"menu_tiles", then<runningGames, Down>},
    {"menu_last", then<runningGames, Up>},
    {"running", running},
    {"running_delete", then<running, Right>},
    {"running_full", runningFull},
    {"settings_hand_over", thenTimes<settings, Down, 5>},
    {"result_palazzi", [](Device& d) { resultPage(d, GameId::Palazzi, 0); }},
    {"result_five", [](Device& d) { resultPage(d, GameId::Palazzi, 0, 5); }},
    {"result_torri", [](Device& d) { resultPage(d, GameId::Torri, 0); }},
    {"result_cities_palazzi", [](Device& d) { resultPage(d, GameId::Palazzi, 1); }},
    {"result_cities_torri", [](Device& d) { resultPage(d, GameId::Torri, 1); }},
    {"result_moments_torri", [](Device& d) { resultPage(d, GameId::Torri, 2); }},
    {"result_categories_torri", [](Device& d) { resultPage(d, GameId::Torri, 3); }},
    {"result_categories", [](Device& d) { resultPage(d, GameId::Palazzi, 3); }},
    {"result_code",
     [](Device& d) {
       resultPage(d, GameId::Torri, 5);
       d.run(1000);  // the code is made in parts
     }},
    {"settings", settings},
    {"settings_look", thenTimes<settings, Up, 4>},
    {"settings_speed", thenTimes<settings, Down, 3>},
    {"about", then<settings, Up, Up, Up, A>},
    {"learn", learn},
    {"keys", then<learn, Up, A>},
    {"diagnostics_colours", then<settings, Up, A>},
    {"diagnostics_keys", then<settings, Up, A, A, X, Up>},
    {"diagnostics_facts", then<settings, Up, A, A, A, A>},
    {"diagnostics_chip", then<boardCheck, A>},
    {"diagnostics_code", boardCode},
    {"update", then<settings, Up, Up, A>},
    {"update_board", boardUpdate},
    {"panel_list", panelTuning},
    {"panel_gamma", thenTimes<panelTuning, Down, 5>},
    {"panel_lines", then<panelTuning, Up, A>},
    {"fault",
     [](Device& d) {
       d.app().go.restart(SceneId::Fault);
       d.run(20);
     }},
    // The fifth fault in a row: the device runs without its store.
    {"fault_store", [](Device& d) { d.startWithoutStore(); }},
    // As many words as are kept of a panic.
    {"fault_words",
     [](Device& d) {
       d.showFault({FaultCode::Panic, 0, 0x1001A2BC, 0},
                   "substr: __pos (which is 123) > __size (which is 12), or other w");
     }},
};

}  // namespace

std::span<const Screen> shellScreens() { return kScreens; }

}  // namespace lucca::ui::test
