// What follows the last move: the end scene, the result, the hall's game.
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using enum Button;

// A whole game by number, so that another way of playing of the computers changes no picture.
template <GameId Game, int Players, SeatSet Bots = 0>
void over(Device& d) {
  d.startGame(Game, Players, 0);
  d.unseen([&] {
    for (uint32_t i = 0; d.session().running(); ++i) {
      d.takeTurn();
      if (d.session().phase() == Session::Phase::Decide) d.playAny(7 * i + 3);
    }
  });
  d.settle();
}

// The same game, won by a computer.
void computerWon(Device& d) {
  for (uint32_t seed = 1; seed < 12; ++seed) {
    d.startGame(GameId::Palazzi, 4, 0b1110, seed);
    d.unseen([&] {
      for (uint32_t i = 0; d.session().running(); ++i) {
        d.takeTurn();
        if (d.session().phase() == Session::Phase::Decide) d.playAny(7 * i + 3);
      }
    });
    d.settle();
    const Match& match = d.session().match();
    if (!contains(match.game().result(match.state()).winners, 0)) return;
    d.press({A, B});
  }
}

constexpr auto palazziOver = over<GameId::Palazzi, 3>;
constexpr auto torriOver = over<GameId::Torri, 2>;

// The replay of a game, so many turns on.
template <auto Over, int Turns>
void replay(Device& d) {
  Over(d);
  d.press({A, Up, A});
  d.press(Right, Turns);
}
constexpr auto replayMenu = then<replay<palazziOver, 9>, Y>;
constexpr auto tryPalazzi = then<replayMenu, Down, A>;
void running(Device& d) {
  tryPalazzi(d);
  d.press(A);
  d.app().go.home();
  d.run(20);
  d.app().go.runningGames(false);
  d.run(20);
}

void hallGame(Device& d) {
  palazziOver(d);
  d.press({A, B});
  d.app().go.push(SceneId::Fame);
  d.run(20);
  d.press({A, A});
}

constexpr Screen kScreens[] = {
    {"end_palazzi", palazziOver},
    {"end_palazzi_two", over<GameId::Palazzi, 2>},
    {"end_palazzi_five", over<GameId::Palazzi, 5>},
    {"end_palazzi_other", then<palazziOver, Right>},
    {"end_computer", computerWon},
    {"end_torri", torriOver},
    {"end_torri_turned", then<torriOver, B>},
    {"result_moments", then<palazziOver, A, Right, Right>},
    {"result_cell", then<palazziOver, A, Up>},
    {"replay_palazzi", then<replay<palazziOver, 9>, Down, Down>},
    {"replay_palazzi_end", then<replay<palazziOver, 40>, Right>},
    {"replay_palazzi_five", replay<over<GameId::Palazzi, 5>, 12>},
    {"replay_torri", then<replay<torriOver, 9>, Down>},
    {"replay_torri_end", replay<torriOver, 99>},
    {"replay_menu", replayMenu},
    {"replay_cities", then<replayMenu, Down, Down, A>},
    {"try_palazzi", tryPalazzi},
    {"try_torri", then<replay<torriOver, 9>, Y, Down, A>},
    {"try_running", running},
    {"hall_game", hallGame},
    {"hall_game_points", then<hallGame, Right, Down>},
};

}  // namespace

std::span<const Screen> aftergameScreens() { return kScreens; }

}  // namespace lucca::ui::test
