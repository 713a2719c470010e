#include "host_tests/ui/harness/golden.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace lucca::ui::test {

using simulator::Picture;

std::string checksum(const Picture& picture) {
  char text[9];
  std::snprintf(text, sizeof text, "%08lx", static_cast<unsigned long>(sumOf(picture)));
  return text;
}

void savePicture(const std::string& path, const Picture& picture) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  if (!simulator::writeFile(path, simulator::encodePng(picture)))
    throw std::runtime_error("cannot write " + path);
}

Picture beside(const Picture& before, const Picture& after) {
  constexpr int kGap = 8;
  const bool sameSize = before.width == after.width && before.height == after.height;
  Picture sheet(before.width + after.width + kGap + (sameSize ? after.width + kGap : 0),
                std::max(before.height, after.height), 0x504840);
  paste(sheet, before, 0, 0);
  paste(sheet, after, before.width + kGap, 0);
  if (!sameSize) return sheet;
  Picture change(after.width, after.height);
  for (std::size_t i = 0; i < change.pixels.size(); ++i) {
    const uint32_t grey = (after.pixels[i] >> 8 & 0xFF) / 2 + 0x60;
    change.pixels[i] = before.pixels[i] == after.pixels[i] ? grey << 16 | grey << 8 | grey : 0xFF0000;
  }
  paste(sheet, change, 2 * (after.width + kGap), 0);
  return sheet;
}

std::string besidePath(const std::string& path) {
  return path.substr(0, path.size() - std::string(".png").size()) + "-beside.png";
}

namespace {

constexpr const char* kLookNames[] = {"", "-large", "-contrast"};
constexpr const char* kShown[] = {"main_menu",      "settings_look", "rules_open",
                                  "palazzi-choose", "torri-lot-8",   "result_palazzi"};

bool isSquare(const Panel& panel) { return panel.width == kSquare.width && panel.height == kSquare.height; }

}  // namespace

bool isCompared(const Panel& panel, Language language, Look look) {
  if (look == Look::Large) return panel.height >= kSquare.height;
  return look == Look::Plain || (language == Language::En && panel.height == kSquare.height);
}

References::References(const Panel& panel, Language language, Look look)
    : folder_(panelName(panel) + "/" + languageName(language) + kLookNames[static_cast<int>(look)]),
      fileName_(panelName(panel) + "-" + languageName(language) + kLookNames[static_cast<int>(look)]),
      all_(isSquare(panel) && language == Language::En && look == Look::Plain),
      some_(isSquare(panel) && language == Language::En && look != Look::Plain) {
  std::ifstream file(textPath());
  std::string screen, sum;
  while (file >> screen >> sum) checksums_[screen] = sum;
  const std::filesystem::path pictures = std::filesystem::path(kGoldenFolder) / folder_;
  if (!std::filesystem::exists(pictures)) return;
  for (const auto& entry : std::filesystem::directory_iterator(pictures)) {
    Picture found;
    const std::string name = entry.path().stem().string();
    checksums_[name] = picture(name, found) ? checksum(found) : "unreadable";
  }
}

bool References::keepsPicture(const std::string& name) const {
  return all_ || (some_ && std::find(std::begin(kShown), std::end(kShown), name) != std::end(kShown));
}

std::string References::of(const std::string& name) const {
  const auto found = checksums_.find(name);
  return found == checksums_.end() ? "" : found->second;
}

bool References::picture(const std::string& name, Picture& picture) const {
  std::vector<uint8_t> bytes;
  return keepsPicture(name) && simulator::readFile(picturePath(name), bytes) &&
         simulator::decodePng(bytes, picture);
}

void References::set(const std::string& name, const Picture& picture) {
  const std::string sum = checksum(picture);
  if (keepsPicture(name) && of(name) != sum) savePicture(picturePath(name), picture);
  checksums_[name] = sum;
}

void References::remove(const std::string& name) {
  checksums_.erase(name);
  if (keepsPicture(name)) std::filesystem::remove(picturePath(name));
}

void References::write() const {
  if (all_) return;
  std::filesystem::create_directories(kGoldenFolder);
  std::ofstream file(textPath());
  for (const auto& [name, sum] : checksums_) {
    if (!keepsPicture(name)) file << name << " " << sum << "\n";
  }
  if (!file) throw std::runtime_error("cannot write " + textPath());
}

std::string References::picturePath(const std::string& name) const {
  return std::string(kGoldenFolder) + "/" + folder_ + "/" + name + ".png";
}

std::string References::textPath() const { return std::string(kGoldenFolder) + "/" + fileName_ + ".txt"; }

}  // namespace lucca::ui::test
