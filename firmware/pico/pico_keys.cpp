#include "firmware/pico/pico_keys.h"

#include <hardware/gpio.h>
#include <hardware/structs/io_bank0.h>
#include <hardware/timer.h>

namespace lucca {

namespace {
constexpr uint32_t kPullUpUs = 20;  // until a wire of a few centimetres is high
}

PicoKeys::PicoKeys(const KeyPins& pins)
    : pins_{pins.up, pins.down, pins.left, pins.right, pins.a, pins.b, pins.x, pins.y, pins.press} {}

void PicoKeys::init() {
  for (const Pin pin : pins_) {
    if (pin == kNoPin) continue;
    gpio_init(static_cast<unsigned>(pin));
    gpio_pull_up(static_cast<unsigned>(pin));
  }
  busy_wait_us_32(kPullUpUs);
  levels();  // the edges of the pins' own rising are nobody's taps
  last_ = unsteady_ = 0;
}

KeyLayout PicoKeys::layout() const {
  PadSet available = 0;
  for (int i = 0; i < kPads; ++i) {
    if (pins_[i] != kNoPin) available |= padBit(static_cast<Pad>(i));
  }
  return layoutFor(available);
}

// The chip remembers falling edges without any interrupt; reading them is enough.
PadSet PicoKeys::levels() {
  PadSet down = 0, tapped = 0;
  for (int i = 0; i < kPads; ++i) {
    if (pins_[i] == kNoPin) continue;
    const unsigned pin = static_cast<unsigned>(pins_[i]);
    const PadSet bit = padBit(static_cast<Pad>(i));
    const uint32_t events = io_bank0_hw->intr[pin / 8] >> (4 * (pin % 8));
    if (events & GPIO_IRQ_EDGE_FALL) {
      tapped |= bit;
      gpio_acknowledge_irq(pin, GPIO_IRQ_EDGE_FALL);
    }
    if (!gpio_get(pin)) down |= bit;
  }
  const PadSet seen = down | (tapped & static_cast<PadSet>(~unsteady_));
  unsteady_ = down ^ last_;
  last_ = down;
  return seen;
}

}  // namespace lucca
