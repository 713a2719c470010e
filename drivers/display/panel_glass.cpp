#include "drivers/display/panel_glass.h"

namespace lucca {

bool PanelGlass::change(uint32_t nowMs) {
  if (changed_ && nowMs - changedAt_ < kBetweenMs) return false;
  changedAt_ = nowMs;
  changed_ = true;
  return true;
}

bool PanelGlass::wake(uint32_t nowMs) {
  if (!change(nowMs)) return false;
  panel_.show();
  return true;
}

bool PanelGlass::sleep(uint32_t nowMs) {
  if (!change(nowMs)) return false;
  panel_.sleep();
  return true;
}

}  // namespace lucca
