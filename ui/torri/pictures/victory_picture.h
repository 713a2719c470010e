// The end: the city from a corner, turned so that nothing hides the winner's tower, with a flag on it and fireworks.
#pragma once

#include "ui/stage/act.h"
#include "ui/stage/cue.h"
#include "ui/torri/pictures/city_measures.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

// How long before it is said that the game is over although nobody has what wins; 0: somebody has.
int endingMs(const torri::State& state);

// `turns`: by how many quarters somebody has turned the city since.
void drawVictory(Canvas& canvas, const StageLayout& layout, const Table& table, const torri::State& state,
                 const Cue& cue, const Act& act, int turns);

}  // namespace lucca::ui
