// One ST7789 panel behind its bus. Shows nothing before `show`: the memory holds noise at power-on, so the
// first frame goes out while the glass is dark.
#pragma once

#include <cstdint>

#include "boards/panel.h"
#include "drawing/rect.h"
#include "drivers/display/display_bus.h"

namespace lucca {

class St7789 {
 public:
  // Keeps both; they outlive it.
  St7789(DisplayBus& bus, const Panel& panel) : bus_(bus), panel_(panel), rotation_(panel.rotation) {}

  // Whether the panel may have been awake before, as after a watchdog's restart: it then needs a longer rest.
  enum class Start : uint8_t { Cold, Warm };
  // Resets and sets the panel up, asleep and dark. 5 ms, 125 ms after a warm start. After a cold start the caller lets
  // 120 ms pass before `show`: the data sheet's time from any reset to Sleep Out.
  void init(Start start);
  // Wakes the glass (5 ms) and shows the memory. After `init` and after `sleep`.
  void show();
  void sleep();

  void setRotation(uint8_t quarterTurns);
  uint8_t rotation() const { return rotation_; }
  int width() const { return turned() ? panel_.nativeHeight : panel_.nativeWidth; }
  int height() const { return turned() ? panel_.nativeWidth : panel_.nativeHeight; }
  void invert(bool on);  // relative to true colours

  // The pixels that follow fill this area, row by row. It must lie on the glass.
  void setWindow(const Rect& area);
  // An area of a frame that is `stride` pixels wide; `first` is the area's first pixel. Returns once it is on
  // its way.
  void sendArea(const Rect& area, const uint16_t* first, int stride);
  // Areas that are sent next, and lie in these rows of the glass: none of them is on its way while the panel's scan is there.
  void keepClearOfScan(int top, int bottom, uint32_t pixels);

  DisplayBus& bus() { return bus_; }

 private:
  void tune(const PanelTuning& tuning);
  bool turned() const { return (rotation_ & 1) != 0; }
  void setSpan(uint8_t command, int first, int last, uint32_t* told);

  DisplayBus& bus_;
  const Panel& panel_;
  uint8_t rotation_;
};

}  // namespace lucca
