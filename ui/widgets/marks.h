// Small things on a screen: a bar of progress, a raised card, a golden chip.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "ui/look/theme.h"

namespace lucca::ui {

// 0..100 as a bar.
void drawProgress(Canvas& canvas, const Rect& box, int percent);
// A raised panel on the paper.
void drawCard(Canvas& canvas, const Rect& box, Colour ground = kStone);

// A few words on a golden chip, from x on, round `middle`.
inline constexpr Colour kChipGold = rgb(0xF2B31B);
int chipWidth(std::string_view words);
void drawChip(Canvas& canvas, int x, int middle, std::string_view words);

}  // namespace lucca::ui
