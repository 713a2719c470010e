#include "device/power_watch.h"

namespace lucca::loop {

namespace {

bool restarted(const ui::MachineFacts& facts) {
  return facts.supplyDipped || facts.fault.code != FaultCode::None;
}

}  // namespace

void PowerWatch::next(const Battery& battery, ui::App& app) {
  const Sign sign{battery.known(), battery.charging(), battery.percent()};
  const bool first = sign.known && !sign_.known;
  if (sign != sign_) app.screen.redraw();
  sign_ = sign;
  const Warning warning = battery.critical() ? Warning::Critical
                          : battery.low()    ? Warning::Low
                                             : Warning::None;
  if (warning > warned_) warn(warning, app, first && restarted(app.facts));
  warned_ = warning;
}

void PowerWatch::warn(Warning warning, ui::App& app, bool restarted) {
  if (warning == Warning::Low) return app.tell.warn(ui::Text::BatteryLow);
  if (!restarted) return app.tell.warn(ui::Text::BatteryCritical);
  app.tell.announce(ui::Text::BatteryRestarted);
  app.tell.sound(Sound::Warning);
}

}  // namespace lucca::loop
