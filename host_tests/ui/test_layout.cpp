// No text runs out of its box or lacks a letter, on any screen, in any language, on any panel.
#include <unity.h>

#include <cstdio>
#include <set>
#include <string>

#include "host_tests/ui/screens.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

int failures = 0;
std::set<std::string>* textFaults = nullptr;

void noteFault(TextFault fault, std::string_view text) {
  static const char* const kWhat[] = {"too wide", "too tall", "letter missing"};
  textFaults->insert(std::string(kWhat[static_cast<int>(fault)]) + ": " + std::string(text));
}

void complain(const std::string& what) {
  ++failures;
  std::printf("%s\n", what.c_str());
}

void checkPanel(const Panel& panel) {
  failures = 0;
  std::set<std::string> faults;
  textFaults = &faults;
  setTextFaultHook(noteFault);
  for (int l = 0; l < kLanguages; ++l) {
    const Language language = static_cast<Language>(l);
    for (const Screen& screen : allScreens()) {
      Device device(panel, language);
      screen.go(device);
      for (const std::string& fault : faults) {
        complain(panelName(panel) + " " + languageName(language) + " " + screen.name + ": " + fault);
      }
      faults.clear();
    }
  }
  setTextFaultHook(nullptr);
}

void texts_stay_in_their_boxes_on_240x240() {
  checkPanel(kPanels[0]);
  TEST_ASSERT_EQUAL_INT(0, failures);
}

void texts_stay_in_their_boxes_on_320x240() {
  checkPanel(kPanels[1]);
  TEST_ASSERT_EQUAL_INT(0, failures);
}

void texts_stay_in_their_boxes_on_240x135() {
  checkPanel(kPanels[2]);
  TEST_ASSERT_EQUAL_INT(0, failures);
}

void texts_stay_in_their_boxes_on_240x280() {
  checkPanel(kPanels[3]);
  TEST_ASSERT_EQUAL_INT(0, failures);
}

void every_scene_is_among_the_screens() {
  std::set<SceneId> seen;
  std::set<std::string> names;
  for (const Screen& screen : allScreens()) {
    Device device;
    screen.go(device);
    seen.insert(device.scene());
    TEST_ASSERT_TRUE_MESSAGE(names.insert(screen.name).second, screen.name);
  }
  for (int i = 0; i < kScenes; ++i) {
    TEST_ASSERT_TRUE_MESSAGE(seen.count(static_cast<SceneId>(i)), sceneName(static_cast<SceneId>(i)));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(texts_stay_in_their_boxes_on_240x240);
  RUN_TEST(texts_stay_in_their_boxes_on_320x240);
  RUN_TEST(texts_stay_in_their_boxes_on_240x135);
  RUN_TEST(texts_stay_in_their_boxes_on_240x280);
  RUN_TEST(every_scene_is_among_the_screens);
  return UNITY_END();
}
