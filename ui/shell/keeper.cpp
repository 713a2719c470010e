#include "ui/shell/keeper.h"

#include "ui/saves/open_guide.h"

#include <utility>

namespace lucca::ui {

namespace {

constexpr uint32_t kIdleMs = 600;
constexpr uint32_t kBetweenErasesMs = 100;  // the keys are read between two erases
constexpr uint32_t kRestMs = 200;
constexpr uint32_t kSettingsWithinMs = 1000;  // also while keys are pressed all the time

}  // namespace

void Keeper::load(const Fault& fault) {
  if (fault.repeats >= kFaultsOfStore) aside_ = std::exchange(store_, nullptr);
  if (store_ && store_->mount() == StoreResult::Ok) loadAll(fault);
  applySettings();
}

// Reports what cannot be read. The player may continue in each case.
void Keeper::loadAll(const Fault& fault) {
  const StoreResult settings = loadSettings(*store_);
  setLanguage(settings_.language);
  const StoreResult results[] = {settings, loadRunning(fault), finished_.load(store_)};
  const StoreReport report = store_->report();
  bool other = report.newer, damaged = report.damaged || report.lostGames > 0 || report.unreadable;
  for (const StoreResult result : results) {
    other = other || result == StoreResult::OtherVersion;
    damaged = damaged || result == StoreResult::Damaged;
  }
  tellOfBadFlash();
  if (other) tell_.announce(Text::SaveOther);
  if (damaged) tell_.announce(report.fresh ? Text::SaveForeign : Text::SaveDamaged);
}

// No game is resumed: the one that failed is unknown.
bool Keeper::readAside() {
  if (!aside_ || aside_->mount(Store::Mounts::ForReading) != StoreResult::Ok) return false;
  static_cast<void>(loadSettings(*aside_));
  applySettings();
  game_.guides().load(aside_);
  game_.progress().load(aside_);
  game_.reviews().load(aside_);
  static_cast<void>(running_.load(aside_, settings_.slot));
  running_.setUnfit(running_.waits());
  running_.settle(game_.session());
  static_cast<void>(finished_.load(aside_));
  return running_.count() > 0 || finished_.count() > 0;
}

// A game that was only looked at is not saved.
void Keeper::takeAside() {
  OpenGuide(game_).end();
  game_.session().abandon();
  store_ = std::exchange(aside_, nullptr);
  load({});
}

int Keeper::eraseAside() {
  constexpr int kWhole = 100;
  if (!aside_) return kWhole;
  const std::size_t sectors = aside_->sectors();
  static_cast<void>(aside_->wipe(erased_));
  if (++erased_ < sectors) return static_cast<int>(erased_ * kWhole / sectors);
  erased_ = 0;
  erases_ = false;
  takeAside();
  return kWhole;
}

StoreResult Keeper::loadSettings(const Store& store) {
  std::array<uint8_t, kSettingsMost> bytes;
  StoreResult result = StoreResult::Missing;
  for (const uint8_t version : {Settings::kVersion, Settings::kVersion010}) {
    std::size_t size = 0;
    result = store.load(StoreKey::Settings, version, bytes, size);
    if (size > 0 && decodeSettings(version, std::span(bytes).first(size), settings_)) break;
  }
  // A newer one beside ours is kept, and the player knows why the device does not follow it.
  const bool newer = store.newestVersion(StoreKey::Settings) > Settings::kVersion;
  return newer ? StoreResult::OtherVersion : result;
}

// Of the slots with a game; -1: none has one. A game that was begun and not yet saved when the power went, or one that
// ended, leaves its slot empty: then the device continues the one before.
int Keeper::lastPlayed() const {
  int found = -1;
  for (int slot = 0; slot < kGameSlots; ++slot) {
    if (running_.used(slot) && (found < 0 || settings_.slotAges[slot] < settings_.slotAges[found]))
      found = slot;
  }
  return found;
}

StoreResult Keeper::loadRunning(const Fault& fault) {
  game_.guides().load(store_);
  game_.progress().load(store_);
  game_.reviews().load(store_);
  StoreResult result = running_.load(store_, settings_.slot);
  if (const int before = lastPlayed(); !running_.used(running_.current()) && before >= 0)
    result = running_.select(before);
  const bool suspect = fault.repeats >= kTooManyFaults;
  const bool unfit = running_.waits() && (suspect || !game_.resume());
  running_.setUnfit(unfit, !suspect);
  running_.settle(game_.session());
  return result;
}

void Keeper::applySettings() {
  setLanguage(settings_.language);
  tell_.setVolume(settings_.volume);
}

void Keeper::settingsChanged() {
  applySettings();
  unsaved_ = true;
}

void Keeper::saveSettings() {
  if (!std::exchange(unsaved_, false) || !store_) return;
  std::array<uint8_t, kSettingsMost> bytes;
  const std::size_t size = encodeSettings(settings_, bytes);
  const auto saved = store_->save(StoreKey::Settings, Settings::kVersion, std::span(bytes).first(size));
  if (saved != StoreResult::Ok) tell_.refuse(Text::SaveFailed);
}

void Keeper::gameOver() {
  finished_.add(game_.session(), game_.isRunning() && !game_.guided().active() && game_.triedGame() == 0);
  if (game_.isRunning())
    running_.touch();  // the game is no longer the running one, even if it ended before a power cut
  tellOfFailures();
}

// The settings say which slot the running game is in: they go first, so that a power cut never leads to another game. They
// do not wait for a rest of the keys, which may be long in coming.
void Keeper::save() {
  if (game_.isRunning() && game_.session().running()) saveSettings();
  game_.save();
  tellOfFailures();
}

void Keeper::saveAll() {
  saveSettings();
  if (game_.isRunning()) game_.saveCursor();
  save();
}

void Keeper::tidy(uint32_t nowMs, uint32_t sinceKeyMs, bool still) {
  if (!unsaved_) settledAt_ = nowMs;
  if (sinceKeyMs >= kRestMs || nowMs - settledAt_ >= kSettingsWithinMs) saveSettings();
  if (sinceKeyMs < kRestMs) return;
  if (game_.isRunning()) game_.saveCursor();
  save();
  if (!store_ || !still || sinceKeyMs < kIdleMs || nowMs - erasedAt_ < kBetweenErasesMs) return;
  erasedAt_ = nowMs;
  if (store_->idleDue()) store_->idle();
  tellOfBadFlash();
}

void Keeper::tellOfFailures() {
  const bool running = running_.takeFailure(), finished = finished_.takeFailure();
  const bool kept = game_.progress().takeFailure(), reviews = game_.reviews().takeFailure();
  if (!game_.guides().takeFailure() && !running && !finished && !kept && !reviews) return;
  tell_.warn(Text::SaveFailed);  // a warning, not a refusal: a computer's move may have ended the game
  if (store_) toldBad_ = badPlaces();
}

void Keeper::tellOfBadFlash() {
  const uint16_t bad = badPlaces();
  if (bad > toldBad_) tell_.announce(Text::SaveWorn);
  toldBad_ = bad;
}

uint16_t Keeper::badPlaces() const {
  const StoreReport report = store_->report();
  return static_cast<uint16_t>(report.badSectors + report.badPages);
}

}  // namespace lucca::ui
