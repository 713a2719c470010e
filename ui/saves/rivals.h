// Head to head: how often two players met and who stood higher, counted when games end. It is kept apart from the hall
// (docs/store-format.md), so that it outlasts the games that have left the hall.
//
// Two people count, by name, and a person with a level of the computer players. A game of more players counts for each pair
// of them. The table is read into spare memory when it is asked for.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "base/fixed_list.h"
#include "base/lent_memory.h"
#include "drivers/store/store.h"
#include "ui/saves/hall.h"

namespace lucca::ui {

inline constexpr int kRivalGames = 2;  // those whose numbers are below

struct RivalPair {
  std::array<SeatInfo, 2> who{};                           // as they sat when they met last
  std::array<std::array<uint8_t, 2>, kRivalGames> wins{};  // by game and player, at most kMostWins
  uint8_t ties = 0;                                        // games that neither won over the other
  uint8_t streak = 0;                                      // games that `streakOf` has won in a row, till now
  uint8_t streakOf = 0;
  uint8_t nearestGame = 0;
  uint8_t nearestKnown = 0;          // 0: no game was won yet
  uint8_t nearestHandicap = 0;       // 1: one of them was given something ahead
  std::array<int16_t, 2> nearest{};  // the totals of the closest game of points that was won

  static constexpr uint8_t kMostWins = 250;
  int won(int player) const {
    return wins[0][static_cast<std::size_t>(player)] + wins[1][static_cast<std::size_t>(player)];
  }
  int games() const { return won(0) + won(1) + ties; }
};

inline constexpr std::size_t kMostRivals = 12;
using RivalList = FixedList<RivalPair, kMostRivals>;

// Whether they are one and the same: a person by name, a computer by level.
bool isSameRival(const SeatInfo& a, const SeatInfo& b);
// Which of two seats stood higher at the end: 1, -1, or 0 where neither did.
int stoodHigher(const FameGame& game, Seat a, Seat b);
// Counts a finished game for every pair in it. A full table loses the pair that met least, one with a computer first.
void countRivals(const FameGame& game, RivalList& list);

class Rivals {
 public:
  static constexpr uint8_t kVersion = 1;

  explicit Rivals(LentMemory& spare) : spare_(spare) {}

  void load(Store* store) { store_ = store; }
  // Earlier firmware did not count: the first table comes from the games of the hall.
  void count(const FameGame& game, const Hall& hall);
  void forget(const Hall& hall);
  // Those who met most come first. Until the spare memory is used again.
  const RivalList& list(const Hall& hall) const;

  bool takeFailure() { return std::exchange(failed_, false); }

 private:
  struct Table {
    uint16_t counted = 0;  // the number of the hall's game that was counted last
    RivalList pairs;
  };
  Table& table(const Hall& hall) const;
  void save(const Table& table);

  Store* store_ = nullptr;
  LentMemory& spare_;
  bool failed_ = false;
};

}  // namespace lucca::ui
