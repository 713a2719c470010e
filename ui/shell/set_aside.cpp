// Another game in the session's place: the guided first game, or one that is only looked at. What was running waits in
// App::saved_ and is replayed from there.
#include "drivers/store/store.h"
#include "ui/shell/app.h"

namespace lucca::ui {

App::Replayed App::replay(std::span<const uint8_t> bytes) {
  SavedGame game;
  if (!decodeGame(bytes, game) || !session_.resume(game.plan, game.seed)) return Replayed::Nothing;
  replayedPlace_ = game.place & ~GameUi::kUnconfirmed;  // that is the session's to know
  for (std::size_t i = 0; i < game.length; ++i) {
    if (!session_.replay(savedAction(bytes, i))) return Replayed::Part;
  }
  if (!session_.endReplay(game.digest)) return Replayed::Part;
  if (game.place & GameUi::kUnconfirmed) session_.askAgain();
  return Replayed::Whole;
}

bool App::takeUpSaved() {
  resuming_ = replay(saved()) == Replayed::Whole;
  if (!resuming_) session_.abandon();
  return resuming_;
}

void App::setAside(Instead what) {
  if (instead_ == Instead::Nothing) {
    noticePlace();
    saveGame();
  }
  instead_ = what;
}

void App::takeBack() {
  if (instead_ == Instead::Nothing) return;
  instead_ = Instead::Nothing;
  guided_.end();
  session_.abandon();
  resuming_ = false;
  if (savedSize_ > 0 && !unfit_) unfit_ = !takeUpSaved();
  savedChanges_ = session_.changes();
}

void App::beginGuide(const Guide& guide) {
  setAside(Instead::Guide);
  guided_.begin(guide);
}

void App::playFreely() {
  guided_.end();
  putAwayUnfit();
  instead_ = Instead::Nothing;
  savedChanges_ = session_.changes() - 1;
}

bool App::look(Replayed how) {
  looksWhole_ = how == Replayed::Whole;
  session_.freeze();
  return true;
}

bool App::lookAtSaved() {
  setAside(Instead::SavedGame);
  const Replayed how = replay(saved());
  if (how != Replayed::Nothing) return look(how);
  takeBack();
  return false;
}

// Empty: it cannot be read.
std::span<const uint8_t> App::readStored(std::size_t index) {
  static_assert(kBotWorkspace >= kSavedGameMost);
  const std::span<uint8_t> bytes(reinterpret_cast<uint8_t*>(spare_.data()), kSavedGameMost);
  uint8_t version = 0;
  std::size_t size = 0;
  const StoreResult result = store_->loadGame(index, version, bytes, size);
  return result == StoreResult::Ok && version == kSavedGameVersion ? bytes.first(size) : bytes.first(0);
}

bool App::lookAtStored(std::size_t index) {
  if (!store_) return false;
  setAside(Instead::FinishedGame);
  const Replayed how = replay(readStored(index));
  if (how != Replayed::Nothing) return look(how);
  takeBack();
  return false;
}

// Usually it is the very one; after a loss it is another, so what is in the hall decides.
bool App::lookAtFinished(const FameGame& game, std::size_t near) {
  const std::size_t count = storedGames();
  if (count == 0) return false;
  setAside(Instead::FinishedGame);
  for (std::size_t i = 0; i < count; ++i) {
    const std::span<const uint8_t> bytes = readStored((near + i) % count);
    SavedGame saved;
    if (!decodeGame(bytes, saved) || !isOf(game, saved.plan)) continue;
    const Replayed how = replay(bytes);
    if (how == Replayed::Nothing) continue;
    const bool same = isFinished(game) ? how == Replayed::Part || session_.decisions() == game.length
                                       : saved.length == game.length;
    if (same) return look(how);
  }
  takeBack();
  return false;
}

void App::putAwayUnfit() {
  if (!std::exchange(unfit_, false)) return;
  SavedGame game;
  const bool readable = decodeGame(saved(), game);
  if (store_ && store_->addGame(kSavedGameVersion, saved()) != StoreResult::Ok) tell.refuse(Text::SaveFailed);
  if (readable) {
    FameGame entry;
    recordUnfinished(game.plan, game.length, entry);
    hall_.add(entry);
    hallChanged();
  }
  savedSize_ = 0;
  savedChanges_ = session_.changes() - 1;  // the store's current game goes with the next save
}

}  // namespace lucca::ui
