#include "firmware/chip/pico_clock.h"

#include <hardware/sync.h>
#include <hardware/timer.h>
#include <pico/time.h>

namespace lucca {

void PicoClock::init() {
  alarm_ = static_cast<unsigned>(hardware_alarm_claim_unused(true));
  hardware_alarm_set_callback(alarm_, [](unsigned) {});  // waking up is all it does
}

uint32_t PicoClock::nowMs() const { return to_ms_since_boot(get_absolute_time()); }

void PicoClock::sleepUntil(uint32_t ms) {
  while (static_cast<int32_t>(ms - nowMs()) > 0) {
    // With interrupts off the alarm cannot slip in before the processor sleeps; being pending still wakes it.
    const uint32_t interrupts = save_and_disable_interrupts();
    const absolute_time_t target = from_us_since_boot(static_cast<uint64_t>(ms) * 1000);
    if (!hardware_alarm_set_target(alarm_, target)) __wfi();
    restore_interrupts(interrupts);
  }
}

}  // namespace lucca
