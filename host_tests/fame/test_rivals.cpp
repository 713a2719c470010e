// Head to head: who met whom and who won, also after games have left the hall.
#include <array>
#include <string_view>

#include "host_tests/suite.h"
#include "simulator/web/flash_copy.h"
#include "ui/saves/rivals.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

std::array<std::byte, kBotWorkspace> memory;

SeatInfo person(std::string_view name) {
  SeatInfo seat{};
  seat.name.set(name);
  return seat;
}
SeatInfo computer(Level level) {
  SeatInfo seat = person("Tina");
  seat.isBot = 1;
  seat.level = static_cast<uint8_t>(level);
  return seat;
}

// A finished game; the first of the seats with the most points wins.
FameGame game(GameId id, std::initializer_list<SeatInfo> seats, std::initializer_list<int> totals) {
  FameGame out;
  out.setup.game = id;
  out.setup.players = static_cast<uint8_t>(seats.size());
  std::copy(seats.begin(), seats.end(), out.seats.begin());
  std::size_t best = 0, at = 0;
  for (const int total : totals) {
    out.result.total[at] = out.result.category[at][0] = static_cast<int16_t>(total);
    if (total > out.result.total[best]) best = at;
    ++at;
  }
  out.result.winners = seatBit(static_cast<Seat>(best));
  return out;
}

const SeatInfo kAnna = person("Anna"), kMark = person("Mark"), kJulia = person("Julia");

TEST(a_pair_is_one_however_they_sat) {
  RivalList list;
  countRivals(game(GameId::Palazzi, {kAnna, kMark}, {40, 31}), list);
  countRivals(game(GameId::Palazzi, {kMark, kAnna}, {36, 35}), list);
  countRivals(game(GameId::Torri, {kMark, kAnna}, {8, 4}), list);
  TEST_ASSERT_EQUAL(1, list.size());
  const RivalPair& pair = list[0];
  TEST_ASSERT_TRUE(pair.who[0].name.view() == "Anna");
  TEST_ASSERT_EQUAL(1, pair.wins[0][0]);
  TEST_ASSERT_EQUAL(1, pair.wins[0][1]);
  TEST_ASSERT_EQUAL(1, pair.wins[1][1]);
  TEST_ASSERT_EQUAL(3, pair.games());
  // Mark won the last two; the closest game was the one at 35 : 36.
  TEST_ASSERT_EQUAL(2, pair.streak);
  TEST_ASSERT_EQUAL(1, pair.streakOf);
  TEST_ASSERT_EQUAL(0, pair.nearestGame);
  TEST_ASSERT_EQUAL(35, pair.nearest[0]);
  TEST_ASSERT_EQUAL(36, pair.nearest[1]);
  countRivals(game(GameId::Torri, {kAnna, kMark}, {8, 4}), list);
  TEST_ASSERT_EQUAL(1, list[0].streak);
  TEST_ASSERT_EQUAL(0, list[0].streakOf);
}

TEST(a_game_of_more_players_counts_by_who_stood_higher) {
  RivalList list;
  countRivals(game(GameId::Palazzi, {kAnna, kMark, kJulia}, {40, 20, 20}), list);
  TEST_ASSERT_EQUAL(3, list.size());
  for (const RivalPair& pair : list) {
    const bool withAnna = pair.who[0].name.view() == "Anna";
    TEST_ASSERT_EQUAL(withAnna, pair.won(0));
    TEST_ASSERT_EQUAL(0, pair.won(1));
    TEST_ASSERT_EQUAL(!withAnna, pair.ties);
  }
}

TEST(in_torri_prisoners_and_bricks_tell_equal_towers_apart) {
  FameGame three = game(GameId::Torri, {kAnna, kMark, kJulia}, {8, 3, 3});
  TEST_ASSERT_EQUAL(0, stoodHigher(three, 1, 2));
  three.result.category[2][1] = 1;
  TEST_ASSERT_EQUAL(-1, stoodHigher(three, 1, 2));
  TEST_ASSERT_EQUAL(1, stoodHigher(three, 2, 1));
}

TEST(computers_meet_people_by_level_and_never_each_other) {
  RivalList list;
  countRivals(game(GameId::Torri, {kAnna, computer(Level::Hard), computer(Level::Easy)}, {8, 3, 2}), list);
  TEST_ASSERT_EQUAL(2, list.size());
  countRivals(game(GameId::Torri, {computer(Level::Hard), kAnna}, {8, 3}), list);
  TEST_ASSERT_EQUAL(2, list.size());
  TEST_ASSERT_EQUAL(2, list[0].games());
}

TEST(a_full_table_loses_who_met_least_and_computers_first) {
  RivalList list;
  countRivals(game(GameId::Torri, {kAnna, computer(Level::Hard)}, {8, 3}), list);
  countRivals(game(GameId::Torri, {kAnna, computer(Level::Hard)}, {8, 3}), list);
  for (int i = 0; i < 20; ++i) {
    const char letters[] = {'P', static_cast<char>('A' + i)};
    const std::string_view name(letters, sizeof letters);
    countRivals(game(GameId::Torri, {kMark, person(name)}, {8, 3}), list);
    if (i == 0) countRivals(game(GameId::Torri, {kMark, person(name)}, {8, 3}), list);
    TEST_ASSERT_LESS_OR_EQUAL(kMostRivals, list.size());
  }
  for (const RivalPair& pair : list) TEST_ASSERT_FALSE(pair.who[0].isBot || pair.who[1].isBot);
  TEST_ASSERT_TRUE(list[0].who[1].name.view() == "PA");
}

TEST(an_unfinished_game_and_one_of_another_kind_do_not_count) {
  RivalList list;
  FameGame unfinished = game(GameId::Palazzi, {kAnna, kMark}, {1, 2});
  unfinished.result.winners = 0;
  countRivals(unfinished, list);
  countRivals(game(static_cast<GameId>(250), {kAnna, kMark}, {1, 2}), list);
  TEST_ASSERT_EQUAL(0, list.size());
}

// The table begins with the hall, counts each game once, and outlives the hall and the power.
TEST(it_is_kept_in_the_store_and_no_game_counts_twice) {
  static web::FlashCopy flash;
  static Hall hall;
  hall.clear();
  LentMemory spare(memory);
  FameGame one = game(GameId::Palazzi, {kAnna, kMark}, {40, 31});
  hall.add(one);
  {
    Store store(flash);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    Rivals rivals(spare);
    rivals.load(&store);
    TEST_ASSERT_EQUAL(1, rivals.list(hall)[0].games());
    FameGame two = game(GameId::Palazzi, {kAnna, kMark}, {30, 31});
    setHandicap(two.setup, 1, 1);
    hall.add(two);
    rivals.count(two, hall);
    rivals.count(two, hall);  // the device came to the end of the game again
    TEST_ASSERT_FALSE(rivals.takeFailure());
  }
  hall.clear();
  Store store(flash);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  Rivals rivals(spare);
  rivals.load(&store);
  spare.take(nullptr);
  const RivalList& list = rivals.list(hall);
  TEST_ASSERT_EQUAL(1, list.size());
  TEST_ASSERT_EQUAL(2, list[0].games());
  TEST_ASSERT_EQUAL(1, list[0].won(0));
  TEST_ASSERT_EQUAL(1, list[0].nearestHandicap);
  TEST_ASSERT_TRUE(list[0].who[1].name.view() == "Mark");
  rivals.forget(hall);
  spare.take(nullptr);
  TEST_ASSERT_EQUAL(0, rivals.list(hall).size());
}

}  // namespace
