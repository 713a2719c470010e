// Chances to win a game of Torri, from what the appraisal says of each seat at the start of a turn.
#pragma once

#include "engine/bots/chance.h"
#include "engine/torri/state.h"

namespace lucca::torri {

// The facts from which a seat's chance is computed. Worths are the appraisal's: 256 is a tower that has reached its height.
enum class ChanceSign : uint8_t {
  Worth,      // of the seat's colour, or of a neutral one that it may switch to, whichever is more
  LateWorth,  // the same, by the stage
  Own,        // of the seat's own colour alone, by the stage
  Height,     // floors of its highest tower, 64 for a full one
  Held,       // its prisoners, 64 for a victory, by the stage
  Most,       // as Worth, only for the seat with the highest one: by how much it leads
  Threat,     // 64: it would win if its turn began now
  Soon,       // 64 for a threat of the seat that is next
  ToMove,     // 64 for the seat to move, by the stage
  Next,       // 64 for the one after it, by the stage
  Count,
};
inline constexpr int kChanceSigns = static_cast<int>(ChanceSign::Count);

// Early, middle, late and last: a quarter each of what the tower nearest to a victory needs.
inline constexpr int kChanceStages = 4;

struct ChanceNumbers {
  int16_t
      weight[kChanceSigns];  // 256ths of a natural logarithm of odds, in 256ths, for each unit of the sign
  uint8_t doubt[kChanceStages];  // 256ths of the answer that are the even share
};

struct ChanceSigns {
  int16_t of[kMaxSeats][kChanceSigns];
  uint8_t stage;
};
// The game is not over.
ChanceSigns readChanceSigns(const State& state);
// Which row of the numbers tells about games of that set-up: by seats from two, without and with the switch, and by size.
inline constexpr int kChanceTables = 3 * 2 * 4;
int chanceTable(const State& state);

Chances chancesOf(const State& state);

}  // namespace lucca::torri
