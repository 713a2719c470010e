// When a review says that a turn could have been better, and how long it looks for one. docs/measured/review.md has what was
// measured with these numbers: how many turning points a judge with far more budget confirms, and how many of master's own turns
// are told. All chances are of 100.
#pragma once

#include <cstdint>

namespace lucca {

struct Thresholds {
  uint8_t loss;    // the least that is told
  uint8_t errors;  // and at least so many standard errors of the measured loss, in fourths
  // Pairs of games that measure it: played on from the turn made and from the better one, with the same cards. It stops early
  // when the loss is sure to be below.
  uint16_t leastPairs, pairs;
};

// By players from two.
inline constexpr Thresholds kPalazziThresholds[4] = {
    {.loss = 10, .errors = 10, .leastPairs = 32, .pairs = 320},
    {.loss = 10, .errors = 10, .leastPairs = 32, .pairs = 256},
    {.loss = 10, .errors = 10, .leastPairs = 32, .pairs = 256},
    {.loss = 10, .errors = 10, .leastPairs = 32, .pairs = 256},
};

}  // namespace lucca
