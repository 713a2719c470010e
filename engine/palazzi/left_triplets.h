// Triplets on the table: their cards in rising order, and which are left for the City.
#pragma once

#include <utility>

#include "engine/palazzi/parts.h"

namespace lucca::palazzi {

// The triplets that are left for the City, of the four with two players: one or two of them. kMaxTriplets: no other one.
struct LeftForCity {
  static constexpr unsigned kTriplets = 4;
  uint8_t one[1 << kTriplets] = {}, other[1 << kTriplets] = {};  // by State::taken

  constexpr LeftForCity() {
    for (unsigned taken = 0; taken < 1 << kTriplets; ++taken) {
      one[taken] = next(taken, 0);
      other[taken] = next(taken, one[taken] + 1u);
    }
  }
  static constexpr uint8_t next(unsigned taken, unsigned triplet) {
    while (triplet < kTriplets && (taken >> triplet & 1u)) ++triplet;
    return static_cast<uint8_t>(triplet < kTriplets ? triplet : kMaxTriplets);
  }
};
inline constexpr LeftForCity kLeftForCity;

inline void order(unsigned& low, unsigned& high) {
  if (low > high) std::swap(low, high);
}

// A triplet in rising order.
struct Three {
  unsigned a, b, c;

  explicit Three(const CardId* cards) : a(cards[0]), b(cards[1]), c(cards[2]) {
    order(a, b);
    order(b, c);
    order(a, b);
  }
  void lay(CardId* cards) const {
    cards[0] = static_cast<CardId>(a);
    cards[1] = static_cast<CardId>(b);
    cards[2] = static_cast<CardId>(c);
  }
  void list(Action* out) const {
    out[0] = kCityPicks.of[a];
    out[1] = kCityPicks.of[b];
    out[2] = kCityPicks.of[c];
  }
};

}  // namespace lucca::palazzi
