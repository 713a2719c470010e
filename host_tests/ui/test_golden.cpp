// Every screen in every language on every panel against its reference picture.
#include <unity.h>

#include <cstdio>
#include <filesystem>
#include <string>

#include "host_tests/ui/screens.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;
using namespace lucca::ui;
using namespace lucca::ui::test;

int failures = 0;
// Equal pixels grey, different ones red.
Picture difference(const Picture& a, const Picture& b) {
  Picture result(a.width, a.height);
  for (size_t i = 0; i < a.pixels.size(); ++i) {
    const uint32_t grey = (a.pixels[i] >> 8 & 0xFF) / 2 + 0x60;
    result.pixels[i] = a.pixels[i] == b.pixels[i] ? grey << 16 | grey << 8 | grey : 0xFF0000;
  }
  return result;
}

void keep(const std::string& path, const Picture& picture) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  if (!writeFile(path, encodePng(picture))) std::printf("cannot write %s\n", path.c_str());
}

void complain(const std::string& what) {
  ++failures;
  std::printf("%s\n", what.c_str());
}

void compare(const Panel& panel, Language language, const Screen& screen, const Picture& picture) {
  const std::string golden = goldenPath(panel, language, screen.name);
  const std::string fresh =
      "build/screens-failed/" + golden.substr(std::string("host_tests/ui/golden/").size());
  std::vector<uint8_t> bytes;
  Picture reference;
  if (!readFile(golden, bytes)) {
    keep(fresh, picture);
    return complain(golden + " is missing; the new picture is " + fresh +
                    ". Look at it, then lucca-screens --golden");
  }
  if (!decodePng(bytes, reference)) return complain(golden + " is no picture of lucca-screens");
  if (reference == picture) return;
  keep(fresh, picture);
  std::string message = golden + " differs; the new picture is " + fresh;
  if (reference.width == picture.width && reference.height == picture.height) {
    const std::string path = fresh.substr(0, fresh.size() - 4) + "-difference.png";
    keep(path, difference(reference, picture));
    message += ", what changed is red in " + path;
  }
  complain(message);
}

void checkPanel(const Panel& panel) {
  failures = 0;
  for (int l = 0; l < kLanguages; ++l) {
    for (const Screen& screen : allScreens()) {
      Device device(panel, static_cast<Language>(l));
      screen.go(device);
      compare(panel, static_cast<Language>(l), screen, device.picture());
    }
  }
}

void screens_look_as_they_did_on_240x240() {
  checkPanel(kPanels[0]);
  TEST_ASSERT_EQUAL_INT(0, failures);
}

void screens_look_as_they_did_on_320x240() {
  checkPanel(kPanels[1]);
  TEST_ASSERT_EQUAL_INT(0, failures);
}

void screens_look_as_they_did_on_240x135() {
  checkPanel(kPanels[2]);
  TEST_ASSERT_EQUAL_INT(0, failures);
}

void screens_look_as_they_did_on_240x280() {
  checkPanel(kPanels[3]);
  TEST_ASSERT_EQUAL_INT(0, failures);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(screens_look_as_they_did_on_240x240);
  RUN_TEST(screens_look_as_they_did_on_320x240);
  RUN_TEST(screens_look_as_they_did_on_240x135);
  RUN_TEST(screens_look_as_they_did_on_240x280);
  return UNITY_END();
}
