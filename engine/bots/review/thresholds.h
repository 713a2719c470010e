// When a review says that a turn could have been better, and how long it looks for one. docs/measured/review.md has what was
// measured with these numbers: how many turning points a judge with far more budget confirms, and how many of master's own turns
// are told. All chances are of 100.
#pragma once

#include <cstdint>

#include "engine/bots/bot.h"

namespace lucca {

struct Thresholds {
  uint8_t loss;    // the least that is told
  uint8_t errors;  // and at least this many standard errors of the measured loss, in fourths
  // Pairs of games that measure it: played on from the turn made and from the better one, with the same cards. It stops early
  // when the loss is sure to be below.
  uint16_t leastPairs, pairs;
};

// By players from two.
inline constexpr Thresholds kPalazziThresholds[4] = {
    {.loss = 15, .errors = 12, .leastPairs = 32, .pairs = 320},
    {.loss = 15, .errors = 12, .leastPairs = 32, .pairs = 256},
    {.loss = 15, .errors = 12, .leastPairs = 32, .pairs = 256},
    {.loss = 15, .errors = 12, .leastPairs = 32, .pairs = 256},
};

// In Palazzi's last rounds, with at most this many rounds to come, games in which everybody sees the others' answers must
// show at least half of that loss: after leastPairs, after twice as many, and so on.
inline constexpr int kAnsweredRounds = 2;
inline constexpr Thresholds kPalazziAnswers = {.loss = 15, .errors = 0, .leastPairs = 8, .pairs = 32};

// The least rise of a person's chances for which a turn is named as the person's best: less is within the error of the
// numbers.
inline constexpr int kLeastRise = 5;

struct TorriJudging {
  uint32_t budget;        // steps of each decision of master's turn
  uint8_t firstTurn;      // of the game that is judged
  uint8_t leastForetold;  // loss that forecasts must foretell, where they are known, or no games are played
  // Some games by normal come first: at least half of that loss must show after leastPairs, twice as many, and so on, all of it at
  // last. No pairs: there are none.
  Thresholds sifting;
  // Then games by hard measure the loss.
  Thresholds thresholds;
};

// Torri is judged with two seats, in cities of 6 x 6 and 8 x 8. In 6 x 6 games after a forecast alone told 9 of 323 turns of master.
inline constexpr int kLargestJudgedCity = 8;
inline constexpr TorriJudging kTorriJudging[2] = {
    {.budget = 15000,
     .firstTurn = 5,
     .leastForetold = 10,
     .sifting = {.loss = 40, .errors = 0, .leastPairs = 5, .pairs = 20},
     .thresholds = {.loss = 40, .errors = 12, .leastPairs = 7, .pairs = 28}},
    {.budget = 15000,
     .firstTurn = 3,
     .leastForetold = 20,
     .sifting = {},
     .thresholds = {.loss = 15, .errors = 6, .leastPairs = 7, .pairs = 40}},
};

// Steps of each decision in the games that sift and in those that measure: less than normal and hard have, so that more games can be
// played in the same time.
inline constexpr uint32_t kSiftingBudget = 1500, kMeasuringBudget = 3500;

// So often master must prefer another turn with its whole budget.
inline constexpr int kMasterChecks = 3;

}  // namespace lucca
