// Tries out the wiring and the settings of a panel. A page of the device check, for makers, changes one setting after the
// other until the picture is right, and shows the line for the board's file. The changes are lost when the device is switched off.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "boards/panel.h"
#include "drivers/display/frame_sender.h"

namespace lucca {

class PanelTrial {
 public:
  struct Fit {
    Mounting mounting;
    uint8_t tuning = 0;  // of kTunings; behind them, one that only the board's file has
    uint32_t baud = 0;
  };
  static constexpr int kTuningCount = static_cast<int>(std::size(kTunings));
  // From the fastest that the chip's SPI block reaches down to what long wires carry.
  static constexpr uint32_t kBauds[] = {62'500'000, 31'250'000, 20'833'000, 15'625'000, 10'416'000};
  static constexpr int kBaudCount = static_cast<int>(std::size(kBauds));

  // `model` has the facts that `panel` draws with; a trial changes it. The caller keeps all of them alive.
  PanelTrial(DisplayBus& bus, St7789& panel, Panel& model, FrameSender& sender, uint32_t baud);

  const Fit& fit() const { return fit_; }
  const Panel& model() const { return model_; }
  int tunings() const { return kTuningCount + (own_.tuning == kTuningCount ? 1 : 0); }
  // As boards/tuning.h calls it; "...": it is the file's own.
  const char* tuningName() const { return fit_.tuning < kTuningCount ? kTunings[fit_.tuning].name : "..."; }
  // The last column and row at which the glass can begin in the controller's memory.
  PanelOffset last() const;
  // Takes effect at once, with the glass dark for 130 ms where another tuning begins. The picture must be sent again.
  void tryOut(const Fit& fit);
  // As the board's file has it.
  void putBack() { tryOut(own_); }

 private:
  DisplayBus& bus_;
  St7789& panel_;
  Panel& model_;
  FrameSender& sender_;
  const PanelTuning* ownTuning_;
  Fit own_, fit_;
};

}  // namespace lucca
