// The page of every TFT_eSPI call, written as a sketch would: for the emulator, and for a look at a new board.
#include "drivers/tft_espi/examples/tft_page/tft_page.h"

#include <hardware/sync.h>
#include <pico/stdlib.h>

#include <cstdio>

#include "firmware/pico/pico_display_bus.h"
#include "firmware/this_board.h"

namespace lucca {

const DisplaySetup& boardDisplay() {
  static PicoDisplayBus bus(thisBoard().display);
  static uint8_t memory[8 * 1024];
  static SpritePool pool(memory);
  static const DisplaySetup setup{bus, thisBoard().panel, &pool};
  return setup;
}

}  // namespace lucca

int main() {
  stdio_init_all();
  TFT_eSPI tft = TFT_eSPI();
  tft.init();
  lucca::drawTftPage(tft);
  std::printf("done\n");
  for (;;) __wfi();
}
