#include "simulator/pc_machine.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <random>

namespace lucca::simulator {

namespace {

constexpr uint16_t kThinkSteps = 64;  // a PC is faster than a handheld
constexpr uint32_t kSaveMs = 400;     // after that long without a key everything is saved

// A question's answer is a function without an object.
bool endWanted = false;
void end(ui::App&) { endWanted = true; }

std::string usualStore() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data)
    return std::string(data) + "/lucca/handheld.flash";
  const char* home = std::getenv("HOME");
  return std::string(home ? home : ".") + "/.local/share/lucca/handheld.flash";
}

std::size_t sizeOf(const Canvas& canvas) {
  return static_cast<std::size_t>(canvas.width() * canvas.height());
}

}  // namespace

PcGlass::PcGlass(const Canvas& from)
    : from_(from),
      pixels_(sizeOf(from)),
      blackPixels_(sizeOf(from)),
      memory_(pixels_.data(), from.width(), from.height()),
      black_(blackPixels_.data(), from.width(), from.height()) {}

void PcGlass::show(const Rect& part) {
  for (int y = part.y; y < part.bottom(); ++y) {
    const uint16_t* row = from_.pixels() + y * from_.width() + part.x;
    std::copy(row, row + part.w, pixels_.begin() + y * from_.width() + part.x);
  }
  changed_ = true;
}

bool PcGlass::wake(uint32_t) { return awake_ = changed_ = true; }

bool PcGlass::sleep(uint32_t) {
  awake_ = false;
  return changed_ = true;
}

uint32_t PcSeeds::newSeed() { return next_ ? (*next_)++ : std::random_device{}(); }

PcMachine::PcMachine(const Options& options, Speaker* speaker)
    : options_(options),
      pixels_(static_cast<std::size_t>(options.width * options.height)),
      canvas_(pixels_.data(), options.width, options.height),
      glass_(canvas_),
      seeds_(options.seed),
      speaker_(speaker ? *speaker : silence_) {
  build();
}

void PcMachine::build() {
  device_.reset();
  ui::MachineFacts facts{options_.keys, options_.board.c_str(), options_.version, kThinkSteps, {}};
  facts.outside = &outside_;
  device_ = std::make_unique<loop::Device>(
      canvas_, loop::Machine{glass_, watchdog_, seeds_, speaker_, lamp_, power_, led_, &flash_, facts});
}

void PcMachine::restart(uint32_t nowMs) {
  build();
  start(nowMs);
}

// A canvas without rows has nothing that must be drawn.
void PcMachine::draws(bool pictures) {
  if (canvas_.words().heard()) return;
  canvas_ = Canvas(pixels_.data(), options_.width, pictures ? options_.height : 0);
  if (pictures) handheld().app().screen.redraw();
}

std::string PcMachine::openStore() {
  const std::string reason = flash_.open(options_.store.empty() ? usualStore() : options_.store);
  return reason.empty() ? reason : "Games will not be kept: " + reason + ".";
}

void PcMachine::start(uint32_t nowMs) {
  device_->start(nowMs);
  useLanguage();
  askAboutStore(nowMs);
}

void PcMachine::askAboutStore(uint32_t nowMs) {
  endWanted = false;
  ui::Text words = ui::Text::SaveUnwritable;
  if (flash_.problem() == FileFlash::Problem::None) return;
  if (flash_.problem() == FileFlash::Problem::InUse) words = ui::Text::SaveInUse;
  if (flash_.problem() == FileFlash::Problem::NoStore) words = ui::Text::SaveNoStore;
  device_->next(nowMs, 0);  // the first screen comes before the question
  handheld().app().go.ask({ui::Phrase(words), ui::Text::KeyYes, ui::Text::KeyNo, nullptr, end});
  device_->next(nowMs, 0);
}

bool PcMachine::wantsToEnd() const { return endWanted; }

void PcMachine::save(uint32_t nowMs) {
  for (uint32_t ms = 0; ms < kSaveMs; ms += loop::Device::kTickMs) device_->next(nowMs + ms, 0);
}

void PcMachine::useLanguage() {
  if (!options_.language) return;
  ui::App& app = handheld().app();
  ui::Settings& settings = app.settings;
  settings.language = *options_.language;
  if (!settings.languageChosen) {
    settings.languageChosen = 1;
    app.go.restart(ui::SceneId::Title);
  }
  app.settingsChanged();
}

uint32_t clockMs() {
  using namespace std::chrono;
  static const auto start = steady_clock::now();
  return static_cast<uint32_t>(duration_cast<milliseconds>(steady_clock::now() - start).count());
}

}  // namespace lucca::simulator
