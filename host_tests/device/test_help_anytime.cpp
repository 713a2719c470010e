// Help and menu open at every moment: pressed in each turn of the loop while a computer moves, on every kind of board.
// Each press happens in a process of its own, so that the game continues as if nothing had been pressed.

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>

#include "host_tests/device/test_machine.h"
#include "host_tests/suite.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

constexpr uint32_t kTick = 4;

lucca::test::TestMachine* machine = nullptr;

Session& session() { return machine->app().game.session(); }

// A person begins against two computers.
void begin(GameId game, KeyLayout keys) {
  MachineFacts facts;
  facts.keys = keys;
  machine->boot(facts);
  machine->device().light().setTimes(0, 0);
  machine->app().settings.wordsSeen = ~0u;
  machine->app().settings.languageChosen = true;
  machine->run(600);
  Plan plan = standardPlan(game);
  setPlayers(plan, 3);
  for (Seat s = 0; s < 3; ++s) {
    plan.seats[static_cast<std::size_t>(s)].isBot = s > 0;
    plan.seats[static_cast<std::size_t>(s)].level = 0;
  }
  machine->app().settings.speed = Speed::Normal;
  TEST_ASSERT_TRUE(session().start(plan, 7) == Verdict::Accepted);
  machine->app().go.playGame();
  machine->step(kTick);
}

// The person plays anything until the computers move before his eyes.
void playToComputers() {
  for (int i = 0; i < 60'000 && session().phase() != Session::Phase::Show; ++i) {
    const Session::Phase phase = session().phase();
    if (phase == Session::Phase::Decide) {
      TEST_ASSERT_TRUE(session().play(session().legal()[0]) == Verdict::Accepted);
    }
    if (phase == Session::Phase::Confirm) session().confirm();
    const SceneId scene = machine->handheld().scene();
    if (scene == SceneId::HandOver || scene == SceneId::Recap) machine->press(Button::A);
    machine->step(kTick);
  }
  TEST_ASSERT_TRUE(session().phase() == Session::Phase::Show);
}

bool moves(Session::Phase phase) { return phase == Session::Phase::Think || phase == Session::Phase::Show; }

// As a person presses it: the first key of two 60 ms before the second one.
void stroke(Button button) {
  const KeyStroke stroke = strokeFor(machine->app().facts.keys, button);
  if (stroke.chord()) machine->run(60, padBit(stroke.with), 20);
  machine->run(stroke.held ? 560 : 40, padBit(stroke.pad) | padBit(stroke.with), 20);
}

// True: the page is open after the press, and is left by B.
bool opens(Button button) {
  stroke(button);
  const SceneId wanted = button == Button::X ? SceneId::Rules : SceneId::GameMenu;
  if (machine->handheld().scene() != wanted) return false;
  machine->run(600);
  return machine->handheld().scene() == wanted;
}

bool opensInAnotherProcess(Button button) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) _exit(opens(button) ? 0 : 1);
  int status = 1;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

struct Found {
  int presses = 0, failed = 0;
  unsigned phases = 0;  // a bit each
};

// Until the person is asked, or a while of a long game has passed.
Found pressAlways(Button button, uint32_t forMs) {
  Found found;
  const uint32_t every = suite::kSanitized ? 40 : 1;
  const uint32_t until = machine->now + forMs;
  for (uint32_t turn = 0; machine->now < until && session().phase() != Session::Phase::Decide; ++turn) {
    const Session::Phase phase = session().phase();
    // The next moment may end the game's wait for the computers while the press is on its way: that is fine too.
    if (machine->handheld().scene() == SceneId::Play && moves(phase) && turn % every == 0) {
      ++found.presses;
      found.failed += !opensInAnotherProcess(button);
      found.phases |= 1u << static_cast<unsigned>(phase);
    }
    machine->step(kTick);
  }
  return found;
}

void check(GameId game, KeyLayout keys, Button button) {
  begin(game, keys);
  playToComputers();
  const Found found = pressAlways(button, 6000);
  char message[96];
  std::snprintf(message, sizeof message, "%d of %d presses failed, keys %d, button %d, game %d", found.failed,
                found.presses, static_cast<int>(keys), static_cast<int>(button), static_cast<int>(game));
  TEST_ASSERT_EQUAL_MESSAGE(0, found.failed, message);
  TEST_ASSERT_GREATER_THAN_MESSAGE(suite::kSanitized ? 20 : 800, found.presses, message);
  TEST_ASSERT_TRUE_MESSAGE(found.phases & 1u << static_cast<unsigned>(Session::Phase::Show), message);
}

void checkAll(KeyLayout keys) {
  for (const GameId game : {GameId::Torri, GameId::Palazzi}) {
    for (const Button button : {Button::X, Button::Y}) check(game, keys, button);
  }
}

}  // namespace

TEST(on_eight_keys) { checkAll(KeyLayout::Eight); }
TEST(on_four_keys) { checkAll(KeyLayout::Four); }
TEST(on_a_stick_and_two_keys) { checkAll(KeyLayout::StickAndTwo); }

void setUp() { machine = new lucca::test::TestMachine; }
void tearDown() { delete machine; }
