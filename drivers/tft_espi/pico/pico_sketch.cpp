// A sketch on a board: its display with a pool for sprites, the Arduino core's time, pins and log, and main.
#include <hardware/adc.h>
#include <hardware/clocks.h>
#include <hardware/gpio.h>
#include <hardware/pwm.h>
#include <pico/stdlib.h>

#include <algorithm>
#include <cstdio>

#include "Arduino.h"
#include "FS.h"
#include "drivers/tft_espi/pico/pico_tft.h"
#include "machine.h"
#include SKETCH_BOARD_H

namespace lucca {

const DisplaySetup& boardDisplay() {
  static PicoTft<SKETCH_SPRITE_KB * 1024> display(SKETCH_BOARD.display, SKETCH_BOARD.panel,
                                                  &sketch::fileBytes);
  return display;
}

namespace sketch {

namespace {

constexpr int kPins = 30, kFirstAnalog = 26;

bool exists(int pin) { return pin >= 0 && pin < kPins; }

}  // namespace

uint64_t microseconds() { return time_us_64(); }
void wait(uint64_t time) { sleep_us(time); }
void log(char letter) { std::putchar(letter); }

void setPinMode(int pin, int mode) {
  if (!exists(pin)) return;
  const auto gpio = static_cast<unsigned>(pin);
  gpio_init(gpio);
  gpio_set_dir(gpio, mode == OUTPUT);
  gpio_set_pulls(gpio, mode == INPUT_PULLUP, mode == INPUT_PULLDOWN);
}

// Between off and full the pin is modulated.
void writePin(int pin, int level) {
  if (!exists(pin)) return;
  const auto gpio = static_cast<unsigned>(pin);
  if (level <= 0 || level >= 255) {
    gpio_set_function(gpio, GPIO_FUNC_SIO);
    gpio_put(gpio, level > 0);
    return;
  }
  gpio_set_function(gpio, GPIO_FUNC_PWM);
  pwm_set_clkdiv_int_frac(pwm_gpio_to_slice_num(gpio), 1, 0);
  pwm_set_wrap(pwm_gpio_to_slice_num(gpio), 254);
  pwm_set_gpio_level(gpio, static_cast<uint16_t>(level));
  pwm_set_enabled(pwm_gpio_to_slice_num(gpio), true);
}

// The divider keeps the counter within its 16 bits from 8 Hz on.
void playTone(int pin, unsigned hertz, unsigned long ms) {
  if (!exists(pin)) return;
  if (hertz == 0) return writePin(pin, 0);
  const auto gpio = static_cast<unsigned>(pin);
  const unsigned slice = pwm_gpio_to_slice_num(gpio), ticks = clock_get_hz(clk_sys) / hertz;
  const unsigned divider = std::min(255u, ticks / 65536 + 1), wrap = std::clamp(ticks / divider, 2u, 65536u);
  gpio_set_function(gpio, GPIO_FUNC_PWM);
  pwm_set_clkdiv_int_frac(slice, static_cast<uint8_t>(divider), 0);
  pwm_set_wrap(slice, static_cast<uint16_t>(wrap - 1));
  pwm_set_gpio_level(gpio, static_cast<uint16_t>(wrap / 2));
  pwm_set_enabled(slice, true);
  static alarm_id_t ending = 0;
  if (ending > 0) cancel_alarm(ending);
  ending = 0;
  const auto end = [](alarm_id_t, void* context) -> int64_t {
    writePin(static_cast<int>(reinterpret_cast<uintptr_t>(context)), 0);
    ending = 0;
    return 0;
  };
  if (ms > 0)
    ending = add_alarm_in_ms(static_cast<uint32_t>(ms), end, reinterpret_cast<void*>(uintptr_t{gpio}), true);
}

int readPin(int pin) { return exists(pin) && gpio_get(static_cast<unsigned>(pin)) ? 1 : 0; }

int readAnalog(int pin) {
  if (pin < kFirstAnalog || pin >= kPins) return 0;
  static const bool started = (adc_init(), true);
  static_cast<void>(started);
  adc_gpio_init(static_cast<unsigned>(pin));
  adc_select_input(static_cast<unsigned>(pin - kFirstAnalog));
  return adc_read();
}

}  // namespace sketch
}  // namespace lucca

int main() {
  stdio_init_all();
  setup();
  for (;;) loop();
}
