// Names of Palazzi in the language of the screen.
#pragma once

#include "engine/palazzi/card.h"
#include "ui/stage/game_words.h"

namespace lucca::ui {

std::string_view palaceColourName(int colour);
// The player of an area, or the City.
std::string_view ownerName(const Table& table, int who);
// "red 77", "wild 500", "bastion".
Phrase cardName(palazzi::CardId card);

class PalazziWords final : public GameWords {
 public:
  void describe(const Table& table, const Moment& moment, Phrase& out) const override;
  Sound soundOf(const Moment& moment) const override;
  Seat subject(const Moment& moment) const override;
  void addHighlights(const Moment& moment, Highlights& best) const override;
  void nameAction(const Table& table, Action action, Phrase& out) const override;
  void refusal(const Table& table, Verdict verdict, Phrase& out) const override;
  void reason(const Table& table, const Reason& reason, Phrase& out) const override;  // reasons.cpp
  RulePage principle(const Reason& reason) const override;
  bool shows(const Table& table, Word word) const override;
  void outcome(const Table& table, const Result& result, Phrase& out) const override;
  void tellTurn(const AnyView& before, Seat seat, std::span<const Action> actions,
                Phrase& out) const override;  // turning_picture.cpp
  void ended(const Table& table, const Result& result, Seat winner, Phrase& out) const override;
};
inline constexpr PalazziWords kPalazziWords;

}  // namespace lucca::ui
