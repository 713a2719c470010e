// The code on the real result screen, photographed by a real reader, gives the game's record.
#include <unity.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>

#include "host_tests/ui/harness/device.h"
#include "tools/record/qr_text.h"
#include "tools/record/referee.h"
#include "tools/record/writer.h"
#include "ui/fame/result_scene.h"
#include "ui/widgets/widgets.h"

using namespace lucca;
using namespace lucca::ui;
using lucca::ui::test::Device;
using lucca::ui::test::kPanels;
using lucca::ui::test::Panel;

static const char* const kPicture = "build/qr_screen.pgm";
static std::unique_ptr<Device> device;
static std::string texts, recordText, why;

void setUp() {}
void tearDown() { device.reset(); }

static void writePicture() {
  const Canvas& canvas = device->canvas();
  FILE* file = std::fopen(kPicture, "wb");
  TEST_ASSERT_NOT_NULL(file);
  std::fprintf(file, "P5 %d %d 255\n", canvas.width(), canvas.height());
  for (int y = 0; y < canvas.height(); ++y) {
    for (int x = 0; x < canvas.width(); ++x) std::fputc((canvas.pixel(x, y) >> 5 & 63) * 4, file);
  }
  std::fclose(file);
}

// What the reader finds on the screen; empty when there is no code on it.
static std::string readScreen() {
  writePicture();
  std::string found;
  FILE* pipe = popen(
      (std::string("zbarimg --quiet --raw -Sdisable -Sqrcode.enable ") + kPicture + " 2>/dev/null").c_str(),
      "r");
  std::array<char, 1024> line{};
  while (std::fgets(line.data(), line.size(), pipe) != nullptr) found += line.data();
  pclose(pipe);
  return found;
}

// Easy computers play it; `option` 0 has the value given: of Palazzi the edition, of Torri the size of the city.
static void playToTheResult(GameId game, int players, uint8_t option) {
  Plan& plan = device->app().draft();
  plan = standardPlan(game);
  setPlayers(plan, players);
  plan.setup.option[0] = option;
  for (SeatInfo& seat : plan.seats) {
    seat.isBot = 1;
    seat.level = static_cast<uint8_t>(Level::Easy);
  }
  device->app().settings().speed = Speed::Instant;
  TEST_ASSERT_TRUE(device->session().start(plan, 11) == Verdict::Accepted);
  device->app().go.playGame();
  device->run(20);
  device->settle();
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
}

// Every page of the result is photographed; what the reader finds becomes a record, and it is the game's own.
static void checkCodes() {
  const int parts = device->app().code().parts();
  TEST_ASSERT_GREATER_THAN(0, parts);
  texts.clear();
  for (int page = 0; page < 3 + parts; ++page) {
    device->run(600);  // motion is over
    texts += readScreen();
    device->press(Button::Right);
  }
  TEST_ASSERT_TRUE_MESSAGE(record::recordFromCodes(texts, recordText, why), why.c_str());
  const Session& session = device->session();
  const record::Notation* notation = record::findNotation(session.match().game().name);
  const bool same = recordText == record::writeRecord(*notation, session.match(), session.seed());
  TEST_ASSERT_TRUE_MESSAGE(same, "the record is another game's");
  std::istringstream in(recordText);
  const record::Finding finding = record::referee(in, false);
  TEST_ASSERT_TRUE_MESSAGE(finding.good, finding.reason.c_str());
}

static void everyPanelGivesTheRecord(GameId game, int players, uint8_t option) {
  if (std::system("command -v zbarimg >/dev/null 2>&1") != 0) TEST_IGNORE_MESSAGE("zbarimg is not installed");
  for (const Panel panel : {kPanels[0], kPanels[1], kPanels[2], Panel{240, 280}}) {
    device = std::make_unique<Device>(panel);
    playToTheResult(game, players, option);
    checkCodes();
    std::printf("%dx%d, %zu entries: %d code(s)\n", panel.width, panel.height,
                device->session().match().history().size(), device->app().code().parts());
  }
}

static void palazziForTwo() { everyPanelGivesTheRecord(GameId::Palazzi, 2, 2); }
static void palazziForFive() { everyPanelGivesTheRecord(GameId::Palazzi, 5, 2); }
static void torriForTwoOnTheSmallestCity() { everyPanelGivesTheRecord(GameId::Torri, 2, 0); }
static void torriForFourOnTheLargestCity() { everyPanelGivesTheRecord(GameId::Torri, 4, 3); }

static int faults = 0;

// A device on which nothing was played has no codes either.
static void withoutCodesThereIsAPageThatSaysSo() {
  setTextFaultHook([](TextFault, std::string_view) { ++faults; });
  for (int language = 0; language < kLanguages; ++language) {
    for (const Panel& panel : kPanels) {
      device = std::make_unique<Device>(panel, static_cast<Language>(language));
      std::vector<uint16_t> pixels(static_cast<std::size_t>(panel.width * panel.height));
      Canvas canvas(pixels.data(), panel.width, panel.height);
      const ResultPage& last = resultPages()[3];
      TEST_ASSERT_EQUAL(0, device->app().code().parts());
      TEST_ASSERT_TRUE(last.present(device->app()));
      TEST_ASSERT_FALSE(resultPages()[4].present(device->app()));
      last.draw(device->app(), canvas, layoutOf(canvas).body);
      TEST_ASSERT_EQUAL(0, faults);
    }
  }
  setTextFaultHook(nullptr);
  device = std::make_unique<Device>(kPanels[0]);
  playToTheResult(GameId::Torri, 2, 0);
  TEST_ASSERT_FALSE(resultPages()[3].present(device->app()));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(palazziForTwo);
  RUN_TEST(palazziForFive);
  RUN_TEST(torriForTwoOnTheSmallestCity);
  RUN_TEST(torriForFourOnTheLargestCity);
  RUN_TEST(withoutCodesThereIsAPageThatSaysSo);
  return UNITY_END();
}
