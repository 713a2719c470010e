#include <pico/stdlib.h>

#include <cstdio>

#include "firmware/this_board.h"

int main() {
  stdio_init_all();
  std::printf("Lucca Tascabile %s on %s\n", lucca::version(), lucca::thisBoard().name);
  for (;;) tight_loop_contents();
}
