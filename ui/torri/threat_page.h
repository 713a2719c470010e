// The page of threats: for each colour the fewest turns to the height that wins, over each tower the floors that still
// fit, and a disc wherever one house joins two towers. The city keeps its place and its scale.
#pragma once

#include "ui/torri/cursor.h"
#include "ui/torri/shot.h"
#include "ui/widgets/event.h"

namespace lucca::ui {

class ThreatPage {
 public:
  explicit ThreatPage(TorriCursor& cursor) : cursor_(cursor) {}

  // The first disc is chosen.
  void open() { chosen_ = 0; }
  // The next disc, or the one before. False: there is none; `wraps`: after the last one comes the first.
  bool step(const torri::State& state, int by, bool wraps);
  // To the chosen disc in the city, with a brick in the hand where one may be placed. False: there is no disc.
  bool goThere(const Table& table);
  Rect ponder(const Table& table);
  void draw(const Table& table, Canvas& canvas);

 private:
  void drawHeader(const Shot& shot) const;
  void drawMasts(const Shot& shot) const;
  void drawJoint(const Shot& shot, const torri::Joint& joint, bool chosen) const;
  void drawTray(const Shot& shot, const torri::Joint* joint) const;
  void addOutcome(const torri::State& state, const torri::Joint& joint, Phrase& words) const;
  torri::StruggleForesight& foresight(const torri::State& state, const torri::Joint& joint) const;

  TorriCursor& cursor_;
  int8_t chosen_ = 0;
  Rect tray_{};
};

}  // namespace lucca::ui
