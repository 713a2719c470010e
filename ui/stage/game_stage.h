// The stage of a game: the play screen, bars included, in every state of the game, and how it answers the keys. The shell
// owns the hand-over, recap, log, menus, undo and saving. One object a game lives in the Handheld (ui/stage/game_row.h);
// its members are the cursor and what else a decision needs on the way.
//
// A game with nothing special to show draws the matter between the shell's bars: ui/stage/plain_stage.h.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "ui/stage/cue.h"
#include "ui/stage/table.h"
#include "ui/widgets/event.h"

namespace lucca::ui {

class GamePictures;
class GameWords;
class InspectPages;
class Meanwhile;

class GameStage {
 public:
  // ---- What else the game gives
  virtual const GameWords& words() const = 0;
  virtual const GamePictures& pictures() const = 0;
  virtual InspectPages& pages() = 0;
  // Null: what a seat has missed is told moment by moment.
  virtual const Meanwhile* meanwhile() const { return nullptr; }

  // ---- Showing
  virtual void drawStage(const Table&, Canvas&, const Cue&) = 0;
  // Whether the stage says notes itself; else the shell lays them over it.
  virtual bool saysNotes() const { return false; }
  virtual int footerHeight(const Canvas&) const { return 17; }
  // Where on the stage an action of the seat is to be seen; empty: nowhere in particular.
  virtual Rect whereIs(const Table&, const Canvas&, Action) const { return {}; }
  // For normal speed: how long the act of a moment is, how long the moment then stays on display, and how long a seat is
  // greeted. The slow speed stretches all of it.
  virtual uint32_t actMs(const Moment&) const { return Motion::kHappenMs; }
  virtual uint32_t stayMs(const Moment&) const { return 0; }
  virtual uint32_t greetingMs() const { return 0; }
  // Another moment is about to be shown, the first of a recap or a turn `afresh`.
  virtual void follow(const Table&, const Moment&, bool /*afresh*/) {}
  // A, B and the directions while others move or a moment is on display; false when not used.
  virtual bool watchEvent(Table&, const Event&) { return false; }

  // ---- Deciding
  // A decision begins, or comes back after undo or resume: put the cursor on a sensible choice, forget half-made ones.
  virtual void begin(const Table& table) = 0;
  // A, B and the directions; X and Y belong to the shell. B goes one step back inside a half-made choice; return false
  // when there is nothing to go back to, and the shell offers undo or the menu.
  virtual bool event(Table& table, const Event& event) = 0;
  // A slice of what takes time to foretell. Returns where there is something new to draw.
  virtual Rect ponder(const Table&) { return {}; }
  // The one thing that the seat to move can do, where nobody needs to be asked for it; kNoAction: there is a choice to make.
  virtual Action forced(const Table&) const { return kNoAction; }
  // Puts the cursor on a legal action, so that A makes it.
  virtual void pointAt(const Table& table, Action action) = 0;
  // The cursor's place in 32 bits, kept with the save so that a resumed game stands at the same choice.
  // Its two highest bits are the shell's (ui/saves/saved_game.h).
  virtual uint32_t place() const { return 0; }
  virtual void setPlace(const Table&, uint32_t) {}
  // The rule page about what is on the screen now: its id in assets/rules.
  virtual std::string_view topic(const Table& table) const = 0;

  // ---- Between two decisions
  // Whether a seat may have secrets. Without them nobody covers the screen when another seat is to move: the stage
  // greets it.
  virtual bool keepsSecrets() const { return true; }
  // Whether the seat's view now holds something the others must not see: the hand-over then asks for a second press.
  virtual bool secret(const Table&) const { return false; }
  // Whether the seat decides in the middle of another's turn, which it has before its eyes: no recap comes between.
  virtual bool interrupts(const Table&) const { return false; }
  // While the rules go on: nothing but the question whether the turn is over is left before the next seat.
  virtual bool turnOver(const Table&) const { return true; }
  // At that question, `sinceMs` after it was put: whether it answers itself by now. Nobody is asked so at a speed where
  // each step waits for a key.
  virtual bool endsByItself(Table&, uint32_t /*sinceMs*/) { return false; }

 protected:
  ~GameStage() = default;
};

}  // namespace lucca::ui
