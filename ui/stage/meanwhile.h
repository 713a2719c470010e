// One page about the moments that a seat has missed: a panel for each of the others. The page can also be the hand-over.
#pragma once

#include "drawing/canvas.h"
#include "ui/stage/table.h"

namespace lucca::ui {

class Meanwhile {
 public:
  virtual int panels(const Table& table) const = 0;
  // Whose moments are behind a panel; kNobody: everybody's.
  virtual Seat seat(const Table& table, int panel) const = 0;
  // One panel is `chosen`; `then` is the seat's last view.
  virtual void draw(const Table& table, const AnyView& then, int chosen, bool handsOver,
                    Canvas& canvas) const = 0;

 protected:
  ~Meanwhile() = default;
};

}  // namespace lucca::ui
