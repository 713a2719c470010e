#include "firmware/pico/pico_lamps.h"

#include <hardware/clocks.h>
#include <hardware/gpio.h>
#include <hardware/pwm.h>

namespace lucca {

namespace {

// 1.9 kHz at 125 MHz: no flicker, and slices shared by two lamps agree on it.
constexpr uint16_t kWrap = 0xFFFE;

constexpr uint16_t kAlwaysOn = kWrap + 1;

// The level is set before the pin is handed over, so that a lamp never flashes.
void start(Pin pin, uint16_t wrap, uint16_t duty) {
  const unsigned gpio = static_cast<unsigned>(pin);
  const unsigned slice = pwm_gpio_to_slice_num(gpio);
  pwm_set_wrap(slice, wrap);
  pwm_set_gpio_level(gpio, duty);
  pwm_set_enabled(slice, true);
  gpio_set_function(gpio, GPIO_FUNC_PWM);
}

}  // namespace

void PicoBacklight::init() {
  if (pin_ == kNoPin) return;
  const uint32_t steps = clock_get_hz(clk_sys) / hz_;
  wrap_ = static_cast<uint16_t>(steps > kWrap ? kWrap : steps - 1);
  start(pin_, wrap_, 0);
}

// One step above the wrap is always on.
void PicoBacklight::set(uint8_t level) {
  if (pin_ == kNoPin) return;
  pwm_set_gpio_level(static_cast<unsigned>(pin_), static_cast<uint16_t>(level * (wrap_ + 1u) / 255u));
}

void PicoLed::init() {
  for (const Pin pin : {pins_.red, pins_.green, pins_.blue}) {
    if (pin != kNoPin) start(pin, kWrap, pins_.activeLow ? kAlwaysOn : 0);
  }
}

void PicoLed::set(LedColour colour) {
  setOne(pins_.red, colour.red);
  setOne(pins_.green, colour.green);
  setOne(pins_.blue, colour.blue);
}

// The eye sees the square root: a quarter of the light looks half as bright.
void PicoLed::setOne(Pin pin, uint8_t level) const {
  if (pin == kNoPin) return;
  const uint16_t light = static_cast<uint16_t>(level * level);
  pwm_set_gpio_level(static_cast<unsigned>(pin),
                     static_cast<uint16_t>(pins_.activeLow ? kAlwaysOn - light : light));
}

}  // namespace lucca
