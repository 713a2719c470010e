// Every screen in every language on every panel: against its reference picture, and with every text inside its box.
#include <unity.h>

#include <cstdio>
#include <filesystem>
#include <iterator>
#include <string>

#include "host_tests/ui/harness/screens.h"

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

void compare(const Panel& panel, Language language, const test::Screen& screen, const Picture& picture) {
  const std::string golden = goldenPath(panel, language, screen.name);
  const std::string fresh =
      "build/screens-failed/" + golden.substr(std::string("host_tests/ui/golden/").size());
  const std::string accept = std::string(". If it is right: ./lucca screens --golden --only ") + screen.name;
  std::vector<uint8_t> bytes;
  Picture reference;
  if (!readFile(golden, bytes)) {
    keep(fresh, picture);
    return complain(golden + " is missing; the new picture is " + fresh + accept);
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
  complain(message + accept);
}

// In the order of kPanels.
enum PanelIndex : std::size_t { k240x240, k320x240, k240x135, k240x280 };
static_assert(std::size(kPanels) == k240x280 + 1);

// What is wrong on a panel, found out once for both tests of it: the way to each screen costs more than the look at it.
struct Faults {
  bool known;
  int pictures, texts;
};
Faults faultsOn[std::size(kPanels)];
int textFaults = 0;
std::string where;  // the screen being drawn

void noteFault(TextFault fault, std::string_view text) {
  static const char* const kWhat[] = {"too wide", "too tall", "letter missing"};
  ++textFaults;
  std::printf("%s: %s: %.*s\n", where.c_str(), kWhat[static_cast<int>(fault)], static_cast<int>(text.size()),
              text.data());
}

const Faults& faultsOf(std::size_t panel) {
  Faults& faults = faultsOn[panel];
  if (faults.known) return faults;
  failures = textFaults = 0;
  setTextFaultHook(noteFault);
  for (int l = 0; l < kLanguages; ++l) {
    const Language language = static_cast<Language>(l);
    for (const test::Screen& screen : allScreens()) {
      where = panelName(kPanels[panel]) + " " + languageName(language) + " " + screen.name;
      Device device(kPanels[panel], language);
      screen.go(device);
      compare(kPanels[panel], language, screen, device.picture());
    }
  }
  setTextFaultHook(nullptr);
  return faults = {true, failures, textFaults};
}

template <std::size_t Panel>
void screens_look_as_they_did() {
  TEST_ASSERT_EQUAL_INT(0, faultsOf(Panel).pictures);
}

// No text runs out of its box or lacks a letter, on the way to any screen.
template <std::size_t Panel>
void texts_stay_in_their_boxes() {
  TEST_ASSERT_EQUAL_INT(0, faultsOf(Panel).texts);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(screens_look_as_they_did<k240x240>);
  RUN_TEST(texts_stay_in_their_boxes<k240x240>);
  RUN_TEST(screens_look_as_they_did<k320x240>);
  RUN_TEST(texts_stay_in_their_boxes<k320x240>);
  RUN_TEST(screens_look_as_they_did<k240x135>);
  RUN_TEST(texts_stay_in_their_boxes<k240x135>);
  RUN_TEST(screens_look_as_they_did<k240x280>);
  RUN_TEST(texts_stay_in_their_boxes<k240x280>);
  return UNITY_END();
}
