// Positions of Palazzi with one right answer, which every level from normal up must find.
#include "engine/bots/palazzi/reasons.h"
#include "host_tests/bots/think.h"
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;
using namespace lucca::test;

namespace {

void everyGoodLevelPlays(const State& s, Action expected, Because reason) {
  for (Level level : kGoodLevels) {
    for (uint32_t seed = 1; seed <= 3; ++seed) {
      const auto thought = thinkAbout(GameId::Palazzi, s, level, seed);
      TEST_ASSERT_EQUAL_HEX16_MESSAGE(expected.bits, thought.action.bits, nameOf(level));
      TEST_ASSERT_EQUAL_MESSAGE(static_cast<int>(reason), thought.reason.kind, nameOf(level));
    }
  }
}

// It is seat 0's turn, first of three in the order, in that round.
State threeSeats(int round) {
  State s = midGame(Edition::Year2013, 3);
  s.round = static_cast<uint8_t>(round);
  s.phase = Phase::Turn;
  s.mover = 0;
  return s;
}

// Cards that are of little use to anybody here: grey and violet with shields, far from any palace.
void layDull(State& s, int from) {
  constexpr int kDull[4][3] = {{6, 29, 12}, {35, 30, 18}, {54, 36, 42}, {59, 60, 66}};
  for (int i = from; i < s.tripletCount; ++i)
    layTriplet(s, i, card(kDull[i][0]), card(kDull[i][1]), card(kDull[i][2]));
}

// A red palace waits for its party. Its only guests are four red cards of seat 1, who finds the fifth on the table: then
// they are worth two, and once he has opened, nothing. Seat 2 has had its red party, and no red card is left to come, so
// the party can never be worth more than the four points it brings now.
TEST(opens_the_party_before_it_is_worth_nothing) {
  State s = threeSeats(6);
  give(s, 0, Zone::Completed, {card(1), card(25), card(49), card(73), card(79)});
  give(s, 1, Zone::Building, {card(7), card(13), card(31), card(37)});
  give(s, 2, Zone::Opened, {card(19), card(43), card(67), card(85), card(55)});
  for (int red = 1; red <= 96; red += 6) s.deck.remove(card(red));
  layTriplet(s, 0, card(91), card(24), card(48));
  layDull(s, 1);
  everyGoodLevelPlays(s, open(kRed), Because::OpensInTime);
}

// The last round. Seat 1 has a completed red palace too and more shields: at the final scoring he would open first, for
// two points, and leave nothing. Opened now, seat 0's brings the two points and his none.
TEST(opens_in_its_last_turn_before_a_rival_does_at_the_end) {
  State s = threeSeats(7);
  give(s, 0, Zone::Completed, {card(1), card(25), card(49), card(73), card(79)});
  give(s, 0, Zone::Building, {card(2)});
  give(s, 1, Zone::Completed, {card(7), card(13), card(31), card(37), card(61)});
  give(s, 1, Zone::Building, {card(6), card(30), card(54)});
  give(s, 2, Zone::Opened, {card(19), card(43), card(67), card(85), card(55)});
  for (int red = 1; red <= 96; red += 6) s.deck.remove(card(red));
  layDull(s, 0);
  TEST_ASSERT_EQUAL(2, partyWorth(s, 0, kRed));
  TEST_ASSERT_EQUAL(1, playOrder(s).entry[0].seat);
  everyGoodLevelPlays(s, open(kRed), Because::OpensInTime);
}

// Early in the game nobody else has a red card: a party now brings nothing, later at the worst as much.
TEST(does_not_give_a_party_without_guests) {
  State s = threeSeats(3);
  give(s, 0, Zone::Completed, {card(1), card(25), card(49), card(73), card(79)});
  give(s, 1, Zone::Building, {card(5)});
  give(s, 2, Zone::Building, {card(9)});
  layTriplet(s, 0, card(7), card(24), card(48));
  layDull(s, 1);
  for (Level level : kGoodLevels) {
    const auto thought = thinkAbout(GameId::Palazzi, s, level, 1);
    TEST_ASSERT_TRUE_MESSAGE(kindOf(thought.action) == Kind::Take, nameOf(level));
  }
}

// The last card of the game, with three opened palaces, walls on four shields and a blue palace being built.
State lastCard(uint8_t walls, std::initializer_list<CardId> blue, CardId last) {
  State s = threeSeats(7);
  give(s, 0, Zone::Opened, {card(1), card(25), card(49), card(73), card(7)});
  give(s, 0, Zone::Opened, {card(2), card(26), card(50), card(74), card(8)});
  give(s, 0, Zone::Opened, {card(3), card(27), card(51), card(75), card(9)});
  give(s, 0, Zone::Building, blue);
  s.area[0].shields = 4;
  s.area[0].walls = walls;
  give(s, 1, Zone::Building, {card(5)});
  give(s, 2, Zone::Building, {card(6)});
  mustPlay(s, 0, card(13), card(14), last);
  accept(s, play(card(13), As::Discard));
  accept(s, play(card(14), As::Discard));
  return s;
}

// Two walls stand on four shields with three palaces: six points. A third wall would need six shields and bring all of
// them down; the card's own palace is opened, so it can only be discarded.
TEST(does_not_build_an_unsupported_wall_in_the_last_round) {
  const State s = lastCard(2, {card(10), card(16), card(28)}, card(15));
  everyGoodLevelPlays(s, play(card(15), As::Discard), Because::SparesWalls);
}

// Three walls need six shields and have four; with three palaces they are worth nine points if the card's two shields go
// onto the blue palace, and nothing if it becomes a fourth wall.
TEST(brings_the_shields_that_its_walls_need) {
  const State s = lastCard(3, {card(10), card(16)}, card(64));
  TEST_ASSERT_EQUAL(2, kDeck[card(64)].shields);
  everyGoodLevelPlays(s, play(card(64), As::Palace, kBlue), Because::AddsShields);
}

// The last turn of the game: one triplet has the blue card that completes a palace of eleven windows and wins; the others
// have none.
TEST(wins_in_one_turn) {
  State s = threeSeats(7);
  s.turn = 2;
  s.order[0] = 1;
  s.order[1] = 2;
  s.order[2] = 0;
  s.taken = 3;
  give(s, 0, Zone::Building, {card(4), card(28), card(52), card(76)});
  give(s, 1, Zone::Building, {card(7)});
  give(s, 2, Zone::Building, {card(8)});
  s.score[1].windows = 9;
  layTriplet(s, 0, card(6), card(29), card(12));
  layTriplet(s, 1, card(35), card(30), card(18));
  layTriplet(s, 2, card(54), card(36), card(42));
  layTriplet(s, 3, card(10), card(59), card(66));
  TEST_ASSERT_EQUAL(kBlue, kDeck[card(10)].colour);
  everyGoodLevelPlays(s, take(3), Because::CompletesPalace);
}

// Two seats, last round. Seat 1 plays after seat 0 and would complete his violet palace with triplet 1 for fourteen
// windows; nothing on the table is of use to seat 0.
TEST(takes_the_triplet_that_the_next_seat_needs) {
  State s = midGame(Edition::Year2013, 2);
  s.round = 7;
  s.phase = Phase::Turn;
  s.mover = 0;
  give(s, 0, Zone::Opened, {card(1), card(25), card(49), card(73), card(7)});
  give(s, 0, Zone::Opened, {card(5), card(11), card(29), card(53), card(77)});
  give(s, 0, Zone::Opened, {card(6), card(12), card(18), card(24), card(96)});
  give(s, 0, Zone::Building, {card(2)});
  give(s, 1, Zone::Building, {card(23), card(47), card(71), card(95)});
  give(s, kCityArea, Zone::Building, {card(3)});
  layTriplet(s, 0, card(13), card(30), card(36));
  layTriplet(s, 1, card(89), card(42), card(48));
  layTriplet(s, 2, card(19), card(54), card(60));
  layTriplet(s, 3, card(31), card(66), card(72));
  TEST_ASSERT_EQUAL(kViolet, kDeck[card(89)].colour);
  everyGoodLevelPlays(s, take(1), Because::DeniesTriplet);
  // Easy may happen to take it, but not for that.
  for (uint32_t seed = 1; seed <= 20; ++seed) {
    const auto thought = thinkAbout(GameId::Palazzi, s, Level::Easy, seed);
    TEST_ASSERT_NOT_EQUAL(static_cast<int>(Because::DeniesTriplet), thought.reason.kind);
  }
}

// Three seats, last round. Seat 0 leads by eight points. Seat 1 plays next and would win by completing his violet palace
// with triplet 1 for fourteen windows; without it he cannot catch up, and seat 2 is far behind.
TEST(keeps_the_triplet_from_the_one_seat_that_could_still_win) {
  State s = threeSeats(7);
  give(s, 0, Zone::Opened, {card(1), card(25), card(49), card(73), card(7)});
  give(s, 0, Zone::Opened, {card(5), card(11), card(29), card(53), card(77)});
  give(s, 0, Zone::Opened, {card(6), card(12), card(18), card(24), card(96)});
  give(s, 0, Zone::Building, {card(2)});
  give(s, 1, Zone::Building, {card(23), card(47), card(71), card(95)});
  give(s, 2, Zone::Building, {card(3)});
  s.score[0].windows = 30;
  s.score[1].windows = 22;
  s.score[2].windows = 8;
  layTriplet(s, 0, card(13), card(30), card(36));
  layTriplet(s, 1, card(89), card(42), card(48));
  layTriplet(s, 2, card(19), card(54), card(60));
  layTriplet(s, 3, card(31), card(66), card(72));
  everyGoodLevelPlays(s, take(1), Because::DeniesTriplet);
}

}  // namespace
