// The stage of a game: the play screen, bars included, in every state of the game. It has three rooms, each with an
// interface of its own: how turns follow each other (TurnFlow), what a seat decides (Decision) and how what happened is
// shown (Acts). The shell owns the hand-over, recap, log, menus, undo and saving. One object a game lives in the Handheld
// (ui/stage/game_row.h).
#pragma once

#include "drawing/canvas.h"
#include "ui/stage/acts.h"
#include "ui/stage/decision.h"
#include "ui/stage/table.h"
#include "ui/stage/turn_flow.h"

namespace lucca::ui {

class GamePictures;
class GameWords;
class InspectPages;
class Meanwhile;
class SeatCoach;

// The parts of a stage's picture that scenes lying over it must know.
struct StageRoom {
  int footer = 0;  // the height of the bottom line, in pixels
  Rect coach;      // where a coach's words may lie, as long as they cover nothing that they speak of
};

class GameStage {
 public:
  // ---- Its rooms
  virtual const TurnFlow& flow() const = 0;
  // The decision that is due, or the one that was made last.
  virtual Decision& decision(const Table& table) = 0;
  virtual Acts& acts() = 0;

  // ---- The game's other parts
  virtual const GameWords& words() const = 0;
  virtual const GamePictures& pictures() const = 0;
  virtual InspectPages& pages() = 0;
  // The page of the moments that a seat has missed; null: they are told one by one.
  virtual const Meanwhile* meanwhile() const { return nullptr; }
  // The coach of one seat; null: the game has none.
  virtual SeatCoach* coach() { return nullptr; }

  // ---- The position
  // Draws the table: a seat decides, is asked whether the turn is over, thinks, or is greeted. `timeLeft`: the rest of the
  // time after which that question answers itself, 1..TurnFlow::kEndSteps; 0: it waits for a key.
  virtual void draw(const Table& table, Canvas& canvas, int timeLeft) = 0;
  // As draw(), with marks on the subject of the coach's warning. Returns the area for the warning: a band, or a column beside
  // the city.
  virtual Rect drawWarned(const Table& table, Canvas& canvas) {
    draw(table, canvas, 0);
    return room(canvas).coach;
  }
  virtual StageRoom room(const Canvas& canvas) const { return roomAbove(canvas, 17); }
  // Where on the stage an action of the seat is to be seen; empty: nowhere in particular.
  virtual Rect whereIs(const Table&, const Canvas&, Action) const { return {}; }

 protected:
  // With a bottom line of `footer` pixels, and all of the picture above it for the coach.
  static StageRoom roomAbove(const Canvas& canvas, int footer) {
    return {footer, makeRect(0, 0, canvas.width(), canvas.height() - footer)};
  }
  ~GameStage() = default;
};

}  // namespace lucca::ui
