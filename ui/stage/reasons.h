// How a reason becomes a sentence, whatever the game.
#pragma once

#include <span>

#include "engine/bots/reason.h"
#include "ui/stage/game_stage.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// One kind of reason in the words of its game: the sentence, and the page of the principle behind it. RulePage{}: none.
struct ReasonRow {
  Text sentence;
  RulePage principle;
};

// `rows`: those of the game, from reason kind 1 on. RulePage{}: no principle is behind the reason.
inline RulePage principleOf(std::span<const ReasonRow> rows, const Reason& reason) {
  return reason.kind == 0 ? RulePage{} : rows[reason.kind - 1].principle;
}

// `colour` is the word for the reason's colour; empty: it has none.
inline void addReason(const Table& table, const Reason& reason, Text sentence, std::string_view colour,
                      Phrase& out) {
  const std::string_view who = reason.seat >= 0 ? table.name(reason.seat) : std::string_view{};
  out.add(sentence, {reason.amount, colour, who});
}

}  // namespace lucca::ui
