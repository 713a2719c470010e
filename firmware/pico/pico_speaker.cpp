#include "firmware/pico/pico_speaker.h"

#include <hardware/clocks.h>
#include <hardware/gpio.h>
#include <hardware/pwm.h>

#include <algorithm>

namespace lucca {

namespace {
// Slow enough that the lowest note still fits the 16-bit counter, fast enough that the highest is in tune.
constexpr uint32_t kDivider = 16;
}  // namespace

void PicoSpeaker::init() {
  if (pin_ == kNoPin) return;
  const unsigned pin = static_cast<unsigned>(pin_);
  gpio_set_function(pin, GPIO_FUNC_PWM);
  pwm_set_gpio_level(pin, 0);
  pwm_set_clkdiv_int_frac4(pwm_gpio_to_slice_num(pin), kDivider, 0);
  pwm_set_enabled(pwm_gpio_to_slice_num(pin), true);
}

void PicoSpeaker::tone(uint16_t hz, uint8_t duty) {
  if (pin_ == kNoPin) return;
  const unsigned pin = static_cast<unsigned>(pin_);
  if (hz == 0 || duty == 0) {
    pwm_set_gpio_level(pin, 0);
    return;
  }
  const uint32_t period = std::clamp(clock_get_hz(clk_sys) / kDivider / hz, 2ul, 65536ul);
  pwm_set_wrap(pwm_gpio_to_slice_num(pin), static_cast<uint16_t>(period - 1));
  pwm_set_gpio_level(pin, static_cast<uint16_t>(std::max<uint32_t>(period * duty / 256, 1)));
}

}  // namespace lucca
