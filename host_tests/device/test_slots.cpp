// The slots of the running games: each is a game of its own, whatever happens to the others.

#include <array>

#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"
#include "ui/saves/running_games.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

TestFlash* flash = nullptr;
alignas(8) std::byte workspace[kBotWorkspace];
LentMemory spare(workspace);

// A game of people with some decisions, another one for each number.
void play(Session& session, int number, int decisions) {
  Plan plan = standardPlan(number % 2 ? GameId::Torri : GameId::Palazzi);
  for (SeatInfo& seat : plan.seats) seat.isBot = 0;
  TEST_ASSERT_TRUE(session.start(plan, static_cast<uint32_t>(100 + number)) == Verdict::Accepted);
  while (decisions > 0 && session.running()) {
    if (session.phase() == Session::Phase::HandOver) session.takeDevice();
    if (session.phase() == Session::Phase::Recap) session.endRecap();
    if (session.phase() == Session::Phase::Confirm) session.confirm();
    if (session.phase() == Session::Phase::Decide) {
      const std::size_t choice = 7 * session.match().history().size() + 3;
      static_cast<void>(session.play(session.legal()[choice % session.legal().size()]));
      --decisions;
    }
    session.skip(0, Speed::Instant);
    session.update(0, Speed::Instant, 100);
  }
}

struct Bench {
  Store store{*flash};
  RunningGames games{spare};
  Session session{spare};
  explicit Bench(int slot = 0) {
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    static_cast<void>(games.load(&store, slot));
  }
  void fill(int slot, int decisions) {
    static_cast<void>(games.select(slot));
    play(session, slot, decisions);
    games.touch();
    games.save(session, 0);
  }
};

uint32_t digests[kGameSlots];

void fillAll(int decisions) {
  static Bench* bench;
  bench = new Bench;
  for (int s = 0; s < kGameSlots; ++s) {
    TEST_ASSERT_EQUAL(s, bench->games.freeSlot());
    bench->fill(s, decisions);
    digests[s] = bench->session.match().settledDigest();
  }
  TEST_ASSERT_EQUAL(-1, bench->games.freeSlot());
  TEST_ASSERT_FALSE(bench->games.takeFailure());
  delete bench;
}

uint32_t digestIn(Bench& bench, int slot) {
  static_cast<void>(bench.games.select(slot));
  SavedGame game;
  return bench.games.waits() && decodeGame(bench.games.bytes(), game) ? game.digest : 0;
}

TEST(six_games_wait_side_by_side) {
  fillAll(30);
  static Bench* bench;
  bench = new Bench(4);
  TEST_ASSERT_EQUAL(4, bench->games.current());
  for (int s = 0; s < kGameSlots; ++s) {
    Plan plan;
    TEST_ASSERT_TRUE(bench->games.used(s));
    TEST_ASSERT_TRUE(bench->games.plan(s, plan));
    TEST_ASSERT_TRUE(plan.setup.game == (s % 2 ? GameId::Torri : GameId::Palazzi));
    TEST_ASSERT_EQUAL_HEX32(digests[s], digestIn(*bench, s));
  }
  delete bench;
}

TEST(a_removed_game_leaves_its_slot_and_nothing_else) {
  fillAll(10);
  static Bench* bench;
  bench = new Bench;
  bench->games.remove(3);
  TEST_ASSERT_EQUAL(3, bench->games.freeSlot());
  delete bench;
  bench = new Bench;
  for (int s = 0; s < kGameSlots; ++s) TEST_ASSERT_EQUAL_HEX32(s == 3 ? 0 : digests[s], digestIn(*bench, s));
  delete bench;
}

// Slot 1 is played on, and the power goes at every instant of its save.
TEST(a_power_cut_in_one_slot_leaves_the_others) {
  fillAll(8);
  flash->keep();
  static Bench* bench;
  bench = new Bench(1);
  play(bench->session, 1, 9);
  const uint32_t after = bench->session.match().settledDigest();
  flash->resetCounts();
  bench->games.touch();
  bench->games.save(bench->session, 0);
  const uint32_t instants = flash->instants();
  delete bench;
  TEST_ASSERT_GREATER_THAN(20, instants);
  for (uint32_t at = 0; at < instants; at += 3) {
    flash->rollBack();
    flash->powerOn();
    bench = new Bench(1);
    play(bench->session, 1, 9);
    flash->cutAt(at);
    bench->games.touch();
    bench->games.save(bench->session, 0);
    delete bench;
    flash->powerOn();
    bench = new Bench;
    for (int s = 0; s < kGameSlots; ++s) {
      const uint32_t found = digestIn(*bench, s);
      TEST_ASSERT_TRUE(found == digests[s] || (s == 1 && found == after));
    }
    delete bench;
  }
}

// Beside a hall and settings as large as they can be, each in three versions: as many values as the store has room for.
TEST(six_games_fit_beside_all_else) {
  static std::array<uint8_t, Store::kMaxValue> large;
  {
    static Bench* bench;
    bench = new Bench;
    for (const StoreKey key : {StoreKey::Settings, StoreKey::Hall}) {
      for (uint8_t version = 1; version <= 3; ++version)
        TEST_ASSERT_EQUAL(StoreResult::Ok, bench->store.save(key, version, large));
    }
    delete bench;
  }
  fillAll(30);
  static Bench* bench;
  bench = new Bench;
  for (int round = 0; round < 40; ++round) bench->fill(round % kGameSlots, 30);
  TEST_ASSERT_FALSE(bench->games.takeFailure());
  delete bench;
}

}  // namespace

void setUp() { flash = new TestFlash(64); }
void tearDown() { delete flash; }
