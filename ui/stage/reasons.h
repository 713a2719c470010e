// How a reason becomes a sentence, whatever the game.
#pragma once

#include "engine/bots/reason.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui {

// `colour` is the word for the reason's colour; empty: it has none.
inline void addReason(const Table& table, const Reason& reason, Text sentence, std::string_view colour,
                      Phrase& out) {
  const std::string_view who = reason.seat >= 0 ? table.name(reason.seat) : std::string_view{};
  out.add(sentence, {reason.amount, colour, who});
}

}  // namespace lucca::ui
