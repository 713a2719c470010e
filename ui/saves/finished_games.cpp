#include "ui/saves/finished_games.h"

#include <array>

namespace lucca::ui {

static_assert(kBotWorkspace >= kSavedGameMost);

StoreResult FinishedGames::load(Store* store) {
  store_ = store;
  rivals_.load(store);
  cities_.load(store);
  if (!store_) return StoreResult::Missing;
  std::size_t size = 0;
  const StoreResult result = store_->load(StoreKey::Hall, Hall::kVersion, hall_.buffer(), size);
  const bool usable = result == StoreResult::Ok || result == StoreResult::Damaged;
  return hall_.adopt(usable ? size : 0) ? result : StoreResult::Damaged;
}

void FinishedGames::saveHall() {
  if (store_) check(store_->save(StoreKey::Hall, Hall::kVersion, hall_.bytes()));
}

void FinishedGames::add(const Session& session, bool kept) {
  recordGame(session.match(), session.match().plan(), newest_);
  if (!kept) return;
  if (store_) {
    const std::span<uint8_t> room = takeRoom();
    const std::span<const uint8_t> bytes = room.first(encodeGame(session, 0, room));
    check(store_->addGame(savedVersionOf(bytes), bytes));
  }
  hall_.add(newest_);
  saveHall();
  rivals_.count(newest_, hall_);
  if (isCity(session.match().plan())) cities_.finish(session.match(), newest_);
}

void FinishedGames::addUnfinished(std::span<const uint8_t> bytes) {
  if (store_) check(store_->addGame(savedVersionOf(bytes), bytes));
  SavedGame game;
  if (!decodeGame(bytes, game)) return;
  FameGame entry;
  recordUnfinished(game.plan, game.length, entry);
  hall_.add(entry);
  saveHall();
}

void FinishedGames::forget() {
  hall_.clear();
  saveHall();
  rivals_.forget(hall_);
  cities_.forgetHall();
  if (store_) check(store_->forgetGames());
}

bool FinishedGames::plan(std::size_t index, Plan& plan) const {
  std::array<uint8_t, kSavedGameHead> head;
  uint8_t version = 0;
  return index < count() && store_->loadGameHead(index, version, head) == StoreResult::Ok &&
         isSavedVersion(version) && decodePlan(head, plan);
}

std::span<const uint8_t> FinishedGames::read(std::size_t index) const {
  uint8_t version = 0;
  std::size_t size = 0;
  const std::span<uint8_t> room = takeRoom();
  const bool read = index < count() && store_->loadGame(index, version, room, size) == StoreResult::Ok;
  return room.first(read && isSavedVersion(version) ? size : 0);
}

}  // namespace lucca::ui
