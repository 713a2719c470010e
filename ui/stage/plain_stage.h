// A stage for a game that draws only the matter: who plays in the bar above, what happened in a caption, the keys below.
#pragma once

#include "ui/stage/game_stage.h"
#include "ui/widgets/bars.h"

namespace lucca::ui {

class PlainStage : public GameStage {
 public:
  void drawStage(const Table& table, Canvas& canvas, const Cue& cue) final;
  uint32_t stayMs(const Moment&) const override { return 1500; }

 protected:
  ~PlainStage() = default;

  // The matter between the bars: the choice, or (not deciding) the position as it is.
  virtual void draw(const Table& table, Canvas& canvas, const Rect& area) = 0;
  // The picture of a moment.
  virtual void drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) = 0;
  // At the right of the bar: round and score of the seat, short: "R 3/7  12".
  virtual void status(const AnyView& view, Seat seat, Phrase& out) const = 0;
  // What A and the directions do. Without a word for B it undoes, or opens the menu where nothing can be undone.
  virtual void hints(const Table&, KeyHints&) const {}

 private:
  void drawBar(const Table& table, Canvas& canvas, const AnyView& view, Seat seat) const;
  void drawMomentPage(const Table& table, Canvas& canvas, const Cue& cue);
};

}  // namespace lucca::ui
