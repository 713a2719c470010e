// Matches of several games: how they are set up, their table after each game, who won.
#include "host_tests/device/people.h"
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using enum Button;

void playOut(Device& d, uint32_t random) {
  d.unseen([&] {
    for (uint32_t i = random; d.session().running(); ++i) {
      d.takeTurn();
      if (d.session().phase() == Session::Phase::Decide) d.playAny(7 * i + 3);
      if (d.session().phase() == Session::Phase::Confirm) d.session().confirm();
    }
  });
  d.settle();
}

template <GameId Game, TourneyKind Kind, int Players>
void begin(Device& d) {
  d.toMenu();
  d.app().draft = planOfPeople(Game, Players);
  if (Game == GameId::Torri) d.app().draft.setup.option[0] = 0;  // a small city
  d.app().draft.tourney = Kind;
  d.app().settings.speed = Speed::Instant;
  beginGame(d.app(), 0);
  d.run(100);
}

// At the result of the game that is over as the last of so many.
template <GameId Game, TourneyKind Kind, int Players, int Games>
void played(Device& d) {
  begin<Game, Kind, Players>(d);
  for (int game = 0; game < Games; ++game) {
    playOut(d, static_cast<uint32_t>(11 * game));
    d.press(A);
    if (game + 1 == Games) return;
    d.press({A, A});
    d.run(100);
  }
}
template <GameId Game, TourneyKind Kind, int Players, int Games>
constexpr auto tableAfter = then<played<Game, Kind, Players, Games>, A>;

constexpr auto cardsTwo = tableAfter<GameId::Palazzi, TourneyKind::SameCards, 3, 2>;
constexpr auto cardsWon = tableAfter<GameId::Palazzi, TourneyKind::SameCards, 3, 3>;
constexpr auto addedOne = tableAfter<GameId::Palazzi, TourneyKind::PointsAdded, 2, 1>;
constexpr auto fiveFour = tableAfter<GameId::Palazzi, TourneyKind::SameCards, 5, 4>;
constexpr auto torriOne = tableAfter<GameId::Torri, TourneyKind::BestOfThree, 2, 1>;
constexpr auto torriWon = tableAfter<GameId::Torri, TourneyKind::EachBegins, 2, 2>;

template <GameId Game, int Rights>
void options(Device& d) {
  d.toMenu();
  d.app().draft = standardPlan(Game);
  d.app().go.push(SceneId::Options);
  d.run(20);
  d.press({Down, Down, Down});
  d.press(Right, Rights);
}

// The next game waits on the menu's card.
void later(Device& d) {
  cardsTwo(d);
  d.press(B);
  d.run(100);
}
void running(Device& d) {
  later(d);
  d.app().go.runningGames(false);
  d.run(100);
}
void gameMenu(Device& d) {
  begin<GameId::Torri, TourneyKind::BestOfThree, 2>(d);
  d.takeTurn();
  d.press(Y);
}
void fromMenu(Device& d) {
  gameMenu(d);
  d.choose(Text::MatchTitle);
}
void code(Device& d) {
  gameMenu(d);
  d.choose(Text::GameMenuCode);
}
void deletes(Device& d) {
  gameMenu(d);
  d.choose(Text::GameMenuDelete);
}

constexpr Screen kScreens[] = {
    {"match_options_palazzi", options<GameId::Palazzi, 2>},
    {"match_options_added", options<GameId::Palazzi, 1>},
    {"match_options_torri", options<GameId::Torri, 1>},
    {"match_options_best", options<GameId::Torri, 2>},
    {"match_result", played<GameId::Palazzi, TourneyKind::SameCards, 3, 1>},
    {"match_table", cardsTwo},
    {"match_table_two", addedOne},
    {"match_table_five", fiveFour},
    {"match_table_torri", torriOne},
    {"match_won", cardsWon},
    {"match_won_torri", torriWon},
    {"match_last_table", then<cardsWon, A>},
    {"match_last_table_torri", then<torriWon, A>},
    {"match_game", then<cardsTwo, Right>},
    {"match_menu_card", later},
    {"match_running", running},
    {"match_from_menu", fromMenu},
    {"match_code", code},
    {"match_delete", deletes},
};

}  // namespace

std::span<const Screen> matchScreens() { return kScreens; }

}  // namespace lucca::ui::test
