// lucca-screens [FOLDER] [--only NAME]   every screen in every language on every panel as a PNG, and a contact sheet for
//                                        each panel and language
// lucca-screens --golden [--only NAME]   writes the references of the tests instead, after somebody has looked at them
// lucca-screens FOLDER --failed          only the screens that differed in the last run of the test
// lucca-screens --beside FOLDER          puts the pictures of FOLDER beside the new ones of screens that differed
#include <cstdio>
#include <exception>
#include <filesystem>
#include <stdexcept>

#include "host_tests/ui/harness/golden.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;
using namespace lucca::ui;
using namespace lucca::ui::test;
namespace fs = std::filesystem;

struct Wish {
  std::string folder = "build/screens", only, beside;
  bool golden = false, failed = false;

  bool wants(const std::string& path, const std::string& name) const {
    if (failed) return fs::exists(std::string(kFailedFolder) + "/" + path + "/" + name + ".png");
    return name.find(only) != std::string::npos;
  }
};

Wish wishOf(int argc, char** argv) {
  Wish wish;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--golden") {
      wish.golden = true;
    } else if (word == "--failed") {
      wish.failed = true;
    } else if (word == "--only" && i + 1 < argc) {
      wish.only = argv[++i];
    } else if (word == "--beside" && i + 1 < argc) {
      wish.beside = argv[++i];
    } else if (word.starts_with("-")) {
      throw std::invalid_argument(
          "usage: lucca-screens [FOLDER] [--golden] [--failed] [--only NAME] [--beside FOLDER]");
    } else {
      wish.folder = word;
    }
  }
  return wish;
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

Picture pictureOf(const test::Screen& screen, const Panel& panel, Language language) {
  Device device(panel, language);
  screen.go(device);
  return device.picture();
}

void removeOldReferences(References& references) {
  std::map<std::string, std::string> old = references.all();
  for (const test::Screen& screen : allScreens()) old.erase(screen.name);
  for (const auto& [name, sum] : old) references.remove(name);
}

int acceptScreens(const Wish& wish, const Panel& panel, Language language) {
  References references(panel, language);
  int count = 0;
  for (const test::Screen& screen : allScreens()) {
    if (!wish.wants(references.folder(), screen.name)) continue;
    references.set(screen.name, pictureOf(screen, panel, language));
    ++count;
  }
  removeOldReferences(references);
  references.write();
  return count;
}

int drawScreens(const Wish& wish, const Panel& panel, Language language) {
  const std::string path = References(panel, language).folder();
  std::vector<Picture> pictures;
  for (const test::Screen& screen : allScreens()) {
    if (!wish.wants(path, screen.name)) continue;
    pictures.push_back(pictureOf(screen, panel, language));
    savePicture(wish.folder + "/" + path + "/" + screen.name + ".png", pictures.back());
  }
  if (!pictures.empty() && !wish.failed) {
    savePicture(wish.folder + "/" + panelName(panel) + "-" + languageName(language) + ".png",
                contactSheet(pictures, 6));
  }
  return static_cast<int>(pictures.size());
}

Picture readPicture(const fs::path& path) {
  std::vector<uint8_t> bytes;
  Picture picture;
  if (!readFile(path.string(), bytes) || !decodePng(bytes, picture))
    throw std::runtime_error(path.string() + " is no picture of lucca-screens");
  return picture;
}

int compareScreens(const std::string& folder) {
  int count = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const fs::path fresh = fs::path(kFailedFolder) / fs::relative(entry.path(), folder);
    if (!entry.is_regular_file() || !fs::exists(fresh)) continue;
    savePicture(besidePath(fresh.string()), beside(readPicture(entry.path()), readPicture(fresh)));
    ++count;
  }
  return count;
}

int run(int argc, char** argv) {
  const Wish wish = wishOf(argc, argv);
  if (!wish.beside.empty()) {
    std::printf("%d comparisons under %s: before, after, and what changed in red\n",
                compareScreens(wish.beside), kFailedFolder);
    return 0;
  }
  int count = 0;
  for (const Panel& panel : kPanels) {
    for (int l = 0; l < kLanguages; ++l)
      count += (wish.golden ? acceptScreens : drawScreens)(wish, panel, static_cast<Language>(l));
  }
  if (count == 0 && !wish.failed) throw std::invalid_argument("no screen has a name with " + wish.only);
  std::printf("%d pictures under %s\n", count, wish.golden ? kGoldenFolder : wish.folder.c_str());
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
