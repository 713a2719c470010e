// The device check on a board, the report for a bug, and the way to the loader.

#include <string>

#include "host_tests/ui/harness/fitted_check.h"
#include "host_tests/ui/harness/one_device.h"
#include "ui/system/board_facts.h"

namespace {

void open(SceneId scene) {
  device->toMenu();
  device->app().go.push(scene);
  device->run(20);
}

TEST(two_presses_of_b_leave_the_page_of_the_keys) {
  open(SceneId::Diagnostics);
  device->press({Button::A, Button::B, Button::A, Button::B});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Diagnostics);
  device->press(Button::B);
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
}

TEST(two_presses_of_a_go_on_from_the_page_of_the_keys) {
  open(SceneId::Diagnostics);
  device->press({Button::A, Button::X, Button::Y, Button::A, Button::A, Button::A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);  // behind the facts
}

TEST(the_check_of_a_board_goes_through_all_its_pages) {
  device->fitCheck();
  open(SceneId::Diagnostics);
  device->press({Button::A, Button::A, Button::A, Button::A, Button::A});
  TEST_ASSERT_TRUE(device->scene() == SceneId::Diagnostics);  // the code
  device->press(Button::A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
}

TEST(the_report_says_everything_in_letters_that_a_code_packs_well) {
  FittedCheck& check = device->fitCheck();
  Phrase report;
  boardReport(device->app(), check.reading, report);
  const std::string text(report.view());
  for (const char* part : {"LUCCA ", "/RP2040 B2", "/FLASH EF4018", "/START 1", "/ADC 1613", "/TE 16667",
                           "/SPI 62500000", "/KEYS 0FF", "/BOUNCES 12", "/STACK 1824", "/BAD 0"}) {
    TEST_ASSERT_TRUE_MESSAGE(text.find(part) != std::string::npos, text.c_str());
  }
  const std::string allowed = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
  TEST_ASSERT_TRUE_MESSAGE(text.find_first_not_of(allowed) == std::string::npos, text.c_str());
  TEST_ASSERT_LESS_THAN(QrCode::capacity(6), text.size());
}

TEST(an_update_starts_the_loader_only_on_a_board) {
  open(SceneId::Update);
  device->press(Button::A);
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
  FittedCheck& check = device->fitCheck();
  open(SceneId::Update);
  device->press(Button::B);
  TEST_ASSERT_EQUAL(0, check.loaders);
  open(SceneId::Update);
  device->press(Button::A);
  TEST_ASSERT_EQUAL(1, check.loaders);
}

}  // namespace
