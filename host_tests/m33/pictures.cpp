// pictures WIDTHxHEIGHT LANGUAGE [STEP FIRST]: draws every screen (or every STEPth, from FIRST on) on the emulated processor and
// compares its checksum with the reference.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <string>

#include "base/crc32.h"
#include "host_tests/ui/harness/screens.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

std::string checksum(const simulator::Picture& picture) {
  uint32_t crc = 0;
  const auto add = [&crc](uint32_t value) {
    crc = crc32(reinterpret_cast<const uint8_t*>(&value), sizeof value, crc);
  };
  add(static_cast<uint32_t>(picture.width));
  for (const uint32_t pixel : picture.pixels) add(pixel);
  char text[9];
  std::snprintf(text, sizeof text, "%08lx", static_cast<unsigned long>(crc));
  return text;
}

std::map<std::string, std::string> referencesOf(const std::string& panel, const std::string& language) {
  std::ifstream file("host_tests/ui/golden/" + panel + "-" + language + ".txt");
  std::map<std::string, std::string> found;
  std::string name, sum;
  while (file >> name >> sum) found[name] = sum;
  return found;
}

int compareAll(const test::Panel& panel, Language language, std::size_t step, std::size_t first) {
  const auto references = referencesOf(panelName(panel), languageName(language));
  int all = 0, failed = 0, unheard = 0;
  const std::vector<test::Screen> screens = allScreens();
  for (std::size_t i = first; i < screens.size(); i += step) {
    const test::Screen& screen = screens[i];
    Device device(panel, language);
    try {
      screen.go(device);
    } catch (const NobodyListens&) {  // the way there chooses rows by their names: the PC alone draws it
      ++unheard;
      continue;
    }
    ++all;
    const auto expected = references.find(screen.name);
    if (expected != references.end() && expected->second == checksum(device.picture())) continue;
    ++failed;
    std::printf("%s %s %s differs\n", panelName(panel).c_str(), languageName(language).c_str(), screen.name);
  }
  std::printf("%s %s: %d need a listener; %d passed, %d failed\n", panelName(panel).c_str(),
              languageName(language).c_str(), unheard, all - failed, failed);
  return failed;
}

}  // namespace

int main(int argc, char** argv) {
  for (const test::Panel& panel : kPanels) {
    for (int l = 0; argc >= 3 && l < kLanguages; ++l) {
      const Language language = static_cast<Language>(l);
      if (panelName(panel) != argv[1] || languageName(language) != argv[2]) continue;
      const std::size_t step = argc == 5 ? std::strtoul(argv[3], nullptr, 10) : 1;
      const std::size_t first = argc == 5 ? std::strtoul(argv[4], nullptr, 10) : 0;
      return compareAll(panel, language, step, first) == 0 ? 0 : 1;
    }
  }
  std::printf("usage: pictures WIDTHxHEIGHT LANGUAGE [STEP FIRST]\n");
  return 2;
}
