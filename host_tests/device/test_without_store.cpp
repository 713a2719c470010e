// After faults that follow one another the device starts without its game, then without its store: it says so, and the
// player decides what becomes of the store. Stores that were made up, and stores that are only damaged.

#include "base/rng.h"
#include "host_tests/device/test_machine.h"
#include "host_tests/store/history.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"
#include "ui/setup/draft.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using enum Button;

TestFlash flash(64);
test::TestMachine* machine = nullptr;

App& app() { return machine->app(); }
SceneId scene() { return machine->handheld().scene(); }

MachineFacts after(uint8_t faults, KeyLayout keys = KeyLayout::Eight) {
  MachineFacts facts;
  facts.keys = keys;
  if (faults > 0) facts.fault = {FaultCode::Watchdog, static_cast<uint8_t>(faults - 1), 0, 0};
  return facts;
}

void press(std::initializer_list<Button> buttons) {
  for (const Button button : buttons) {
    machine->press(button);
    machine->run(200);
  }
}

// A device with a game that is played and a language that was chosen.
void playGame() {
  machine->boot();
  machine->run(200);
  app().settings.languageChosen = 1;
  app().settings.language = Language::De;
  app().settingsChanged();
  app().draft = standardPlan(GameId::Torri);
  setPlayers(app().draft, 2);
  for (SeatInfo& seat : app().draft.seats) seat.isBot = 0;
  beginGame(app(), 0);
  machine->run(4000);
  TEST_ASSERT_TRUE(app().game.session().running());
}

uint32_t digest() { return app().game.session().match().settledDigest(); }

TEST(the_store_is_set_aside_after_the_fifth_fault_and_not_before) {
  playGame();
  for (uint8_t faults = 0; faults <= 6; ++faults) {
    machine->boot(after(faults));
    machine->run(200);
    TEST_ASSERT_EQUAL(faults >= 5, app().keep.setAside());
    TEST_ASSERT_EQUAL(faults >= 5, !app().keep.remembers());
    TEST_ASSERT_EQUAL(faults < 4, app().game.session().running());
    TEST_ASSERT_EQUAL(faults > 0 ? SceneId::Fault : SceneId::Title, scene());
  }
}

TEST(without_the_store_nothing_of_it_is_touched) {
  playGame();
  const Bytes before = flash.raw();
  machine->boot(after(5));
  machine->run(3000);
  press({Down, Down, A});  // play without saving
  TEST_ASSERT_EQUAL(SceneId::Title, scene());
  TEST_ASSERT_EQUAL(0, app().settings.languageChosen);
  press({A});
  TEST_ASSERT_EQUAL(SceneId::ChooseGame, scene());
  app().draft = standardPlan(GameId::Palazzi);
  beginGame(app(), 0);
  machine->run(5000);
  TEST_ASSERT_TRUE(app().game.session().running());
  TEST_ASSERT_TRUE(before == flash.raw());
}

TEST(what_can_be_read_is_looked_at_and_has_its_code) {
  playGame();
  const uint32_t wanted = digest();
  const Bytes before = flash.raw();
  machine->boot(after(5));
  press({A});
  TEST_ASSERT_EQUAL(SceneId::Running, scene());
  TEST_ASSERT_EQUAL(Language::De, app().settings.language);
  TEST_ASSERT_EQUAL(1, app().running.count());
  press({A});
  machine->run(2000);
  TEST_ASSERT_TRUE(app().game.session().running());
  TEST_ASSERT_EQUAL_HEX32(wanted, digest());
  app().go.push(SceneId::Code);
  machine->run(2000);
  TEST_ASSERT_EQUAL(SceneId::Code, scene());
  TEST_ASSERT_TRUE(before == flash.raw());
}

TEST(nothing_to_read_is_said) {
  Rng rng(4);
  for (uint8_t& byte : flash.raw()) byte = static_cast<uint8_t>(rng.next() >> 9);
  machine->boot(after(5));
  press({A});
  TEST_ASSERT_EQUAL(SceneId::Fault, scene());
  TEST_ASSERT_FALSE(app().tell.note().empty());
}

TEST(the_store_can_be_tried_again) {
  playGame();
  const uint32_t wanted = digest();
  machine->boot(after(5));
  press({Down, A});
  TEST_ASSERT_EQUAL(SceneId::Title, scene());
  TEST_ASSERT_FALSE(app().keep.setAside());
  TEST_ASSERT_TRUE(app().keep.remembers());
  TEST_ASSERT_EQUAL_HEX32(wanted, digest());
}

TEST(beginning_afresh_asks_gravely_and_erases_all) {
  playGame();
  const Bytes before = flash.raw();
  for (const KeyLayout keys : {KeyLayout::Eight, KeyLayout::Four}) {
    flash.raw() = before;
    machine->boot(after(5, keys));
    app().go.restart(SceneId::Fault);
    machine->run(200);
    machine->handheld().press({Up, false});
    machine->handheld().press({A, false});
    machine->run(200);
    TEST_ASSERT_EQUAL(SceneId::Dialog, scene());
    machine->handheld().press({A, false});  // no
    machine->run(200);
    TEST_ASSERT_EQUAL(SceneId::Fault, scene());
    TEST_ASSERT_TRUE(before == flash.raw());
    machine->handheld().press({Up, false});
    machine->handheld().press({A, false});
    machine->run(200);
    machine->handheld().press({keys == KeyLayout::Four ? Down : Right, false});  // to the other field
    machine->handheld().press({A, false});
    machine->run(4000);
    TEST_ASSERT_FALSE(app().keep.setAside());
    TEST_ASSERT_TRUE(app().keep.remembers());
    TEST_ASSERT_EQUAL(0, app().running.count());
    TEST_ASSERT_TRUE(app().keep.report().fresh || app().keep.report().mostErases <= 2);
  }
  playGame();
  machine->boot();
  TEST_ASSERT_EQUAL(1, app().running.count());
}

}  // namespace

void setUp() {
  flash.reset();
  machine = new test::TestMachine(&flash);
}
void tearDown() {
  delete machine;
  machine = nullptr;
}
