// TFT_eSPI.h as the library's own sources see it: without an Arduino core's macros for min, max, abs and round.
#pragma once

#define TFT_ESPI_LIBRARY
#include "drivers/tft_espi/include/TFT_eSPI.h"
