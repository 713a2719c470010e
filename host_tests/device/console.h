// The handheld of a test that looks at its parts: flash, lamp, battery, piezo. Every turn of its loop goes through step(),
// where a test with something to watch adds its own counts.
#pragma once

#include <unity.h>

#include "host_tests/device/people.h"
#include "host_tests/device/test_machine.h"
#include "host_tests/store/test_flash.h"

namespace lucca::test {

class Console {
 public:
  explicit Console(uint32_t tickMs = 20) : tickMs_(tickMs) {}
  virtual ~Console() = default;

  // Power on; the flash is as it was left.
  void boot(const ui::MachineFacts& facts = {}) { machine_.boot(facts); }
  // Nothing is pressed.
  void run(uint32_t ms) {
    for (uint32_t passed = 0; passed < ms; passed += tickMs_) step(0);
  }
  // Once keys count.
  void press(Button button) {
    while (app().screen.guard().holds()) step(0);
    hit(button, 20);
  }
  // At once, as somebody in a hurry does: down for `ms`, and up for as long.
  void hit(Button button, uint32_t ms) {
    for (uint32_t passed = 0; passed < ms; passed += tickMs_) step(buttonBit(button));
    run(ms);
  }
  // A game of two people, with the standard options or those of the plan.
  void begin(GameId game, uint32_t seed = 7) { begin(ui::planOfPeople(game, 2), seed); }
  void begin(const ui::Plan& plan, uint32_t seed = 7) {
    TEST_ASSERT_TRUE(session().start(plan, seed) == Verdict::Accepted);
    app().go.playGame();
    step(0);
  }
  // Any legal action of the seat at Decide, the same in every run.
  void decideAny() {
    const std::size_t choice = 7 * session().match().history().size() + 3;
    TEST_ASSERT_TRUE(session().play(session().legal()[choice % session().legal().size()]) ==
                     Verdict::Accepted);
  }

  ui::App& app() { return machine_.app(); }
  ui::Session& session() { return app().game.session(); }
  ui::Handheld& handheld() { return machine_.handheld(); }
  Light& light() { return machine_.device().light(); }
  TestCell& cell() { return machine_.cell; }
  int& pictures() { return machine_.glass.pictures; }

  TestFlash flash{64};

 protected:
  virtual void step(PadSet keys) { machine_.step(tickMs_, keys); }
  const TestMachine& machine() const { return machine_; }

  uint32_t tickMs_;

 private:
  TestMachine machine_{&flash};
};

}  // namespace lucca::test
