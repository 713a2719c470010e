// How far the guided games of the slots are: which guide, and what its coach remembers. It is kept beside the games, so that
// a firmware that does not know a guide plays its game on without a coach.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "drivers/store/store.h"
#include "engine/game/setup.h"
#include "ui/game/guide.h"
#include "ui/saves/slots.h"

namespace lucca::ui {

class GuideSaves {
 public:
  static constexpr uint8_t kVersion = 1;

  // Reads the saved value. Null: no value is remembered.
  void load(Store* store);
  // Of the slot's game; null: it has no coach, or another game was played in the slot since.
  const GuideNote* of(int slot, GameId game, uint32_t seed) const;
  // Writes it if it changed.
  void put(int slot, GameId game, uint32_t seed, const GuideNote& note);
  void forget(int slot) { put(slot, GameId{}, 0, {}); }
  // Whether a write failed since the last call.
  bool takeFailure() { return std::exchange(failed_, false); }

 private:
  struct Entry {
    GuideNote note;
    GameId game = {};
    uint32_t seed = 0;
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  static constexpr std::size_t kEntryBytes = 8 + GuideNote::kMost;
  void save(std::size_t from);

  Store* store_ = nullptr;
  std::array<Entry, kGameSlots> entries_{};
  bool failed_ = false;
};

}  // namespace lucca::ui
