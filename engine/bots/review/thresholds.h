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

// Torri is judged in cities up to this size, from this turn of the game on.
inline constexpr int kLargestJudgedCity = 8;
inline constexpr int kFirstJudgedTurn = 5;

// Where forecasts are known they must foretell at least this loss, or no games are played. In trial games they foretold 17 of
// 18 turning points so, and 4 in 10 of the other turns.
inline constexpr int kLeastForetold = 10;

struct TorriJudging {
  uint32_t budget;  // steps of each decision of master's turn; 0: turns at this table are not judged
  // First some games by normal: at least half of that loss must show after leastPairs, twice as many, and so on, all of it at last.
  Thresholds sifting;
  // Then games by hard measure the loss.
  Thresholds thresholds;
};

// Steps of each decision in the games that sift and in those that measure: less than normal and hard have, so that more games can be
// played in the same time.
inline constexpr uint32_t kSiftingBudget = 1500, kMeasuringBudget = 3500;

// By seats from two; without and with the switch.
inline constexpr Thresholds kTorriSifting = {.loss = 40, .errors = 0, .leastPairs = 5, .pairs = 20};
inline constexpr TorriJudging kTorriJudging[3][2] = {
    {{15000, kTorriSifting, {.loss = 40, .errors = 12, .leastPairs = 7, .pairs = 28}},
     {15000, kTorriSifting, {.loss = 40, .errors = 12, .leastPairs = 7, .pairs = 28}}},
    {},
    {},
};

}  // namespace lucca
