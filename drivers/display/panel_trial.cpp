#include "drivers/display/panel_trial.h"

namespace lucca {

namespace {

// Of the controller, before it is turned.
constexpr int kMemoryWidth = 240, kMemoryHeight = 320;

uint8_t numberOf(const PanelTuning* tuning) {
  for (uint8_t i = 0; i < PanelTrial::kTuningCount; ++i) {
    if (kTunings[i].tuning == tuning) return i;
  }
  return PanelTrial::kTuningCount;
}

}  // namespace

PanelTrial::PanelTrial(DisplayBus& bus, St7789& panel, Panel& model, FrameSender& sender, uint32_t baud)
    : bus_(bus),
      panel_(panel),
      model_(model),
      sender_(sender),
      ownTuning_(model.tuning),
      own_{{model.inverted, model.bgr, model.offset()}, numberOf(model.tuning), baud},
      fit_(own_) {}

PanelOffset PanelTrial::last() const {
  const int across = kMemoryWidth - model_.nativeWidth, down = kMemoryHeight - model_.nativeHeight;
  const auto column = static_cast<uint8_t>(model_.turned() ? down : across);
  const auto row = static_cast<uint8_t>(model_.turned() ? across : down);
  return {column, row};
}

void PanelTrial::tryOut(const Fit& fit) {
  const bool drivenAnew = fit.tuning != fit_.tuning;
  const bool clockedAnew = fit.baud != fit_.baud;
  fit_ = fit;
  sender_.wait();
  model_ = model_.with(fit.mounting);
  model_.tuning = fit.tuning < kTuningCount ? kTunings[fit.tuning].tuning : ownTuning_;
  if (clockedAnew) bus_.setBaud(fit.baud);
  // Only a reset brings the controller's own values back.
  if (drivenAnew) {
    panel_.init(St7789::Start::Warm);
    panel_.show();
  } else {
    panel_.invert(false);
    panel_.setRotation(panel_.rotation());
  }
  sender_.forget();
}

}  // namespace lucca
