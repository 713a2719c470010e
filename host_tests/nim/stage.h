// Nim on the screen: three rows of sticks between the shell's bars.
#pragma once

#include "host_tests/nim/acts.h"
#include "host_tests/nim/pages.h"
#include "host_tests/nim/take_sticks.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui {

class NimStage final : public GameStage {
 public:
  const TurnFlow& flow() const override;
  Decision& decision(const Table&) override { return takeSticks_; }
  Acts& acts() override { return acts_; }
  const GameWords& words() const override;
  const GamePictures& pictures() const override;
  InspectPages& pages() override { return pages_; }
  void draw(const Table& table, Canvas& canvas, int timeLeft) override;

 private:
  TakeSticks takeSticks_;
  NimActs acts_;
  NimPages pages_;
};

}  // namespace lucca::ui
