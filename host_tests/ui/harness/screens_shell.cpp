#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using enum Button;

void menu(Device& d) { d.toMenu(); }

// Rows of the main menu without a game to resume.
void menuRow(Device& d, int row) {
  d.toMenu();
  d.press(Down, row);
  d.press(A);
}

void chooseGame(Device& d) { menuRow(d, 1); }  // below the guided game, on a new device
void options(Device& d, GameId game) {
  chooseGame(d);
  if (game == GameId::Torri) d.press(Down);
  d.press(A);
}
void seats(Device& d, GameId game) {
  options(d, game);
  d.press(A);
}
void seatEdit(Device& d) {
  seats(d, GameId::Palazzi);
  d.press({Down, Down, A});
}
void names(Device& d) {
  seatEdit(d);
  d.press({Down, A});
}

void threePeople(Device& d) { d.startGame(GameId::Palazzi, 3, 0); }

void resume(Device& d) {
  threePeople(d);
  d.app().go.home();
  d.run(20);
}

// Another running game of people, so many decisions old.
void another(Device& d, GameId game, int players, uint32_t decisions) {
  d.app().go.home();
  d.run(20);
  d.app().draft = standardPlan(game);
  setPlayers(d.app().draft, players);
  for (SeatInfo& seat : d.app().draft.seats) seat.isBot = 0;
  d.app().settings.speed = Speed::Instant;
  beginGame(d.app(), 0);
  d.run(100);
  for (uint32_t i = 0; i < decisions; ++i) {
    d.takeTurn();
    d.playAny(7 * i + 3);
  }
  d.run(100);
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
  d.press({Down, A, Down});
}
void runningDelete(Device& d) {
  running(d);
  d.press(Right);
}
void runningFull(Device& d) {
  for (int i = 0; i < RunningGames::kSlots; ++i) another(d, i % 2 ? GameId::Palazzi : GameId::Torri, 3, 8);
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

void gameMenu(Device& d) {
  midGame(d);
  d.press(Y);
}

void result(Device& d, GameId game, int players = 3) {
  d.startGame(game, players, 0);
  for (uint32_t i = 0; d.session().running(); ++i) {
    d.takeTurn();
    if (d.session().phase() == Session::Phase::Decide) d.playAny(7 * i + 3);
  }
  d.settle();
}

void resultPage(Device& d, GameId game, int page) {
  result(d, game);
  d.press(Right, page);
}

void dialog(Device& d) {
  gameMenu(d);
  d.press({Up, Up, A});
}

void recap(Device& d) {
  d.startGame(GameId::Torri, 2, 0);
  d.takeTurn();
  while (d.session().seat() == 0) d.playAny(11);
  d.press(A);
}

void refusal(Device& d) {
  menu(d);
  d.press(B);
}

// A saved game whose sixth entry a firmware with other rules refuses.
void otherRules(Device& d) {
  midGame(d);
  d.rebootWithOtherRules(5);
  d.press(A);
}

void lookAtSaved(Device& d) {
  otherRules(d);
  d.press(A);
}

void lookedToTheEnd(Device& d) {
  lookAtSaved(d);
  d.press(A, 3);
}

// Put away, and looked up in the hall.
void putAway(Device& d) {
  lookedToTheEnd(d);
  while (d.scene() == SceneId::Recap) d.press(A);
  d.press(A);
  d.run(4000);
  d.app().go.push(SceneId::Fame);
  d.run(20);
  d.press(A);
}

void panelTuning(Device& d) {
  d.fitPanel();
  menuRow(d, 4);
  d.press({Up, A, A, B, B, A});
}

constexpr Screen kScreens[] = {
    {"language",
     [](Device& d) {
       d.app().go.restart(SceneId::Language);
       d.run(20);
     }},
    {"title", [](Device&) {}},
    {"main_menu", menu},
    {"main_menu_refusal", refusal},
    {"main_menu_resume", resume},
    {"other_rules", otherRules},
    {"other_rules_menu",
     [](Device& d) {
       otherRules(d);
       d.press(B);
     }},
    {"other_rules_look", lookAtSaved},
    {"other_rules_end", lookedToTheEnd},
    {"other_rules_put_away",
     [](Device& d) {
       lookedToTheEnd(d);
       while (d.scene() == SceneId::Recap) d.press(A);
     }},
    {"unfinished_list", putAway},
    {"unfinished_game",
     [](Device& d) {
       putAway(d);
       d.press(A);
     }},
    {"choose_game", chooseGame},
    {"options_palazzi", [](Device& d) { options(d, GameId::Palazzi); }},
    {"options_palazzi_edition",
     [](Device& d) {
       options(d, GameId::Palazzi);
       d.press({Down, Left});
     }},
    {"options_refused",
     [](Device& d) {
       options(d, GameId::Palazzi);
       d.press({Down, Left, Up, Left});
     }},
    {"options_torri",
     [](Device& d) {
       options(d, GameId::Torri);
       d.press(Down);
     }},
    {"options_torri_switch",
     [](Device& d) {
       options(d, GameId::Torri);
       d.press({Down, Down});
     }},
    {"seats_palazzi",
     [](Device& d) {
       options(d, GameId::Palazzi);
       d.press({Right, Right, A, Down});
     }},
    {"seats_torri",
     [](Device& d) {
       options(d, GameId::Torri);
       d.press({Right, Right, A, Down, Down});
     }},
    {"seat_edit", seatEdit},
    {"name_list", names},
    {"name_letters",
     [](Device& d) {
       names(d);
       d.press({Up, A, A, Right, Right, A, Down, A});
     }},
    {"hand_over", threePeople},
    {"hand_over_secret",
     [](Device& d) {
       threePeople(d);
       d.press(A);
     }},
    {"recap", recap},
    {"play", midGame},
    {"game_menu", gameMenu},
    {"game_menu_low",
     [](Device& d) {
       gameMenu(d);
       d.press({Up, Up});
     }},
    {"hint",
     [](Device& d) {
       gameMenu(d);
       d.press(Up, 9);
       d.press(A);
       d.run(4000);
     }},
    {"log",
     [](Device& d) {
       gameMenu(d);
       d.press(Up, 8);
       d.press(A);
     }},
    {"game_code",
     [](Device& d) {
       gameMenu(d);
       d.press(Up, 6);
       d.press(A);
     }},
    {"inspect",
     [](Device& d) {
       gameMenu(d);
       d.press({Down, Down, A});
     }},
    {"dialog", dialog},
    {"menu_running", runningGames},
    {"running", running},
    {"running_delete", runningDelete},
    {"running_full", runningFull},
    {"settings_hand_over",
     [](Device& d) {
       menuRow(d, 4);
       d.press(Down, 5);
     }},
    {"result_palazzi", [](Device& d) { result(d, GameId::Palazzi); }},
    {"result_five", [](Device& d) { result(d, GameId::Palazzi, 5); }},
    {"result_torri", [](Device& d) { result(d, GameId::Torri); }},
    {"result_cities_palazzi", [](Device& d) { resultPage(d, GameId::Palazzi, 1); }},
    {"result_cities_torri", [](Device& d) { resultPage(d, GameId::Torri, 1); }},
    {"result_moments_torri", [](Device& d) { resultPage(d, GameId::Torri, 2); }},
    {"result_categories_torri", [](Device& d) { resultPage(d, GameId::Torri, 3); }},
    {"result_categories", [](Device& d) { resultPage(d, GameId::Palazzi, 3); }},
    {"result_code", [](Device& d) { resultPage(d, GameId::Torri, 5); }},
    {"settings", [](Device& d) { menuRow(d, 4); }},
    {"settings_look",
     [](Device& d) {
       menuRow(d, 4);
       d.press(Up, 2);
     }},
    {"settings_speed",
     [](Device& d) {
       menuRow(d, 4);
       d.press(Down, 3);
     }},
    {"about", [](Device& d) { menuRow(d, 5); }},
    {"keys", [](Device& d) { menuRow(d, 6); }},
    {"keys_first",
     [](Device& d) {
       d.app().settings.languageChosen = 0;
       d.app().go.restart(SceneId::Keys);
       d.run(20);
     }},
    {"diagnostics_colours",
     [](Device& d) {
       menuRow(d, 4);
       d.press({Up, A});
     }},
    {"diagnostics_keys",
     [](Device& d) {
       menuRow(d, 4);
       d.press({Up, A, A, X, Up});
     }},
    {"diagnostics_facts",
     [](Device& d) {
       menuRow(d, 4);
       d.press({Up, A, A, B, B});
     }},
    {"panel_list", [](Device& d) { panelTuning(d); }},
    {"panel_gamma",
     [](Device& d) {
       panelTuning(d);
       d.press(Down, 5);
     }},
    {"panel_lines",
     [](Device& d) {
       panelTuning(d);
       d.press({Up, A});
     }},
    {"fault",
     [](Device& d) {
       d.app().go.restart(SceneId::Fault);
       d.run(20);
     }},
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
