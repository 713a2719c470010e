// Torri on the set-up screens: first proposals, and words for its options.
#pragma once

#include "ui/stage/game_row.h"

namespace lucca::ui {

void proposeTorri(Setup& setup);
void torriPlayersChanged(Setup& setup);
Label torriOptionLabel(int option);
void addTorriOption(int option, int value, Phrase& out);
void addTorriOptionNote(int option, int value, Phrase& out);

// The city's side: with so many floors or prisoners one wins.
int torriGoal(const Setup& setup);

}  // namespace lucca::ui
