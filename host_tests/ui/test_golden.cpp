// Every screen in every language on every panel, or on the one that LUCCA_PANEL names (240x135): against its reference, and
// with every text inside its box.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "drawing/canvas.h"
#include "drawing/text_listener.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/golden.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;
using namespace lucca::ui;
using namespace lucca::ui::test;

int failures = 0;
std::string where;  // the screen being drawn

void complain(const std::string& what) {
  ++failures;
  std::printf("%s\n", what.c_str());
}

void compare(const References& references, const std::string& name, const Picture& picture) {
  const std::string expected = references.of(name);
  if (expected == checksum(picture)) return;
  const std::string what = references.folder() + "/" + name;
  const std::string fresh = std::string(kFailedFolder) + "/" + what + ".png";
  savePicture(fresh, picture);
  if (expected.empty()) return complain(what + " has no reference; the new picture is " + fresh);
  Picture before;
  if (!references.picture(name, before)) return complain(what + " differs; the new picture is " + fresh);
  savePicture(besidePath(fresh), beside(before, picture));
  complain(what + " differs; before, after and the change are in " + besidePath(fresh));
}

int textFaults = 0;

void noteFault(TextFault fault, std::string_view text) {
  static const char* const kWhat[] = {"too wide", "too tall", "letter missing"};
  ++textFaults;
  std::printf("%s: %s: %.*s\n", where.c_str(), kWhat[static_cast<int>(fault)], static_cast<int>(text.size()),
              text.data());
}

double linear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

double brightness(Colour colour) {
  return 0.2126 * linear((colour >> 11) / 31.0) + 0.7152 * linear((colour >> 5 & 63) / 63.0) +
         0.0722 * linear((colour & 31) / 31.0);
}

// High contrast means at least 7 to 1 between a text and the ground that most of it lies on.
void measureContrast(const Canvas& canvas, const Rect& box, std::string_view text, Colour colour) {
  if (text.empty() || !isHighContrast()) return;
  std::map<Colour, int> grounds;
  for (int y = box.y; y < box.bottom(); ++y) {
    for (int x = box.x; x < box.right(); ++x) ++grounds[pixelAt(canvas, x, y)];
  }
  const auto most = std::max_element(grounds.begin(), grounds.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most == grounds.end()) return;
  const double a = brightness(colour), b = brightness(most->first);
  const double contrast = (std::fmax(a, b) + 0.05) / (std::fmin(a, b) + 0.05);
  if (contrast >= 7) return;
  ++textFaults;
  std::printf("%s: contrast %.1f (%04x on %04x): %.*s\n", where.c_str(), contrast, colour, most->first,
              static_cast<int>(text.size()), text.data());
}

// Measures every text of high contrast.
class ContrastMeter final : public TextListener {
 public:
  void begin() override {}
  void text(std::string_view, const Rect&, bool) override {}
  void ink(const Canvas& canvas, const Rect& box, std::string_view words, Colour colour) override {
    measureContrast(canvas, box, words, colour);
  }
  void cover(const Rect&) override {}
  void part(ScreenPart, const Rect&) override {}
  void end(const Rect&) override {}
};
ContrastMeter contrastMeter;

// All looks of a screen; the way to it is played once.
struct Compared {
  Look look;
  References references;
  std::map<std::string, std::string> unseen;
};

void compareAll(const Panel& panel, Language language) {
  std::vector<Compared> all;
  for (const Look look : kLooks) {
    if (!test::isCompared(panel, language, look)) continue;
    const References references(panel, language, look);
    std::filesystem::remove_all(std::string(kFailedFolder) + "/" + references.folder());
    all.push_back({look, references, references.all()});
  }
  for (const test::Screen& screen : allScreens()) {
    Device device(panel, language);
    where = std::string("on the way to ") + screen.name;
    screen.go(device);
    for (Compared& one : all) {
      where = one.references.folder() + " " + screen.name;
      if (one.look == Look::Contrast) device.listen(contrastMeter);
      compare(one.references, screen.name, device.picture(one.look));
      one.unseen.erase(screen.name);
    }
  }
  for (const Compared& one : all) {
    for (const auto& [name, sum] : one.unseen)
      complain(one.references.folder() + "/" + name + " has a reference but is no screen");
  }
}

void sayWhatToDo() {
  std::printf(
      "Compare all of them with the last commit: ./lucca screens --before. "
      "If the new ones are right: ./lucca screens --golden\n");
}

// With sanitizers one language is enough: they watch the drawing, and the words were compared without them.
constexpr int kDrawnLanguages = suite::kSanitized ? 1 : kLanguages;

bool isWanted(const Panel& panel) {
  const char* wanted = std::getenv("LUCCA_PANEL");
  return wanted == nullptr || panelName(panel) == wanted;
}

// Whether the texts on the way to each screen are watched, too: on the panel with the least room in every language, on the others
// in German, which has the longest words. With sanitizers ui_motion and ui_monkey draw what moves there.
bool watchesTheWay(const Panel& panel, Language language) {
  return !suite::kSanitized && (panel.height < 200 || language == Language::De);
}

// What is wrong, found out once for both tests: the way to each screen costs more than the look at it.
struct Faults {
  int panels, pictures, texts;
};

const Faults& faults() {
  static Faults found = {};
  if (found.panels != 0) return found;
  setTextFaultHook(noteFault);
  int panels = 0;
  for (const Panel& panel : kPanels) {
    if (!isWanted(panel)) continue;
    ++panels;
    for (int l = 0; l < kDrawnLanguages; ++l) {
      const Language language = static_cast<Language>(l);
      Device::drawsOnTheWay = watchesTheWay(panel, language);
      compareAll(panel, language);
    }
  }
  setTextFaultHook(nullptr);
  if (failures != 0) sayWhatToDo();
  return found = {panels, failures, textFaults};
}

}  // namespace

TEST(screens_look_as_they_did) {
  TEST_ASSERT_GREATER_THAN_MESSAGE(0, faults().panels, "LUCCA_PANEL names no panel");
  TEST_ASSERT_EQUAL_INT(0, faults().pictures);
}

// No text runs out of its box or lacks a letter, also on the ways that are watched.
TEST(texts_stay_in_their_boxes) { TEST_ASSERT_EQUAL_INT(0, faults().texts); }
