// Which cities were played, with their best scores and medals, and which games of the hall were cities. Kept apart from the
// hall, which may be cleared without it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "base/lent_memory.h"
#include "drivers/store/store.h"
#include "ui/game/city.h"
#include "ui/saves/fame_game.h"

namespace lucca::ui {

class CityProgress {
 public:
  static constexpr uint8_t kVersion = 1;
  static constexpr int kMost = 200;      // of all games together, those that were played last
  static constexpr int kMostNotes = 30;  // games of the hall; it holds fewer

  struct Best {
    bool played = false;
    Medal medal = Medal::None;
    int score = 0;  // points, or the turns of a win; 0: none
  };

  // `spare`: kBytes while something is read or written.
  explicit CityProgress(LentMemory& spare) : spare_(spare) {}

  // Reads the saved value. Null: no value is remembered.
  void load(Store* store);
  Best best(GameId game, int number) const;
  // The city after those that were played in order; past the last one it is 1 again.
  int next(GameId game) const;
  bool empty() const { return count_ == 0; }
  GameId lastGame() const;  // of the city that was played last; not when empty()

  // The city is over, and the hall has it as `fame`. Keeps its best score, and writes it.
  void finish(const PlayedMatch& over, const FameGame& fame);
  // The number of the city that a game of the hall was; 0: it was none.
  int cityOf(const FameGame& fame) const;
  void forgetHall();  // the hall was cleared
  void forget();      // and the medals

  // Whether a write failed since the last call.
  bool takeFailure() { return std::exchange(failed_, false); }

 private:
  static constexpr int kGames = 2;
  // A city of a game in 16 bits: its number in the lowest nine, above them the game in four and the medal in two.
  struct Entry {
    uint16_t city;
    uint8_t score;
  };
  struct Note {
    uint16_t number;  // of the hall's game
    uint16_t city;
    uint8_t check;  // of the game, for a firmware that knows no cities may have cleared the hall meanwhile
  };

  static constexpr std::size_t kBytes = 3 + kGames * 3 + kMost * 3 + kMostNotes * 5;

  std::span<uint8_t> room() const { return {reinterpret_cast<uint8_t*>(spare_.take(this).data()), kBytes}; }
  int find(GameId game, int number) const;
  void read(std::span<const uint8_t> bytes);
  void save();

  LentMemory& spare_;
  Store* store_ = nullptr;
  std::array<uint16_t, kGames> next_{};  // 0: the first
  std::array<Entry, kMost> entries_{};   // the one that was played last is the last
  std::array<Note, kMostNotes> notes_{};
  uint8_t count_ = 0, noteCount_ = 0;
  bool failed_ = false;
};

}  // namespace lucca::ui
