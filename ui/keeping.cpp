// What App remembers across switching off: the settings and the game.
#include <utility>

#include "drivers/store/store.h"
#include "ui/app.h"
#include "ui/saved_game.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kIdleMs = 1500;

// A record that was written by hand or by bad memory must not put the menus out of order.
bool plausible(const Settings& s) {
  bool good = static_cast<int>(s.language) < kLanguages && s.brightness >= kMinBrightness &&
              s.brightness <= kMaxBrightness && s.volume <= kMaxVolume && s.speed <= Speed::Instant;
  for (const Name& name : s.names) good = good && name.size <= sizeof name.bytes;
  return good;
}

}  // namespace

void App::load() {
  Store* store = services_.store;
  if (store && store->mount() == StoreResult::Ok) {
    loadSettings(*store);
    // A game with which the device fails again and again stays in the store, but is not taken up.
    if (services_.fault.repeats < kTooManyFaults) loadGame(*store);
    loadHall(*store);
    if (store->report().damaged) say(tr(Text::SaveDamaged));
  }
  applySettings();
}

void App::loadSettings(Store& store) {
  Settings loaded;
  std::size_t size = 0;
  uint8_t* bytes = reinterpret_cast<uint8_t*>(&loaded);
  const StoreResult result = store.load(StoreKey::Settings, Settings::kVersion, {bytes, sizeof loaded}, size);
  const bool usable = result == StoreResult::Ok || result == StoreResult::Damaged;
  if (usable && size > 0 && plausible(loaded)) settings_ = loaded;
}

void App::loadGame(Store& store) {
  std::size_t size = 0;
  const StoreResult result = store.load(StoreKey::CurrentGame, kSavedGameVersion, saved_, size);
  if (result == StoreResult::NewerVersion) say(tr(Text::SaveNewer));
  if (size == 0) return;
  savedSize_ = size;
  if (restoreGame()) return;
  savedChanges_ = session_.changes();  // it stays in the store until another game begins
  say(tr(Text::SaveChanged));
}

bool App::restoreGame() {
  SavedGame game;
  const std::span<const uint8_t> bytes(saved_.data(), savedSize_);
  bool whole = decodeGame(bytes, game) && session_.resume(game.plan, game.seed);
  for (std::size_t i = 0; whole && i < game.length; ++i) whole = session_.replay(savedAction(bytes, i));
  whole = whole && session_.endReplay(game.digest);
  if (!whole) {
    session_.abandon();
    return false;
  }
  savedChanges_ = session_.changes();
  resumePlace_ = game.place;
  resuming_ = true;
  return true;
}

void App::loadHall(Store& store) {
  std::size_t size = 0;
  const StoreResult result = store.load(StoreKey::Hall, Hall::kVersion, hall_.buffer(), size);
  const bool usable = result == StoreResult::Ok || result == StoreResult::Damaged;
  if (!hall_.adopt(usable ? size : 0)) say(tr(Text::SaveDamaged));
}

void App::hallChanged() {
  if (!services_.store) return;
  if (services_.store->save(StoreKey::Hall, Hall::kVersion, hall_.bytes()) != StoreResult::Ok)
    refuse(Text::SaveFailed);
}

bool App::watchFinished(std::size_t game, const Setup& expected) {
  if (!services_.store) return false;
  saveGame();
  uint8_t version = 0;
  watching_ = true;
  const StoreResult result = services_.store->loadGame(game, version, saved_, savedSize_);
  const bool whole = result == StoreResult::Ok && version == kSavedGameVersion && restoreGame() &&
                     session_.match().setup() == expected;
  if (!whole) endWatching();
  return whole;
}

void App::endWatching() {
  watching_ = false;
  resuming_ = false;
  session_.abandon();
  savedSize_ = 0;
  loadGame(*services_.store);
  savedChanges_ = session_.changes();
}

void App::beginGuide(GameId game) {
  // With a store the bytes of the running game are already here.
  if (!services_.store) savedSize_ = session_.running() ? encodeGame(session_, gameUi().place(), saved_) : 0;
  guided_.begin(game);
}

void App::leaveGuide() {
  guided_.end();
  session_.abandon();
  if (savedSize_ > 0 && !restoreGame()) say(tr(Text::SaveChanged));
  savedChanges_ = session_.changes();
}

void App::playFreely() {
  guided_.end();
  savedChanges_ = session_.changes() - 1;
}

void App::settingsChanged() {
  applySettings();
  settingsUnsaved_ = true;
}

void App::saveSettings() {
  if (!std::exchange(settingsUnsaved_, false) || !services_.store) return;
  const uint8_t* bytes = reinterpret_cast<const uint8_t*>(&settings_);
  const StoreResult result =
      services_.store->save(StoreKey::Settings, Settings::kVersion, {bytes, sizeof settings_});
  if (result != StoreResult::Ok) refuse(Text::SaveFailed);
}

void App::saveGame() {
  if (guided_.active() || watching_ || !services_.store || savedChanges_ == session_.changes()) return;
  savedChanges_ = session_.changes();
  std::size_t same = 0, size = 0;
  if (session_.running()) {
    same = unchangedBytes(session_, {saved_.data(), savedSize_});
    savedPlace_ = gameUi().place();
    size = encodeGame(session_, savedPlace_, saved_);
  }
  savedSize_ = size;
  const StoreResult result =
      services_.store->save(StoreKey::CurrentGame, kSavedGameVersion, {saved_.data(), size}, same);
  if (result == StoreResult::Ok) return;
  savedSize_ = 0;  // the store still has the old bytes: the next save must write them all
  refuse(Text::SaveFailed);
}

bool App::takeResumePlace(uint32_t& place) {
  place = resumePlace_;
  return std::exchange(resuming_, false);
}

void App::keepFinishedGame() {
  recordGame(session_.match(), session_.plan(), finished_);
  if (guided_.active()) return;
  hall_.add(finished_);
  hallChanged();
  if (!services_.store) return;
  const std::size_t size = encodeGame(session_, 0, saved_);
  savedSize_ = 0;
  if (services_.store->addGame(kSavedGameVersion, {saved_.data(), size}) != StoreResult::Ok)
    refuse(Text::SaveFailed);
}

void App::tidy(bool keyDown) {
  if (keyDown) lastKey_ = now_;
  if (!services_.store || now_ - lastKey_ < kIdleMs) return;
  lastKey_ = now_;
  // The cursor's place is not worth a write for each step; it is kept when the player pauses.
  if (session_.stage() == Stage::Decide && gameUi().place() != savedPlace_)
    savedChanges_ = session_.changes() - 1;
  saveGame();
  if (services_.store->idleDue()) static_cast<void>(services_.store->idle());
}

}  // namespace lucca::ui
