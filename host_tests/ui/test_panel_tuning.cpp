// The page on which a maker finds out how a panel is wired: each choice reaches the panel at once, the lines for the
// board's file say what is seen, and leaving puts the board's own settings back.
#include <memory>
#include <string>

#include "host_tests/suite.h"
#include "host_tests/ui/harness/fitted_panel.h"
#include "ui/system/panel_scene.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

static std::unique_ptr<Device> device;
static FittedPanel* panel;

void setUp() {
  device = std::make_unique<Device>();
  panel = &device->fitPanel();
  panel->driver.init(St7789::Start::Cold);
  panel->driver.show();
  device->toMenu();
  device->app().go.push(SceneId::Diagnostics);
  device->run(20);
  device->press({Button::A, Button::A, Button::A, Button::A});
}
void tearDown() { device.reset(); }

// The text of the wire since the last call.
static std::string takeWire() { return std::exchange(panel->bus.text, {}); }
static bool wireHas(const char* what) { return takeWire().find(what) != std::string::npos; }

static void choose(int row, Button button) {
  device->press(Button::Down, row);
  takeWire();
  device->press(button);
}

TEST(the_page_follows_the_facts_of_the_device_check) { TEST_ASSERT_TRUE(device->scene() == SceneId::Panel); }

TEST(inversion_and_colour_order_are_seen_at_once_and_put_back) {
  TEST_ASSERT_TRUE(panel->bus.inverted);
  choose(0, Button::A);
  TEST_ASSERT_FALSE(panel->bus.inverted);
  choose(1, Button::Right);
  TEST_ASSERT_EQUAL_HEX8(0x08, panel->bus.access & 0x08);
  device->press(Button::B);
  TEST_ASSERT_TRUE(device->scene() == SceneId::Diagnostics);
  TEST_ASSERT_TRUE(panel->bus.inverted);
  TEST_ASSERT_EQUAL_HEX8(0, panel->bus.access & 0x08);
}

TEST(another_first_row_moves_the_whole_picture) {
  panel->canvas.fill(rgb(0x123456));
  panel->sender.send();
  panel->bus.wait();
  const uint16_t drawn = panel->bus.memory[0];
  TEST_ASSERT_NOT_EQUAL(drawn, panel->bus.memory[240 * 240]);
  choose(3, Button::Right);
  panel->sender.send();
  panel->bus.wait();
  TEST_ASSERT_EQUAL_HEX16(drawn, panel->bus.memory[240 * 240]);
  TEST_ASSERT_EQUAL(0, panel->bus.strays);
}

// 240 columns fill the controller's memory; 240 of its 320 rows leave 80.
TEST(the_glass_stays_inside_the_controllers_memory) {
  choose(2, Button::Right);
  TEST_ASSERT_EQUAL(0, panel->trial.fit().mounting.first.column);
  choose(1, Button::Left);
  TEST_ASSERT_EQUAL(80, panel->trial.fit().mounting.first.row);
}

TEST(the_clock_changes_step_by_step) {
  choose(4, Button::Right);
  TEST_ASSERT_TRUE(wireHas("baud 31250000\n"));
  choose(0, Button::Left);
  TEST_ASSERT_TRUE(wireHas("baud 62500000\n"));
}

// Only a reset brings the controller's own values back.
TEST(another_tuning_sets_the_panel_up_again) {
  choose(5, Button::Right);
  TEST_ASSERT_TRUE(wireHas("reset\n"));
  TEST_ASSERT_EQUAL_STRING("Explorer", kTunings[panel->trial.fit().tuning].name);
  device->press({Button::Left, Button::Left});
  static const std::string wire = takeWire();
  TEST_ASSERT_TRUE(wire.rfind("\nE0 ") < wire.rfind("reset\n"));
  TEST_ASSERT_FALSE(panel->bus.asleep);
  TEST_ASSERT_TRUE(panel->bus.shown);
}

// The expression is the text, so that it compiles in a board's file.
TEST(the_lines_for_the_file_are_what_is_tried) {
  choose(0, Button::A);
  choose(1, Button::A);
  choose(2, Button::Right);
  choose(1, Button::Right);
  constexpr lucca::Panel kFile =
      panel240x240(0, &kTuningPicoSystem).with({.inverted = false, .bgr = true, .first = {0, 1}});
  TEST_ASSERT_TRUE(kFile.inverted == panel->model.inverted && kFile.bgr == panel->model.bgr);
  TEST_ASSERT_EQUAL(kFile.offset().row, panel->model.offset().row);
  Phrase line;
  addPanelLine(panel->trial, line);
  static std::string text;
  text = line.view();
  TEST_ASSERT_EQUAL_STRING(
      ".panel = panel240x240(0, &kTuningPicoSystem).with({.inverted = false, .bgr = true, .first = {0, 1}}),",
      text.c_str());
  line.clear();
  addClockLine(panel->trial, line);
  text = line.view();
  TEST_ASSERT_EQUAL_STRING(".display = {... .baud = 31'250'000},", text.c_str());
}

// A maker's file may hold a tuning that boards/tuning.h does not know.
TEST(a_tuning_of_the_boards_own_file_comes_back) {
  static constexpr PanelTuning kOwn{.vcom = 0x2A, .gamma = kGammaWide};
  lucca::Panel model = panel240x240(0, &kOwn);
  lucca::test::FakePanel bus;
  St7789 driver{bus, model};
  std::vector<uint16_t> pixels(240 * 240);
  Canvas canvas(pixels.data(), 240, 240);
  FrameSender sender{driver, canvas};
  PanelTrial trial{bus, driver, model, sender, 62'500'000};
  const PanelTrial::Fit own = trial.fit();
  PanelTrial::Fit fit = own;
  fit.mounting.inverted = false;
  trial.tryOut(fit);
  TEST_ASSERT_TRUE(model.tuning == &kOwn);
  Phrase line;
  addPanelLine(trial, line);
  TEST_ASSERT_EQUAL_STRING(
      ".panel = panel240x240(0, ...).with({.inverted = false, .bgr = false, .first = {0, 0}}),",
      std::string(line.view()).c_str());
  fit.tuning = 0;
  trial.tryOut(fit);
  TEST_ASSERT_NULL(model.tuning);
  bus.text.clear();
  trial.putBack();
  TEST_ASSERT_TRUE(model.tuning == &kOwn);
  TEST_ASSERT_TRUE(bus.text.find("\nBB 2A") != std::string::npos);
  TEST_ASSERT_EQUAL(own.tuning + 1, trial.tunings());
}

TEST(without_a_panel_the_device_check_ends_with_its_facts) {
  device = std::make_unique<Device>();
  device->toMenu();
  device->app().go.push(SceneId::Diagnostics);
  device->run(20);
  device->press({Button::A, Button::A, Button::A, Button::A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
}
