// A tile of the main menu: a sign on a disc, a name, and perhaps a small number.
#pragma once

#include <string_view>

#include "drawing/canvas.h"

namespace lucca::ui {

enum class TileSign : uint8_t { Plus, Star, City, Crown, Question, Sliders };

struct Tile {
  TileSign sign;
  std::string_view name;
  std::string_view number;  // at the right; empty: none
};

// The width that name, sign and number need with that font.
int tileWidth(const Tile& tile, int height, const Font& font);
void drawTile(Canvas& canvas, const Rect& box, const Tile& tile, const Font& font, bool chosen);

}  // namespace lucca::ui
