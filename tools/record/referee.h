// Checks a record line by line: every line legal, every derived value right.
#pragma once

#include <cstddef>
#include <istream>
#include <string>

#include "engine/game/match.h"

namespace lucca::record {

// No line of any record comes near this length; a longer one is refused unread.
inline constexpr std::size_t kMaxLine = 64 * 1024;

struct Finding {
  bool good = false;
  std::size_t line = 0;  // where it failed, from 1; of a good record how many lines it has
  std::string reason;    // why it failed; of a good record how it ended
};

// `running`: a record that stops at a decision, before its end line, is good too.
Finding referee(std::istream& in, bool running);
// The same, and leaves the game as the record leaves it in `match`.
Finding referee(std::istream& in, bool running, Match& match);

}  // namespace lucca::record
