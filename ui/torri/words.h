// Names and reasons of Torri in the language of the screen.
#pragma once

#include "engine/torri/query.h"
#include "ui/stage/game_ui.h"

namespace lucca::ui {

std::string_view brickName(torri::Colour colour);
// "c4".
Phrase lotName(torri::Lot lot);
void addRefusal(const Table& table, Verdict verdict, Phrase& out);
// Why a brick may not go where the cursor stands, in two or three words.
void addShortRefusal(const Table& table, Verdict verdict, Phrase& out);
// What happens in a moment, in the few words that fit below a stage which shows the rest; empty: nothing is shorter.
void addShown(const Table& table, const Moment& moment, Phrase& out);

}  // namespace lucca::ui
