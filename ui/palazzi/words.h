// Names of Palazzi in the language of the screen.
#pragma once

#include "engine/palazzi/card.h"
#include "ui/stage/game_ui.h"

namespace lucca::ui {

std::string_view palaceColourName(int colour);
// The player of an area, or the City.
std::string_view ownerName(const Table& table, int who);
// "red 77", "wild 500", "bastion".
Phrase cardName(palazzi::CardId card);
// Why the engine refuses, in a sentence.
void refusalOf(const Table& table, Verdict verdict, Phrase& out);

}  // namespace lucca::ui
