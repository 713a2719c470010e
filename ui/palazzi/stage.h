// The stage of Palazzi: a city on its ground line under the sky of the round, cards and scenes above it, a caption below.
// The decisions are in decide/, the acts in acts/; here is the position between them.
#pragma once

#include "ui/palazzi/acts/acts.h"
#include "ui/palazzi/cities.h"
#include "ui/palazzi/coach.h"
#include "ui/palazzi/decide/keep_pair.h"
#include "ui/palazzi/decide/pick_for_city.h"
#include "ui/palazzi/decide/place_card.h"
#include "ui/palazzi/decide/take_triplet.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui {

class PalazziStage final : public GameStage {
 public:
  const TurnFlow& flow() const override;
  Decision& decision(const Table& table) override;
  Acts& acts() override { return acts_; }
  const GameWords& words() const override;
  const GamePictures& pictures() const override;
  InspectPages& pages() override { return pages_; }
  const Meanwhile* meanwhile() const override;
  SeatCoach* coach() override { return &coach_; }

  void draw(const Table& table, Canvas& canvas, int timeLeft) override;
  Rect drawWarned(const Table& table, Canvas& canvas) override;                          // guide.cpp
  StageRoom room(const Canvas& canvas) const override;                                   // guide.cpp
  Rect whereIs(const Table& table, const Canvas& canvas, Action action) const override;  // guide.cpp

 private:
  [[gnu::noinline]] void drawDecided(const Table& table, Canvas& canvas);
  [[gnu::noinline]] void drawPosition(const Table& table, Canvas& canvas) const;
  void drawDone(const Table& table, Canvas& canvas, const StagePlan& plan) const;
  void drawThinking(const Table& table, Canvas& canvas, const StagePlan& plan) const;

  PalazziPages pages_;
  PalazziActs acts_;
  KeepPair keepPair_;
  TakeTriplet takeTriplet_;
  PlaceCard placeCard_;
  PickForCity pickForCity_;
  PalazziCoach coach_;
};

}  // namespace lucca::ui
