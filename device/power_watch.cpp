#include "device/power_watch.h"

namespace lucca::loop {

void PowerWatch::next(const Battery& battery, ui::App& app) {
  const Sign sign{battery.known(), battery.charging(), battery.percent()};
  if (sign != sign_) app.screen.redraw();
  sign_ = sign;
  const Warning warning = battery.critical() ? Warning::Critical
                          : battery.low()    ? Warning::Low
                                             : Warning::None;
  if (warning > warned_)
    app.tell.warn(warning == Warning::Critical ? ui::Text::BatteryCritical : ui::Text::BatteryLow);
  warned_ = warning;
}

}  // namespace lucca::loop
