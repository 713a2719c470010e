// What every scene is given: the way to other scenes, how to speak to the player, what moves, and what is remembered.
#pragma once

#include <cstdint>
#include <utility>

#include "drivers/store/store_result.h"
#include "ui/fame/game_code.h"
#include "ui/game/guided_game.h"
#include "ui/game/session.h"
#include "ui/saves/hall.h"
#include "ui/saves/saved_game.h"
#include "ui/saves/settings.h"
#include "ui/shell/announcer.h"
#include "ui/shell/navigator.h"
#include "ui/shell/scene.h"
#include "ui/shell/screen.h"
#include "ui/shell/services.h"
#include "ui/shell/stage_source.h"
#include "ui/stage/game_ui.h"
#include "ui/words/text.h"

namespace lucca::ui {

// What stands in the session in place of the running game.
enum class Instead : uint8_t { Nothing, Guide, SavedGame, FinishedGame };

class App {
  Settings settings_;

 public:
  App(const Services& services, std::span<std::byte> botWorkspace, StageSource& stages);

  const MachineFacts& facts;
  const Battery& battery;
  SignalLamp& lamp;
  SeedSource& seeds;
  Navigator go;    // to other scenes
  Announcer tell;  // notes and sounds
  Screen screen;   // what is drawn again, and what moves

  // ---- What there is
  uint32_t now() const { return now_; }
  void begin(uint32_t nowMs);        // a turn of the loop
  Store* store() { return store_; }  // null: nothing is remembered
  Settings& settings() { return settings_; }
  const Settings& settings() const { return settings_; }
  void settingsChanged();  // takes effect and is saved
  Session& session() { return session_; }
  const Session& session() const { return session_; }
  GameUi& gameUi();

  // ---- The set-up screens work on this until the game begins.
  Plan& draft() { return draft_; }
  Seat draftSeat = 0;  // the seat being edited

  // ---- Remembering (ui/shell/keeping.cpp)
  void load();
  void saveSettings();      // if they changed since they were last saved
  void saveGame();          // if it changed since it was last saved
  void keepFinishedGame();  // adds it to the store's finished games and to the hall of fame
  Hall& hall() { return hall_; }
  const Hall& hall() const { return hall_; }
  // The store has more finished games than the hall has points of: game 0 is the newest.
  std::size_t storedGames() const;
  bool storedPlan(std::size_t index, Plan& plan) const;
  void forgetGames();                                     // the hall's and the store's
  void hallChanged();                                     // saves it
  GameCode& code() { return code_; }                      // the finished game for a phone
  const FameGame& finished() const { return finished_; }  // the game that ended last

  // What waits until the keys rest: settings and the cursor's place, of which only the last matters, and the store's
  // erasing ahead. `sinceKeyMs`: since a key was down; `still`: nothing moves or sounds.
  void tidy(uint32_t sinceKeyMs, bool still);
  // After switching on: where the cursor stood. False when there is nothing to go back to.
  bool takeResumePlace(uint32_t& place);

  // ---- Another game in the session's place (ui/shell/set_aside.cpp). The running one is set aside, in memory and in the store,
  // and nothing is saved until takeBack() or home() brings it back.
  Instead instead() const { return instead_; }
  void takeBack();
  GuidedGame& guided() { return guided_; }
  void beginGuide(const Guide& guide);
  bool gameSetAside() const { return savedSize_ > 0; }
  void playFreely();  // the guided game becomes the running one

  // Only to be looked at, as far as the rules of this program follow it; looksWhole(): to its end. False, and nothing
  // changed, when nothing of it can be shown. A game of the hall is looked for from the store's `near`-th on.
  bool lookAtFinished(const FameGame& game, std::size_t near);
  bool lookAtStored(std::size_t index);
  bool lookAtSaved();
  bool looking() const { return instead_ >= Instead::SavedGame; }
  bool looksWhole() const { return looksWhole_; }

  // ---- The saved game may be unfit to be played on: the rules of this program do not lead where it stands. It is kept
  // until another game begins, and then goes to the finished ones.
  bool savedUnfit() const { return unfit_; }
  bool tellUnfit() { return std::exchange(unfitNews_, false); }  // once after switching on
  void putAwayUnfit();

 private:
  Store* store_;
  StageSource& stages_;
  Session session_;
  GameCode code_;
  Plan draft_{};
  uint32_t now_ = 0;
  void applySettings();
  StoreResult loadSettings(Store& store);
  StoreResult loadGame(Store& store);
  StoreResult loadHall(Store& store);
  void noticePlace();
  void tellOfStore(const Store& store, bool otherVersion);
  void tellOfBadFlash(const Store& store);

  enum class Replayed : uint8_t { Nothing, Part, Whole };
  Replayed replay(std::span<const uint8_t> bytes);
  std::span<const uint8_t> saved() const { return {saved_.data(), savedSize_}; }
  bool takeUpSaved();
  void setAside(Instead what);
  bool look(Replayed how);
  std::span<const uint8_t> readStored(std::size_t index);

  std::array<uint8_t, kSavedGameMost> saved_;   // the running game as it was last saved
  std::size_t savedSize_ = 0, storedSize_ = 0;  // its bytes, and those of them that the store has
  uint32_t savedChanges_ = 0, savedPlace_ = 0, replayedPlace_ = 0;
  bool resuming_ = false, settingsUnsaved_ = false;
  bool unfit_ = false, unfitNews_ = false, looksWhole_ = false;
  Instead instead_ = Instead::Nothing;
  std::span<std::byte> spare_;  // the computer players' memory: nobody thinks about a game that is looked at
  uint16_t toldBad_ = 0;        // faults of the flash that the player knows of
  Hall hall_;
  FameGame finished_;
  GuidedGame guided_;
  uint32_t erasedAt_ = 0;
};

}  // namespace lucca::ui
