// A display on the pins of a Pico with memory for sprites: all that a TFT_eSPI needs, in one object.
//
//   constexpr lucca::DisplayPins kPins = {.spi = 0, .clock = 18, .data = 19, .cs = 17, .dc = 16, .backlight = 20};
//   lucca::PicoTft<32 * 1024> display(kPins, lucca::panel240x240(0));
//   TFT_eSPI tft(display);
//
// It takes two DMA channels and DMA_IRQ_1.
#pragma once

#include <cstddef>
#include <cstdint>

#include "boards/board.h"
#include "drivers/tft_espi/include/display_setup.h"
#include "firmware/pico/pico_display_bus.h"

namespace lucca {

// It must not move or go away after `init`.
template <size_t kSpriteBytes = 0>
class PicoTft {
 public:
  // `file` as in DisplaySetup.
  PicoTft(const DisplayPins& pins, const Panel& panel, decltype(DisplaySetup::file) file = nullptr)
      : pins_(pins), panel_(panel), setup_{.bus = bus_, .panel = panel_, .sprites = &pool_, .file = file} {}
  PicoTft(const PicoTft&) = delete;
  PicoTft& operator=(const PicoTft&) = delete;

  operator const DisplaySetup&() const { return setup_; }

 private:
  DisplayPins pins_;
  Panel panel_;
  PicoDisplayBus bus_{pins_};
  alignas(4) uint8_t memory_[kSpriteBytes + 4]{};
  SpritePool pool_{memory_};
  DisplaySetup setup_;
};

}  // namespace lucca
