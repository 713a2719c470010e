// What the lamp beside the screen, the battery's sign and the warnings tell the player, and when they are silent.

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "host_tests/device/console.h"
#include "host_tests/suite.h"
#include "ui/look/theme.h"
#include "ui/setup/draft.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_stage.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

// A handheld whose lamp is watched.
class LampConsole : public test::Console {
 public:
  LampConsole() { cell().reading = {true, 3900, false, false}; }

  void boot(Fault fault = {}) {
    MachineFacts facts;
    facts.fault = fault;
    Console::boot(facts);
    if (fault.code == FaultCode::None) app().go.restart(SceneId::Title);  // the language is known
    step(0);
    pictures() = 0;
  }
  // The brightest colour seen while `ms` passed, channel by channel, and how often the lamp came on.
  LedColour brightest(uint32_t ms) {
    most_ = {};
    glows = 0;
    run(ms);
    return most_;
  }
  void handOver(GameId game) {
    begin(game);
    const bool covered = app().stage().flow().keepsSecrets;
    TEST_ASSERT_TRUE(handheld().scene() == (covered ? SceneId::HandOver : SceneId::Play));
  }
  bool dark() const { return machine().led.colour == kLedOff; }

  int glows = 0;

 private:
  void step(PadSet keys) override {
    const bool wasDark = dark();
    Console::step(keys);
    glows += wasDark && !dark() ? 1 : 0;
    const LedColour& now = machine().led.colour;
    most_.red = std::max(most_.red, now.red);
    most_.green = std::max(most_.green, now.green);
    most_.blue = std::max(most_.blue, now.blue);
  }

  LedColour most_;
};

std::unique_ptr<LampConsole> console;

bool onlyRed(LedColour colour) { return colour.red > 0 && colour.green == 0 && colour.blue == 0; }

TEST(lamp_is_dark_in_menus_and_in_play) {
  console->boot();
  TEST_ASSERT_TRUE(console->brightest(2000) == kLedOff);
  console->press(Button::A);
  TEST_ASSERT_TRUE(console->brightest(2000) == kLedOff);
  console->handOver(GameId::Palazzi);
  console->run(2000);
  console->press(Button::A);
  console->press(Button::A);
  TEST_ASSERT_TRUE(console->handheld().scene() == SceneId::Play);
  TEST_ASSERT_TRUE(console->brightest(2000) == kLedOff);
}

TEST(lamp_glows_once_and_dimly_in_the_next_players_colour) {
  console->boot();
  console->run(1000);
  console->handOver(GameId::Torri);
  const Session& session = console->app().game.session();
  const Colour colour =
      console->app()
          .stage()
          .pictures()
          .paint(session.match().plan().who(session.seat()), session.hands().view(), session.seat())
          .ground;
  const LedColour most = console->brightest(5000);
  TEST_ASSERT_EQUAL(1, console->glows);
  TEST_ASSERT_TRUE(console->dark());
  TEST_ASSERT_INT_WITHIN(8, (colour >> 11) * 96 / 31, most.red);
  TEST_ASSERT_INT_WITHIN(8, (colour >> 5 & 63) * 96 / 63, most.green);
  TEST_ASSERT_INT_WITHIN(8, (colour & 31) * 96 / 31, most.blue);
}

TEST(lamp_stays_dark_at_the_lowest_brightness) {
  console->boot();
  console->app().settings.brightness = kMinBrightness;
  console->app().settingsChanged();
  console->run(1000);
  console->handOver(GameId::Palazzi);
  TEST_ASSERT_TRUE(console->brightest(3000) == kLedOff);
}

TEST(lamp_is_dark_before_the_first_frame_and_asleep) {
  console->boot({FaultCode::Hard, 0, 0x1234, 0});
  TEST_ASSERT_TRUE(console->dark());
  TEST_ASSERT_TRUE(onlyRed(console->brightest(1000)));
  console->light().setTimes(1000, 2000);
  console->run(3000);
  TEST_ASSERT_TRUE(console->light().asleep());
  TEST_ASSERT_TRUE(console->brightest(20'000) == kLedOff);
}

TEST(lamp_is_red_on_the_fault_page_and_no_longer) {
  console->boot({FaultCode::Panic, 0, 0x1234, 0});
  console->run(500);
  TEST_ASSERT_TRUE(console->handheld().scene() == SceneId::Fault);
  TEST_ASSERT_FALSE(console->dark());
  console->press(Button::A);
  console->run(100);
  TEST_ASSERT_TRUE(console->dark());
}

TEST(lamp_tells_once_that_charging_began_and_that_it_is_done) {
  console->boot();
  console->run(3000);
  console->cell().reading = {true, 3900, true, true};
  LedColour most = console->brightest(20'000);
  TEST_ASSERT_EQUAL(1, console->glows);
  TEST_ASSERT_TRUE(most.red > most.green && most.green > 0 && most.blue == 0);
  console->cell().reading = {true, 4200, true, false};
  most = console->brightest(20'000);
  TEST_ASSERT_EQUAL(1, console->glows);
  TEST_ASSERT_TRUE(most.green > 0 && most.red == 0 && most.blue == 0);
}

TEST(lamp_reminds_of_a_low_battery_now_and_then) {
  console->cell().reading = {true, 3600, false, false};
  console->boot();
  const LedColour most = console->brightest(40'000);
  TEST_ASSERT_TRUE(onlyRed(most));
  TEST_ASSERT_INT_WITHIN(1, 5, console->glows);
  TEST_ASSERT_TRUE(console->app().battery.low() && !console->app().battery.critical());
}

TEST(diagnostics_show_the_lamps_three_colours) {
  console->boot();
  console->app().go.push(SceneId::Diagnostics);
  const LedColour most = console->brightest(4000);
  TEST_ASSERT_TRUE(most.red == most.green && most.green == most.blue && most.red > 0);
  console->press(Button::B);
  console->run(100);
  TEST_ASSERT_TRUE(console->dark());
}

TEST(a_low_battery_is_told_once_a_step_and_blocks_nothing) {
  console->cell().reading = {true, 3640, false, false};  // a little above low
  console->boot();
  console->run(3000);
  console->press(Button::A);  // the language
  console->press(Button::B);
  console->cell().reading.millivolts = 3300;
  constexpr Text kWarnings[] = {Text::BatteryLow, Text::BatteryCritical};
  std::array<int, 2> told{};
  std::array<bool, 2> standing{};
  const auto look = [&] {
    for (std::size_t w = 0; w < told.size(); ++w) {
      const bool stands = console->app().tell.note() == tr(kWarnings[w]);
      told[w] += stands && !standing[w] ? 1 : 0;
      standing[w] = stands;
    }
  };
  for (int i = 0; i < 1500; ++i) {
    console->run(20);
    look();
    console->press(i % 2 ? Button::Up : Button::Down);  // the cursor keeps moving
    look();
    TEST_ASSERT_TRUE(console->handheld().scene() == SceneId::MainMenu);
  }
  TEST_ASSERT_EQUAL(1, told[0]);
  TEST_ASSERT_EQUAL(1, told[1]);
}

TEST(a_battery_that_becomes_low_in_sleep_is_told_after_waking) {
  console->boot();
  console->light().setTimes(1000, 2000);
  console->run(3000);
  TEST_ASSERT_TRUE(console->light().asleep());
  console->cell().reading.millivolts = 3300;
  console->pictures() = 0;
  console->run(120'000);
  TEST_ASSERT_EQUAL(0, console->pictures());
  console->press(Button::A);
  TEST_ASSERT_EQUAL_STRING(std::string(tr(Text::BatteryCritical)).c_str(),
                           std::string(console->app().tell.note()).c_str());
}

TEST(the_sign_follows_the_plug_without_a_key) {
  console->boot();
  console->run(2000);
  console->press(Button::A);
  console->run(4000);
  console->pictures() = 0;
  console->run(2000);
  TEST_ASSERT_EQUAL(0, console->pictures());
  console->cell().reading.external = console->cell().reading.charging = true;
  console->run(1000);
  TEST_ASSERT_EQUAL(1, console->pictures());
}

}  // namespace

void setUp() { console = std::make_unique<LampConsole>(); }
void tearDown() { console.reset(); }
