// For a Device: a panel that remembers what it was told.
#pragma once

#include <vector>

#include "drivers/display/panel_trial.h"
#include "host_tests/drawing/fake_panel.h"
#include "host_tests/ui/harness/device.h"

namespace lucca::ui::test {

// A panel whose settings can be tried out.
struct FittedPanel {
  explicit FittedPanel(Panel size);

  lucca::Panel model;
  lucca::test::FakePanel bus;
  St7789 driver{bus, model};
  std::vector<uint16_t> pixels;
  Canvas canvas;
  FrameSender sender{driver, canvas};
  PanelTrial trial{bus, driver, model, sender, 62'500'000};
};

}  // namespace lucca::ui::test
