// Palazzi on the set-up screens: first proposals, and words for its options.
#pragma once

#include "ui/stage/game_row.h"

namespace lucca::ui {

extern const SetupRow kPalazziSetup;

}  // namespace lucca::ui
