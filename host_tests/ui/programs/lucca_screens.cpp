// lucca-screens [FOLDER] [--golden] [--only NAME]: every screen in every language on every panel as a PNG, and a contact
// sheet for each panel. --golden writes the references of the tests instead, after one has looked at them.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <stdexcept>

#include "host_tests/ui/harness/screens.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;
using namespace lucca::ui;
using namespace lucca::ui::test;

void save(const std::string& path, const Picture& picture) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  if (!writeFile(path, encodePng(picture))) throw std::runtime_error("cannot write " + path);
}

Picture contactSheet(const std::vector<Picture>& pictures, int columns) {
  constexpr int kGap = 8;
  const int w = pictures[0].width + kGap, h = pictures[0].height + kGap;
  const int rows = (static_cast<int>(pictures.size()) + columns - 1) / columns;
  Picture sheet(columns * w + kGap, rows * h + kGap, 0x504840);
  for (size_t i = 0; i < pictures.size(); ++i) {
    const int n = static_cast<int>(i);
    paste(sheet, pictures[i], kGap + n % columns * w, kGap + n / columns * h);
  }
  return sheet;
}

int run(int argc, char** argv) {
  std::string folder = "build/screens", only;
  bool golden = false;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--golden") {
      golden = true;
    } else if (word == "--only" && i + 1 < argc) {
      only = argv[++i];
    } else if (word.starts_with("-")) {
      throw std::invalid_argument("usage: lucca-screens [FOLDER] [--golden] [--only NAME]");
    } else {
      folder = word;
    }
  }
  int count = 0;
  for (const Panel& panel : kPanels) {
    for (int l = 0; l < kLanguages; ++l) {
      const Language language = static_cast<Language>(l);
      std::vector<Picture> pictures;
      for (const test::Screen& screen : allScreens()) {
        if (!only.empty() && std::string(screen.name).find(only) == std::string::npos) continue;
        Device device(panel, language);
        screen.go(device);
        pictures.push_back(device.picture());
        const std::string own =
            folder + "/" + panelName(panel) + "/" + languageName(language) + "/" + screen.name + ".png";
        save(golden ? goldenPath(panel, language, screen.name) : own, pictures.back());
        ++count;
      }
      if (pictures.empty()) throw std::invalid_argument("no screen has a name with " + only);
      if (!golden)
        save(folder + "/" + panelName(panel) + "-" + languageName(language) + ".png",
             contactSheet(pictures, 6));
    }
  }
  std::printf("%d pictures under %s\n", count, golden ? "host_tests/ui/golden" : folder.c_str());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "lucca-screens: %s\n", problem.what());
    return 2;
  }
}
