// Apart from the rest, so that only programs that write `TFT_eSPI()` need a board's own display.
#include "drivers/tft_espi/src/library.h"

TFT_eSPI::TFT_eSPI(int16_t, int16_t) : TFT_eSPI(lucca::boardDisplay()) {}
