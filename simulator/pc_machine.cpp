#include "simulator/pc_machine.h"

#include <algorithm>
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
      glassPixels_(pixels_.size()),
      canvas_(pixels_.data(), options.width, options.height),
      glass_(glassPixels_.data(), options.width, options.height),
      speaker_(speaker ? *speaker : silence_) {
  fixedSeed = options.seed;
  build();
}

void Machine::build() {
  handheld_.reset();
  store_ = std::make_unique<Store>(flash_);
  handheld_ =
      std::make_unique<ui::Handheld>(canvas_, servicesFor(options_, speaker_, lamp_, power_, led_, *store_));
}

void Machine::restart(uint32_t nowMs) {
  build();
  start(nowMs);
}

std::string Machine::openStore() {
  const std::string reason = flash_.open(options_.store.empty() ? usualStore() : options_.store);
  return reason.empty() ? reason : "Games will not be kept: " + reason + ".";
}

void Machine::start(uint32_t nowMs) {
  handheld_->init(nowMs);
  show(handheld_->visible());
  handheld_->shown(nowMs);
  if (!options_.language) return;
  ui::Settings& settings = handheld_->app().settings();
  settings.language = *options_.language;
  if (!settings.languageChosen) {
    settings.languageChosen = 1;
    handheld_->app().go.restart(ui::SceneId::Title);
  }
  handheld_->app().settingsChanged();
}

bool Machine::next(uint32_t nowMs, PadSet keys) {
  const bool changed = handheld_->next(nowMs, keys);
  if (changed) show(handheld_->visible());
  return changed;
}

void Machine::show(const Rect& part) {
  for (int y = part.y; y < part.bottom(); ++y) {
    const auto row = pixels_.begin() + y * options_.width + part.x;
    std::copy(row, row + part.w, glassPixels_.begin() + y * options_.width + part.x);
  }
}

uint32_t clockMs() {
  using namespace std::chrono;
  static const auto start = steady_clock::now();
  return static_cast<uint32_t>(duration_cast<milliseconds>(steady_clock::now() - start).count());
}

}  // namespace lucca::simulator
