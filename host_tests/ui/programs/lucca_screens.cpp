// lucca-screens [FOLDER] [--only NAME] [--on PANEL/LANGUAGE]
//                                        every screen in every language on every panel as a PNG, and a contact sheet for
//                                        each panel and language
// lucca-screens --golden [--only NAME]   writes the references of the tests instead, after somebody has looked at them
// lucca-screens FOLDER --failed          only the screens that differed in the last run of the test
// lucca-screens --beside FOLDER          puts the pictures of FOLDER beside the new ones of screens that differed
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "host_tests/ui/harness/golden.h"
#include "simulator/program.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;
using namespace lucca::ui;
using namespace lucca::ui::test;
namespace fs = std::filesystem;

struct Wish {
  std::string folder = "build/screens", only, on, beside;
  bool golden = false, failed = false;

  bool wants(const std::string& path, const std::string& name) const {
    if (failed) return fs::exists(std::string(kFailedFolder) + "/" + path + "/" + name + ".png");
    return path.find(on) != std::string::npos && name.find(only) != std::string::npos;
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
    } else if (word == "--on" && i + 1 < argc) {
      wish.on = argv[++i];
    } else if (word == "--beside" && i + 1 < argc) {
      wish.beside = argv[++i];
    } else if (word.starts_with("-")) {
      throw std::invalid_argument(
          "usage: lucca-screens [FOLDER] [--golden] [--failed] [--only NAME] [--on PANEL/LANGUAGE] [--beside "
          "FOLDER]");
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

void removeOldReferences(References& references) {
  std::map<std::string, std::string> old = references.all();
  for (const test::Screen& screen : allScreens()) old.erase(screen.name);
  for (const auto& [name, sum] : old) references.remove(name);
}

// The looks of a panel and language that are wanted, each with its references; the way to a screen is played once for all of
// them.
struct Drawn {
  Look look;
  References references;
  std::vector<Picture> pictures;
};

std::vector<Drawn> drawAll(const Wish& wish, const Panel& panel, Language language) {
  std::vector<Drawn> all;
  for (const Look look : kLooks) {
    if (isCompared(panel, language, look)) all.push_back({look, References(panel, language, look), {}});
  }
  for (const test::Screen& screen : allScreens()) {
    std::unique_ptr<Device> device;
    for (Drawn& drawn : all) {
      if (!wish.wants(drawn.references.folder(), screen.name)) continue;
      if (!device) {
        device = std::make_unique<Device>(panel, language);
        screen.go(*device);
      }
      drawn.pictures.push_back(device->picture(drawn.look));
      const std::string path = wish.folder + "/" + drawn.references.folder() + "/" + screen.name + ".png";
      wish.golden ? drawn.references.set(screen.name, drawn.pictures.back())
                  : savePicture(path, drawn.pictures.back());
    }
  }
  return all;
}

int acceptScreens(const Wish& wish, const Panel& panel, Language language) {
  std::size_t count = 0;
  for (Drawn& drawn : drawAll(wish, panel, language)) {
    count += drawn.pictures.size();
    removeOldReferences(drawn.references);
    drawn.references.write();
  }
  return static_cast<int>(count);
}

int drawScreens(const Wish& wish, const Panel& panel, Language language) {
  std::size_t count = 0;
  for (const Drawn& drawn : drawAll(wish, panel, language)) {
    count += drawn.pictures.size();
    if (drawn.pictures.empty() || wish.failed) continue;
    std::string sheet = drawn.references.folder();
    std::replace(sheet.begin(), sheet.end(), '/', '-');
    savePicture(wish.folder + "/" + sheet + ".png", contactSheet(drawn.pictures, 6));
  }
  return static_cast<int>(count);
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
  if (count == 0 && !wish.failed) {
    throw std::invalid_argument("no screen of \"" + wish.on + "\" has a name with \"" + wish.only + "\"");
  }
  std::printf("%d pictures under %s\n", count, wish.golden ? kGoldenFolder : wish.folder.c_str());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return lucca::simulator::runProgram("lucca-screens", [=] { return run(argc, argv); });
}
