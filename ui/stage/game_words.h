// The words of a game's screens. A constant of the game, without a state.
#pragma once

#include <span>

#include "drivers/sound.h"
#include "engine/game/result.h"
#include "ui/stage/table.h"
#include "ui/words/rule_book.h"
#include "ui/words/text.h"

namespace lucca::ui {

class Highlights;

class GameWords {
 public:
  // ---- A moment
  // One or two lines for recap, log and show ("Anna opens red: 5 points"), told from moment.watcher's view. Leave it
  // empty for what is not worth a line (a card drawn): such a moment is not shown at all.
  virtual void describe(const Table& table, const Moment& moment, Phrase& out) const = 0;
  // In small letters below: how a step of the rules came to its result. May stay empty.
  virtual void explain(const Moment&, Phrase&) const {}
  virtual Sound soundOf(const Moment&) const { return Sound::Card; }
  // Whom it is about: who moved, or whose turn or points a step of the rules is about; kNobody: all of them.
  virtual Seat subject(const Moment& moment) const { return moment.mover >= 0 ? moment.mover : kNobody; }
  // Adds the records of the game that this moment sets.
  virtual void addHighlights(const Moment&, Highlights&) const {}

  // The sum of a seat's decisions in one turn, from the position before it: "Yellow done · a wall". Others' decisions in
  // between are left out.
  virtual void tellTurn(const AnyView& /*before*/, Seat, std::span<const Action>, Phrase&) const {}

  // ---- A choice
  // The name of an action, as an offer ("Take triplet 2"): for hints and the list of choices.
  virtual void nameAction(const Table& table, Action action, Phrase& out) const = 0;
  // Why the engine refused; one short sentence.
  virtual void refusal(const Table& table, Verdict verdict, Phrase& out) const = 0;
  // Why a computer player moved, or a hint: the kinds are in the game's own bot.
  virtual void reason(const Table& table, const Reason& reason, Phrase& out) const = 0;
  // The principle behind a reason: a page of the chapter of principles. Another page: there is none.
  virtual RulePage principle(const Reason&) const { return RulePage{}; }
  // Whether the thing that a word of the glossary names is before the player now, and the word worth explaining.
  virtual bool shows(const Table&, Word) const { return true; }

  // ---- The end
  // Why it ended and what decided, in a sentence; the table of points is the shell's.
  virtual void outcome(const Table& table, const Result& result, Phrase& out) const = 0;
  // A few words below the winner's name: by how much, or with what. May stay empty.
  virtual void ended(const Table&, const Result&, Seat /*winner*/, Phrase&) const {}
  // Before the number that decided, the category of Result or -1 for the sum; empty: the number says enough.
  virtual std::string_view scoreSign(int /*category*/) const { return {}; }

 protected:
  ~GameWords() = default;
};

}  // namespace lucca::ui
