// The puzzle book on the device: stars, tries, hints, and what a puzzle leaves alone.
#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

using enum Button;
using Star = PuzzleProgress::Star;

void openFirst(Device& d, bool torri) {
  d.toMenu();
  d.app().go.push(SceneId::Puzzles);
  d.run(20);
  if (torri) d.press(Right);
  d.press({A, A, A});
  d.run(20);
  TEST_ASSERT_EQUAL(SceneId::Play, d.scene());
  TEST_ASSERT_TRUE(d.app().game.puzzle().active());
}

void attempt(Device& d, std::span<const Action> own) {
  std::size_t next = 0;
  for (int i = 0; i < 400 && d.scene() != SceneId::Puzzle; ++i) {
    Session& session = d.session();
    if (session.phase() == Session::Phase::Decide) {
      const Action action = next < own.size() ? own[next] : session.legal()[session.legal().size() / 2];
      ++next;
      TEST_ASSERT_EQUAL(Verdict::Accepted, session.play(action));
    } else if (session.phase() == Session::Phase::Confirm) {
      session.confirm();
    } else if (session.phase() == Session::Phase::Show) {
      session.skip(d.app().now(), d.app().settings.speed);
    }
    d.run(60);
  }
  TEST_ASSERT_EQUAL(SceneId::Puzzle, d.scene());
}

// As X held does it.
void askHint(Device& d) {
  d.app().go.openHelp(RulePage::DevKeys);
  d.run(20);
  d.app().go.hint();
  d.run(40);
}

void solve(Device& d) { attempt(d, d.app().game.puzzle().puzzle().solution); }

}  // namespace

TEST(a_star_stays_without_power_and_without_the_hall) {
  Device& d = newDevice();
  openFirst(d, true);
  solve(d);
  TEST_ASSERT_EQUAL(Star::Full, d.app().game.progress().star(GameId::Torri, 0));
  d.cutPower();
  TEST_ASSERT_EQUAL(Star::Full, d.app().game.progress().star(GameId::Torri, 0));
  d.app().finished.forget();
  d.reboot();
  TEST_ASSERT_EQUAL(Star::Full, d.app().game.progress().star(GameId::Torri, 0));
  TEST_ASSERT_EQUAL(1, d.app().game.progress().solved(GameId::Torri));
  TEST_ASSERT_EQUAL(0, d.app().game.progress().solved(GameId::Palazzi));
}

// As firmware with 75 puzzles wrote it: Torri's first with a full star, the second with a hollow one. Both are still the same
// puzzles (host_tests/puzzles/places.txt), wherever they are now.
TEST(an_older_book_keeps_its_stars) {
  constexpr uint8_t kOld[] = {2, 0,  48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                              1, 48, 6,  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  Device& d = newDevice();
  d.run(100);
  {
    Store store(d.flash());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Puzzles, PuzzleProgress::kVersion, kOld));
  }
  d.cutPower();
  const PuzzleProgress& progress = d.app().game.progress();
  int full = 0, hollow = 0;
  for (const Puzzle& puzzle : puzzlesOf(GameId::Torri)) {
    const Star star = progress.star(GameId::Torri, puzzle.place);
    full += star == Star::Full && puzzle.place == 0;
    hollow += star == Star::Hollow && puzzle.place == 1;
  }
  TEST_ASSERT_EQUAL(1, full);
  TEST_ASSERT_EQUAL(1, hollow);
  TEST_ASSERT_EQUAL(2, progress.solved(GameId::Torri));
  TEST_ASSERT_EQUAL(0, progress.solved(GameId::Palazzi));
}

TEST(a_hint_leaves_the_star_hollow_until_it_is_solved_without) {
  Device& d = newDevice();
  openFirst(d, true);
  askHint(d);
  TEST_ASSERT_EQUAL(SceneId::Puzzle, d.scene());
  d.press(A);
  TEST_ASSERT_EQUAL(SceneId::Play, d.scene());
  solve(d);
  TEST_ASSERT_EQUAL(Star::Hollow, d.app().game.progress().star(GameId::Torri, 0));
  d.press(B);
  TEST_ASSERT_EQUAL(SceneId::Puzzles, d.scene());
  d.app().game.progress().solve(GameId::Torri, 0, false);
  d.app().game.progress().solve(GameId::Torri, 0, true);
  TEST_ASSERT_EQUAL(Star::Full, d.app().game.progress().star(GameId::Torri, 0));
}

TEST(the_second_hint_points_at_a_move_that_solves) {
  for (const bool torri : {false, true}) {
    Device& d = newDevice();
    openFirst(d, torri);
    for (int i = 0; i < 2; ++i) {
      askHint(d);
      d.press(A);
    }
    // A alone makes it.
    d.press(A);
    d.run(2000);
    const std::span<const Action> history = d.session().match().history();
    const Puzzle& puzzle = d.app().game.puzzle().puzzle();
    TEST_ASSERT_TRUE(history.size() > puzzle.history.size());
    TEST_ASSERT_EQUAL(puzzle.solution[0].bits, history[puzzle.history.size()].bits);
  }
}

TEST(a_wrong_try_may_be_repeated_and_costs_nothing) {
  for (const bool torri : {false, true}) {
    Device& d = newDevice();
    openFirst(d, torri);
    attempt(d, {});
    TEST_ASSERT_EQUAL(PuzzleGame::Outcome::Wrong, d.app().game.puzzle().outcome());
    d.press(A);
    d.run(20);
    TEST_ASSERT_EQUAL(SceneId::Play, d.scene());
    TEST_ASSERT_EQUAL(d.app().game.puzzle().base(), d.session().match().history().size());
    TEST_ASSERT_EQUAL(0, d.session().undoReach());
    solve(d);
    TEST_ASSERT_EQUAL(2, d.app().game.puzzle().tries());
    const GameId game = torri ? GameId::Torri : GameId::Palazzi;
    TEST_ASSERT_EQUAL(Star::Full, d.app().game.progress().star(game, 0));
    // On to the next open one.
    d.press(A);
    TEST_ASSERT_EQUAL(1, d.app().game.puzzle().puzzle().number);
  }
}

TEST(the_waiting_game_is_as_it_was) {
  Device& d = newDevice();
  d.startGame(GameId::Torri, 2, 0);
  d.takeTurn();
  d.playAny(3);
  d.run(2000);
  d.app().go.home();
  d.run(20);
  const uint32_t digest = d.session().match().digest();
  openFirst(d, false);
  solve(d);
  d.press(B);
  TEST_ASSERT_EQUAL(SceneId::Puzzles, d.scene());
  TEST_ASSERT_FALSE(d.app().game.puzzle().active());
  TEST_ASSERT_TRUE(d.app().game.isRunning());
  TEST_ASSERT_EQUAL(digest, d.session().match().digest());
  d.reboot();
  TEST_ASSERT_EQUAL(digest, d.session().match().digest());
}
