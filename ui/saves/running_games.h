// The games that wait to be played on, one a slot, each under its own key in the store. Only the current slot's bytes are
// in memory; the others stay in flash.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "base/lent_memory.h"
#include "drivers/store/store.h"
#include "ui/saves/saved_game.h"
#include "ui/saves/slots.h"

namespace lucca::ui {

class RunningGames {
 public:
  static StoreKey keyOf(int slot);

  // `spare`: memory that plan() and glimpse() may use, as large as a computer player's.
  explicit RunningGames(LentMemory& spare) : spare_(spare) {}

  // Finds the slots in use and reads the bytes of one; returns the result of that read. Null: nothing is remembered.
  StoreResult load(Store* store, int slot = 0);
  int current() const { return current_; }
  // Another slot becomes the current one: its game's bytes, or none, are in bytes().
  StoreResult select(int slot);
  bool used(int slot) const;
  // The first slot without a game; -1: all are in use.
  int freeSlot() const;
  // Its plan; false: no game is there, or it cannot be read.
  bool plan(int slot, Plan& plan, uint32_t* seed = nullptr) const;
  // Its position, as everybody may know it; null: nothing is there, or it cannot be read. The last few lie in the spare
  // memory, for the next picture needs them again; until lookAgain(), to be called where games may have changed.
  struct Glimpse {
    Plan plan;
    AnyView view;
    uint32_t seed;
    Seat next = kNobody;  // who is to move; below 0: chance
    uint8_t played = 0;   // games of its match that are over
  };
  const Glimpse* glimpse(int slot) const;
  void lookAgain() { spare_.take(this); }
  int count() const;  // slots in use
  // The game is gone for good.
  void remove(int slot);

  // ---- The current one
  bool waits() const { return size_ > 0; }
  std::span<const uint8_t> bytes() const { return {bytes_.data(), size_}; }
  // Writes it if it changed since the last call or since touch(); a game that is over is removed. `tourney`: the match that it
  // is a game of; null: none.
  void save(const Session& session, uint32_t place, const Tourney* tourney = nullptr);
  // The next game of a match takes the place of the session's, which is over: it waits to be begun. saveNext() writes it, if
  // that was not done since.
  void putNext(const Session& session, const Plan& plan, uint32_t seed, const Tourney& tourney);
  void saveNext();
  void touch() { touched_ = true; }
  // The session and the saved game are the same now.
  void settle(const Session& session);
  uint32_t savedPlace() const { return savedPlace_; }
  // Its bytes went elsewhere: the next save removes it.
  void putAway();

  // The rules of this program do not lead to its position. It is kept until another game begins.
  bool unfit() const { return unfit_; }
  void setUnfit(bool unfit, bool news = false);
  bool takeUnfitNews() { return std::exchange(unfitNews_, false); }  // once after switching on

  // Whether a write failed since the last call.
  bool takeFailure() { return std::exchange(failed_, false); }

 private:
  struct Glimpses;

  Glimpses& glimpses() const;
  bool look(int slot, Glimpses& memory, Glimpse& out) const;
  void note(int slot, bool used);
  void write(std::size_t same);
  void check(StoreResult result);
  std::span<const uint8_t> bytesOf(int slot, std::span<uint8_t> room) const;

  Store* store_ = nullptr;
  LentMemory& spare_;
  std::array<uint8_t, kSavedGameMost> bytes_;
  std::size_t size_ = 0, stored_ = 0;  // its bytes, and those of them that the store has
  uint32_t savedChanges_ = 0, savedPlace_ = 0;
  uint8_t used_ = 0;  // bit s: slot s
  int8_t current_ = 0;
  bool touched_ = false, unfit_ = false, unfitNews_ = false, failed_ = false;
  bool unsaved_ = false;  // the next game of a match
};

}  // namespace lucca::ui
