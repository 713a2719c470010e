// This browser's knowledge of the seals of its games. The page keeps the bytes beside the store, and in no file: a file of
// saved games that is opened in another browser does not reveal the draws to come.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <type_traits>
#include <utility>

#include "simulator/web/seals.h"

namespace lucca::web {

struct SealedGame {
  uint32_t key = 0;    // of the game in the store: its seed, or another number in a match; 0: none
  uint32_t id = 0;     // in its links
  uint32_t since = 0;  // entries of its history when it came here
  Seals seals;
  friend bool operator==(const SealedGame&, const SealedGame&) = default;
};

class SealedGames {
 public:
  static constexpr std::size_t kMost = 16;

  // The page writes what it kept before the device starts.
  std::span<uint8_t> bytes() { return {reinterpret_cast<uint8_t*>(&table_), sizeof table_}; }
  // After that: what is no table of this version is forgotten.
  void check() {
    if (table_.version != kVersion) table_ = {};
    for (SealedGame& game : table_.games) {
      bool sound = game.seals.draws <= kNumbers;
      for (const SeatSeal& seal : game.seals.seats) sound = sound && seal.index <= kNumbers;
      if (!sound) game = {};
    }
  }

  SealedGame* find(uint32_t key) {
    const auto at = std::find_if(table_.games.begin(), table_.games.end(),
                                 [&](const SealedGame& game) { return game.key == key; });
    return key == 0 || at == table_.games.end() ? nullptr : &*at;
  }
  // Games that are no longer here are forgotten where there is no room. `here`: the keys of all that are.
  void put(const SealedGame& game, std::span<const uint32_t> here) {
    SealedGame* place = find(game.key);
    for (SealedGame& other : table_.games) {
      if (place) break;
      if (other.key == 0 || std::find(here.begin(), here.end(), other.key) == here.end()) place = &other;
    }
    if (!place || *place == game) return;
    *place = game;
    changed_ = true;
  }
  bool takeChanged() { return std::exchange(changed_, false); }

 private:
  static constexpr uint32_t kVersion = 1;
  struct Table {
    uint32_t version = kVersion;
    std::array<SealedGame, kMost> games{};
  };
  static_assert(std::is_trivially_copyable_v<Table>);

  Table table_;
  bool changed_ = false;
};

}  // namespace lucca::web
