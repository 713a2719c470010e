// The parts that every scene is given: navigation, messages to the player, animations, and saved values.
#pragma once

#include <cstdint>

#include "base/lent_memory.h"
#include "ui/game/trail.h"
#include "ui/saves/finished_games.h"
#include "ui/saves/open_game.h"
#include "ui/saves/review_work.h"
#include "ui/saves/running_games.h"
#include "ui/saves/settings.h"
#include "ui/shell/announcer.h"
#include "ui/shell/keeper.h"
#include "ui/shell/navigator.h"
#include "ui/shell/scene.h"
#include "ui/shell/screen.h"
#include "ui/shell/services.h"
#include "ui/shell/stage_source.h"

namespace lucca::ui {

class App {
 public:
  // `spare`: kBotWorkspace bytes.
  App(const Services& services, LentMemory& spare, StageSource& stages);

  const MachineFacts& facts;
  const Battery& battery;
  SignalLamp& lamp;
  SeedSource& seeds;
  LentMemory& spare;  // memory of the computer players; others may take it, and thinking restarts
  Settings settings;  // call settingsChanged() after every change
  Navigator go;       // to other scenes
  Announcer tell;     // notes and sounds
  Screen screen;      // redraw requests and animations

  RunningGames running;
  FinishedGames finished;
  OpenGame game;  // what the session holds
  Keeper keep;
  ReviewWork review;  // of the session's finished game
  Moment shown;       // on the screen in a recap or a replay: too large for each scene to have one
  Trail trail;        // which moments of the session's game are worth telling (ui/stage/telling.h)

  uint32_t now() const { return now_; }
  void begin(uint32_t nowMs);  // a turn of the loop
  void settingsChanged();      // take effect and are saved
  void takeUpSlot();   // the current slot's game is played now: after switching on it is the one to continue
  bool isNew() const;  // nothing was ever played here
  GameStage& stage();
  // ---- The set-up screens work on these until the game begins.
  Plan draft{};
  Seat draftSeat = 0;  // the seat being edited

 private:
  StageSource& stages_;
  uint32_t now_ = 0;
};

}  // namespace lucca::ui
