#include "host_tests/ui/harness/device.h"

namespace lucca::ui::test {

namespace {

constexpr uint32_t kTickMs = 20;  // more than the keys' debounce time

simulator::Options optionsFor(Panel panel, Language language, uint32_t seed, KeyLayout keys) {
  simulator::Options options;
  options.width = panel.width;
  options.height = panel.height;
  options.board = "Test board";
  options.keys = keys;
  options.language = language;
  options.seed = seed;
  return options;
}

}  // namespace

Device::Device(Panel panel, Language language, uint32_t seed, KeyLayout keys)
    : machine_(std::make_unique<simulator::PcMachine>(optionsFor(panel, language, seed, keys))) {
  machine_->start(now_);
  app().settings().wordsSeen = ~0u;  // every word was explained before: no notes over the pictures
  run(kTickMs);
}

void Device::reboot() {
  run(300);  // what was decided, and set, is saved within that time
  cutPower();
}

void Device::cutPower() {
  machine_->restart(now_ += kTickMs);
  run(kTickMs);
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

void Device::press(Button button) {
  machine_->next(now_ += kTickMs, buttonBit(button));
  machine_->next(now_ += kTickMs, 0);
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
  const auto moving = [](Stage stage) {
    return stage == Stage::Working || stage == Stage::Think || stage == Stage::Show;
  };
  for (int i = 0; i < 200000 && moving(session().stage()); ++i) run(kTickMs);
  run(2 * kTickMs);
}

void Device::rest() {
  for (int i = 0; i < 50 && handheld().moving(); ++i) run(kTickMs);
}

void Device::toMenu() { press(Button::A); }

void Device::startGame(GameId game, int players, SeatSet bots, uint32_t seed) {
  app().draft() = standardPlan(game);
  setPlayers(app().draft(), players);
  for (Seat s = 0; s < players; ++s) app().draft().seats[static_cast<size_t>(s)].isBot = contains(bots, s);
  app().settings().speed = Speed::Instant;
  app().settingsChanged();
  static_cast<void>(session().start(app().draft(), seed));
  app().go.playGame();
  run(kTickMs);
  settle();
}

void Device::takeTurn() {
  settle();
  for (int i = 0; i < 3 && scene() == SceneId::HandOver; ++i) press(Button::A);
  const bool onePage = app().gameUi().panels(Table(app())) > 0;
  if (scene() == SceneId::Recap) press(onePage ? Button::A : Button::B);
  settle();
}

void Device::playAny(uint32_t random) {
  const ActionList& legal = session().legal();
  static_cast<void>(session().play(legal[random % legal.size()]));
  if (session().stage() == Stage::Confirm) session().confirm();
  settle();
}

}  // namespace lucca::ui::test
