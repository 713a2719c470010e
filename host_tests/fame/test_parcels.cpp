// Games that come into the browser's store: into which slot, beside which games, and what stays as it was.
#include <array>

#include "base/bytes.h"
#include "base/rng.h"
#include "drivers/store/store.h"
#include "engine/games.h"
#include "host_tests/fame/random_match.h"
#include "host_tests/suite.h"
#include "simulator/web/parcels.h"
#include "ui/saves/running_games.h"
#include "ui/saves/stored_game.h"
#include "ui/setup/draft.h"
#include "ui/stage/game_row.h"
#include "unity.h"

using namespace lucca;
using namespace lucca::ui;
using lucca::web::FlashCopy;
using lucca::web::Parcels;
using lucca::web::Relation;

namespace {

struct Seeds final : SeedSource {
  uint32_t newSeed() override { return value += 0x9E3779B9u; }
  uint32_t value = 1;
};

FlashCopy flash;
Seeds seeds;
Parcels parcels(seeds);
Match match;
PassWork work;
std::array<uint8_t, kSavedGameMost> saved, before;

// A random game of Torri as saved bytes. Those with one seed begin alike; `course` decides from the 14th entry on.
std::size_t play(uint32_t seed, std::size_t entries, uint32_t course = 1) {
  Plan plan = standardPlan(GameId::Torri);
  const Game& game = *findGame(GameId::Torri);
  static_cast<void>(match.start(game, plan.setup));
  Rng common(seed), own(course);
  test::playRandomly(match, entries, [&](std::size_t entry) -> Rng& { return entry < 14 ? common : own; });
  return encodeGame({plan, seed, match.history(), match.digest()}, 0, saved);
}

// The saved bytes as a game that came in.
void arrive(std::size_t size) {
  // Its id is the seed here: games with one seed are one game.
  const std::size_t packed =
      packPassed({saved.data(), size}, {get32(saved.data() + 8), {}}, parcels.buffer(), work);
  TEST_ASSERT_TRUE(parcels.read(packed) == PassedFault::None);
}

void put(int slot, std::size_t size) {
  Store store(flash);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  TEST_ASSERT_EQUAL(StoreResult::Ok,
                    store.save(RunningGames::keyOf(slot), kSavedGameVersion, {saved.data(), size}));
}

std::size_t bytesOf(int slot, std::span<uint8_t> out) {
  static FlashCopy copy;
  Store store(copy.of(flash));
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  static_cast<void>(store.load(RunningGames::keyOf(slot), kSavedGameVersion, out, size));
  return size;
}

void expect(Relation relation, int slot) {
  const web::Kinship kin = parcels.kinship(flash);
  TEST_ASSERT_EQUAL(static_cast<int>(relation), static_cast<int>(kin.relation));
  TEST_ASSERT_EQUAL(slot, kin.slot);
}

}  // namespace

void setUp() {
  for (uint32_t at = 0; at < flash.contents().size(); at += FlashDevice::kSectorSize)
    static_cast<void>(flash.erase(at));
}
void tearDown() {}

TEST(a_game_is_known_again_by_its_history) {
  put(2, play(5, 30));
  arrive(play(5, 30));
  expect(Relation::Same, 2);
  arrive(play(5, 36));
  expect(Relation::Further, 2);
  arrive(play(5, 16));
  expect(Relation::Behind, 2);
  arrive(play(5, 30, 2));
  expect(Relation::Fork, 2);
  arrive(play(6, 30));
  expect(Relation::Other, -1);
  // Where there are several courses of it, the nearest is named.
  put(4, play(5, 24, 2));
  arrive(play(5, 30, 2));
  expect(Relation::Further, 4);
}

TEST(what_is_taken_on_goes_into_a_free_slot) {
  for (int slot = 0; slot < kGameSlots; ++slot) {
    TEST_ASSERT_EQUAL(slot, parcels.freeSlot(flash));
    arrive(play(static_cast<uint32_t>(slot + 1), 10));
    TEST_ASSERT_TRUE(parcels.take(flash, parcels.freeSlot(flash)));
  }
  TEST_ASSERT_EQUAL(-1, parcels.freeSlot(flash));
  arrive(play(77, 10));
  TEST_ASSERT_FALSE(parcels.take(flash, parcels.freeSlot(flash)));
  for (int slot = 0; slot < kGameSlots; ++slot) {
    const std::size_t size = play(static_cast<uint32_t>(slot + 1), 10);
    TEST_ASSERT_EQUAL(size, bytesOf(slot, before));
    TEST_ASSERT_EQUAL_MEMORY(saved.data() + kSavedGameHead, before.data() + kSavedGameHead,
                             size - kSavedGameHead);
  }
}

// Else a link that is opened again and again would push the oldest finished games out of the store.
TEST(a_finished_game_that_is_there_is_not_added_again) {
  const auto take = [](uint32_t seed) {
    arrive(play(seed, kMaxHistory));
    TEST_ASSERT_TRUE(parcels.finished());
    TEST_ASSERT_TRUE(parcels.take(flash, -1));
  };
  const auto count = [] {
    static FlashCopy copy;
    Store store(copy.of(flash));
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    return store.games();
  };
  for (const uint32_t seed : {1u, 2u, 3u}) take(seed);
  TEST_ASSERT_EQUAL(0, parcels.finishedAt());
  TEST_ASSERT_EQUAL(3, count());
  for (const uint32_t seed : {1u, 2u, 1u, 3u}) {
    take(seed);
    TEST_ASSERT_EQUAL(3 - seed, parcels.finishedAt());
  }
  TEST_ASSERT_EQUAL(3, count());
  take(4);
  TEST_ASSERT_EQUAL(0, parcels.finishedAt());
  TEST_ASSERT_EQUAL(4, count());
}

TEST(a_running_game_that_does_not_fit_the_rules_stays) {
  const std::size_t size = play(5, 20);
  saved[kSavedGameHead + 8] = saved[kSavedGameHead + 9] = 0xEE;  // an entry that no rules know
  put(0, size);
  const std::size_t had = bytesOf(0, before);
  const std::size_t said = parcels.describeSlot(flash, 0);
  const std::string_view words(reinterpret_cast<const char*>(parcels.buffer().data()), said);
  TEST_ASSERT_TRUE(words.starts_with("1\n-3\n"));
  arrive(play(6, 12));
  TEST_ASSERT_EQUAL(1, parcels.freeSlot(flash));
  TEST_ASSERT_TRUE(parcels.take(flash, 1));
  std::array<uint8_t, kSavedGameMost>& after = saved;
  TEST_ASSERT_EQUAL(had, bytesOf(0, after));
  TEST_ASSERT_EQUAL_MEMORY(before.data(), after.data(), had);
}

// What tells two courses of one game apart on the page.
TEST(turns_are_counted) {
  put(0, play(5, 0));
  const auto turns = [](int slot) {
    std::string_view words(reinterpret_cast<const char*>(parcels.buffer().data()),
                           parcels.describeSlot(flash, slot));
    for (int line = 0; line < 5; ++line) words.remove_prefix(words.find('\n') + 1);
    return words.front() - '0';
  };
  TEST_ASSERT_EQUAL(1, turns(0));
  // Two bricks a turn.
  std::size_t entries = 1;
  Seat first = 0;
  for (; first == 0; ++entries) {
    static_cast<void>(play(5, entries));
    first = match.toMove();
  }
  put(1, play(5, entries - 1));
  TEST_ASSERT_EQUAL(2, turns(1));
}

TEST(codes_without_a_letter_are_none) {
  for (const std::string_view text :
       {"LUCCA1-1-1-00000000-", "LUCCA1-1-2-00000000-", "LUCCA1-1-1-00000000-A"}) {
    std::copy(text.begin(), text.end(), parcels.buffer().begin());
    TEST_ASSERT_FALSE(parcels.readCodes(text.size()).known);
  }
}

// The match stays where it is: what goes is the game alone, and what comes back belongs to the match again.
TEST(a_game_of_a_match_goes_alone_and_comes_back_to_it) {
  const auto inMatch = [](std::size_t size) {
    SavedGame game;
    TEST_ASSERT_TRUE(decodeGame({saved.data(), size}, game));
    game.plan.tourney = TourneyKind::BestOfThree;
    Tourney tourney = beginTourney(TourneyKind::BestOfThree, 2);
    tourney.played = 1;
    tourney.games[0] = {{0, 17}, 0b10, 0, 9};
    return encodeGame({game.plan, game.seed, match.history(), match.digest(), &tourney}, 0, saved);
  };
  const auto stored = [](std::span<uint8_t> out) {
    static FlashCopy copy;
    Store store(copy.of(flash));
    std::size_t size = 0;
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, loadStored(store, RunningGames::keyOf(1), out, size));
    return size;
  };
  {
    const std::size_t size = inMatch(play(5, 30));
    Store store(flash);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, saveStored(store, RunningGames::keyOf(1), {saved.data(), size}));
    arrive(size);  // elsewhere it is a game by itself
    TEST_ASSERT_TRUE(parcels.take(flash, 3));
    SavedGame game;
    TEST_ASSERT_TRUE(decodeGame({before.data(), bytesOf(3, before)}, game));
    TEST_ASSERT_TRUE(game.plan.tourney == TourneyKind::None);
    TEST_ASSERT_EQUAL(30, game.length);
  }
  setUp();
  {
    const std::size_t size = inMatch(play(5, 30));
    Store store(flash);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, saveStored(store, RunningGames::keyOf(1), {saved.data(), size}));
  }
  arrive(play(5, 36));
  expect(Relation::Further, 1);
  TEST_ASSERT_TRUE(parcels.take(flash, 1));
  const std::span<const uint8_t> bytes{before.data(), stored(before)};
  SavedGame game;
  Tourney tourney;
  TEST_ASSERT_TRUE(decodeGame(bytes, game) && decodeTourney(bytes, tourney));
  TEST_ASSERT_EQUAL(36, game.length);
  TEST_ASSERT_TRUE(tourney.kind == TourneyKind::BestOfThree);
  TEST_ASSERT_EQUAL(1, tourney.played);
  TEST_ASSERT_EQUAL(17, tourney.game(0).count[1]);
  TEST_ASSERT_EQUAL(9, tourney.game(0).tag);
}

// The next game of a match waits without an entry, before its cards are dealt.
TEST(a_game_of_a_match_that_has_not_begun_goes_too) {
  for (const GameId id : {GameId::Palazzi, GameId::Torri}) {
    setUp();
    Plan plan = standardPlan(id);
    for (SeatInfo& seat : plan.seats) seat.isBot = 0;
    plan.tourney = TourneyKind::PointsAdded;
    stampDeck(*findGame(id), plan.setup);
    static_cast<void>(match.start(*findGame(id), plan.setup));
    match.settle();
    Tourney tourney = beginTourney(plan.tourney, plan.setup.players);
    tourney.played = 1;
    const std::size_t size = encodeGame({plan, 5, {}, match.digest(), &tourney}, kPlaceBetween, saved);
    {
      Store store(flash);
      TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
      TEST_ASSERT_EQUAL(StoreResult::Ok, saveStored(store, RunningGames::keyOf(2), {saved.data(), size}));
    }
    TEST_ASSERT_GREATER_THAN(0, parcels.describeSlot(flash, 2));
    const std::size_t packed = parcels.pack(flash, 2);
    TEST_ASSERT_GREATER_THAN(0, packed);
    TEST_ASSERT_TRUE(parcels.read(packed) == PassedFault::None);
    TEST_ASSERT_FALSE(parcels.finished());
    TEST_ASSERT_GREATER_THAN(0, parcels.describeIncoming());
    TEST_ASSERT_TRUE(parcels.take(flash, 4));
    TEST_ASSERT_GREATER_THAN(0, parcels.describeSlot(flash, 4));
    TEST_ASSERT_GREATER_THAN(0, parcels.describeSlot(flash, 2));
  }
}

// The games of a match with the same cards have one seed; what was passed of one must not be taken for another.
TEST(games_of_a_match_with_the_same_cards_are_told_apart) {
  const auto passed = [](int played, std::size_t entries) {
    SavedGame game;
    TEST_ASSERT_TRUE(decodeGame({saved.data(), play(5, entries)}, game));
    game.plan.tourney = TourneyKind::SameCards;
    Tourney tourney = beginTourney(TourneyKind::SameCards, 2);
    tourney.played = static_cast<uint8_t>(played);
    rotateSeats(game.plan, played);
    const std::size_t size =
        encodeGame({game.plan, game.seed, match.history(), match.digest(), &tourney}, 0, saved);
    Store store(flash);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, saveStored(store, RunningGames::keyOf(0), {saved.data(), size}));
    return parcels.pack(flash, 0);
  };
  const auto idOf = [] { return get32(parcels.buffer().data() + 6); };
  const std::size_t first = passed(0, 20);
  const uint32_t firstId = idOf();
  TEST_ASSERT_TRUE(parcels.read(first) == PassedFault::None);
  const std::size_t second = passed(1, 30);  // begins as the first one was played
  TEST_ASSERT_NOT_EQUAL(firstId, idOf());
  TEST_ASSERT_EQUAL(second, passed(1, 30));
  TEST_ASSERT_NOT_EQUAL(firstId, idOf());

  // The first game comes back late, and finds the second one in its slot.
  TEST_ASSERT_TRUE(parcels.read(passed(0, 34)) == PassedFault::None);
  static_cast<void>(passed(1, 30));
  expect(Relation::Other, -1);
}
