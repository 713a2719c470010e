// The hall of fame: as many finished games as fit the store's largest value, the oldest out first. It is kept as the
// bytes that are saved; games are decoded one at a time, so that the whole hall costs no more memory than they do.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/fixed_list.h"
#include "ui/saves/fame_game.h"

namespace lucca::ui {

class Hall {
 public:
  static constexpr uint8_t kVersion = 1;  // of the bytes
  static constexpr std::size_t kCapacity = 3500;

  // Reads `size` saved bytes from buffer(). A damaged end is left out; the games before it are kept. False when something was
  // left out.
  std::span<uint8_t> buffer() { return bytes_; }
  bool adopt(std::size_t size);
  std::span<const uint8_t> bytes() const { return {bytes_.data(), size_}; }

  // Gives the game the next number, and makes room. Adding the newest once more changes nothing: a power cut between
  // adding a game and removing the current one may lead to that.
  void add(FameGame& game);
  void clear();

  int count() const { return count_; }
  bool empty() const { return count_ == 0; }
  // Game 0 is the newest. False when there is no such game.
  bool game(int index, FameGame& out) const;

 private:
  bool isNewest(const FameGame& game) const;
  void dropOldest();
  std::size_t sizeAt(std::size_t offset) const;

  std::array<uint8_t, kCapacity> bytes_;  // oldest first, behind the number of the last game ever added
  std::size_t size_ = 0;
  int count_ = 0;
};

// Of the finished games of the same game by the same people and computers, in whatever order they sat: how many there are,
// and how many each seat of `plan` has won.
uint8_t headToHead(const Hall& hall, const Plan& plan, std::array<uint8_t, kMaxSeats>& wins);

// The best total of each game and number of players. Games in which a seat was given something ahead do not count.
struct BestScore {
  bool known = false;
  uint8_t game = 0;  // index in the hall
  Seat seat = 0;
  int16_t points = 0;
};
BestScore bestScore(const Hall& hall, GameId game, int players);

// How often somebody played and won: a person by name, a computer by level.
struct Tally {
  uint8_t game = 0;  // where the name is: index in the hall, and seat
  Seat seat = 0;
  bool isBot = false;
  uint8_t level = 0;
  uint8_t played = 0, won = 0;
};
inline constexpr int kMaxTallies = 120;
using TallyList = FixedList<Tally, kMaxTallies>;
// Most wins first; then fewest games, so that the better share comes first.
void tally(const Hall& hall, TallyList& out);

}  // namespace lucca::ui
