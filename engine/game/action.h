// One decision, chance outcome or step of the rules, in 16 bits. Each game documents its own layout.
#pragma once

#include <compare>
#include <cstdint>

#include "base/fixed_list.h"

namespace lucca {

struct Action {
  uint16_t bits;
  friend constexpr auto operator<=>(Action, Action) = default;
};

inline constexpr Action kNoAction{0xFFFF};

// Large enough for every pair of colour and lot in a city of 12 x 12.
inline constexpr std::size_t kMaxLegal = 4 * 12 * 12;
// A machine with wide registers may store up to this many actions behind the end of a list; they do not count.
inline constexpr std::size_t kStoredBeyond = sizeof(std::size_t) == 8 ? 32 : 0;
using ActionList = FixedList<Action, kMaxLegal + kStoredBeyond>;

}  // namespace lucca
