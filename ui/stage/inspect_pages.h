// The pages of a game that can be looked at any time: every quarter, the triplets, the supply. Left and right turn them.
#pragma once

#include "drawing/canvas.h"
#include "ui/stage/table.h"
#include "ui/widgets/event.h"
#include "ui/words/text.h"

namespace lucca::ui {

class InspectPages {
 public:
  virtual int count(const Table& table) const = 0;
  virtual void draw(const Table& table, int page, Canvas& canvas, const Rect& area) = 0;
  // In the bar above a page that does not fill the whole screen.
  virtual void title(int /*page*/, Phrase&) const {}
  // Whether they fill the whole screen, bars included.
  virtual bool whole() const { return false; }
  // Whether this one does; default: all or none.
  virtual bool whole(int /*page*/) const { return whole(); }
  // Called on every turn of the loop: computes a slice of what a page shows. Returns the area to redraw; empty: nothing
  // changed.
  virtual Rect ponder(const Table&, int /*page*/) { return {}; }

  // The first page, and the page with all players at once.
  virtual int first(const Table&) const { return 0; }
  virtual int everybody(const Table& table) const { return first(table); }
  // Pages with a row of their own in the game's menu: the page and its label; -1: no such row.
  virtual int menuPage(int /*i*/, Text& /*label*/) const { return -1; }

  // Where a key leads: to a page, kLeave, kStay (it changed this page), or kByShell, which turns the pages and goes back.
  static constexpr int kStay = -1, kLeave = -2, kByShell = -3;
  virtual int step(const Table&, int /*page*/, const Event&) { return kByShell; }

 protected:
  ~InspectPages() = default;
};

}  // namespace lucca::ui
