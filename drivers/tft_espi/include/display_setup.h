// One display: its wire, its glass, and the memory that goes with it. All outlive the TFT_eSPI that uses them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "boards/panel.h"
#include "drivers/display/display_bus.h"
#include "drivers/tft_espi/include/sprite_pool.h"

namespace lucca {

struct DisplaySetup {
  DisplayBus& bus;
  const Panel& panel;
  SpritePool* sprites = nullptr;
  // As many pixels as the glass has, for sketches that read pixels back: the panel itself cannot be read. May be empty.
  std::span<uint16_t> shadow = {};
  // All of a file, which stays where it is: for `loadFont("name")`. Empty when there is none. Null: there are no files.
  std::span<const uint8_t> (*file)(std::string_view path) = nullptr;
  // Where a finger is, in pixels as the display is turned; false: nowhere. Null: the glass cannot feel.
  bool (*touch)(int& x, int& y) = nullptr;
};

// The board's own display. A program that uses `TFT_eSPI()` provides it.
const DisplaySetup& boardDisplay();

}  // namespace lucca
