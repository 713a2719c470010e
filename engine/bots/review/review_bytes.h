// A review as bytes, to be kept with its game. Version, fields one by one, CRC-32 at the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/bots/review/review.h"

namespace lucca {

inline constexpr uint8_t kReviewFormat = 1;
inline constexpr std::size_t kMaxReviewBytes = 1024;  // never more; a game of two people about 250

// The number of bytes written; 0 when `out` is too small. kMaxReviewBytes are enough.
std::size_t packReview(const Review& review, std::span<uint8_t> out);
// False, with `review` empty, for bytes that are no review of this format, damaged, or with numbers out of range.
// Review::game says which game it is of; Reviewer::begin compares it.
bool unpackReview(std::span<const uint8_t> bytes, Review& review);

}  // namespace lucca
