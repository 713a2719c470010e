// A game's pictures besides its stage: a seat's colours, an entry of the log, the buildings at the end. They are a constant of
// the game, like its words.
#pragma once

#include <span>

#include "drawing/canvas.h"
#include "ui/look/emblems.h"
#include "ui/look/paint.h"
#include "ui/stage/end_show.h"
#include "ui/stage/player.h"
#include "ui/stage/table.h"
#include "ui/stage/turn_look.h"

namespace lucca::ui {

class GamePictures {
 public:
  // Colours of a seat's medallion: in Torri those of the bricks it plays in that view.
  virtual Paint paint(const SeatInfo& who, const AnyView&, Seat) const { return seatPaint(who); }
  // A small picture of a moment beside its words in the log, so wide; 0: none.
  virtual int entryWidth() const { return 0; }
  virtual void drawEntry(const Table&, const Moment&, Canvas&, const Rect&) const {}
  // The winner's buildings, for the foot of the result page.
  virtual void drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) const = 0;
  // Everybody's buildings, the seats in their order at the end.
  struct Placed {
    Seat seat;
    uint8_t place;  // from 1; equal ones share it
  };
  virtual void drawAllBuilt(const Table&, std::span<const Placed>, Canvas&, const Rect&) const {}

  // A turn that mattered, on the stage, bars included.
  virtual void drawTurning(const Table&, const TurnLook&, Canvas&) const {}

  // ---- The end scene
  // Whether left and right lead to the others' cities there; false: the one city is turned, or there is nothing to see.
  virtual bool citiesApart() const { return false; }
  // The action of B there, besides left and right.
  virtual Text lookAround() const { return Text::ResultCities; }
  // In ms at normal speed; 0: nothing moves.
  virtual uint32_t endMs(const Table&, const EndShow&) const { return 0; }
  virtual void drawEnd(const Table& table, const EndShow& end, Canvas& canvas, const Rect& area) const {
    drawBuilt(table, end.seat, canvas, area);
  }
  // A seat's sign in the head, inside of the square.
  virtual void drawSign(const Table& table, Seat seat, Canvas& canvas, const Rect& square) const {
    const SeatInfo& who = table.who(seat);
    drawMedallion(canvas, static_cast<Emblem>(who.emblem), square.x + square.w / 2, square.y + square.h / 2,
                  square.w / 2, paint(who, table.view(), seat));
  }

 protected:
  ~GamePictures() = default;
};

}  // namespace lucca::ui
