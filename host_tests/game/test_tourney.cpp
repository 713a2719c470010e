// Matches of several games: seats, what counts, ties and ends. Each test names the rule it shows.

#include "engine/game/tourney.h"

#include <algorithm>

#include "host_tests/suite.h"

using namespace lucca;

namespace {

using Standings = std::array<TourneyStanding, kMaxSeats>;

// A game in which the seats come in in this order; a person's points in `points`, by seat.
void play(Tourney& tourney, std::initializer_list<Seat> order, std::initializer_list<int16_t> points = {},
          int turns = 20, int winners = 1) {
  Result result;
  int nth = 0;
  for (const Seat seat : order) {
    if (nth++ < winners) result.winners = static_cast<SeatSet>(result.winners | seatBit(seat));
  }
  std::copy(points.begin(), points.end(), result.total.begin());
  finishGame(tourney, result, {order.begin(), order.size()}, turns,
             static_cast<uint16_t>(100 + tourney.played));
}

// Who sits at each seat of the game that comes next, as digits.
int seating(const Tourney& tourney) {
  int digits = 0;
  for (Seat seat = 0; seat < tourney.players; ++seat)
    digits = 10 * digits + 1 + tourney.personAt(tourney.played, seat);
  return digits;
}

Standings ranked(const Tourney& tourney) {
  Standings order;
  TEST_ASSERT_EQUAL(tourney.players, rankTourney(tourney, order));
  return order;
}

// The places of the first two, as digits.
int firstPlaces(const Standings& order) { return 10 * order[0].place + order[1].place; }

// The person's seat wins the next game of two.
void win(Tourney& tourney, Seat person, int turns = 20) {
  const Seat seat = tourney.seatOf(tourney.played, person);
  play(tourney, {seat, static_cast<Seat>(1 - seat)}, {}, turns);
}

}  // namespace

TEST(a_game_by_itself_is_one) { TEST_ASSERT_EQUAL(1, gamesOf(TourneyKind::None, 4)); }

TEST(three_games_are_three_whoever_plays) {
  for (int players = 2; players <= 5; ++players) {
    TEST_ASSERT_EQUAL(3, gamesOf(TourneyKind::PointsAdded, players));
    TEST_ASSERT_EQUAL(3, gamesOf(TourneyKind::BestOfThree, players));
  }
}

TEST(same_cards_and_everybody_begins_are_as_many_games_as_people) {
  for (int players = 2; players <= 5; ++players) {
    TEST_ASSERT_EQUAL(players, gamesOf(TourneyKind::SameCards, players));
    TEST_ASSERT_EQUAL(players, gamesOf(TourneyKind::EachBegins, players));
  }
}

TEST(same_cards_everybody_moves_on_one_seat_and_has_each_once) {
  for (int players = 2; players <= 5; ++players) {
    Tourney tourney = beginTourney(TourneyKind::SameCards, players);
    std::array<SeatSet, kMaxSeats> sat{};
    while (!isOver(tourney)) {
      const int game = tourney.played;
      for (Seat person = 0; person < players; ++person) {
        const Seat seat = tourney.seatOf(game, person);
        TEST_ASSERT_EQUAL((person + game) % players, seat);
        TEST_ASSERT_EQUAL(person, tourney.personAt(game, seat));
        sat[static_cast<std::size_t>(person)] |= seatBit(seat);
      }
      play(tourney, {0, 1});
      if (!isOver(tourney)) TEST_ASSERT_EQUAL(players - 1, nextFirst(tourney));
    }
    TEST_ASSERT_EQUAL(players, tourney.played);
    for (Seat person = 0; person < players; ++person)
      TEST_ASSERT_EQUAL((1 << players) - 1, sat[static_cast<std::size_t>(person)]);
  }
}

TEST(points_are_added_by_person_not_by_seat) {
  Tourney tourney = beginTourney(TourneyKind::SameCards, 3);
  play(tourney, {1, 0, 2}, {31, 34, 22});
  play(tourney, {1, 2, 0}, {30, 33, 29});  // seats 0, 1, 2 have persons 2, 0, 1
  const Standings order = ranked(tourney);
  TEST_ASSERT_EQUAL(0, order[0].person);
  TEST_ASSERT_EQUAL(31 + 33, order[0].sum);
  TEST_ASSERT_EQUAL(1, order[1].person);
  TEST_ASSERT_EQUAL(34 + 29, order[1].sum);
  TEST_ASSERT_EQUAL(22 + 30, order[2].sum);
  TEST_ASSERT_TRUE(tourney.won(0, 1));
  TEST_ASSERT_TRUE(tourney.won(1, 0));
  TEST_ASSERT_FALSE(tourney.won(1, 1));
  TEST_ASSERT_EQUAL(101, tourney.game(1).tag);
}

TEST(a_leader_on_points_who_won_no_game_leads) {
  Tourney tourney = beginTourney(TourneyKind::PointsAdded, 3);
  play(tourney, {0, 1, 2}, {30, 29, 10});
  play(tourney, {2, 1, 0}, {10, 29, 30});
  const Standings order = ranked(tourney);
  TEST_ASSERT_EQUAL(1, order[0].person);
  TEST_ASSERT_EQUAL(12, firstPlaces(order));
}

TEST(three_games_leave_everybody_seated) {
  Tourney tourney = beginTourney(TourneyKind::PointsAdded, 4);
  for (int game = 0; game < 3; ++game) {
    TEST_ASSERT_FALSE(isOver(tourney));
    TEST_ASSERT_EQUAL(1234, seating(tourney));
    play(tourney, {3, 2, 1, 0}, {1, 2, 3, 4});
  }
  TEST_ASSERT_TRUE(isOver(tourney));
}

TEST(equal_points_share_the_match) {
  Tourney tourney = beginTourney(TourneyKind::PointsAdded, 2);
  play(tourney, {0, 1}, {30, 20});
  play(tourney, {1, 0}, {20, 30});
  play(tourney, {0, 1}, {25, 25}, 20, 2);
  const Standings order = ranked(tourney);
  TEST_ASSERT_EQUAL(11, firstPlaces(order));
  TEST_ASSERT_TRUE(tourney.won(2, 0) && tourney.won(2, 1));
}

TEST(everybody_begins_once) {
  for (int players = 2; players <= 4; ++players) {
    Tourney tourney = beginTourney(TourneyKind::EachBegins, players);
    for (Seat game = 0; game < players; ++game) {
      TEST_ASSERT_EQUAL(game, tourney.personAt(game, 0));
      play(tourney, {0, 1});
    }
    TEST_ASSERT_TRUE(isOver(tourney));
  }
}

TEST(two_players_swap_seats) {
  Tourney tourney = beginTourney(TourneyKind::EachBegins, 2);
  TEST_ASSERT_EQUAL(12, seating(tourney));
  play(tourney, {0, 1});
  TEST_ASSERT_EQUAL(21, seating(tourney));
  TEST_ASSERT_EQUAL(1, nextFirst(tourney));
}

TEST(games_won_count_and_a_tie_goes_to_fewer_turns_in_them) {
  Tourney tourney = beginTourney(TourneyKind::EachBegins, 2);
  win(tourney, 0, 24);
  win(tourney, 1, 19);
  const Standings order = ranked(tourney);
  TEST_ASSERT_EQUAL(1, order[0].person);
  TEST_ASSERT_EQUAL(1, order[0].sum);
  TEST_ASSERT_EQUAL(19, order[0].turns);
  TEST_ASSERT_EQUAL(2, order[1].place);
}

TEST(as_many_turns_share_the_match) {
  Tourney tourney = beginTourney(TourneyKind::EachBegins, 2);
  win(tourney, 0, 22);
  win(tourney, 1, 22);
  const Standings order = ranked(tourney);
  TEST_ASSERT_EQUAL(11, firstPlaces(order));
}

TEST(more_games_won_go_before_fewer_turns) {
  Tourney tourney = beginTourney(TourneyKind::EachBegins, 3);
  play(tourney, {0, 1, 2}, {}, 40);  // person 0
  play(tourney, {2, 1, 0}, {}, 41);  // seat 2 is person 0 again
  play(tourney, {0, 1, 2}, {}, 5);   // person 2
  const Standings order = ranked(tourney);
  TEST_ASSERT_EQUAL(0, order[0].person);
  TEST_ASSERT_EQUAL(2, order[0].sum);
  TEST_ASSERT_EQUAL(2, order[1].person);
}

TEST(a_shared_game_is_won_by_nobody_where_games_won_count) {
  Tourney tourney = beginTourney(TourneyKind::EachBegins, 2);
  play(tourney, {0, 1}, {}, 20, 2);
  const Standings order = ranked(tourney);
  TEST_ASSERT_EQUAL(0, order[0].sum);
  TEST_ASSERT_EQUAL(0, order[0].turns);
  TEST_ASSERT_FALSE(tourney.won(0, 0) || tourney.won(0, 1));
}

TEST(best_of_three_ends_with_two_wins_and_the_loser_begins) {
  Tourney tourney = beginTourney(TourneyKind::BestOfThree, 2);
  win(tourney, 0);
  TEST_ASSERT_FALSE(isOver(tourney));
  TEST_ASSERT_EQUAL(1, tourney.personAt(1, 0));
  win(tourney, 0);
  TEST_ASSERT_TRUE(isOver(tourney));
  TEST_ASSERT_EQUAL(2, tourney.played);
}

TEST(best_of_three_at_one_all_has_a_third_game) {
  Tourney tourney = beginTourney(TourneyKind::BestOfThree, 2);
  win(tourney, 0);
  win(tourney, 1);
  TEST_ASSERT_FALSE(isOver(tourney));
  TEST_ASSERT_EQUAL(0, tourney.personAt(2, 0));
  win(tourney, 1);
  TEST_ASSERT_TRUE(isOver(tourney));
}

TEST(best_of_three_after_a_shared_game_the_other_begins) {
  Tourney tourney = beginTourney(TourneyKind::BestOfThree, 2);
  play(tourney, {0, 1}, {}, 20, 2);
  TEST_ASSERT_EQUAL(1, tourney.personAt(1, 0));
  win(tourney, 1);
  TEST_ASSERT_FALSE(isOver(tourney));  // the other can still win one, and share
}

TEST(best_of_three_with_three_people_the_last_one_begins) {
  Tourney tourney = beginTourney(TourneyKind::BestOfThree, 3);
  play(tourney, {2, 0, 1}, {}, 30);
  TEST_ASSERT_EQUAL(231, seating(tourney));
  play(tourney, {0, 2, 1}, {}, 31);  // persons 1, 0, 2
  TEST_ASSERT_FALSE(isOver(tourney));
  TEST_ASSERT_EQUAL(312, seating(tourney));
  play(tourney, {1, 0, 2}, {}, 29);  // person 0
  TEST_ASSERT_TRUE(isOver(tourney));
  const Standings order = ranked(tourney);  // a win each
  TEST_ASSERT_EQUAL(0, order[0].person);
  TEST_ASSERT_EQUAL(2, order[1].person);
  TEST_ASSERT_EQUAL(1, order[2].person);
}

TEST(before_the_first_game_nobody_leads) {
  const Tourney tourney = beginTourney(TourneyKind::BestOfThree, 4);
  const Standings order = ranked(tourney);
  for (std::size_t i = 0; i < 4; ++i) TEST_ASSERT_EQUAL(1, order[i].place);
}
