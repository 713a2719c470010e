// The handheld on a real board: the drivers on their pins, the device's one loop.
#include <hardware/structs/vreg_and_chip_reset.h>
#include <hardware/watchdog.h>
#include <pico/stdlib.h>

#include <cstdio>

#include "drawing/canvas.h"
#include "drivers/display/frame_sender.h"
#include "drivers/store/store.h"
#include "firmware/chip/pico_clock.h"
#include "firmware/chip/pico_fault.h"
#include "firmware/chip/pico_random.h"
#include "firmware/pico/pico_display_bus.h"
#include "firmware/pico/pico_flash.h"
#include "firmware/pico/pico_keys.h"
#include "firmware/pico/pico_lamps.h"
#include "firmware/pico/pico_power.h"
#include "firmware/pico/pico_speaker.h"
#include "firmware/this_board.h"
#include "ui/handheld.h"

namespace lucca {
namespace {

constexpr uint32_t kTickMs = 4;  // of a press's 33 ms until it is on the panel
constexpr uint32_t kAsleepTickMs = 30;
static_assert(ui::Wipe::kStrip % FrameSender::kTileWidth == 0);

PicoClock timer;
PicoWatchdog watchdog;
PicoKeys keys(thisBoard().keys);
PicoSpeaker speaker(thisBoard().piezo);
PicoBacklight backlight(thisBoard().display.backlight);
PicoLed led(thisBoard().led);
PicoPower power(thisBoard().power);
PicoFlash flash(thisBoard());
Store store(flash);
PicoDisplayBus bus(thisBoard().display);
St7789 panel(bus, thisBoard().panel);
Canvas canvas(framebuffer(), thisBoard().width(), thisBoard().height());
FrameSender sender(panel, canvas);

void startLog() {
  stdio_uart_init_full(uart_default, PICO_DEFAULT_UART_BAUD_RATE, thisBoard().log, -1);
  std::printf("Lucca Tascabile %s on %s\n", version(), thisBoard().name);
}

// After anything but a loss of power the panel may still be awake.
St7789::Start panelStart() {
  const bool powered =
      (vreg_and_chip_reset_hw->chip_reset & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_POR_BITS) != 0;
  return powered && !watchdog_caused_reboot() ? St7789::Start::Cold : St7789::Start::Warm;
}

// Written to the log, so that a game can be played again on a PC.
uint32_t newSeed() {
  const uint32_t seed = randomSeed();
  std::printf("seed %lu\n", static_cast<unsigned long>(seed));
  return seed;
}

ui::Services services(const Fault& fault) {
  return {.speaker = speaker,
          .backlight = backlight,
          .power = power,
          .led = led,
          .store = &store,
          .randomSeed = &newSeed,
          .keys = keys.layout(),
          .board = thisBoard().name,
          .version = version(),
          .pictureOnItsWay = [] { return sender.busy(); },
          .fault = fault};
}

void showFirstFrame(ui::Handheld& handheld) {
  handheld.init(timer.nowMs(), keys.levels());
  sender.send();
  sender.wait();
  panel.show();
  handheld.shown(timer.nowMs());
}

[[noreturn]] void run(ui::Handheld& handheld) {
  bool panelAsleep = false;
  for (;;) {
    const uint32_t now = timer.nowMs();
    watchdog.feed(now);
    if (handheld.next(now, keys.levels())) {
      if (panelAsleep) panel.show();
      panelAsleep = false;
      sender.send(handheld.visible());
    } else if (handheld.asleep() && handheld.app().light().dark() && !panelAsleep) {
      panel.sleep();
      panelAsleep = true;
    }
    if (!handheld.thinking()) timer.sleepUntil(now + (panelAsleep ? kAsleepTickMs : kTickMs));
  }
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
  panel.init(panelStart());
  static ui::Handheld handheld(canvas, services(fault));
  showFirstFrame(handheld);
  run(handheld);
}
