// The words of Nim's screens.
#pragma once

#include "ui/stage/game_words.h"

namespace lucca::ui {

class NimWords final : public GameWords {
 public:
  void describe(const Table& table, const Moment& moment, Phrase& out) const override;
  void nameAction(const Table& table, Action action, Phrase& out) const override;
  void refusal(const Table& table, Verdict verdict, Phrase& out) const override {
    out.add(table.game().explain(verdict));
  }
  void reason(const Table&, const Reason&, Phrase& out) const override { out.add("It leaves an even sum."); }
  void outcome(const Table& table, const Result& result, Phrase& out) const override;
};
inline constexpr NimWords kNimWords;

}  // namespace lucca::ui
