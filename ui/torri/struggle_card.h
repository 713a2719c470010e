// The card of a struggle that a house would start: the state of both towers now, and how each could end.
#pragma once

#include "engine/torri/foresight.h"
#include "ui/torri/pictures/city_measures.h"

namespace lucca::ui {

// Where the card is: above the cursor's lot and the brick over it, or below, and as high as that leaves room.
Rect struggleBox(const StageLayout& layout, const Rect& cursor);

// The card shows the endings once this many are found, or all of them; before that, only the towers as they are.
inline constexpr int kEndingsShown = 60;
inline bool foretells(const torri::StruggleForesight& foresight) {
  return foresight.over() || foresight.endings() >= kEndingsShown;
}

// A column for each tower: now and afterwards, the houses of its block, the prisoners of its colour. Where endings differ,
// afterwards is written twice, at best and at worst.
void drawStruggleCard(Canvas& canvas, const StageLayout& layout, const Rect& box,
                      const torri::StruggleForesight& foresight);

}  // namespace lucca::ui
