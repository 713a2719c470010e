// For builds without a face to bake from.
#include "drivers/tft_espi/src/font_cells.h"

namespace lucca {

bool fontIsBaked(uint8_t) { return false; }
const uint8_t* bakedCell(uint8_t, uint32_t) { return nullptr; }

}  // namespace lucca
