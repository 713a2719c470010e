// The differences between images: the board's facts and a framebuffer of its panel's size.
#pragma once

#include <cstdint>

#include "boards/board.h"

namespace lucca {

const Board& thisBoard();
uint16_t* framebuffer();  // width * height pixels
const char* version();

}  // namespace lucca
