// The games that ended: their moves in the store's list, and their points in the hall of fame.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "base/lent_memory.h"
#include "drivers/store/store.h"
#include "ui/saves/city_progress.h"
#include "ui/saves/hall.h"
#include "ui/saves/rivals.h"
#include "ui/saves/saved_game.h"

namespace lucca::ui {

class FinishedGames {
 public:
  // `spare`: kSavedGameMost bytes for one game at a time; the computer players' memory, which is free then.
  explicit FinishedGames(LentMemory& spare) : spare_(spare), rivals_(spare), cities_(spare) {}

  // Reads the hall. Damaged also if a part of it was no game.
  StoreResult load(Store* store);

  // The session's game is over; `kept`: it is added to store and hall, else it is only newest(). The game goes before the
  // hall: cut off between the two, the device comes to the end of the game again and completes it.
  void add(const Session& session, bool kept);
  // Adds a game that will not be played on, by its bytes.
  void addUnfinished(std::span<const uint8_t> bytes);
  void forget();  // the hall's and the store's; the medals of cities stay

  const Hall& hall() const { return hall_; }
  // How often two players met; valid until the spare memory is used again.
  const RivalList& rivals() const { return rivals_.list(hall_); }
  const CityProgress& cities() const { return cities_; }
  void forgetCities() { cities_.forget(); }
  const FameGame& newest() const { return newest_; }  // the game that ended last

  // The store has more finished games than the hall has points of: game 0 is the newest.
  std::size_t count() const { return store_ ? store_->games() : 0; }
  bool plan(std::size_t index, Plan& plan) const;
  // Its bytes, until the spare memory is used again. Empty: it cannot be read.
  std::span<const uint8_t> read(std::size_t index) const;

  // Whether a write failed since the last call.
  bool takeFailure() {
    const bool rivals = rivals_.takeFailure(), cities = cities_.takeFailure();
    return std::exchange(failed_, false) || rivals || cities;
  }

 private:
  std::span<uint8_t> takeRoom() const {
    return {reinterpret_cast<uint8_t*>(spare_.take(this).data()), kSavedGameMost};
  }
  // Without a store nothing fails.
  void check(StoreResult result) {
    failed_ = failed_ || (result != StoreResult::Ok && result != StoreResult::ReadOnly);
  }
  void saveHall();

  Store* store_ = nullptr;
  LentMemory& spare_;
  Hall hall_;
  Rivals rivals_;
  CityProgress cities_;
  FameGame newest_;
  bool failed_ = false;
};

}  // namespace lucca::ui
