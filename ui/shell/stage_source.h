// Finds the stage of a game: the shell knows neither the games nor where their stages live.
#pragma once

#include "engine/game/setup.h"

namespace lucca::ui {

class GameStage;

class StageSource {
 public:
  virtual GameStage& stageOf(GameId game) = 0;

 protected:
  ~StageSource() = default;
};

}  // namespace lucca::ui
