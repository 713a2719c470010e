// The end: the city from a corner, turned so that nothing hides the winner's tower, with a flag on it and fireworks.
#pragma once

#include "ui/stage/end_show.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

inline constexpr uint32_t kVictoryMs = 2400;
// The pause before the words that the game is over without a victory, in ms; 0: there is a victory.
int endingMs(const torri::State& state);

// By EndShow::turns quarters turned since.
void drawVictory(Canvas& canvas, const Rect& area, const torri::State& state, const EndShow& end);

}  // namespace lucca::ui
