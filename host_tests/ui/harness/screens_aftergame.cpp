// What follows the last move: the end scene, the result, the hall's game.
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using enum Button;

void playOut(Device& d) {
  d.unseen([&] {
    for (uint32_t i = 0; d.session().running(); ++i) {
      d.takeTurn();
      if (d.session().phase() == Session::Phase::Decide) d.playAny(7 * i + 3);
      if (d.session().phase() == Session::Phase::Confirm) d.session().confirm();
    }
  });
  d.settle();
}

// A whole game by number, so that another way of playing of the computers changes no picture.
template <GameId Game, int Players, SeatSet Bots = 0>
void over(Device& d) {
  d.startGame(Game, Players, 0);
  playOut(d);
}

// The same game, won by a computer.
void computerWon(Device& d) {
  for (uint32_t seed = 1; seed < 12; ++seed) {
    d.startGame(GameId::Palazzi, 4, 0b1110, seed);
    playOut(d);
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
  d.press(A);
  d.choose(Text::RecapReplay);
  d.press(Right, Turns);
}
constexpr auto replayMenu = then<replay<palazziOver, 9>, Y>;
void replayCities(Device& d) {
  replayMenu(d);
  d.choose(Text::ReplayCities);
}
constexpr auto tryPalazzi = then<replayMenu, Down, A>;
void running(Device& d) {
  tryPalazzi(d);
  d.press(A);
  d.app().go.home();
  d.run(20);
  d.app().go.runningGames(false);
  d.run(20);
}

// The review of a game of the hall. It is worked out once; then every device has it kept.
template <auto Over>
void review(Device& d) {
  static Review kept;
  Over(d);
  if (kept.game != nameOf(d.session().match())) {
    while (!d.app().review.done())
      static_cast<void>(d.app().review.work(d.session().match(), d.app().game.reviews(), 100'000));
    kept = d.app().review.review();
  }
  d.app().game.reviews().put(kept);
  d.reboot();
  d.toMenu();
  d.app().go.push(SceneId::Fame);
  d.run(20);
  d.press({A, A, A});
  if (!kept.points.empty()) d.press(B);  // the overview
}
constexpr auto palazziReview = review<palazziOver>;
constexpr auto torriReview = review<torriOver>;
void reviewBegun(Device& d) {
  palazziOver(d);
  d.press({A, A});
  for (int i = 0; i < 400 && d.app().review.review().points.empty(); ++i) d.run(20);
}
void personBegun(Device& d) {
  palazziOver(d);
  d.press({A, A});
  for (int i = 0; i < 400 && !d.app().review.review().riverDone; ++i) d.run(20);
  d.press(A);
}
constexpr auto person = then<palazziReview, A>;
constexpr auto torriTurning = then<torriReview, A, A>;
constexpr auto turning = then<person, A>;

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
    {"result_cell", then<palazziOver, A, Down>},
    {"review", palazziReview},
    {"review_five", review<over<GameId::Palazzi, 5>>},
    {"review_torri", torriReview},
    {"review_unjudged", review<over<GameId::Torri, 3>>},
    {"review_torri_person", then<torriReview, A>},
    {"turning_torri_played", then<torriTurning, Down, Up>},
    {"turning_torri_better", then<torriTurning, Down>},
    {"review_begun", reviewBegun},
    {"review_mark", then<palazziReview, Right>},
    {"review_last_mark", then<palazziReview, Left>},
    {"review_person", person},
    {"review_person_next", then<person, Down>},
    {"review_person_begun", personBegun},
    {"turning_played", then<turning, Down, Up>},
    {"turning_better", then<turning, Down>},
    {"turning_next", then<turning, Right, Down>},
    {"replay_palazzi", then<replay<palazziOver, 9>, Down, Down>},
    {"replay_palazzi_end", then<replay<palazziOver, 40>, Right>},
    {"replay_reveal", then<replay<over<GameId::Palazzi, 5>, 1>, Up>},
    {"replay_palazzi_five", replay<over<GameId::Palazzi, 5>, 12>},
    {"replay_torri", then<replay<torriOver, 9>, Down>},
    {"replay_torri_end", replay<torriOver, 99>},
    {"replay_menu", replayMenu},
    {"replay_cities", replayCities},
    {"try_palazzi", tryPalazzi},
    {"try_as_then", then<tryPalazzi, Down, Right>},
    {"try_torri", then<replay<torriOver, 9>, Y, Down, A>},
    {"try_running", running},
    {"hall_game", hallGame},
    {"hall_game_points", then<hallGame, Right, Down>},
};

}  // namespace

std::span<const Screen> aftergameScreens() { return kScreens; }

}  // namespace lucca::ui::test
