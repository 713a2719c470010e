// The common part of the tests of the rule book and the guided games: the texts that do not fit.
#pragma once

#include <unity.h>
#include <string>
#include <vector>

#include "host_tests/ui/harness/device.h"

namespace lucca::ui::test {

// Texts that did not fit or had a letter that the font lacks, since the last catchFaults().
inline std::vector<std::string>& textFaults() {
  static std::vector<std::string> faults;
  return faults;
}
inline void catchFaults() {
  textFaults().clear();
  setTextFaultHook([](TextFault fault, std::string_view text) {
    textFaults().push_back(std::to_string(static_cast<int>(fault)) + ": " + std::string(text));
  });
}
inline void assertNoFaults(const char* where) {
  static std::string what;
  if (textFaults().empty()) return;
  what = std::string(where) + ": " + textFaults()[0];
  TEST_FAIL_MESSAGE(what.c_str());
}

// Opens a scene as a menu would.
inline void open(Device& device, SceneId scene) {
  device.app().go.push(scene);
  device.run(20);
}

}  // namespace lucca::ui::test
