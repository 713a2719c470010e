// The sentences for why a computer player moved and for hints.
#pragma once

#include "engine/bots/reasons.h"
#include "ui/stage/game_ui.h"

namespace lucca::ui {

// Adds the sentence; nothing for a reason of no kind.
void addReason(const Table& table, const Reason& reason, Phrase& out);

}  // namespace lucca::ui
