// The cells of the numbered fonts 2, 4, 6, 7 and 8: heights, baselines and widths are TFT_eSPI's, so that layouts fit.
#pragma once

#include <cstdint>

namespace lucca {

struct FontLine {
  uint8_t height, baseline;  // of font 1 too; 0 for a font that does not exist
};

FontLine fontLine(uint8_t font);

// Of ASCII; anything else is as wide as a space.
int cellWidth(uint8_t font, uint32_t code);

// The ink of one row of a cell, its first column in the highest bit. Font 7 is seven segments; 2, 4, 6 and 8 are baked at
// build time, or, where there was no face to bake them from, font 1 stretched into the cell.
uint64_t cellRow(uint8_t font, uint32_t code, int row);

// Rows of a baked cell, padded to bytes; null when it has no ink or is not baked.
const uint8_t* bakedCell(uint8_t font, uint32_t code);
bool fontIsBaked(uint8_t font);

}  // namespace lucca
