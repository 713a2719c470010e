// Watches the battery: requests a redraw of its sign when it changes, and warns once when the battery becomes low and once
// when it is nearly empty. If the device restarted with such a battery, the warning gives it as the reason.
#pragma once

#include <cstdint>

#include "drivers/battery.h"
#include "ui/shell/app.h"

namespace lucca::loop {

class PowerWatch {
 public:
  // Does nothing while the panel is asleep: the warning would not be seen, so it comes after waking.
  void next(const Battery& battery, ui::App& app);

 private:
  enum class Warning : uint8_t { None, Low, Critical };
  struct Sign {
    bool known = false, charging = false;
    uint8_t percent = 0;
    friend constexpr bool operator==(const Sign&, const Sign&) = default;
  };

  static void warn(Warning warning, ui::App& app, bool restarted);

  Sign sign_;  // as it was last drawn
  Warning warned_ = Warning::None;
};

}  // namespace lucca::loop
