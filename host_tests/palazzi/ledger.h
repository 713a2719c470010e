// A plain book-keeper that follows a game of Palazzi action by action: where every card lies and what every seat has
// scored, worked out from the actions alone. The state must say the same after each.
#pragma once

#include "engine/palazzi/query.h"

namespace lucca::palazzi::test {

enum class Place : uint8_t { Unseen, Aside, Hand, Triplet, Palace, Wall, Bastion, Gone };

class Ledger {
 public:
  void begin(const State& state);
  void follow(const State& before, Action action, const State& after);
  // Null when the state agrees with the book; else what does not.
  const char* whatIsWrong(const State& state) const;

 private:
  struct Entry {
    Place place;
    uint8_t owner, colour;
    uint8_t height;  // in its palace
    uint8_t zone;    // of its palace: 0 under construction, 1 completed, 2 opened
  };
  static constexpr int kOwners = 5;

  void build(const State& state, CardId card, int owner, int colour);
  void open(const State& state, int owner, int colour);
  void settleHands(const State& before);
  void discardTriplets();
  int cardsUnder(int owner, int colour) const;
  int visible(int owner, int zones, bool highest) const;
  bool palacesAgree(const State& state) const;
  bool countsAgree(const State& state) const;
  bool cardsAgree(const State& state) const;
  bool finalAgrees(const State& state) const;

  Entry card_[kCards];
  int windows_[kOwners], parties_[kOwners];
};

}  // namespace lucca::palazzi::test
