// The strip in place of the tray during a moment: the bricks laid so far, or both sides of a blow.
#pragma once

#include <span>

#include "ui/torri/pictures/city_measures.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

struct StripBrick {
  torri::Brick colour;
  bool floor;
};
// Numbered after those `before`, the last one marked.
void drawStrip(Canvas& canvas, const StageLayout& layout, const torri::State& state,
               std::span<const StripBrick> bricks, int before);
// The number of a brick, on the left edge of its lot.
void drawTab(Canvas& canvas, const Rect& lot, int number);
// The two colours with their heights, before and after.
void drawStruggleTray(Canvas& canvas, const StageLayout& layout, const torri::State& before,
                      const torri::State& after, torri::Kind kind);

}  // namespace lucca::ui
