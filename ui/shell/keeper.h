// Loads and saves everything that survives switching off, saves when there is time, and reports errors to the player.
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
  // The caller owns all arguments; they outlive the Keeper. `store` null: nothing is saved.
  Keeper(Store* store, Settings& settings, Announcer& tell, RunningGames& running, FinishedGames& finished,
         OpenGame& game)
      : store_(store),
        settings_(settings),
        tell_(tell),
        running_(running),
        finished_(finished),
        game_(game) {}

  // Call it after switching on. A game with which the device failed repeatedly is not loaded; nor is the store, if the device
  // failed without the game, too.
  void load(const Fault& fault);

  // ---- A store that was set aside: it is left as it is, nothing is remembered, and the player decides.
  bool setAside() const { return aside_ != nullptr; }
  // Reads what can be read of it, to be looked at and shown as codes; nothing is saved. False: no game is there.
  bool readAside();
  // Takes it after all.
  void takeAside();
  // Erases all of it, one sector a call (50 ms), and takes the new one. The percents done; 100: it was the last call.
  void beginAfresh() { erases_ = true; }
  bool erasesAside() const { return erases_; }
  int eraseAside();
  // They take effect now and are saved when the keys rest, a second later at the latest.
  void settingsChanged();
  void saveSettings();  // at once
  // The session's game is over: it goes to the finished ones, and is no longer the running one.
  void gameOver();

  // The decisions since the last call.
  void save();
  // Everything, before the device is switched off by its own program.
  void saveAll();
  // The work that waits until the keys rest: saving settings and the cursor's place, of which only the last matters, and erasing
  // ahead. `sinceKeyMs`: since a key was down; `still`: nothing moves or sounds.
  void tidy(uint32_t nowMs, uint32_t sinceKeyMs, bool still);

  bool remembers() const { return store_ != nullptr; }
  StoreReport report() const { return store_ ? store_->report() : StoreReport{}; }

 private:
  void loadAll(const Fault& fault);
  StoreResult loadSettings(const Store& store);
  StoreResult loadRunning(const Fault& fault);
  int lastPlayed() const;
  void applySettings();
  void tellOfFailures();
  void tellOfBadFlash();
  uint16_t badPlaces() const;

  Store* store_;
  Store* aside_ = nullptr;
  Settings& settings_;
  Announcer& tell_;
  RunningGames& running_;
  FinishedGames& finished_;
  OpenGame& game_;
  uint32_t erasedAt_ = 0;
  uint32_t settledAt_ = 0;  // when the settings were last known to be saved
  uint16_t toldBad_ = 0;    // faults of the flash that the player knows of
  uint16_t erased_ = 0;     // sectors of the store that was set aside
  bool unsaved_ = false;    // the settings
  bool erases_ = false;     // the store that was set aside
};

}  // namespace lucca::ui
