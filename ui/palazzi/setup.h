// Palazzi on the set-up screens: first proposals, and words for its options.
#pragma once

#include "ui/stage/game_row.h"

namespace lucca::ui {

void proposePalazzi(Setup& setup);
void palazziPlayersChanged(Setup& setup);
Label palazziOptionLabel(int option);
void addPalazziOption(int option, int value, Phrase& out);
void addPalazziOptionNote(int option, int value, Phrase& out);

}  // namespace lucca::ui
