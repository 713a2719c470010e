// How strong Torri's computer players are: a row for each level and number of seats.
#pragma once

#include "engine/bots/bot.h"
#include "engine/bots/torri/appraisal.h"
#include "engine/bots/torri/tree_search.h"

namespace lucca::torri {

inline constexpr std::size_t kMaxShapes = 4;

struct Skill {
  uint8_t beam = 0;    // first bricks after which the search of the own turn looks for a second
  uint8_t keep = 0;    // turns that this search keeps as candidates
  uint16_t error = 0;  // the worth of a turn is misjudged by less than this; 0: never
  uint8_t rivals =
      kAllRivals;  // 16ths of the others' standing that count against the own; 0: they do not count
  Shape plan[kMaxShapes] =
      {};               // the trees of answers, one form after the other; a form without candidates ends them
  uint32_t budget = 0;  // steps for a decision
  bool forecasts = false;  // judges by forecasts and decides whole turns; only where there are numbers
  uint16_t proof =
      0;  // steps for a proof that it wins, and again for one that the other would; two seats only
  bool wide = false;   // looks for a second brick after every first one, if it is a likely one
  uint8_t doubts = 0;  // turns of which it asks whether the other would win after them
};

// The rows are by the number of seats, from two.
inline constexpr int kTables = 3;

// Easy builds for itself and hinders no rival: the rivals' standing does not count.
inline constexpr Skill kEasy[kTables] = {
    {.beam = 4, .keep = 32, .error = 60, .rivals = 0, .budget = 4000},
    {.beam = 4, .keep = 32, .error = 150, .rivals = 0, .budget = 4000},
    {.beam = 4, .keep = 32, .error = 250, .rivals = 0, .budget = 4000},
};

inline constexpr Skill kNormal[kTables] = {
    {.beam = 6, .keep = 8, .error = 24, .rivals = 10, .budget = 8000, .proof = 3000},
    {.beam = 6, .keep = 8, .error = 60, .rivals = 10, .budget = 8000},
    {.beam = 6, .keep = 8, .error = 40, .rivals = 6, .budget = 8000},
};

// With more than two seats a turn's worth shows only after all the others have answered, so the first trees end with the
// last of them. A player that sees replies is hard to beat, whatever its other weaknesses: hard sees the replies to a few
// of its turns only.
inline constexpr Skill kHard[kTables] = {
    {.beam = 12, .keep = 16, .error = 12, .plan = {{6, 4, 1, {}}}, .budget = 20000, .proof = 9000},
    {.beam = 12, .keep = 16, .error = 24, .plan = {{4, 3, 2, {1}}}, .budget = 14000},
    {.beam = 12, .keep = 16, .error = 12, .plan = {{4, 3, 3, {1, 1}}}, .budget = 14000},
};

// With more than two seats there are more towers to appraise and a step takes longer. No row takes more than four seconds
// on the device.
inline constexpr Skill kMaster[kTables] = {
    {.beam = 12,
     .keep = 32,
     .plan = {{32, 6, 1, {}}, {16, 6, 2, {10}}, {10, 6, 3, {8, 4}}, {8, 6, 4, {6, 5, 4}}},
     .budget = 85000,
     .proof = 16000},
    {.beam = 12,
     .keep = 32,
     .plan = {{16, 4, 2, {1}}, {16, 4, 3, {8, 5}}, {12, 4, 3, {14, 10}}},
     .budget = 70000},
    {.beam = 12, .keep = 32, .plan = {{32, 4, 3, {1, 1}}, {16, 4, 4, {4, 1, 1}}}, .budget = 50000},
};

// Master with two seats that may switch: the search tries more first bricks, and looks beyond fewer turns (docs/bots.md).
inline constexpr Skill kMasterOfSwitches = {.beam = 16,
                                            .keep = 32,
                                            .plan = {{16, 16, 1, {}}, {10, 12, 2, {10}}, {6, 12, 3, {10, 5}}},
                                            .budget = 85000,
                                            .proof = 16000};

// Master where forecasts are known: they list its turns, with the colour to continue with, and judge the positions after the answers.
inline constexpr Skill kMasterOfForecasts = {.beam = 16,
                                             .keep = 32,
                                             .plan = {{32, 6, 1, {}}, {6, 4, 2, {6}, true}},
                                             .budget = 100000,
                                             .forecasts = true,
                                             .proof = 16000,
                                             .wide = true,
                                             .doubts = 6};

// With three and four seats forecasts judge the positions in which it is to move again: every tree ends there.
inline constexpr Skill kMasterOfRounds[kTables - 1] = {
    {.beam = 12, .keep = 32, .plan = {{32, 6, 2, {3}}, {12, 6, 2, {8}}}, .budget = 55000, .forecasts = true},
    {.beam = 16,
     .keep = 32,
     .plan = {{32, 6, 3, {2, 1}}, {8, 6, 3, {4, 3}}},
     .budget = 50000,
     .forecasts = true},
};

// By Level.
inline constexpr const Skill* kSkills[kLevels] = {kEasy, kNormal, kHard, kMaster};

}  // namespace lucca::torri
