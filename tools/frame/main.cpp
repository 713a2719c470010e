// lucca-frame [options] STEP...: the handheld of the host build, led by the same steps as the emulated one, leaves its
// frames for comparison, pixel for pixel. Steps: wait:MS, press:KEY, hold:KEY, release:KEY, shot:FILE.png,
// and words, which prints the words on the screen.
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include "simulator/pc_machine.h"
#include "simulator/picture.h"
#include "simulator/screen_words.h"
#include "tools/arguments.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

constexpr uint32_t kTickMs = loop::Device::kTickMs;
constexpr uint32_t kPressMs = 60;

constexpr const char* kSteps = "Steps: wait:MS, press:KEY, hold:KEY, release:KEY, shot:FILE.png, words.";
constexpr uint32_t kMostWaitMs = 24 * 60 * 60 * 1000;

// One step of the script, checked.
struct Step {
  std::string verb, word;
  PadSet pad = 0;
  uint32_t ms = 0;
};

PadSet padNamed(const std::string& name, const std::string& step) {
  constexpr const char* kNames[kPads] = {"up", "down", "left", "right", "a", "b", "x", "y", "press"};
  std::string known;
  for (int i = 0; i < kPads; ++i) {
    if (name == kNames[i]) return padBit(static_cast<Pad>(i));
    known += std::string(i == 0 ? "" : ", ") + kNames[i];
  }
  throw std::invalid_argument(step + ": there is no key \"" + name + "\"; there are " + known);
}

uint32_t milliseconds(const std::string& word, const std::string& step) {
  if (const auto ms = wholeNumber(word, {0, kMostWaitMs})) return *ms;
  throw std::invalid_argument(step + ": a wait takes milliseconds, from 0 to " + std::to_string(kMostWaitMs));
}

Step readStep(const std::string& text) {
  const std::size_t colon = text.find(':');
  Step step{.verb = text.substr(0, colon), .word = colon == std::string::npos ? "" : text.substr(colon + 1)};
  if (step.verb == "wait") {
    step.ms = milliseconds(step.word, text);
  } else if (step.verb == "press" || step.verb == "hold" || step.verb == "release") {
    step.pad = padNamed(step.word, text);
  } else if (step.verb == "shot") {
    if (step.word.empty()) throw std::invalid_argument(text + ": a shot needs a file");
  } else if (step.verb != "words") {
    throw std::invalid_argument("there is no step \"" + text + "\". " + kSteps);
  }
  return step;
}

class Script {
 public:
  explicit Script(PcMachine& machine) : machine_(machine) {
    machine_.start(0);
    machine_.listen(words_);
  }

  void take(const Step& step) {
    if (step.verb == "wait") {
      wait(step.ms);
    } else if (step.verb == "press") {
      held_ |= step.pad;
      wait(kPressMs);
      held_ &= static_cast<PadSet>(~step.pad);
      wait(kPressMs);
    } else if (step.verb == "hold") {
      held_ |= step.pad;
    } else if (step.verb == "release") {
      held_ &= static_cast<PadSet>(~step.pad);
    } else if (step.verb == "shot") {
      shoot(step.word);
    } else {
      char lines[8192];
      std::fwrite(lines, 1, words_.lines(lines), stdout);
    }
  }

 private:
  void wait(uint32_t ms) {
    for (const uint32_t end = now_ + ms; now_ < end; now_ += kTickMs) machine_.next(now_, held_);
  }

  // A PNG; or, for a FILE that ends with .565, "LUCCA565 width height" and the pixels in the panel's byte order.
  void shoot(const std::string& path) const {
    const Canvas& canvas = machine_.canvas();
    const std::vector<uint8_t> bytes =
        path.ends_with(".565") ? rawPixels(canvas) : encodePng(pictureOf(canvas));
    if (!writeFile(path, bytes))
      throw std::runtime_error("cannot write " + path + ": " + std::strerror(errno));
  }

  static std::vector<uint8_t> rawPixels(const Canvas& canvas) {
    const std::string head =
        "LUCCA565 " + std::to_string(canvas.width()) + " " + std::to_string(canvas.height()) + "\n";
    std::vector<uint8_t> bytes(head.begin(), head.end());
    const auto* pixels = reinterpret_cast<const uint8_t*>(canvas.pixels());
    bytes.insert(bytes.end(), pixels, pixels + 2 * canvas.width() * canvas.height());
    return bytes;
  }

  PcMachine& machine_;
  ScreenWords words_;
  uint32_t now_ = 0;
  PadSet held_ = 0;
};

int run(Options options) {
  // All steps are checked before the first is taken, so that a wrong one leaves no picture behind.
  std::vector<Step> steps;
  for (const std::string& step : options.rest) steps.push_back(readStep(step));
  PcMachine machine(options);
  if (const std::string problem = options.store.empty() ? "" : machine.openStore(); !problem.empty())
    throw std::runtime_error(problem);
  Script script(machine);
  for (const Step& step : steps) script.take(step);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return runWithOptions(argc, argv, "lucca-frame STEP...", kSteps, SIZE_MAX, run);
}
