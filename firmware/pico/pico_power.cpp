#include "firmware/pico/pico_power.h"

#include <hardware/adc.h>
#include <hardware/gpio.h>
#include <pico/time.h>

namespace lucca {

namespace {

constexpr Pin kFirstAdcPin = 26;
constexpr uint32_t kReferenceMillivolts = 3300;
constexpr uint32_t kFullScale = 4095;
constexpr uint32_t kSamples = 8;
constexpr uint64_t kRadioLetsGoUs = 20;

void initInput(Pin pin, bool pullUp) {
  if (pin == kNoPin) return;
  gpio_init(static_cast<unsigned>(pin));
  if (pullUp) gpio_pull_up(static_cast<unsigned>(pin));
}

}  // namespace

void PicoPower::init() {
  initInput(pins_.charging, true);
  initInput(pins_.vbus, false);
  if (pins_.batteryAdc == kNoPin) return;
  adc_init();
  adc_gpio_init(static_cast<unsigned>(pins_.batteryAdc));
  if (pins_.radioSelect == kNoPin) return;
  gpio_init(static_cast<unsigned>(pins_.radioSelect));
  gpio_set_dir(static_cast<unsigned>(pins_.radioSelect), GPIO_OUT);
}

// The mean of some samples, in the converter's steps times kSamples.
uint32_t PicoPower::measure() const {
  adc_select_input(static_cast<unsigned>(pins_.batteryAdc - kFirstAdcPin));
  const bool shared = pins_.radioSelect != kNoPin;
  if (shared) {
    gpio_put(static_cast<unsigned>(pins_.radioSelect), true);
    busy_wait_us(kRadioLetsGoUs);
  }
  uint32_t sum = 0;
  for (uint32_t i = 0; i < kSamples; ++i) sum += adc_read();
  if (shared) gpio_put(static_cast<unsigned>(pins_.radioSelect), false);
  return sum;
}

PowerReading PicoPower::read() {
  PowerReading reading;
  reading.tellsExternal = pins_.vbus != kNoPin;
  reading.external = pins_.vbus != kNoPin && gpio_get(static_cast<unsigned>(pins_.vbus));
  reading.charging = pins_.charging != kNoPin && !gpio_get(static_cast<unsigned>(pins_.charging));
  if (pins_.batteryAdc == kNoPin) return reading;
  reading.known = true;
  const uint32_t sum = measure();
  converter_ = static_cast<uint16_t>(sum / kSamples);
  reading.millivolts = static_cast<uint16_t>(
      sum * kReferenceMillivolts / kFullScale * pins_.divider / kSamples + pins_.dropMillivolts);
  return reading;
}

}  // namespace lucca
