#include "ui/shell/app.h"

namespace lucca::ui {

App::App(const Services& services, std::span<std::byte> botWorkspace, GameUi& palazzi, GameUi& torri)
    : sound_(services.speaker),
      tell(sound_),
      screen(settings_),
      services_(services),
      light_(services.backlight),
      battery_(services.power),
      lamp_(services.led),
      palazzi_(palazzi),
      torri_(torri),
      session_(botWorkspace),
      spare_(botWorkspace) {}

void App::applySettings() {
  setLanguage(settings_.language);
  sound_.setVolume(settings_.volume);
  light_.setBrightness(settings_.brightness);
  screen.redraw();
}

// Asleep nobody would see it: the sign is drawn and the warning given after waking.
void App::watchBattery() {
  if (light_.asleep()) return;
  const BatterySign sign{battery_.known(), battery_.charging(), battery_.percent()};
  if (sign != batterySign_) screen.redraw();
  batterySign_ = sign;
  const uint8_t warning = battery_.critical() ? 2 : battery_.low() ? 1 : 0;
  if (warning > batteryWarning_) {
    tell.announce(warning == 2 ? Text::BatteryCritical : Text::BatteryLow);
    tell.sound(Effect::Warning);
  }
  batteryWarning_ = warning;
}

}  // namespace lucca::ui
