// How a refusal becomes a sentence, whatever the game.
#pragma once

#include <span>

#include "ui/stage/game_stage.h"

namespace lucca::ui {

// `own` are the game's own reasons, in the order of its Refusal; what every game shares comes from the rules' words.
inline void addRefusal(const Table& table, Verdict verdict, std::span<const Text> own, Phrase& out) {
  const int number = static_cast<int>(verdict) - static_cast<int>(Verdict::FirstOwn);
  if (number >= 0 && number < static_cast<int>(own.size())) {
    out.add(own[static_cast<std::size_t>(number)]);
  } else {
    out.add(table.game().explain(verdict));
  }
}

}  // namespace lucca::ui
