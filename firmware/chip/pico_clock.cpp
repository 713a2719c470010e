#include "firmware/chip/pico_clock.h"

#include <hardware/clocks.h>
#include <hardware/pll.h>
#include <hardware/sync.h>
#include <hardware/timer.h>
#include <hardware/uart.h>
#include <pico/time.h>

namespace lucca {

namespace {

void runFromCrystal() {
  clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLK_REF, 0, XOSC_HZ);
  pll_deinit(pll_sys);
  pll_deinit(pll_usb);
}

// As the SDK starts them. The converter that measures the battery has its clock from the second.
void runFromPlls() {
  pll_init(pll_sys, PLL_SYS_REFDIV, PLL_SYS_VCO_FREQ_HZ, PLL_SYS_POSTDIV1, PLL_SYS_POSTDIV2);
  pll_init(pll_usb, PLL_USB_REFDIV, PLL_USB_VCO_FREQ_HZ, PLL_USB_POSTDIV1, PLL_USB_POSTDIV2);
  clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLKSRC_CLK_SYS_AUX,
                            CLOCKS_CLK_SYS_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ);
}

}  // namespace

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

void PicoClock::dozeUntil(uint32_t ms) {
  if (static_cast<int32_t>(ms - nowMs()) <= 0) return;
  uart_tx_wait_blocking(uart_default);  // the log's last letters count the full clock
  runFromCrystal();
  sleepUntil(ms);
  runFromPlls();
}

}  // namespace lucca
