// Where running games wait to be played on: one slot in the store for each.
#pragma once

namespace lucca::ui {

inline constexpr int kGameSlots = 6;

}  // namespace lucca::ui
