// How Torri shows moments on the map: bricks laid, struggles blow by blow, prisoners, merges. The same for a
// computer's move, a recap, a replay and a hint.
#pragma once

#include "base/fixed_list.h"
#include "ui/stage/acts.h"
#include "ui/torri/acts/struggle.h"
#include "ui/torri/cursor.h"
#include "ui/torri/shot.h"

namespace lucca::ui {

struct Timeline;

class TorriActs final : public Acts {
 public:
  explicit TorriActs(TorriCursor& cursor) : cursor_(cursor) {}

  uint32_t actMs(const Moment& moment) const override;
  uint32_t stayMs(const Moment& moment) const override;
  void follow(const Table& table, const Moment& moment, Order order) override;
  void decide(bool forced) override;
  void draw(const Table& table, Canvas& canvas, const Cue& cue) override;
  bool showsLive(const Moment& moment) const override;

  // The seat's own prisoner or switch, on the position's picture.
  void drawOwn(const Shot& shot, const Moment& moment) const;

 private:
  void drawMatter(const Shot& shot, const Cue& cue);
  void drawEnding(const Shot& shot, const Cue& cue) const;
  void drawEnd(const Shot& shot) const;
  void drawTimelineTray(const Shot& shot, const Timeline& line) const;
  void drawBuilding(const Shot& shot, const Moment& moment);
  void drawStruggle(const Shot& shot, const Moment& moment, const Zoom& zoom) const;
  void drawChange(const Shot& shot, const Moment& moment) const;
  void drawNews(const Shot& shot, const Moment& moment) const;
  void drawTrail(const Shot& shot, const Moment& moment) const;

  TorriCursor& cursor_;

  // The bricks of the moments shown one after another, for the discs and the strip of a recap.
  struct Laid {
    torri::Lot lot;
    torri::Brick colour;
    bool floor;
  };
  FixedList<Laid, 6> trail_;
  uint8_t laidBefore_ = 0;               // bricks of the first one's turn that are not among them
  Zoom zoom_;                            // of the moment on display
  bool near_ = false;                    // a struggle is seen from near at its end
  bool live_ = false;                    // shown as it happens, not in a replay
  bool travels_ = false;                 // a computer's cursor goes to the lot first,
  torri::Lot cameFrom_ = torri::kNoLot;  // from here
};

}  // namespace lucca::ui
