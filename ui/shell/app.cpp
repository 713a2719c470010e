#include "ui/shell/app.h"

namespace lucca::ui {

namespace {
constexpr uint32_t kToastMs = 2600;
constexpr uint32_t kExplainMs = 7000;
}  // namespace

App::App(const Services& services, std::span<std::byte> botWorkspace, GameUi& palazzi, GameUi& torri)
    : services_(services),
      sound_(services.speaker),
      light_(services.backlight),
      battery_(services.power),
      lamp_(services.led),
      palazzi_(palazzi),
      torri_(torri),
      session_(botWorkspace),
      spare_(botWorkspace) {}

void App::show(SceneId scene) {
  move_ = Move::Show;
  target_ = scene;
}

void App::push(SceneId scene) {
  move_ = Move::Push;
  target_ = scene;
}

void App::back() { move_ = Move::Back; }

void App::restart(SceneId scene) {
  move_ = Move::Restart;
  target_ = scene;
}

void App::playGame() { move_ = Move::Game; }

void App::home() {
  takeBack();
  restart(SceneId::MainMenu);
}

void App::ask(const Question& question) {
  question_ = question;
  push(SceneId::Dialog);
}

void App::openHelp(std::string_view topic) {
  topic_ = topic;
  push(SceneId::Rules);
}

void App::say(std::string_view words) {
  toast_.clear().add(words);
  toastUntil_ = now_ + kToastMs;
  toastIsRefusal_ = false;
  redraw();
}

void App::explain(std::string_view words) {
  say(words);
  toastUntil_ = now_ + kExplainMs;
}

void App::refuse(std::string_view why) {
  say(why);
  toastIsRefusal_ = true;
  sound(Effect::Refuse);
}

void App::refuse(Text why, std::initializer_list<Arg> args) { refuse(Phrase(why, args)); }

void App::happen(Action action) {
  if (settings_.speed != Speed::Instant) motion_.happen(now_, action);
}

void App::turnPage(int step) {
  if (settings_.speed != Speed::Instant) wipe_.start(now_, step > 0);
  redraw();
}

void App::applySettings() {
  setLanguage(settings_.language);
  sound_.setVolume(settings_.volume);
  light_.setBrightness(settings_.brightness);
  redraw();
}

// Asleep nobody would see it: the sign is drawn and the warning given after waking.
void App::watchBattery() {
  if (light_.asleep()) return;
  const BatterySign sign{battery_.known(), battery_.charging(), battery_.percent()};
  if (sign != batterySign_) redraw();
  batterySign_ = sign;
  const uint8_t warning = battery_.critical() ? 2 : battery_.low() ? 1 : 0;
  if (warning > batteryWarning_) {
    say(tr(warning == 2 ? Text::BatteryCritical : Text::BatteryLow));
    sound(Effect::Warning);
  }
  batteryWarning_ = warning;
}

}  // namespace lucca::ui
