// A press never decides by accident: not in the moment after something changed by itself, not when it began before.

#include "base/rng.h"
#include "host_tests/device/test_machine.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/cursor.h"
#include "ui/setup/draft.h"
#include "ui/stage/game_stage.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

constexpr uint32_t kTick = 4;
constexpr PadSet kA = buttonBit(Button::A);
constexpr PadSet kDown = buttonBit(Button::Down);

lucca::test::TestMachine* machine = nullptr;

Session& session() { return machine->app().game.session(); }

void boot(KeyLayout keys = KeyLayout::Eight) {
  MachineFacts facts;
  facts.keys = keys;
  machine->boot(facts);
  machine->device().light().setTimes(0, 0);
  machine->app().settings.wordsSeen = ~0u;
  machine->run(600);
}

// The computer begins; the person is the last.
void begin(GameId game, Speed speed, int persons = 1) {
  Plan plan = standardPlan(game);
  for (Seat s = 0; s < plan.setup.players; ++s)
    plan.seats[static_cast<std::size_t>(s)].isBot = s < plan.setup.players - persons;
  machine->app().settings.speed = speed;
  TEST_ASSERT_TRUE(session().start(plan, 7) == Verdict::Accepted);
  machine->app().go.playGame();
}

// Until the person has the choice.
void waitForDecision(PadSet pads = 0) {
  for (int i = 0; i < 100'000 && session().phase() != Session::Phase::Decide; ++i) {
    const SceneId scene = machine->handheld().scene();
    const bool handsOver = session().phase() == Session::Phase::HandOver && scene == SceneId::HandOver;
    if (handsOver || scene == SceneId::Recap) machine->press(Button::A);
    machine->step(kTick, pads);
  }
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Decide);
}

// Something on the screen or in the game that a press of A changes.
uint32_t mark() { return session().match().changes() * 1000 + ui::test::placeOf(machine->app()) % 1000; }

TEST(no_press_counts_until_the_change_was_seen) {
  boot();
  begin(GameId::Torri, Speed::Instant);
  waitForDecision();
  const uint32_t since = machine->now, before = mark();
  while (machine->now + 40 - since < KeyGuard::kMs) {
    machine->run(20, kA, kTick);
    machine->run(16, 0, kTick);
  }
  TEST_ASSERT_EQUAL(before, mark());
  machine->run(60, 0, kTick);
  machine->run(20, kA, kTick);
  TEST_ASSERT_NOT_EQUAL(before, mark());
}

TEST(a_key_held_across_the_change_counts_after_it_was_let_go) {
  boot();
  begin(GameId::Torri, Speed::Instant);
  machine->run(40, 0, kTick);
  waitForDecision(kA);
  const uint32_t before = mark();
  machine->run(1500, kA, kTick);
  TEST_ASSERT_EQUAL(before, mark());
  machine->run(40, 0, kTick);
  TEST_ASSERT_EQUAL(before, mark());
  machine->run(40, kA, kTick);
  TEST_ASSERT_NOT_EQUAL(before, mark());
}

// On four keys A acts when it is let go: what counts is when it went down.
TEST(on_four_keys_a_press_begun_too_soon_does_not_end_as_a_decision) {
  boot(KeyLayout::Four);
  begin(GameId::Torri, Speed::Instant);
  waitForDecision();
  const uint32_t before = mark();
  machine->run(100, 0, kTick);
  machine->run(400, kA, kTick);
  machine->run(100, 0, kTick);
  TEST_ASSERT_EQUAL(before, mark());
  machine->run(60, kA, kTick);
  TEST_ASSERT_EQUAL(before, mark());
  machine->run(20, 0, kTick);
  TEST_ASSERT_NOT_EQUAL(before, mark());
}

TEST(arrows_move_at_once_but_a_held_one_does_not_run_on) {
  boot();
  begin(GameId::Palazzi, Speed::Instant);
  waitForDecision();
  const uint32_t before = ui::test::placeOf(machine->app());
  machine->run(20, buttonBit(Button::Right), kTick);
  TEST_ASSERT_NOT_EQUAL(before, ui::test::placeOf(machine->app()));
  boot();
  begin(GameId::Palazzi, Speed::Instant);
  waitForDecision(kDown);
  const uint32_t held = ui::test::placeOf(machine->app());
  machine->run(1500, kDown, kTick);
  TEST_ASSERT_EQUAL(held, ui::test::placeOf(machine->app()));
}

TEST(a_note_that_comes_or_goes_by_itself_is_a_change) {
  boot();
  machine->press(Button::A);
  machine->press(Button::A);
  machine->run(400, 0, kTick);
  const SceneId menu = machine->handheld().scene();
  for (const bool goes : {false, true}) {
    machine->app().tell.warn(Text::SaveFailed);
    while (machine->app().tell.note().empty()) machine->step(kTick);
    while (goes && !machine->app().tell.note().empty()) machine->step(kTick);
    machine->run(20, kA, kTick);
    machine->run(20, 0, kTick);
    TEST_ASSERT_TRUE(menu == machine->handheld().scene());
    machine->run(6000, 0, kTick);
  }
  machine->run(20, kA, kTick);
  TEST_ASSERT_FALSE(menu == machine->handheld().scene());
}

TEST(the_second_press_of_a_hand_over_is_not_the_first_one_again) {
  boot();
  begin(GameId::Palazzi, Speed::Instant, 3);
  while (machine->handheld().scene() != SceneId::HandOver) machine->step(kTick);
  machine->press(Button::A);
  machine->run(40, kA, kTick);
  machine->run(40, 0, kTick);
  TEST_ASSERT_TRUE(machine->handheld().scene() == SceneId::HandOver);
  machine->press(Button::A);
  TEST_ASSERT_FALSE(machine->handheld().scene() == SceneId::HandOver);
}

// Somebody who hits A as fast as can be, with an arrow between. Every decision is at least that long after the choice came
// up: after a computer's move, a show that ran out or was ended, a struggle's step, a recap.
struct Hammered {
  int decisions = 0;
  uint32_t soonest = ~0u;
  bool over = false;
};

Hammered hammer(GameId game, Speed speed) {
  Hammered found;
  begin(game, speed);
  Rng rng(11);
  Session::Phase before = Session::Phase::None;
  static constexpr PadSet kMix[] = {kA,
                                    kA,
                                    kA,
                                    kA,
                                    buttonBit(Button::B),
                                    kDown,
                                    buttonBit(Button::Up),
                                    buttonBit(Button::Left),
                                    buttonBit(Button::Right)};
  uint32_t since = 0;
  PadSet key = kA;
  for (int i = 0; i < 400'000 && machine->handheld().scene() != SceneId::Result; ++i) {
    const uint32_t beat = static_cast<uint32_t>(i) % 10;
    if (beat == 0) key = kMix[rng.below(sizeof kMix / sizeof kMix[0])];
    const std::size_t entries = session().match().history().size();
    const bool deciding = session().phase() == Session::Phase::Decide;
    machine->step(kTick, beat < 5 ? key : 0);
    const std::size_t now = session().match().history().size();
    // Random keys may leave the game and open another one.
    const Seat mover = now > entries ? session().match().mover(entries) : kNobody;
    if (deciding && mover >= 0 && session().match().plan().isPerson(mover)) {
      ++found.decisions;
      if (machine->now - since < found.soonest) found.soonest = machine->now - since;
    }
    if (session().phase() == Session::Phase::Decide && before != Session::Phase::Decide) since = machine->now;
    before = session().phase();
  }
  found.over = machine->handheld().scene() == SceneId::Result;
  return found;
}

TEST(hitting_a_key_without_end_decides_nothing_unseen) {
  for (const GameId game : {GameId::Torri, GameId::Palazzi}) {
    for (const Speed speed : {Speed::Instant, Speed::Normal}) {
      boot();
      const Hammered found = hammer(game, speed);
      TEST_ASSERT_TRUE(found.over);
      TEST_ASSERT_GREATER_THAN(8, found.decisions);
      TEST_ASSERT_GREATER_OR_EQUAL(KeyGuard::kMs, found.soonest);
    }
  }
}

}  // namespace

void setUp() { machine = new lucca::test::TestMachine; }
void tearDown() { delete machine; }
