// Power is cut at every byte of every program and at the start, middle and end of every erase of long random
// histories; after each cut the store is mounted again and must hold exactly the state before or after the
// interrupted call.

#include <algorithm>
#include <cstdio>

#include "host_tests/store/history.h"
#include "host_tests/store/mounted_store.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

using namespace lucca;

#if defined(__SANITIZE_ADDRESS__)
static constexpr int kHistories = 2;
#else
static constexpr int kHistories = 12;
#endif
static constexpr int kSteps = 360;
// The newest finished games that a full archive of four sectors still holds.
static constexpr std::size_t kSureGames = 5;

static TestFlash flash(8);
static Model before, after, next;
static uint32_t writes, cuts;

void setUp() { flash.reset(); }

static std::size_t sureGames(const Store& store) { return std::min(store.games(), kSureGames); }

// A cut at this instant leaves one of the two states, and the store keeps working.
static void checkCut(const Store& then, const Step& step, uint32_t at, std::size_t games) {
  Store interrupted = then;
  next = {before.settings, before.current, before.hall, {}};
  flash.cutAt(at);
  doStep(step, next, &interrupted);
  TEST_ASSERT_TRUE(flash.dead());
  flash.powerOn();

  MountedStore store(flash);
  const bool isBefore = holds(store, before, games);
  if (!isBefore && !holds(store, after, games)) {
    char where[96];
    std::snprintf(where, sizeof where, "deed %d, random %u, cut at %u", int(step.deed), step.random, at);
    TEST_FAIL_MESSAGE(where);
  }
  TEST_ASSERT_FALSE(store.report().damaged);
  TEST_ASSERT_EQUAL(0, store.report().lostGames);
  TEST_ASSERT_FALSE(store.report().unreadable);

  if (at % 8 == 0) {
    next = isBefore ? before : after;
    for (uint32_t i = 0; i < 3; ++i) {
      TEST_ASSERT_TRUE(doStep({Deed::Decision, at + i}, next, &store));
      TEST_ASSERT_TRUE(doStep({Deed::Idle, 0}, next, &store));
    }
    TEST_ASSERT_TRUE(doStep({Deed::Settings, at}, next, &store));
    MountedStore again(flash);
    TEST_ASSERT_TRUE(holds(again, next, games));
  }
  flash.rollBack();
}

static void playHistory(uint32_t seed) {
  flash.reset();
  flash.rng = Rng(seed);
  before = after = {};
  MountedStore store(flash);
  Rng rng(seed);
  for (int i = 0; i < kSteps; ++i) {
    const Step step = i % 120 == 60 ? Step{Deed::NewGame, rng.next()} : nextStep(rng);
    Store trial = store;
    const std::size_t games = sureGames(store);
    after = before;
    flash.resetCounts();
    TEST_ASSERT_TRUE(doStep(step, after, &trial));
    const uint32_t instants = flash.instants();
    flash.rollBack();
    for (uint32_t at = 0; at < instants; ++at) checkCut(store, step, at, games);
    writes += instants > 0;
    cuts += instants;

    TEST_ASSERT_TRUE(doStep(step, before, &store));
    flash.keep();
    TEST_ASSERT_TRUE(holds(store, before, games));
  }
}

TEST(every_cut_leaves_the_state_before_or_after) {
  writes = cuts = 0;
  for (uint32_t seed = 1; seed <= kHistories; ++seed) playHistory(seed);
  std::printf("%u writes, %u cuts\n", writes, cuts);
  TEST_ASSERT_GREATER_THAN(kHistories * 20000, cuts);
}
