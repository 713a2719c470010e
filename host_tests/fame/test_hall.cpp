// The hall of fame: what a finished game leaves behind, its bytes, the oldest out first, and statistics that equal a
// plain recount.
#include <array>
#include <cstdio>
#include <cstring>
#include <string_view>

#include "engine/games.h"
#include "host_tests/suite.h"
#include "ui/saves/hall.h"
#include "ui/stage/highlights.h"

using namespace lucca;
using namespace lucca::ui;

namespace {

Match match;
Hall hall;

void name(SeatInfo& seat, std::string_view words) { seat.name.set(words); }

Plan planOf(const Setup& setup) {
  static constexpr std::string_view kNames[] = {"Anna", "Böcklin", "Ugo", "Èlia", "Eve"};
  Plan plan{};
  plan.setup = setup;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    name(plan.seats[i], kNames[i]);
    plan.seats[i].emblem = static_cast<uint8_t>(i);
    plan.seats[i].colour = static_cast<uint8_t>(5 - i);
  }
  plan.seats[1].isBot = 1;
  plan.seats[1].level = 2;
  return plan;
}

Setup palazziSetup(uint8_t players) { return {GameId::Palazzi, players, {2, 0, 0, 0, 0, 0}}; }
Setup torriSetup(uint8_t players) { return {GameId::Torri, players, {0, 0, 0, 1, 2, 3}}; }

// Plays at random to the end.
void playOut(const Setup& setup, uint32_t seed) {
  static ActionList legal;
  Rng rng(seed);
  TEST_ASSERT_EQUAL(Verdict::Accepted, match.start(*findGame(setup.game), setup));
  while (match.toMove() != kOver) {
    if (match.toMove() == kRules) {
      match.step();
      continue;
    }
    match.legal(legal);
    TEST_ASSERT_EQUAL(Verdict::Accepted, match.apply(legal[rng.below(static_cast<uint32_t>(legal.size()))]));
  }
}

// A game as no rules would make it, for statistics: points and winner from a few numbers.
FameGame invented(GameId id, uint8_t players, Rng& rng) {
  static constexpr std::string_view kNames[] = {"Anna", "Bea", "Carlo", "Dino", "Eva", "Fritz"};
  FameGame game;
  game.setup.game = id;
  game.setup.players = players;
  const uint32_t first = rng.below(6);
  for (std::size_t s = 0; s < players; ++s) {
    name(game.seats[s], kNames[(first + s) % 6]);
    game.seats[s].isBot = rng.below(3) == 0;
    game.seats[s].level = game.seats[s].isBot ? static_cast<uint8_t>(rng.below(kLevels)) : 0;
    game.result.total[s] = game.result.category[s][0] = static_cast<int16_t>(rng.below(60));
  }
  game.result.winners = seatBit(static_cast<Seat>(rng.below(players)));
  return game;
}

void assertSame(const FameGame& a, const FameGame& b) {
  std::array<uint8_t, kMaxFameBytes> x{}, y{};
  const std::size_t size = encodeFame(a, x);
  TEST_ASSERT_EQUAL(size, encodeFame(b, y));
  TEST_ASSERT_EQUAL_MEMORY(x.data(), y.data(), size);
}

}  // namespace

void setUp() { hall.clear(); }

TEST(a_finished_palazzi_game_keeps_seats_points_winner_and_length) {
  playOut(palazziSetup(4), 7);
  static FameGame game;
  recordGame(match, planOf(match.setup()), game);
  const Result result = match.game().result(match.state());
  TEST_ASSERT_EQUAL(result.winners, game.result.winners);
  TEST_ASSERT_EQUAL_MEMORY(result.category.data(), game.result.category.data(), sizeof result.category);
  // Four choose two cards, then four turns in each of six rounds: a take and three cards, and the palaces opened.
  TEST_ASSERT_GREATER_OR_EQUAL(4 + 6 * 4 * 4, game.length);
  TEST_ASSERT_LESS_OR_EQUAL(4 + 6 * 4 * 4 + 4 * 6, game.length);
  TEST_ASSERT_EQUAL_STRING_LEN("Böcklin", game.seats[1].name.bytes, game.seats[1].name.size);
}

const Growth& grown() {
  static Growth growth;
  growthOf(match, growth);
  return growth;
}

TEST(growth_starts_at_zero_and_ends_at_the_result) {
  playOut(palazziSetup(3), 11);
  const Growth& growth = grown();
  const Result result = match.game().result(match.state());
  for (int seat = 0; seat < 3; ++seat) {
    TEST_ASSERT_EQUAL(0, growth.value[seat][0][0]);
    TEST_ASSERT_EQUAL(result.total[static_cast<std::size_t>(seat)], growth.value[seat][0][kGrowthPoints - 1]);
    // Before the final scoring, points are never lost.
    for (int i = 1; i < kGrowthPoints - 1; ++i) {
      TEST_ASSERT_GREATER_OR_EQUAL(growth.value[seat][0][i - 1], growth.value[seat][0][i]);
    }
  }
}

TEST(growth_of_torri_shows_tower_and_prisoners) {
  playOut(torriSetup(3), 5);
  const Growth& growth = grown();
  const Result result = match.game().result(match.state());
  for (int seat = 0; seat < 3; ++seat) {
    const auto& category = result.category[static_cast<std::size_t>(seat)];
    TEST_ASSERT_EQUAL(0, growth.value[seat][0][0]);
    TEST_ASSERT_EQUAL(category[0], growth.value[seat][0][kGrowthPoints - 1]);
    TEST_ASSERT_EQUAL(category[1], growth.value[seat][1][kGrowthPoints - 1]);
  }
}

TEST(a_game_survives_its_bytes) {
  for (const Setup& setup : {palazziSetup(2), palazziSetup(5), torriSetup(2), torriSetup(4)}) {
    playOut(setup, 3);
    static FameGame game, again;
    recordGame(match, planOf(setup), game);
    std::array<uint8_t, kMaxFameBytes> bytes;
    const std::size_t size = encodeFame(game, bytes);
    TEST_ASSERT_EQUAL(size, decodeFame(bytes, again));
    assertSame(game, again);
    TEST_ASSERT_EQUAL_MEMORY(&game.growth, &again.growth, sizeof game.growth);
  }
}

TEST(every_shortened_or_damaged_game_is_refused_or_read_whole) {
  playOut(palazziSetup(5), 3);
  static FameGame game, again;
  recordGame(match, planOf(match.setup()), game);
  std::array<uint8_t, kMaxFameBytes> bytes;
  const std::size_t size = encodeFame(game, bytes);
  for (std::size_t cut = 0; cut < size; ++cut) {
    TEST_ASSERT_EQUAL(0, decodeFame(std::span(bytes).first(cut), again));
  }
  for (std::size_t at = 0; at < size; ++at) {
    std::array<uint8_t, kMaxFameBytes> damaged = bytes;
    damaged[at] ^= 0xFF;
    const std::size_t read = decodeFame(std::span(damaged).first(size), again);
    TEST_ASSERT_TRUE(read == 0 || read == size);
  }
}

TEST(the_oldest_game_goes_first_and_numbers_go_on) {
  Rng rng(1);
  static FameGame game;
  for (int i = 1; i <= 200; ++i) {
    game = invented(GameId::Palazzi, 5, rng);
    hall.add(game);
    TEST_ASSERT_EQUAL(i, game.number);
    TEST_ASSERT_LESS_OR_EQUAL(Hall::kCapacity, hall.bytes().size());
  }
  TEST_ASSERT_GREATER_THAN(15, hall.count());
  for (int i = 0; i < hall.count(); ++i) {
    TEST_ASSERT_TRUE(hall.game(i, game));
    TEST_ASSERT_EQUAL(200 - i, game.number);
  }
  TEST_ASSERT_FALSE(hall.game(hall.count(), game));
}

// A power cut between adding a finished game and removing the running one brings its end about again.
TEST(the_newest_game_once_more_changes_nothing) {
  playOut(torriSetup(3), 5);
  static FameGame game, again;
  recordGame(match, planOf(match.setup()), game);
  again = game;
  hall.add(game);
  hall.add(again);
  TEST_ASSERT_EQUAL(1, hall.count());
  TEST_ASSERT_EQUAL(1, again.number);
  playOut(torriSetup(3), 6);
  recordGame(match, planOf(match.setup()), again);
  hall.add(again);
  TEST_ASSERT_EQUAL(2, hall.count());
}

TEST(an_unfinished_game_counts_for_nothing) {
  static FameGame game;
  recordUnfinished(planOf(torriSetup(3)), 40, game);
  TEST_ASSERT_FALSE(isFinished(game));
  TEST_ASSERT_TRUE(isOf(game, planOf(torriSetup(3))));
  TEST_ASSERT_FALSE(isOf(game, planOf(torriSetup(2))));
  hall.add(game);
  TEST_ASSERT_FALSE(bestScore(hall, GameId::Torri, 3).known);
  static TallyList tallies;
  tally(hall, tallies);
  TEST_ASSERT_EQUAL(0, tallies.size());
}

TEST(a_hall_comes_back_from_its_bytes_and_a_damaged_end_is_left_out) {
  Rng rng(2);
  static FameGame game;
  for (int i = 0; i < 12; ++i) {
    game = invented(GameId::Torri, 3, rng);
    hall.add(game);
  }
  static Hall other;
  const std::size_t size = hall.bytes().size();
  std::memcpy(other.buffer().data(), hall.bytes().data(), size);
  TEST_ASSERT_TRUE(other.adopt(size));
  TEST_ASSERT_EQUAL(12, other.count());
  TEST_ASSERT_FALSE(other.adopt(size - 1));
  TEST_ASSERT_EQUAL(11, other.count());
  other.add(game);
  TEST_ASSERT_EQUAL(13, game.number);
}

TEST(a_cleared_hall_is_empty) {
  Rng rng(2);
  FameGame game = invented(GameId::Torri, 3, rng);
  hall.add(game);
  hall.clear();
  TEST_ASSERT_TRUE(hall.empty());
  TEST_ASSERT_EQUAL(0, hall.bytes().size());
  TEST_ASSERT_FALSE(bestScore(hall, GameId::Torri, 3).known);
}

TEST(best_scores_equal_a_recount) {
  Rng rng(9);
  static FameGame game;
  for (int i = 0; i < 40; ++i) {
    game = invented(i % 2 ? GameId::Palazzi : GameId::Torri, static_cast<uint8_t>(2 + rng.below(3)), rng);
    hall.add(game);
  }
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    for (int players = 2; players <= 5; ++players) {
      int best = -1;
      for (int i = 0; hall.game(i, game); ++i) {
        for (std::size_t s = 0;
             game.setup.game == id && game.setup.players == players && s < game.setup.players; ++s) {
          if (game.result.total[s] > best) best = game.result.total[s];
        }
      }
      const BestScore found = bestScore(hall, id, players);
      TEST_ASSERT_EQUAL(best >= 0, found.known);
      if (!found.known) continue;
      TEST_ASSERT_EQUAL(best, found.points);
      TEST_ASSERT_TRUE(hall.game(found.game, game));
      TEST_ASSERT_EQUAL(best, game.result.total[static_cast<std::size_t>(found.seat)]);
    }
  }
}

TEST(win_counts_equal_a_recount) {
  Rng rng(10);
  static FameGame game, other;
  for (int i = 0; i < 60; ++i) {
    game = invented(i % 3 ? GameId::Palazzi : GameId::Torri, static_cast<uint8_t>(2 + rng.below(3)), rng);
    hall.add(game);
  }
  static TallyList tallies;
  tally(hall, tallies);
  int seats = 0, counted = 0;
  for (const Tally& t : tallies) {
    TEST_ASSERT_TRUE(hall.game(t.game, other));
    const SeatInfo who = other.seats[static_cast<std::size_t>(t.seat)];
    int played = 0, won = 0;
    for (int i = 0; hall.game(i, game); ++i) {
      for (Seat s = 0; s < game.setup.players; ++s) {
        const SeatInfo& seat = game.seats[static_cast<std::size_t>(s)];
        const bool same = t.isBot ? seat.isBot && seat.level == t.level
                                  : !seat.isBot && seat.name.view() == who.name.view();
        played += same;
        won += same && contains(game.result.winners, s);
      }
    }
    TEST_ASSERT_EQUAL(played, t.played);
    TEST_ASSERT_EQUAL(won, t.won);
    counted += t.played;
  }
  for (int i = 0; hall.game(i, game); ++i) seats += game.setup.players;
  TEST_ASSERT_EQUAL(seats, counted);
  for (std::size_t i = 1; i < tallies.size(); ++i)
    TEST_ASSERT_GREATER_OR_EQUAL(tallies[i].won, tallies[i - 1].won);
}

TEST(head_to_head_counts_the_same_people_however_they_sat) {
  const auto played = [](std::string_view a, std::string_view b, Seat winner, GameId id = GameId::Torri) {
    FameGame game;
    game.setup = {id, 2, {}};
    name(game.seats[0], a);
    name(game.seats[1], b);
    game.result.winners = seatBit(winner);
    hall.add(game);
  };
  hall.clear();
  played("Anna", "Mark", 0);
  played("Mark", "Anna", 0);
  played("Anna", "Mark", 0);
  played("Anna", "Ugo", 0);                    // another table
  played("Anna", "Mark", 1, GameId::Palazzi);  // another game
  Plan plan{};
  plan.setup = {GameId::Torri, 2, {}};
  name(plan.seats[0], "Mark");
  name(plan.seats[1], "Anna");
  std::array<uint8_t, kMaxSeats> wins{};
  TEST_ASSERT_EQUAL(3, headToHead(hall, plan, wins));
  TEST_ASSERT_EQUAL(1, wins[0]);
  TEST_ASSERT_EQUAL(2, wins[1]);
  // Two computers of a level are two players, however they sat.
  FameGame bots;
  bots.setup = plan.setup;
  for (std::size_t s = 0; s < 2; ++s) bots.seats[s].isBot = plan.seats[s].isBot = 1;
  name(bots.seats[0], "Anna");
  name(bots.seats[1], "Mark");
  bots.result.winners = seatBit(1);
  hall.add(bots);
  TEST_ASSERT_EQUAL(1, headToHead(hall, plan, wins));
  TEST_ASSERT_EQUAL(1, wins[0]);
  TEST_ASSERT_EQUAL(0, wins[1]);
}

TEST(a_highlight_names_everybody_who_reached_it) {
  static Highlights best;
  best.note(Text::ResultBestParty, 0, 0);
  TEST_ASSERT_EQUAL(0, best.all().size());
  best.note(Text::ResultBestParty, 1, 4);
  best.note(Text::ResultBestParty, 2, 4);
  best.note(Text::ResultBestParty, 0, 3);
  best.note(Text::ResultBestTower, 0, 7);
  TEST_ASSERT_EQUAL(2, best.all().size());
  TEST_ASSERT_EQUAL_HEX8(0b110, best.all()[0].who);
  best.note(Text::ResultBestParty, 2, 5);
  TEST_ASSERT_TRUE(best.all()[0].who == seatBit(2) && best.all()[0].value == 5);
}

// Two had 44, and the second won: the record is the winner's.
TEST(a_tie_for_the_best_score_is_the_winners) {
  static Hall hall;
  FameGame tie;
  tie.setup.game = GameId::Palazzi;
  tie.setup.players = 3;
  tie.result.total = {44, 30, 44};
  tie.result.winners = seatBit(2);
  hall.add(tie);
  TEST_ASSERT_EQUAL(2, bestScore(hall, GameId::Palazzi, 3).seat);
  // A later player with the same score does not replace the record.
  FameGame later = tie;
  later.result.winners = seatBit(0);
  hall.add(later);
  const BestScore best = bestScore(hall, GameId::Palazzi, 3);
  TEST_ASSERT_TRUE(best.seat == 2 && best.game == 1);
}
