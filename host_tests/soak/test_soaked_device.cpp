// What the soak expects: it complains of every loss, and of nothing that a power cut may take.
#include <memory>

#include "all_boards.h"
#include "host_tests/soak/soaked_device.h"
#include "host_tests/suite.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::soak;

std::unique_ptr<SoakedDevice> device;
ui::App& app() { return device->app(); }

void run(uint32_t ms) {
  for (uint32_t passed = 0; passed < ms; passed += 20) TEST_ASSERT_TRUE(device->step(20, 0));
}

// A game of two people, in a slot of its own.
void begin(GameId game) {
  app().draft = ui::standardPlan(game);
  ui::setPlayers(app().draft, 2);
  for (ui::SeatInfo& seat : app().draft.seats) seat.isBot = 0;
  ui::beginGame(app(), 0);
  run(2000);
}

void decide() {
  ui::Session& session = app().game.session();
  if (session.phase() == ui::Session::Phase::HandOver) session.takeDevice();
  TEST_ASSERT_TRUE(session.phase() == ui::Session::Phase::Decide);
  TEST_ASSERT_TRUE(session.play(session.legal()[0]) == Verdict::Accepted);
  device->step(20, 0);
}

void expectComplaint(bool wanted) {
  device->powerCut(0);
  TEST_ASSERT_EQUAL_MESSAGE(wanted, !device->complaint().empty(), device->complaint().c_str());
}

// Takes up the game of that slot, and the power goes before the device could write that down.
void takeUpInVain(int slot) {
  device->flash().keep();
  TEST_ASSERT_TRUE(app().game.open(slot));
  app().takeUpSlot();
  device->step(20, 0);
  device->flash().rollBack();
  expectComplaint(false);
}

TEST(what_was_seen_long_ago_must_be_saved) {
  Seen seen(200);
  seen.note(1000, 7);
  seen.note(1500, 8);
  TEST_ASSERT_TRUE(seen.allows(7) && seen.allows(8));
  seen.note(1600, 8);
  TEST_ASSERT_TRUE(seen.allows(7));
  seen.note(1701, 8);
  TEST_ASSERT_FALSE(seen.allows(7));
  TEST_ASSERT_TRUE(seen.allows(8));
  TEST_ASSERT_EQUAL(8, seen.last());
  seen.forget();
  TEST_ASSERT_FALSE(seen.allows(8));
}

TEST(nothing_is_complained_of_after_honest_cuts) {
  begin(GameId::Torri);
  decide();
  run(2000);
  expectComplaint(false);
  begin(GameId::Palazzi);
  expectComplaint(false);
}

TEST(lost_game_is_noticed) {
  begin(GameId::Torri);
  device->flash().reset();
  expectComplaint(true);
}

TEST(older_state_of_a_game_is_noticed) {
  begin(GameId::Torri);
  device->flash().keep();
  decide();
  run(2000);
  device->flash().rollBack();
  expectComplaint(true);
  TEST_ASSERT_EQUAL_STRING("a running game is another one", device->complaint().c_str());
}

TEST(decision_of_the_last_moment_may_be_lost) {
  begin(GameId::Torri);
  device->flash().keep();
  decide();
  device->flash().rollBack();
  expectComplaint(false);
}

TEST(lost_setting_is_noticed) {
  run(3000);
  device->flash().keep();
  app().settings.volume = app().settings.volume == 1 ? 2 : 1;
  app().settingsChanged();
  run(3000);
  device->flash().rollBack();
  expectComplaint(true);
}

TEST(lost_finished_game_is_noticed) {
  begin(GameId::Torri);
  device->flash().keep();
  app().finished.addUnfinished(app().running.bytes());
  run(2000);
  device->flash().rollBack();
  expectComplaint(true);
}

TEST(language_that_nobody_chose_is_no_setting) {
  TEST_ASSERT_EQUAL(0, app().settings.languageChosen);
  app().settings.language = ui::Language::De;
  run(3000);
  expectComplaint(false);
}

// The other game is taken up, and the power goes before the device could write that down: it comes back to the first one,
// and that is then the one to come back to.
TEST(sitting_that_a_cut_took_back_is_not_expected_later) {
  begin(GameId::Torri);
  begin(GameId::Palazzi);
  TEST_ASSERT_EQUAL(1, app().running.current());
  takeUpInVain(0);
  TEST_ASSERT_EQUAL(1, app().running.current());
  run(3000);
  expectComplaint(false);
  TEST_ASSERT_EQUAL(1, app().running.current());
}

// As before, with a third game on the table: when that one is deleted, the device continues the one that was
// played last.
TEST(order_of_sittings_that_a_cut_took_back_is_not_expected_later) {
  begin(GameId::Torri);
  begin(GameId::Palazzi);
  begin(GameId::Torri);
  takeUpInVain(0);
  TEST_ASSERT_EQUAL(2, app().running.current());
  app().game.session().abandon();
  app().keep.save();
  app().go.home();
  run(3000);
  expectComplaint(false);
}

}  // namespace

void setUp() { device = std::make_unique<SoakedDevice>(kAllBoards[0].board, 7); }
