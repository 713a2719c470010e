// How strong Palazzi's computer players are: a row for each level.
#pragma once

#include <cstdint>

#include "engine/bots/bot.h"

namespace lucca::palazzi {

struct Skill {
  uint8_t plans = 0;       // plans that are compared by simulation; 0: the judgement alone decides
  uint8_t rounds = 0;      // rounds that a simulated game lasts after the present one
  uint32_t budget = 0;     // steps for a triplet; a third of it for later decisions of the turn
  uint8_t noise[2] = {};   // the most by which a triplet is misjudged, in points: with two players, with more
  bool careless = false;   // misjudges openings and the use of cards, too
  bool seesRivals = true;  // plays the others' turns of the round in its mind
};

inline constexpr Skill kEasy = {.noise = {14, 14}, .careless = true, .seesRivals = false};
inline constexpr Skill kNormal = {.noise = {24, 28}};
inline constexpr Skill kHard = {.noise = {4, 5}};
inline constexpr Skill kMaster = {.plans = 16, .rounds = 3, .budget = 80000};

// By Level.
inline constexpr Skill kSkills[kLevels] = {kEasy, kNormal, kHard, kMaster};

}  // namespace lucca::palazzi
