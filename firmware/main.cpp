// The handheld on a real board: its parts on their pins, and the device that runs on them.
#include <pico/stdlib.h>

#include <cstdio>

#include "device/device.h"
#include "drivers/display/panel_glass.h"
#include "drivers/display/panel_trial.h"
#include "firmware/chip/pico_clock.h"
#include "firmware/chip/pico_fault.h"
#include "firmware/chip/pico_seeds.h"
#include "firmware/chip/pico_start.h"
#include "firmware/pico/pico_check.h"
#include "firmware/pico/pico_display_bus.h"
#include "firmware/pico/pico_flash.h"
#include "firmware/pico/pico_keys.h"
#include "firmware/pico/pico_lamps.h"
#include "firmware/pico/pico_power.h"
#include "firmware/pico/pico_speaker.h"
#include "firmware/this_board.h"

namespace lucca {
namespace {

static_assert(ui::Wipe::kStrip % FrameSender::kTileWidth == 0);
static_assert(ui::Handheld::kStep % FrameSender::kTileHeight == 0);

PicoKeys keys(thisBoard().keys);
PicoClock timer(keys);
PicoWatchdog watchdog;
PicoSeeds seeds;
PicoSpeaker speaker(thisBoard().piezo);
PicoBacklight backlight(thisBoard().display);
PicoLed led(thisBoard().led);
PicoPower power(thisBoard().power);
PicoFlash flash(thisBoard());
PicoDisplayBus bus(thisBoard().display);
Panel model = thisBoard().panel;
St7789 panel(bus, model);
Canvas canvas(framebuffer(), thisBoard().width(), thisBoard().height());
FrameSender sender(panel, canvas);
PanelGlass glass(panel, sender);
PicoCheck check(keys, power, bus);
PanelTrial trial(bus, panel, model, sender, thisBoard().display.baud);

void startLog() {
  stdio_uart_init_full(uart_default, PICO_DEFAULT_UART_BAUD_RATE, logPin(thisBoard()), -1);
  std::printf("Lucca Tascabile %s on %s\n", version(), thisBoard().name);
}

// With too little voltage for the flash nothing starts: a start writes. A key looks again.
void waitForPower() {
  while (Battery::tooLowToWrite(power.read())) {
    timer.stop();
    keys.levels(timer.nowMs());  // forgets the edge that ended the stop
  }
}

// False: the flash is smaller than this board's, and nothing may be saved. A store that the device starts without is left as
// it is.
bool openFlash(const Fault& fault) {
  if (!flash.init()) {
    std::puts("the flash is smaller than this board's: nothing is saved");
    return false;
  }
  if (fault.repeats >= kFaultsOfStore) return true;
  PicoFlash withOldEnd(thisBoard(), PicoFlash::kStoreBytes + PicoFlash::kEndBytes);
  if (StoreMove(withOldEnd).run()) std::puts("the saves moved to where this version keeps them");
  return true;
}

loop::Machine machine(const Fault& fault, ChipStart start) {
  const bool whole = openFlash(fault);
  return {.glass = glass,
          .watchdog = watchdog,
          .seeds = seeds,
          .speaker = speaker,
          .backlight = backlight,
          .power = power,
          .led = led,
          .flash = whole ? &flash : nullptr,
          .facts = {.keys = keys.layout(),
                    .board = thisBoard().name,
                    .version = version(),
                    .fault = fault,
                    .faultWords = watchdog.words(),
                    .supplyDipped = start == ChipStart::Dip,
                    .smallFlash = !whole,
                    .check = &check,
                    .panel = &trial}};
}

}  // namespace
}  // namespace lucca

int main() {
  using namespace lucca;
  startLog();
  const Fault fault = watchdog.init();
  timer.init();
  keys.init();
  speaker.init();
  backlight.init();
  led.init();
  power.init();
  waitForPower();
  const ChipStart start = chipStart();
  if (start == ChipStart::Dip) std::puts("the supply failed for a moment");
  panel.init(start == ChipStart::PowerOn ? St7789::Start::Cold : St7789::Start::Warm);
  if (start == ChipStart::PowerOn) glass.wasReset(timer.nowMs());
  check.init(start);
  static loop::Device device(canvas, machine(fault, start));
  const uint32_t started = timer.nowMs();
  device.start(started, keys.levels(started));
  for (;;) {
    const uint32_t now = timer.nowMs();
    const uint32_t rest = device.next(now, keys.levels(now));
    if (device.mayStop(now)) {
      do timer.stop();
      while (keys.levels(timer.nowMs()) == 0);  // it was no key
      device.stopped(timer.nowMs());
    } else if (device.asleep() && rest > 0) {
      timer.dozeUntil(now + PicoClock::kDozeMs);
    } else {
      timer.sleepUntil(now + rest);
    }
  }
}
