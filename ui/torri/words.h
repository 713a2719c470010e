// Names and reasons of Torri in the language of the screen.
#pragma once

#include "engine/torri/query.h"
#include "ui/stage/game_words.h"

namespace lucca::ui {

std::string_view brickName(torri::Brick colour);
// "c4".
Phrase lotName(torri::Lot lot);
// Why a brick may not go to the cursor's lot, in two or three words.
void addShortRefusal(const Table& table, Verdict verdict, Phrase& out);
// Describes a moment in the few words that fit below a stage which shows the rest; empty: there is no shorter form.
void addShown(const Table& table, const Moment& moment, Phrase& out);

class TorriWords final : public GameWords {
 public:
  void describe(const Table& table, const Moment& moment, Phrase& out) const override;
  void explain(const Moment& moment, Phrase& out) const override;
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
  std::string_view scoreSign(int category) const override;
};
inline constexpr TorriWords kTorriWords;

}  // namespace lucca::ui
