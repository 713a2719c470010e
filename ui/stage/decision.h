// One decision of a game: its cursor, and what the keys do while a seat makes it. A game has a class for each kind of
// decision (ui/NAME/decide/), and its stage says which of them is due. A decision knows no rule: it asks the table what
// is legal. It changes nothing but its cursor, and returns its choice.
#pragma once

#include "drawing/rect.h"
#include "ui/stage/answer.h"
#include "ui/stage/table.h"
#include "ui/widgets/event.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

class Decision {
 public:
  // The decision begins, or comes back after undo or resume: puts the cursor on a sensible choice and forgets half-made
  // ones.
  virtual void begin(const Table& table) = 0;
  // A, B and the directions; X and Y belong to the shell. B goes one step back inside a half-made choice. Unused: there
  // is nothing to go back to, and the shell offers undo or the menu.
  virtual Answer event(const Table& table, const Event& event) = 0;
  // Computes a slice of a preview that takes time. Returns the area to redraw; empty: nothing changed.
  virtual Rect ponder(const Table&) { return {}; }
  // The only thing that the seat to move can do, where it need not be asked; kNoAction: there is a choice to make.
  virtual Action forced(const Table&) const { return kNoAction; }
  // Puts the cursor on a legal action, so that A makes it.
  virtual void pointAt(const Table& table, Action action) = 0;
  // The same, but steps at which the player can choose are left to the player.
  virtual void leadTo(const Table& table, Action action) { pointAt(table, action); }
  // The cursor's place in 32 bits, kept with the save so that a resumed game has its cursor at the same choice. Its two highest
  // bits are the shell's (ui/saves/saved_game.h). A place that does not fit the position leaves the cursor as it is.
  virtual uint32_t place() const { return 0; }
  virtual void setPlace(const Table&, uint32_t) {}
  // The rule page about the choice on the screen now.
  virtual RulePage topic(const Table& table) const = 0;

 protected:
  ~Decision() = default;
};

}  // namespace lucca::ui
