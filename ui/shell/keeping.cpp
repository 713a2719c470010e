// What App remembers across switching off: the settings and the game.
#include <utility>

#include "drivers/store/store.h"
#include "ui/shell/app.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kIdleMs = 600;
constexpr uint32_t kBetweenErasesMs = 100;  // keys are looked at between two
constexpr uint32_t kRestMs = 200;

// A record that was written by hand or by bad memory must not put the menus out of order.
bool plausible(const Settings& s) {
  bool good = static_cast<int>(s.language) < kLanguages && s.brightness >= kMinBrightness &&
              s.brightness <= kMaxBrightness && s.volume <= kMaxVolume && s.speed <= Speed::Instant;
  for (const Name& name : s.names) good = good && name.size <= sizeof name.bytes;
  return good;
}

}  // namespace

void App::load() {
  Store* store = store_;
  if (store && store->mount() == StoreResult::Ok) {
    bool other = loadSettings(*store) == StoreResult::OtherVersion;
    setLanguage(settings_.language);
    other = loadGame(*store) == StoreResult::OtherVersion || other;
    other = loadHall(*store) == StoreResult::OtherVersion || other;
    tellOfStore(*store, other);
  }
  applySettings();
}

// What could not be read at the start. The player may go on in each case.
void App::tellOfStore(const Store& store, bool otherVersion) {
  tellOfBadFlash(store);
  const StoreReport report = store.report();
  if (report.newer || otherVersion) tell.announce(Text::SaveOther);
  if (report.damaged || report.lostGames > 0 || report.unreadable)
    tell.announce(report.fresh ? Text::SaveForeign : Text::SaveDamaged);
}

void App::tellOfBadFlash(const Store& store) {
  const StoreReport report = store.report();
  const uint16_t bad = static_cast<uint16_t>(report.badSectors + report.badPages);
  if (bad > toldBad_) tell.announce(Text::SaveWorn);
  toldBad_ = bad;
}

StoreResult App::loadSettings(Store& store) {
  Settings loaded;
  std::size_t size = 0;
  uint8_t* bytes = reinterpret_cast<uint8_t*>(&loaded);
  const StoreResult result = store.load(StoreKey::Settings, Settings::kVersion, {bytes, sizeof loaded}, size);
  const bool usable = result == StoreResult::Ok || result == StoreResult::Damaged;
  if (usable && size > 0 && plausible(loaded)) settings_ = loaded;
  return result;
}

StoreResult App::loadGame(Store& store) {
  const StoreResult result = store.load(StoreKey::CurrentGame, kSavedGameVersion, saved_, savedSize_);
  storedSize_ = savedSize_;
  // A game with which the device fails again and again is not taken up.
  const bool suspect = facts.fault.repeats >= kTooManyFaults;
  unfit_ = savedSize_ > 0 && (suspect || !takeUpSaved());
  unfitNews_ = unfit_ && !suspect;
  savedChanges_ = session_.changes();
  return result;
}

StoreResult App::loadHall(Store& store) {
  std::size_t size = 0;
  const StoreResult result = store.load(StoreKey::Hall, Hall::kVersion, hall_.buffer(), size);
  const bool usable = result == StoreResult::Ok || result == StoreResult::Damaged;
  if (!hall_.adopt(usable ? size : 0)) tell.announce(Text::SaveDamaged);
  return result;
}

void App::hallChanged() {
  if (!store_) return;
  if (store_->save(StoreKey::Hall, Hall::kVersion, hall_.bytes()) != StoreResult::Ok)
    tell.refuse(Text::SaveFailed);
}

std::size_t App::storedGames() const { return store_ ? store_->games() : 0; }

bool App::storedPlan(std::size_t index, Plan& plan) const {
  std::array<uint8_t, kSavedGameHead> head;
  uint8_t version = 0;
  return index < storedGames() && store_->loadGameHead(index, version, head) == StoreResult::Ok &&
         version == kSavedGameVersion && decodePlan(head, plan);
}

void App::forgetGames() {
  hall_.clear();
  hallChanged();
  if (store_ && store_->forgetGames() != StoreResult::Ok) tell.refuse(Text::SaveFailed);
}

void App::settingsChanged() {
  applySettings();
  settingsUnsaved_ = true;
}

void App::saveSettings() {
  if (!std::exchange(settingsUnsaved_, false) || !store_) return;
  const uint8_t* bytes = reinterpret_cast<const uint8_t*>(&settings_);
  const StoreResult result = store_->save(StoreKey::Settings, Settings::kVersion, {bytes, sizeof settings_});
  if (result != StoreResult::Ok) tell.refuse(Text::SaveFailed);
}

void App::saveGame() {
  if (instead_ != Instead::Nothing || savedChanges_ == session_.changes()) return;
  savedChanges_ = session_.changes();
  const bool running = session_.running();
  const std::size_t same = running ? unchangedBytes(session_, {saved_.data(), storedSize_}) : 0;
  // After switching on the cursor is where it was saved until the first decision begins.
  const uint32_t cursor = resuming_ ? replayedPlace_ : gameUi().place();
  const uint32_t between = session_.stage() == Stage::Decide ? 0 : GameUi::kBetween;
  if (running) savedPlace_ = cursor | between | (session_.unconfirmed() ? GameUi::kUnconfirmed : 0);
  savedSize_ = running ? encodeGame(session_, savedPlace_, saved_) : 0;
  if (!store_) return;
  const StoreResult result = store_->save(StoreKey::CurrentGame, kSavedGameVersion, saved(), same);
  // On an error the store still has the old bytes: the next save must write all of them.
  storedSize_ = result == StoreResult::Ok ? savedSize_ : 0;
  if (result != StoreResult::Ok) tell.refuse(Text::SaveFailed);
}

// The cursor's place is not worth a write for each step; it is kept when the cursor rests.
void App::noticePlace() {
  if (session_.stage() == Stage::Decide && gameUi().place() != (savedPlace_ & ~GameUi::kBetween))
    savedChanges_ = session_.changes() - 1;
}

bool App::takeResumePlace(uint32_t& place) {
  place = replayedPlace_;
  return std::exchange(resuming_, false);
}

// The game before the hall: cut off between the two, the device comes to the end of the game again and completes it.
void App::keepFinishedGame() {
  recordGame(session_.match(), session_.plan(), finished_);
  if (instead_ != Instead::Nothing) return;
  if (store_) {
    const std::size_t size = encodeGame(session_, 0, saved_);
    savedSize_ = storedSize_ = 0;
    if (store_->addGame(kSavedGameVersion, {saved_.data(), size}) != StoreResult::Ok)
      tell.refuse(Text::SaveFailed);
  }
  hall_.add(finished_);
  hallChanged();
  savedChanges_ =
      session_.changes() - 1;  // it is no longer the running one, even if it ended before a power cut
}

void App::tidy(uint32_t sinceKeyMs, bool still) {
  if (sinceKeyMs < kRestMs) return;
  saveSettings();
  noticePlace();
  saveGame();
  if (!store_ || !still || sinceKeyMs < kIdleMs || now_ - erasedAt_ < kBetweenErasesMs) return;
  erasedAt_ = now_;
  if (store_->idleDue()) store_->idle();
  tellOfBadFlash(*store_);
}

}  // namespace lucca::ui
