#include "firmware/chip/pico_clock.h"

#include <hardware/clocks.h>
#include <hardware/pll.h>
#include <hardware/structs/rosc.h>
#include <hardware/sync.h>
#include <hardware/timer.h>
#include <hardware/uart.h>
#include <hardware/watchdog.h>
#include <hardware/xosc.h>
#include <pico/time.h>

namespace lucca {

namespace {

void runFromCrystal() {
  clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLK_REF, 0, XOSC_HZ);
  pll_deinit(pll_sys);
}

// As the SDK starts it.
void runFromPll() {
  pll_init(pll_sys, PLL_SYS_REFDIV, PLL_SYS_VCO_FREQ_HZ, PLL_SYS_POSTDIV1, PLL_SYS_POSTDIV2);
  clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLKSRC_CLK_SYS_AUX,
                            CLOCKS_CLK_SYS_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ);
}

void setRing(uint32_t enable) {
  hw_write_masked(&rosc_hw->ctrl, enable << ROSC_CTRL_ENABLE_LSB, ROSC_CTRL_ENABLE_BITS);
}

}  // namespace

void PicoClock::init() {
  constexpr uint32_t kConverterDivider = 3;  // 41.7 MHz; its most is 48
  clock_configure_int_divider(clk_adc, 0, CLOCKS_CLK_ADC_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ,
                              kConverterDivider);
  clock_stop(clk_usb);
#if !PICO_RP2350
  clock_stop(clk_rtc);
#endif
  pll_deinit(pll_usb);
  alarm_ = static_cast<unsigned>(hardware_alarm_claim_unused(true));
  hardware_alarm_set_callback(alarm_, [](unsigned) {});  // waking up is all it does
}

uint32_t PicoClock::nowMs() const { return to_ms_since_boot(get_absolute_time()); }

void PicoClock::sleepUntil(uint32_t ms) {
  const absolute_time_t target = from_us_since_boot(static_cast<uint64_t>(ms) * 1000);
  while (!time_reached(target)) {
    // With interrupts off the alarm cannot slip in before the processor sleeps; being pending still wakes it.
    const uint32_t interrupts = save_and_disable_interrupts();
    if (!hardware_alarm_set_target(alarm_, target)) __wfi();
    restore_interrupts(interrupts);
  }
}

void PicoClock::dozeUntil(uint32_t ms) {
  if (static_cast<int32_t>(ms - nowMs()) <= 0) return;
  uart_tx_wait_blocking(uart_default);  // the log's last letters count the full clock
  runFromCrystal();
  const uint32_t interrupts = save_and_disable_interrupts();
  keys_.wake(true);
  const absolute_time_t target = from_us_since_boot(static_cast<uint64_t>(ms) * 1000);
  if (!hardware_alarm_set_target(alarm_, target)) __wfi();
  hardware_alarm_cancel(alarm_);
  keys_.wake(false);
  restore_interrupts(interrupts);
  runFromPll();
  keys_.slept(nowMs());
}

// The ring oscillator stops too; the chip has no clock then but for the edge of a key.
void PicoClock::stop() {
  uart_tx_wait_blocking(uart_default);
  runFromCrystal();
  const uint32_t interrupts = save_and_disable_interrupts();
  setRing(ROSC_CTRL_ENABLE_VALUE_DISABLE);
  keys_.wakeStopped(true);
  watchdog_update();
  xosc_dormant();
  keys_.wakeStopped(false);
  setRing(ROSC_CTRL_ENABLE_VALUE_ENABLE);
  watchdog_update();
  restore_interrupts(interrupts);
  runFromPll();
  keys_.slept(nowMs());
}

}  // namespace lucca
