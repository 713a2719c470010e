// Pictures of a game apart from its stage: a seat's colours, an entry of the log, what was built in the end. A constant of
// the game, like its words.
#pragma once

#include <span>

#include "drawing/canvas.h"
#include "ui/look/paint.h"
#include "ui/stage/player.h"
#include "ui/stage/table.h"

namespace lucca::ui {

class GamePictures {
 public:
  // Colours of a seat's medallion: in Torri those of the bricks it plays in that view.
  virtual Paint paint(const SeatInfo& who, const AnyView&, Seat) const { return seatPaint(who); }
  // A small picture of a moment beside its words in the log, so wide; 0: none.
  virtual int entryWidth() const { return 0; }
  virtual void drawEntry(const Table&, const Moment&, Canvas&, const Rect&) const {}
  // What the winner built, for the foot of the result page.
  virtual void drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) const = 0;
  // What everybody built, the seats in their `order` at the end.
  virtual void drawAllBuilt(const Table&, std::span<const Seat> /*order*/, Canvas&, const Rect&) const {}

 protected:
  ~GamePictures() = default;
};

}  // namespace lucca::ui
