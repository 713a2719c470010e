// The stage of Torri: one view of the city for every state of the game. The decisions are in decide/, the acts in
// acts.cpp; here is the position between them.
#pragma once

#include "ui/stage/game_stage.h"
#include "ui/torri/acts/acts.h"
#include "ui/torri/coach.h"
#include "ui/torri/cursor.h"
#include "ui/torri/decide/end_turn.h"
#include "ui/torri/decide/place_brick.h"
#include "ui/torri/decide/take_prisoner.h"
#include "ui/torri/pages.h"

namespace lucca::ui {

class TorriStage final : public GameStage {
 public:
  const TurnFlow& flow() const override;
  Decision& decision(const Table& table) override;
  Acts& acts() override { return acts_; }
  const GameWords& words() const override;
  const GamePictures& pictures() const override;
  InspectPages& pages() override { return pages_; }
  SeatCoach* coach() override { return &coach_; }

  void draw(const Table& table, Canvas& canvas, int timeLeft) override;
  Rect drawWarned(const Table& table, Canvas& canvas) override;                          // warned.cpp
  StageRoom room(const Canvas& canvas) const override;                                   // guide.cpp
  Rect whereIs(const Table& table, const Canvas& canvas, Action action) const override;  // guide.cpp

 private:
  void pointCamera(Shot& shot);
  bool drawOwnAct(const Shot& shot);
  void drawWaiting(const Shot& shot);

  TorriCursor cursor_;
  TorriPages pages_{cursor_};
  TorriActs acts_{cursor_};
  PlaceBrick placeBrick_{cursor_};
  TakePrisoner takePrisoner_{cursor_};
  EndTurn endTurn_{cursor_};
  TorriCoach coach_;
};

}  // namespace lucca::ui
