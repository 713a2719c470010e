#include "host_tests/ui/harness/device.h"

#include <algorithm>
#include <stdexcept>

#include "base/crc32.h"
#include "host_tests/ui/harness/fitted_check.h"
#include "host_tests/ui/harness/fitted_panel.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui::test {

namespace {

constexpr uint32_t kTickMs = 20;  // more than the keys' debounce time

simulator::Options optionsFor(Panel panel, Language language, uint32_t seed, KeyLayout keys) {
  simulator::Options options;
  options.width = panel.width;
  options.height = panel.height;
  options.board = "Test board";
  options.version = "0.1.0";  // no reference changes with a release
  options.keys = keys;
  options.language = language;
  options.seed = seed;
  return options;
}

}  // namespace

Device::Device(Panel panel, Language language, uint32_t seed, KeyLayout keys)
    : machine_(std::make_unique<simulator::PcMachine>(optionsFor(panel, language, seed, keys))) {
  machine_->start(now_);
  // Every word and every principle was explained before: no notes over the pictures.
  app().settings.wordsSeen = ~0u;
  app().settings.principlesSeen = 0xFFFF;
  run(kTickMs);
}

Device& newDevice(Panel panel, Language language, uint32_t seed, KeyLayout keys) {
  static std::unique_ptr<Device> device;
  device = std::make_unique<Device>(panel, language, seed, keys);
  return *device;
}

uint32_t sumOf(const simulator::Picture& picture) {
  uint32_t crc = 0;
  const auto add = [&crc](uint32_t value) {
    const uint8_t bytes[] = {static_cast<uint8_t>(value), static_cast<uint8_t>(value >> 8),
                             static_cast<uint8_t>(value >> 16), static_cast<uint8_t>(value >> 24)};
    crc = crc32(bytes, sizeof bytes, crc);
  };
  add(static_cast<uint32_t>(picture.width));
  for (const uint32_t pixel : picture.pixels) add(pixel);
  return crc;
}

void Device::reboot() {
  run(300);  // what was decided, and set, is saved within that time
  cutPower();
}

void Device::cutPower() {
  machine_->restart(now_ += kTickMs);
  run(kTickMs);
}

void Device::keepFlash(const char* path) {
  const std::span<const uint8_t> bytes = flash().contents();
  if (!simulator::writeFile(path, {bytes.begin(), bytes.end()}))
    throw std::runtime_error("cannot write the file");
}

void Device::rebootWithOtherRules(std::size_t fits) {
  run(100);
  Store store(flash());
  static std::array<uint8_t, kSavedGameMost> bytes;
  std::size_t size = 0;
  static_cast<void>(store.mount());
  static_cast<void>(store.load(StoreKey::CurrentGame, kSavedGameVersion, bytes, size));
  bytes[size - kSavedGameTail] ^= 1;
  const std::size_t at = kSavedGameHead + 2 * fits;
  if (at < size - kSavedGameTail) bytes[at] = bytes[at + 1] = 0xFF;
  static_cast<void>(store.save(StoreKey::CurrentGame, kSavedGameVersion, {bytes.data(), size}));
  cutPower();
}

simulator::Picture Device::picture(Look look) {
  if (look == Look::Plain) return picture();
  if (now_ != shownAt_) rest();
  const auto wear = [&](bool large, Theme theme) {
    app().settings.largeText = large;
    app().settings.theme = theme;
    app().screen.redraw();
  };
  wear(look == Look::Large, look == Look::Contrast ? Theme::Contrast : Theme::Stone);
  run(kTickMs);
  const simulator::Picture seen = glance();
  wear(false, Theme::Stone);
  shownAt_ = now_;
  return seen;
}

void Device::waitForKeys() {
  while (app().screen.guard().holds()) run(kTickMs);
}

void Device::press(Button button) {
  waitForKeys();
  // After a release the keys count nothing for a while.
  if (now_ + kTickMs < readyAt_) machine_->next(now_ = readyAt_ - kTickMs, 0);
  const KeyStroke stroke = strokeFor(app().facts.keys, button);
  if (stroke.chord()) machine_->next(now_ += kTickMs, padBit(stroke.with));
  const PadSet pads = padBit(stroke.with) | padBit(stroke.pad);
  machine_->next(now_ += kTickMs, pads);
  for (uint32_t held = 0; stroke.held && held < 520; held += kTickMs) machine_->next(now_ += kTickMs, pads);
  machine_->next(now_ += kTickMs, 0);
  readyAt_ = now_ + Keys::kLockMs;
}

void Device::press(std::initializer_list<Button> buttons) {
  for (const Button button : buttons) press(button);
}

void Device::press(Button button, int times) {
  for (int i = 0; i < times; ++i) press(button);
}

void Device::run(uint32_t ms) {
  for (uint32_t passed = 0; passed < ms; passed += kTickMs) machine_->next(now_ += kTickMs, 0);
}

void Device::settle() {
  const auto moving = [](Session::Phase phase) {
    return phase == Session::Phase::Working || phase == Session::Phase::Think ||
           phase == Session::Phase::Show;
  };
  if (moving(session().phase()))
    unseen([&] {
      for (int i = 0; i < 200000 && moving(session().phase()); ++i) run(kTickMs);
    });
  run(2 * kTickMs);
}

std::string Device::pointedAt() {
  PictureReader reader;
  machine_->listen(reader);
  rest();
  app().screen.redraw();
  run(kTickMs);
  if (listener_ != nullptr) {
    machine_->listen(*listener_);
  } else {
    machine_->hush();
  }
  std::string words;
  // A row's sign at the right may be drawn before its words.
  std::stable_sort(reader.lines.begin(), reader.lines.end(),
                   [](const auto& a, const auto& b) { return a.box.x < b.box.x; });
  for (const PictureReader::Line& line : reader.lines) {
    if (PictureReader::inside(line.box, reader.chosen)) words += line.words;
  }
  return words;
}

void Device::choose(Text row) {
#ifndef LUCCA_HEARD
  throw NobodyListens();
#endif
  constexpr int kMostRows = 30;
  for (int i = 0; i < kMostRows; ++i) {
    if (pointedAt().starts_with(tr(row))) return press(Button::A);
    press(Button::Down);
  }
  throw std::runtime_error("no row of this list is called " + std::string(tr(row)));
}

void Device::rest() {
  for (int i = 0; i < 50 && handheld().moving(); ++i) run(kTickMs);
}

static lucca::Panel modelOf(Panel size) {
  if (size.height == 135) return panel135x240(1, &kTuningDisplayPack);
  if (size.height == 280) return panel240x280(0);
  return size.width == 320 ? panel240x320(1, &kTuningWide) : panel240x240(0, &kTuningPicoSystem);
}

FittedPanel::FittedPanel(Panel size)
    : model(modelOf(size)),
      pixels(static_cast<size_t>(size.width * size.height)),
      canvas(pixels.data(), size.width, size.height) {}

FittedPanel& Device::fitPanel() {
  panel_ = std::make_shared<FittedPanel>(Panel{canvas().width(), canvas().height()});
  const_cast<MachineFacts&>(app().facts).panel = &panel_->trial;
  return *panel_;
}

FittedCheck& Device::fitCheck() {
  check_ = std::make_shared<FittedCheck>();
  const_cast<MachineFacts&>(app().facts).check = check_.get();
  return *check_;
}

// The facts are constant for the screens; this is a machine that has others.
void Device::showFault(const Fault& fault, const char* words) {
  MachineFacts& facts = const_cast<MachineFacts&>(app().facts);
  facts.fault = fault;
  facts.faultWords = words;
  app().go.restart(SceneId::Fault);
  run(kTickMs);
}

void Device::startWithoutStore() {
  const Fault fault{FaultCode::Watchdog, kFaultsOfStore, 0, 0};
  session().abandon();
  app().keep.load(fault);
  showFault(fault, "");
}

void Device::toMenu() { press(Button::B); }

void Device::startGame(GameId game, int players, SeatSet bots, uint32_t seed) {
  // The page of another game's news would take the new one for its own, and so would a puzzle, a guided game or one that is only
  // looked at, also from below a page of help.
  if (scene() == SceneId::Recap || !app().game.isRunning()) {
    app().go.home();
    run(kTickMs);
  }
  app().draft = standardPlan(game);
  setPlayers(app().draft, players);
  for (Seat s = 0; s < players; ++s) app().draft.seats[static_cast<size_t>(s)].isBot = contains(bots, s);
  app().settings.speed = Speed::Instant;
  app().settingsChanged();
  static_cast<void>(session().start(app().draft, seed));
  app().go.playGame();
  run(kTickMs);
  settle();
}

void Device::takeTurn() {
  settle();
  for (int i = 0; i < 3 && scene() == SceneId::HandOver; ++i) press(Button::A);
  const bool onePage = app().stage().meanwhile() != nullptr;
  if (scene() == SceneId::Recap) press(onePage ? Button::A : Button::B);
  settle();
}

void Device::playAny(uint32_t random) {
  const ActionList& legal = session().legal();
  static_cast<void>(session().play(legal[random % legal.size()]));
  settle();
  if (session().phase() == Session::Phase::Confirm) session().confirm();
  settle();
}

}  // namespace lucca::ui::test
