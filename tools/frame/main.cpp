// lucca-frame [options] STEP...: the handheld of the host build, led by the same steps as the emulated one, leaves its
// frames for comparison, pixel for pixel. Steps: wait:MS, press:KEY, hold:KEY, release:KEY, shot:FILE.png,
// and words, which prints what stands on the screen.
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <string>

#include "simulator/pc_machine.h"
#include "simulator/picture.h"
#include "simulator/screen_words.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

constexpr uint32_t kTickMs = loop::Device::kTickMs;
constexpr uint32_t kPressMs = 60;

PadSet padNamed(const std::string& name) {
  constexpr const char* kNames[kPads] = {"up", "down", "left", "right", "a", "b", "x", "y", "press"};
  for (int i = 0; i < kPads; ++i) {
    if (name == kNames[i]) return padBit(static_cast<Pad>(i));
  }
  throw std::invalid_argument("no key " + name);
}

class Script {
 public:
  explicit Script(PcMachine& machine) : machine_(machine) {
    machine_.start(0);
    machine_.listen(words_);
  }

  void step(const std::string& text) {
    const std::size_t colon = text.find(':');
    const std::string verb = text.substr(0, colon);
    const std::string word = colon == std::string::npos ? "" : text.substr(colon + 1);
    if (verb == "wait") {
      wait(static_cast<uint32_t>(std::stoul(word)));
    } else if (verb == "press") {
      held_ |= padNamed(word);
      wait(kPressMs);
      held_ &= static_cast<PadSet>(~padNamed(word));
      wait(kPressMs);
    } else if (verb == "hold") {
      held_ |= padNamed(word);
    } else if (verb == "release") {
      held_ &= static_cast<PadSet>(~padNamed(word));
    } else if (verb == "shot") {
      shoot(word);
    } else if (verb == "words") {
      char lines[8192];
      std::fwrite(lines, 1, words_.lines(lines), stdout);
    } else {
      throw std::invalid_argument("no step " + text);
    }
  }

 private:
  void wait(uint32_t ms) {
    for (const uint32_t end = now_ + ms; now_ < end; now_ += kTickMs) machine_.next(now_, held_);
  }

  // A PNG; or, for a FILE that ends with .565, "LUCCA565 width height" and the pixels in the panel's byte order.
  void shoot(const std::string& path) const {
    const Canvas& canvas = machine_.canvas();
    if (!path.ends_with(".565")) {
      if (!writeFile(path, encodePng(pictureOf(canvas)))) throw std::runtime_error("cannot write " + path);
      return;
    }
    std::ofstream out(path, std::ios::binary);
    out << "LUCCA565 " << canvas.width() << " " << canvas.height() << "\n";
    out.write(reinterpret_cast<const char*>(canvas.pixels()),
              static_cast<std::streamsize>(2) * canvas.width() * canvas.height());
    if (!out) throw std::runtime_error("cannot write " + path);
  }

  PcMachine& machine_;
  ScreenWords words_;
  uint32_t now_ = 0;
  PadSet held_ = 0;
};

int run(Options options) {
  PcMachine machine(options);
  if (const std::string problem = options.store.empty() ? "" : machine.openStore(); !problem.empty())
    throw std::runtime_error(problem);
  Script script(machine);
  for (const std::string& step : options.rest) script.step(step);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return runWithOptions(argc, argv, "lucca-frame STEP...",
                        "Steps: wait:MS, press:KEY, hold:KEY, release:KEY, shot:FILE.png.", run);
}
