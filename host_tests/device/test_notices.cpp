// What the device says on its first page about the machine it runs on.
#include "host_tests/device/test_machine.h"
#include "host_tests/suite.h"

using namespace lucca;
using namespace lucca::test;

namespace {

TestMachine* machine = nullptr;

TEST(a_chip_without_room_for_saves_is_told_of) {
  machine->boot({.smallFlash = true});
  machine->run(100);
  TEST_ASSERT_TRUE(machine->app().tell.note() == ui::tr(ui::Text::SaveNoRoom));
  machine->boot();
  machine->run(100);
  TEST_ASSERT_TRUE(machine->app().tell.note().empty());
}

TEST(what_a_panic_said_changes_its_page) {
  const Fault fault{FaultCode::Panic, 0, 0x10001234, 0};
  machine->boot({.fault = fault});
  machine->run(1000);
  TEST_ASSERT_TRUE(machine->handheld().scene() == ui::SceneId::Fault);
  const auto silent = machine->pixels();
  machine->boot({.fault = fault, .faultWords = "Hard assert"});
  machine->run(1000);
  TEST_ASSERT_FALSE(machine->pixels() == silent);
  machine->press(Button::A);
  TEST_ASSERT_TRUE(machine->handheld().scene() == ui::SceneId::Title);
}

}  // namespace

void setUp() { machine = new TestMachine; }
void tearDown() { delete machine; }
