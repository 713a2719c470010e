// Screens of games in which a seat was given something ahead, and of players who met often.
#include "host_tests/device/people.h"
#include "host_tests/ui/harness/screens.h"

namespace lucca::ui::test {

namespace {

using enum Button;

// Three people, or two in Torri; the last is given 6 points, or needs one floor fewer.
void prepare(Device& d, GameId game) {
  d.toMenu();
  d.app().draft = planOfPeople(game, game == GameId::Palazzi ? 3 : 2);
  Plan& plan = d.app().draft;
  setHandicap(plan.setup, static_cast<Seat>(plan.setup.players - 1), game == GameId::Palazzi ? 2 : 1);
}

template <GameId Game>
void seats(Device& d) {
  prepare(d, Game);
  d.app().go.push(SceneId::Seats);
  d.run(20);
  d.press(Down, d.app().draft.setup.players);
}
template <GameId Game>
void seat(Device& d) {
  seats<Game>(d);
  d.press({A, Down, Down, Down});
}

// The player with the handicap is to choose, after so many decisions of everybody.
template <GameId Game>
void turn(Device& d) {
  prepare(d, Game);
  d.app().settings.speed = Speed::Instant;
  beginGame(d.app(), 0);
  d.run(100);
  const Seat last = static_cast<Seat>(d.app().draft.setup.players - 1);
  d.unseen([&] {
    for (uint32_t i = 0; i < 60 && (i < 24 || d.session().seat() != last); ++i) {
      d.takeTurn();
      d.playAny(7 * i + 3);
    }
    d.takeTurn();
  });
  d.run(100);
}

template <GameId Game>
void result(Device& d) {
  turn<Game>(d);
  d.unseen([&] {
    for (uint32_t i = 0; d.session().running(); ++i) {
      d.takeTurn();
      if (d.session().phase() == Session::Phase::Decide) d.playAny(7 * i + 3);
    }
  });
  d.settle();
}
constexpr auto points = thenTimes<result<GameId::Palazzi>, Right, 3>;

// Three games of two people, and of each with a computer.
void rivals(Device& d) {
  d.toMenu();
  d.app().settings.speed = Speed::Instant;
  for (uint32_t round = 0; round < 5; ++round) {
    const GameId game = round % 2 ? GameId::Torri : GameId::Palazzi;
    d.app().draft = planOfPeople(game, 2);
    if (round == 2) setHandicap(d.app().draft.setup, 0, 1);
    if (round == 4) d.app().draft.seats[1].name.set("Bruno");
    beginGame(d.app(), static_cast<int>(round % 2));
    d.run(100);
    d.unseen([&] {
      for (uint32_t i = 0; d.session().running(); ++i) {
        d.takeTurn();
        if (d.session().phase() == Session::Phase::Decide) d.playAny((7 + round) * i + 3);
      }
    });
    d.settle();
    d.app().go.home();
    d.run(20);
  }
  d.app().go.push(SceneId::Fame);
  d.run(20);
  d.press({Down, Down, Down, A});
}
constexpr auto otherRival = then<rivals, Right>;
constexpr auto theirGames = then<rivals, A>;

constexpr Screen kScreens[] = {
    {"handicap_seats_palazzi", seats<GameId::Palazzi>},
    {"handicap_seat_palazzi", seat<GameId::Palazzi>},
    {"handicap_seats_torri", seats<GameId::Torri>},
    {"handicap_seat_torri", seat<GameId::Torri>},
    {"handicap_turn_palazzi", turn<GameId::Palazzi>},
    {"handicap_turn_torri", turn<GameId::Torri>},
    {"handicap_result_palazzi", result<GameId::Palazzi>},
    {"handicap_points_palazzi", points},
    {"handicap_result_torri", result<GameId::Torri>},
    {"rivals", rivals},
    {"rivals_other", otherRival},
    {"rivals_games", theirGames},
};

}  // namespace

std::span<const Screen> handicapScreens() { return kScreens; }

}  // namespace lucca::ui::test
