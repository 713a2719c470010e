// The common part of the benchmarks on the board: a spare pin is high while a piece of work runs, for the emulator to count its
// cycles, and "done" over the UART says that the last one is over.
#pragma once

#include <hardware/gpio.h>
#include <hardware/sync.h>
#include <pico/stdlib.h>

#include <cstdio>

namespace lucca::bench {

inline constexpr unsigned kMarkPin = 25;

template <class Work>
void mark(Work&& work) {
  gpio_put(kMarkPin, true);
  work();
  gpio_put(kMarkPin, false);
}

template <class Run>
[[noreturn]] void runAll(Run run) {
  stdio_init_all();
  gpio_init(kMarkPin);
  gpio_set_dir(kMarkPin, true);
  run();
  std::printf("done\n");
  for (;;) __wfi();
}

}  // namespace lucca::bench
