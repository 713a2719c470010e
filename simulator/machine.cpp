#include "simulator/machine.h"

#include <chrono>
#include <cstdlib>
#include <random>

namespace lucca::simulator {

namespace {

std::optional<uint32_t> fixedSeed;

uint32_t randomSeed() {
  if (fixedSeed) return (*fixedSeed)++;
  return std::random_device{}();
}

std::string usualStore() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data)
    return std::string(data) + "/lucca/handheld.flash";
  const char* home = std::getenv("HOME");
  return std::string(home ? home : ".") + "/.local/share/lucca/handheld.flash";
}

ui::Services servicesFor(const Options& options, Speaker& speaker, Backlight& lamp, PowerSource& power,
                         Led& led, Store& store) {
  ui::Services services{speaker, lamp, power, led};
  services.store = &store;
  services.randomSeed = randomSeed;
  services.keys = options.keys;
  services.board = options.board.c_str();
  services.version = LUCCA_VERSION;
  services.thinkSteps = 64;
  return services;
}

}  // namespace

Machine::Machine(const Options& options, Speaker* speaker)
    : options_(options),
      pixels_(static_cast<size_t>(options.width * options.height)),
      canvas_(pixels_.data(), options.width, options.height),
      store_(flash_),
      handheld_(canvas_, servicesFor(options_, speaker ? *speaker : silence_, lamp_, power_, led_, store_)) {
  fixedSeed = options.seed;
}

std::string Machine::openStore() {
  const std::string reason = flash_.open(options_.store.empty() ? usualStore() : options_.store);
  return reason.empty() ? reason : "Games will not be kept: " + reason + ".";
}

void Machine::start(uint32_t nowMs) {
  handheld_.init(nowMs);
  handheld_.shown(nowMs);
  if (!options_.language) return;
  ui::Settings& settings = handheld_.app().settings();
  settings.language = *options_.language;
  if (!settings.languageChosen) {
    settings.languageChosen = 1;
    handheld_.app().restart(ui::SceneId::Title);
  }
  handheld_.app().settingsChanged();
}

uint32_t clockMs() {
  using namespace std::chrono;
  static const auto start = steady_clock::now();
  return static_cast<uint32_t>(duration_cast<milliseconds>(steady_clock::now() - start).count());
}

}  // namespace lucca::simulator
