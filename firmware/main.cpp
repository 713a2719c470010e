#include <hardware/gpio.h>
#include <pico/stdlib.h>

#include <cstdio>

#include "drawing/canvas.h"
#include "drawing/fonts.h"
#include "drivers/display/frame_sender.h"
#include "firmware/pico_display_bus.h"
#include "firmware/this_board.h"

namespace lucca {
namespace {

PicoDisplayBus bus(thisBoard().display);
St7789 panel(bus, thisBoard().panel);
Canvas canvas(framebuffer(), thisBoard().width(), thisBoard().height());
FrameSender sender(panel, canvas);

void draw(int presses) {
  canvas.fill(rgb(0xf0e1c8));
  canvas.fillRoundRect({20, 20, 200, 40}, 8, presses % 2 == 0 ? rgb(0xa03c28) : rgb(0x283ca0));
  canvas.drawText("Lucca Tascabile", canvas.width() / 2, 100, kFontTitle, rgb(0x141414), Align::Centre);
  sender.send();
}

void run() {
  const auto light = static_cast<unsigned>(thisBoard().display.backlight);
  const auto key = static_cast<unsigned>(thisBoard().keys.a);
  gpio_init(key);
  gpio_pull_up(key);
  bus.init();
  panel.init(St7789::Start::Cold);
  draw(0);
  sender.wait();
  panel.show();
  gpio_init(light);
  gpio_set_dir(light, true);
  gpio_put(light, true);
  for (int presses = 1;; ++presses) {
    while (gpio_get(key)) sleep_ms(5);
    draw(presses);
    while (!gpio_get(key)) sleep_ms(5);
  }
}

}  // namespace
}  // namespace lucca

int main() {
  stdio_init_all();
  std::printf("Lucca Tascabile %s on %s\n", lucca::version(), lucca::thisBoard().name);
  lucca::run();
}
