// What survives switching off: loads it, saves it when there is time, and tells the player what went wrong.
#pragma once

#include <cstdint>

#include "drivers/fault.h"
#include "drivers/store/store.h"
#include "ui/saves/finished_games.h"
#include "ui/saves/open_game.h"
#include "ui/saves/running_games.h"
#include "ui/saves/settings.h"
#include "ui/shell/announcer.h"

namespace lucca::ui {

class Keeper {
 public:
  // All outlive it. `store` null: nothing is remembered.
  Keeper(Store* store, Settings& settings, Announcer& tell, RunningGames& running, FinishedGames& finished,
         OpenGame& game)
      : store_(store),
        settings_(settings),
        tell_(tell),
        running_(running),
        finished_(finished),
        game_(game) {}

  // After switching on. A game with which the device failed again and again is not taken up.
  void load(const Fault& fault);
  // They take effect now and are saved when the keys rest, a second later at the latest.
  void settingsChanged();
  void saveSettings();  // at once
  // The session's game is over: it goes to the finished ones, and is no longer the running one.
  void gameOver();

  // The decisions since the last call.
  void save();
  // What waits until the keys rest: settings and the cursor's place, of which only the last matters, and the store's
  // erasing ahead. `sinceKeyMs`: since a key was down; `still`: nothing moves or sounds.
  void tidy(uint32_t nowMs, uint32_t sinceKeyMs, bool still);

  bool remembers() const { return store_ != nullptr; }
  StoreReport report() const { return store_ ? store_->report() : StoreReport{}; }

 private:
  StoreResult loadSettings();
  StoreResult loadRunning(const Fault& fault);
  int lastPlayed() const;
  void applySettings();
  void tellOfFailures();
  void tellOfBadFlash();
  uint16_t badPlaces() const;

  Store* store_;
  Settings& settings_;
  Announcer& tell_;
  RunningGames& running_;
  FinishedGames& finished_;
  OpenGame& game_;
  uint32_t erasedAt_ = 0;
  uint32_t settledAt_ = 0;  // when the settings were last known to be saved
  uint16_t toldBad_ = 0;    // faults of the flash that the player knows of
  bool unsaved_ = false;    // the settings
};

}  // namespace lucca::ui
