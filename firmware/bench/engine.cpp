// Random games of both engines. A spare pin is high while they run; tools/bench/engine.mjs watches it in the emulator and
// counts cycles. Each piece of work then says over the UART what it did: "label decisions actions".
#include <hardware/gpio.h>
#include <hardware/sync.h>
#include <pico/stdlib.h>

#include <cstdio>

#include "tools/bench/rows.h"

namespace {

constexpr unsigned kMarkPin = 25;
constexpr uint32_t kGames = 3;

void run() {
  gpio_init(kMarkPin);
  gpio_set_dir(kMarkPin, true);
  for (const lucca::bench::Row& row : lucca::bench::kRows) {
    gpio_put(kMarkPin, true);
    const lucca::bench::Count count = row.play(row.setup, kGames, 1);
    gpio_put(kMarkPin, false);
    std::printf("%s %u %u\n", row.label, static_cast<unsigned>(count.decisions),
                static_cast<unsigned>(count.actions));
  }
  std::printf("done\n");
}

}  // namespace

int main() {
  stdio_init_all();
  run();
  for (;;) __wfi();
}
