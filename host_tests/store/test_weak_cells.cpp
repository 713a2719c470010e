// Cells that were being programmed when the power went, and read as written at one start and as blank at another, or
// differently at each look.

#include <cstdio>

#include "host_tests/store/history.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/store/weak_life.h"
#include "host_tests/suite.h"

using namespace lucca;

using Reading = TestFlash::Reading;

static TestFlash flash(8);
static TestFlash large(64);
static Model model, cut;

void setUp() {
  flash.flickers = large.flickers = false;
  flash.reset();
  flash.tear = TestFlash::Tear::AllWeak;
  model = {};
}

static void mountWithoutWarning(Store& store) {
  TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
  TEST_ASSERT_FALSE(store.report().damaged);
  TEST_ASSERT_FALSE(store.report().unreadable);
  TEST_ASSERT_EQUAL(0, store.report().lostGames);
}

// Switches on, with the weak cells read in one way.
static void start(Store& store, Reading reading) {
  flash.powerOn();
  flash.read(reading);
  mountWithoutWarning(store);
}

static void decide(Store& store, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) TEST_ASSERT_TRUE(doStep({Deed::Decision, i}, model, &store));
}

// Power goes at the `at`-th instant of the step.
static void interrupt(Store& store, const Step& step, uint32_t at) {
  cut = model;
  flash.cutAt(at);
  doStep(step, cut, &store);
  TEST_ASSERT_TRUE(flash.dead());
}

// The successor gets the number that the torn record had. Beyond the oldest sector the two would be a gap, and what was
// saved before them suspect.
TEST(torn_record_does_not_come_back_beside_its_successor) {
  flash.tear = TestFlash::Tear::AllButTheFirstByte;
  Store store(flash);
  start(store, Reading::Any);
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
  decide(store, 110);
  TEST_ASSERT_TRUE(doStep({Deed::Settings, 1}, model, &store));
  interrupt(store, {Deed::Decision, 77}, 20);
  Store second(flash);
  start(second, Reading::Blank);
  decide(second, 3);
  for (const Reading reading : {Reading::Written, Reading::Blank, Reading::Any}) {
    Store later(flash);
    start(later, reading);
    TEST_ASSERT_TRUE(holds(later, model, 0));
  }
}

// The first record of a sector gives the sector its place among the others.
TEST(torn_first_record_of_a_sector_makes_no_twin) {
  for (uint32_t decisions = 80; decisions < 130; ++decisions) {
    setUp();
    if (decisions % 2 == 0) flash.tear = TestFlash::Tear::AllButTheFirstByte;
    Store store(flash);
    start(store, Reading::Any);
    TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
    decide(store, decisions);
    TEST_ASSERT_TRUE(doStep({Deed::Idle, 0}, model, &store));
    interrupt(store, {Deed::Decision, 77}, 20);
    for (const Reading reading : {Reading::Blank, Reading::Written, Reading::Blank}) {
      Store later(flash);
      start(later, reading);
      TEST_ASSERT_TRUE(holds(later, model, 0));
      decide(later, 20);
    }
  }
}

// A first copy that shows must be sound before the base that it replaces is erased.
TEST(first_copy_of_a_base_is_made_sound) {
  for (uint32_t later = 60; later < 300; later += 20) {
    setUp();
    Store store(flash);
    start(store, Reading::Any);
    TEST_ASSERT_TRUE(doStep({Deed::Hall, 1}, model, &store));
    TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
    decide(store, 150);
    interrupt(store, {Deed::Hall, 2}, 100);
    Store second(flash);
    start(second, Reading::Written);
    if (!holds(second, model, 0)) model = cut;
    TEST_ASSERT_TRUE(holds(second, model, 0));
    TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &second));
    decide(second, later);
    Store third(flash);
    start(third, Reading::Blank);
    TEST_ASSERT_TRUE(holds(third, model, 0));
  }
}

TEST(finished_game_that_showed_once_stays) {
  for (uint32_t at = 0; at < 100; ++at) {
    setUp();
    Store store(flash);
    start(store, Reading::Any);
    TEST_ASSERT_TRUE(doStep({Deed::Finish, 1}, model, &store));
    interrupt(store, {Deed::Finish, 9}, at);
    Store second(flash);
    start(second, at % 2 == 0 ? Reading::Written : Reading::Blank);
    if (second.games() == 2) model = cut;
    TEST_ASSERT_TRUE(holds(second, model, model.games.size()));
    TEST_ASSERT_TRUE(doStep({Deed::Finish, 3}, model, &second));
    Store third(flash);
    start(third, at % 2 == 0 ? Reading::Blank : Reading::Written);
    TEST_ASSERT_TRUE(holds(third, model, model.games.size()));
  }
}

// The step's first write, except for one bit that is not programmed yet. Returns the place of that bit.
struct MissingBit {
  std::size_t at;
  uint8_t bit;
};
static MissingBit tear(Store& store, const Step& step) {
  flash.keep();
  const Bytes before = flash.raw();
  cut = model;
  doStep(step, cut, &store);
  const Bytes after = flash.raw();
  flash.rollBack();
  std::size_t at = static_cast<std::size_t>(std::ranges::mismatch(before, after).in1 - before.begin());
  for (; after[at] == 0; ++at) flash.raw()[at] = 0;
  const std::size_t end = at + kRecordHeader + after[at + 5];
  std::copy(&after[at], &after[end], &flash.raw()[at]);
  flash.keep();
  while (after[at] == 0xFF) ++at;
  const uint8_t bit = static_cast<uint8_t>(~after[at] & (after[at] + 1));
  flash.raw()[at] |= bit;
  return {at, bit};
}

// With sanitizers each length takes much longer and uses memory in the same way.
#if defined(__SANITIZE_ADDRESS__)
constexpr uint32_t kLengthStep = 54;
#else
constexpr uint32_t kLengthStep = 9;
#endif

// The power goes at the `at`-th step of a start; afterwards the missing bit is there. False: the start came to its end.
static bool cutMount(uint32_t at, const MissingBit& missing) {
  flash.cutAt(at);
  Store store(flash);
  [[maybe_unused]] const StoreResult mounted = store.mount();
  const bool dead = flash.dead();
  flash.powerOn();
  flash.read(Reading::Blank);
  flash.raw()[missing.at] &= static_cast<uint8_t>(~missing.bit);
  return dead;
}

// Calls `test` with lengths of what was written before, and with each step of a start at which the power goes, until it says
// that the start came to its end (false).
template <class Test>
static void atEachStepOfAStart(Test test) {
  for (uint32_t length = 0; length < 130; length += kLengthStep) {
    for (uint32_t at = 0; test(length, at); ++at) {
    }
  }
}

// However the cells read, every start finds what the model has.
static void expectKept(std::size_t games) {
  for (const Reading reading : {Reading::Written, Reading::Blank, Reading::Written}) {
    Store later(flash);
    start(later, reading);
    TEST_ASSERT_TRUE(holds(later, model, games));
  }
}

// Cells at which zeros were begun may read as the torn record once more, and programming that again does not make them
// sound.
TEST(torn_record_that_is_half_zeroed_comes_back_for_good_or_not_at_all) {
  for (const Deed deed : {Deed::Finish, Deed::Forget, Deed::Decision, Deed::Settings, Deed::Hall}) {
    atEachStepOfAStart([&](uint32_t length, uint32_t at) {
      setUp();
      Store store(flash);
      start(store, Reading::Any);
      TEST_ASSERT_TRUE(doStep({Deed::Finish, 1}, model, &store));
      TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
      decide(store, length);
      const MissingBit missing = tear(store, {deed, 9 + length});
      flash.powerOn();
      const bool dead = cutMount(at, missing);
      Store second(flash);
      mountWithoutWarning(second);
      if (!holds(second, model, model.games.size())) model = cut;
      TEST_ASSERT_TRUE(holds(second, model, model.games.size()));
      decide(second, 2);
      TEST_ASSERT_TRUE(doStep({Deed::Finish, 3}, model, &second));
      expectKept(model.games.size());
      return dead;
    });
  }
}

// Takes back from what a start has just written all but its own record, and one bit of that. Gives where the bit is.
static MissingBit tearStart(const Bytes& before) {
  const Bytes after = flash.raw();
  std::size_t at = 0;
  for (std::size_t i = 0; i + kRecordHeader <= flash.raw().size() / 2; i += kRecordAlign) {
    Record record;
    if (before[i] == 0xFF && decodeRecord({&after[i], kRecordHeader}, record) && record.key == kStartKey)
      at = i;
  }
  TEST_ASSERT_GREATER_THAN(0, at);
  std::fill_n(&flash.raw()[at + kRecordHeader], 12, uint8_t{0xFF});
  flash.raw()[at] |= 1 << 4;
  return {at, 1 << 4};
}

// The record of a start is torn, the next start is cut while it settles that, and then the torn one reads as whole.
TEST(torn_record_of_a_start_makes_no_gap) {
  atEachStepOfAStart([](uint32_t length, uint32_t at) {
    setUp();
    Store store(flash);
    start(store, Reading::Any);
    TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
    decide(store, 110 + length);
    TEST_ASSERT_TRUE(doStep({Deed::Settings, 1}, model, &store));
    interrupt(store, {Deed::Decision, 77}, 20);
    flash.powerOn();
    flash.read(Reading::Blank);
    const Bytes before = flash.raw();
    Store first(flash);
    mountWithoutWarning(first);
    const bool dead = cutMount(at, tearStart(before));
    Store second(flash);
    mountWithoutWarning(second);
    TEST_ASSERT_TRUE(holds(second, model, 0));
    decide(second, 2);
    expectKept(0);
    return dead;
  });
}

// ---- Cells that read differently at each look

// Flash that shows a record at one look and hides a bit of it at the next.
class BlinkingFlash final : public FlashDevice {
 public:
  std::span<const uint8_t> contents() const override {
    uint8_t& cell = flash.raw()[at];
    if (weak) cell = static_cast<uint8_t>(looks++ % period == 0 ? cell & ~bit : cell | bit);
    return flash.contents();
  }
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override {
    const bool written = offset <= at && at < offset + data.size() && (data[at - offset] & bit) == 0;
    if (written) flash.raw()[at] &= static_cast<uint8_t>(~bit);
    weak = weak && !written;
    return flash.program(offset, data);
  }
  FlashResult erase(uint32_t offset) override { return flash.erase(offset); }

  std::size_t at = 0;
  uint8_t bit = 0;
  bool weak = false;
  uint32_t period = 2;
  mutable uint32_t looks = 0;
};

// It is there for good or not at all, and a value that was read as whole is the same at every later load.
TEST(record_that_blinks_is_kept_or_left_out_for_good) {
  for (uint32_t phase = 0; phase < 40; ++phase) {
    for (const Deed deed : {Deed::Decision, Deed::Settings, Deed::Finish}) {
      setUp();
      Store store(flash);
      start(store, Reading::Any);
      TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
      decide(store, 3 + phase);
      const MissingBit missing = tear(store, {deed, 9 + phase});
      BlinkingFlash blinking;
      blinking.at = missing.at;
      blinking.bit = missing.bit;
      blinking.weak = true;
      blinking.period = 2 + phase % 3;
      blinking.looks = phase;
      Store second(blinking);
      mountWithoutWarning(second);
      if (!holds(second, model, model.games.size())) model = cut;
      for (int i = 0; i < 4; ++i) TEST_ASSERT_TRUE(holds(second, model, model.games.size()));
      decide(second, 2);
      Store third(blinking);
      mountWithoutWarning(third);
      TEST_ASSERT_TRUE(holds(third, model, model.games.size()));
    }
  }
}

// The last writing cannot be read any more after the store had found it.
TEST(read_without_the_last_writing_is_not_called_whole) {
  Store store(flash);
  start(store, Reading::Any);
  TEST_ASSERT_TRUE(doStep({Deed::NewGame, 1}, model, &store));
  decide(store, 20);
  const Bytes before = flash.raw();
  const Bytes whole = model.current;
  decide(store, 1);
  flash.raw() = before;
  static uint8_t bytes[Store::kMaxValue];
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Damaged, store.load(StoreKey::CurrentGame, kVersion, bytes, size));
  TEST_ASSERT_TRUE(std::ranges::equal(whole, std::span(bytes, size)));
}

// Starting a device again and again must not push the finished games out.
TEST(starts_cost_the_archive_nothing) {
  Store store(flash);
  start(store, Reading::Any);
  for (uint32_t i = 0; i < 4; ++i) TEST_ASSERT_TRUE(doStep({Deed::Finish, i}, model, &store));
  interrupt(store, {Deed::Finish, 9}, 30);
  for (int i = 0; i < 200; ++i) {
    Store again(flash);
    start(again, Reading::Blank);
    TEST_ASSERT_TRUE(doStep({Deed::Idle, 0}, model, &again));
    TEST_ASSERT_TRUE(holds(again, model, 4));
  }
}

// `lucca-weak-cuts` does the same for any length of time.
TEST(nothing_is_lost_in_a_life_full_of_cuts) {
#if defined(__SANITIZE_ADDRESS__)
  static constexpr uint32_t kLives = 2, kCuts = 250;
#else
  static constexpr uint32_t kLives = 20, kCuts = 500;
#endif
  for (const bool flickers : {false, true}) {
    uint32_t cuts = 0, inMount = 0;
    for (TestFlash* which : {&flash, &large}) {
      which->flickers = flickers;
      WeakLife life(*which);
      const uint32_t lives = which == &large ? kLives / 2 : kLives;
      for (uint32_t seed = 1; seed <= lives; ++seed) life.live(seed, kCuts);
      TEST_ASSERT_EQUAL(0, life.losses());
      TEST_ASSERT_EQUAL(0, life.warnings());
      cuts += life.cuts();
      inMount += life.cutsInMount();
    }
    std::printf("%u cuts, %u of them in mount\n", cuts, inMount);
    TEST_ASSERT_GREATER_OR_EQUAL((kLives + kLives / 2) * kCuts, cuts);
    TEST_ASSERT_GREATER_THAN(cuts / 20, inMount);
  }
}
