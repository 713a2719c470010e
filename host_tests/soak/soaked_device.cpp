#include "host_tests/soak/soaked_device.h"

#include <algorithm>
#include <array>

#include "base/crc32.h"
#include "simulator/board_keys.h"

namespace lucca::soak {

namespace {

constexpr uint32_t kSectors = 64;  // as on a board
// Milliseconds. Of a decision the device promises 80 where turns of the loop are short, of a setting a second.
constexpr uint32_t kSavedWithin = 200, kSettingSavedWithin = 1200;
constexpr uint16_t kThinkSteps = 16;

uint64_t mix(uint64_t hash, uint64_t value) { return (hash ^ value) * 0x100000001B3u; }

uint64_t beginningOf(uint32_t seed, GameId game) {
  return mix(mix(0xCBF29CE484222325u, seed), static_cast<uint64_t>(game));
}

// A game's beginning and its moves; 0: none.
uint64_t savedGame(std::span<const uint8_t> bytes) {
  ui::SavedGame game;
  if (!ui::decodeGame(bytes, game)) return 0;
  uint64_t hash = beginningOf(game.seed, game.plan.setup.game);
  for (std::size_t i = 0; i < game.length; ++i) hash = mix(hash, ui::savedAction(bytes, i).bits);
  return hash;
}

}  // namespace

void Seen::note(uint32_t nowMs, uint64_t value) {
  if (seen_.empty() || seen_.back().value != value) seen_.push_back({nowMs, value});
  // The next state existed early enough to be saved.
  while (seen_.size() > 1 && nowMs - seen_[1].at > within_) seen_.erase(seen_.begin());
}

bool Seen::allows(uint64_t value) const {
  return std::ranges::any_of(seen_, [value](const Sight& sight) { return sight.value == value; });
}

SoakedDevice::SoakedDevice(const Board& board, uint32_t seed, Pictures pictures)
    : flash_(kSectors),
      pixels_(pictures == Pictures::Drawn ? static_cast<size_t>(board.width() * board.height()) : 0),
      canvas_(pixels_.empty() ? nullptr : pixels_.data(), board.width(), board.height()),
      slots_(ui::kGameSlots, Seen(kSavedWithin)),
      current_(kSavedWithin),
      finished_(kSavedWithin),
      settings_(kSettingSavedWithin) {
  facts_.keys = layoutFor(simulator::padsOf(board.keys));
  facts_.board = board.name;
  facts_.thinkSteps = kThinkSteps;
  flash_.tear = TestFlash::Tear::Any;
  flash_.rng = Rng(seed);
  seeds_.next = seed;
  start();
  look();
}

void SoakedDevice::start() {
  device_.reset();
  device_ = std::make_unique<loop::Device>(
      canvas_, loop::Machine{glass_, watchdog_, seeds_, silence_, lamp_, cell_, led_, &flash_, facts_});
  device_->start(now_ += 20);
}

bool SoakedDevice::step(uint32_t ms, PadSet pads) {
  device_->next(now_ += ms, pads);
  look();
  return !flash_.dead();
}

void SoakedDevice::powerCut(uint32_t instants) {
  flash_.powerOn();
  if (instants != 0) {
    flash_.cutAt(instants);
    start();
    // A screen of the first turns may write too.
    for (int i = 0; i < 8 && !flash_.dead(); ++i) device_->next(now_ += 20, 0);
    cutsInStart_ += flash_.dead();
    flash_.powerOn();
  }
  start();
  compare();
}

// Which game the session plays; 0: none.
uint64_t SoakedDevice::beginning() {
  const ui::Session& session = app().game.session();
  return session.running() ? beginningOf(session.match().seed(), session.match().plan().setup.game) : 0;
}

uint64_t SoakedDevice::runningGame() {
  uint64_t hash = beginning();
  if (hash == 0) return 0;
  const ui::Session& session = app().game.session();
  for (const Action action : session.match().history()) hash = mix(hash, action.bits);
  return hash;
}

// A language that was not confirmed yet is a preview.
uint64_t SoakedDevice::settings() {
  std::array<uint8_t, ui::kSettingsMost> bytes;
  ui::Settings seen = app().settings;
  if (!seen.languageChosen) seen.language = ui::Language::En;
  return crc32(bytes.data(), ui::encodeSettings(seen, bytes));
}

void SoakedDevice::look() {
  const ui::RunningGames& running = app().running;
  // A guide or a game that is looked at leaves the running one as it was.
  const bool plays = app().game.isRunning();
  for (int slot = 0; slot < ui::kGameSlots; ++slot) {
    Seen& seen = slots_[static_cast<size_t>(slot)];
    const bool played = plays && slot == running.current();
    if (played) lookAtBeginning(static_cast<size_t>(slot));
    seen.note(now_, played ? runningGame() : running.used(slot) ? seen.last() : 0);
  }
  if (plays && beginning() != 0) sitDown(running.current());
  current_.note(now_, lastPlayed());
  lookAtFinished();
  settings_.note(now_, settings());
}

// Without power the device's own list means nothing: a game that ended in this very turn may be there or not, and so may
// all of them if the player deleted them in it.
void SoakedDevice::lookAtFinished() {
  const uint64_t listed = app().finished.count();
  if (!flash_.dead()) return finished_.note(now_, listed);
  const uint64_t before = finished_.last();
  if (listed == 0) finished_.note(now_, 0);
  finished_.note(now_, before + 1);
}

// A game that takes the place of another was begun after that one was deleted: between the two there is none.
void SoakedDevice::lookAtBeginning(size_t slot) {
  if (beginning() == 0 || beginning() == began_[slot]) return;
  began_[slot] = beginning();
  slots_[slot].note(now_, 0);
  current_.note(now_, lastPlayed());
}

void SoakedDevice::sitDown(int slot) {
  std::erase(sittings_, slot);
  sittings_.insert(sittings_.begin(), slot);
}

// After a cut the device may know less of who sat down last: from then on that counts.
void SoakedDevice::rollBackSittings() {
  const auto& ages = app().settings.slotAges;
  std::ranges::stable_sort(sittings_, {}, [&](int slot) { return ages[static_cast<size_t>(slot)]; });
  if (beginning() != 0) sitDown(app().running.current());
}

// The game to continue; 0: there is none. Where a game ended or has only just begun, it is the one played before.
uint64_t SoakedDevice::lastPlayed() const {
  for (const int slot : sittings_) {
    if (const uint64_t game = slots_[static_cast<size_t>(slot)].last()) return game;
  }
  return 0;
}

void SoakedDevice::compare() {
  const StoreReport report = app().keep.report();
  if (report.damaged || report.unreadable || report.lostGames > 0) complain("a warning for nothing");
  if (app().running.unfit()) complain("the running game is not taken up");
  TestFlash copy = flash_;  // a second mount would write
  Store saved(copy);
  if (saved.mount() != StoreResult::Ok) complain("the store does not start");
  compareSlots(saved);
  if (!current_.allows(runningGame())) complain("the device comes back to another game");
  if (app().finished.count() != saved.games()) complain("two starts show other finished games");
  if (!finished_.allows(saved.games())) complain("finished games are lost");
  for (std::size_t game = 0; game < saved.games(); ++game) {
    std::array<uint8_t, ui::kSavedGameMost> bytes;
    std::size_t size = 0;
    uint8_t version = 0;
    if (saved.loadGame(game, version, bytes, size) != StoreResult::Ok)
      complain("a finished game is unreadable");
  }
  if (!settings_.allows(settings())) complain("a setting is lost");
  rollBackSittings();
  current_.forget();
  finished_.forget();
  settings_.forget();
  look();
}

void SoakedDevice::compareSlots(const Store& saved) {
  for (int slot = 0; slot < ui::kGameSlots; ++slot) {
    std::array<uint8_t, ui::kSavedGameMost> bytes;
    std::size_t size = 0;
    // With a handicap it has another version.
    for (const uint8_t version : {ui::kSavedGameVersion, ui::kSavedExtendedVersion}) {
      if (size == 0) static_cast<void>(saved.load(ui::RunningGames::keyOf(slot), version, bytes, size));
    }
    const uint64_t game = savedGame(std::span(bytes).first(size));
    if (!slots_[static_cast<size_t>(slot)].allows(game))
      complain(game == 0 ? "a running game is lost" : "a running game is another one");
    slots_[static_cast<size_t>(slot)].forget();
    slots_[static_cast<size_t>(slot)].note(now_, game);
  }
  const uint64_t current = slots_[static_cast<size_t>(app().running.current())].last();
  if (runningGame() != current) complain("the running game is not the saved one");
}

void SoakedDevice::complain(const char* what) {
  if (complaint_.empty()) complaint_ = what;
}

}  // namespace lucca::soak
