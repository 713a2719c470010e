// The code on the real result screen, photographed by a real reader, gives the game's record.
#include <unity.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>

#include "host_tests/ui/device.h"
#include "tools/record/qr_text.h"
#include "tools/record/referee.h"

using namespace lucca;
using namespace lucca::ui;
using lucca::ui::test::Device;
using lucca::ui::test::kPanels;

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

static void playToTheResult(GameId game) {
  device->startGame(game, 2, seatBit(0) | seatBit(1));
  for (int i = 0; i < 5000 && device->scene() != SceneId::Result; ++i) {
    device->run(50);
    if (device->scene() == SceneId::Play || device->scene() == SceneId::Recap) device->press(Button::A);
  }
  TEST_ASSERT_TRUE(device->scene() == SceneId::Result);
}

static void everyPanelShowsCodesThatGiveTheRecord() {
  if (std::system("command -v zbarimg >/dev/null 2>&1") != 0) TEST_IGNORE_MESSAGE("zbarimg is not installed");
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    for (const auto& panel : kPanels) {
      device = std::make_unique<Device>(panel);
      playToTheResult(game);
      const int parts = device->app().code().parts();
      TEST_ASSERT_GREATER_THAN(0, parts);
      texts.clear();
      for (int page = 0; page < 3 + parts; ++page) {
        texts += readScreen();
        device->press(Button::Right);
      }
      TEST_ASSERT_TRUE_MESSAGE(record::recordFromCodes(texts, recordText, why), why.c_str());
      std::istringstream in(recordText);
      const record::Finding finding = record::referee(in, false);
      TEST_ASSERT_TRUE_MESSAGE(finding.good, finding.reason.c_str());
      std::printf("%dx%d: %d code(s)\n", panel.width, panel.height, parts);
    }
  }
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(everyPanelShowsCodesThatGiveTheRecord);
  return UNITY_END();
}
