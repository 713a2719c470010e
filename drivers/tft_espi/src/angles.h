// Sines of whole degrees, without floating point.
#pragma once

#include <cstdint>

namespace lucca {

inline constexpr int kSineBits = 30;

// Of 2^30.
int32_t sineOf(int degrees);
inline int32_t cosineOf(int degrees) { return sineOf(degrees + 90); }

}  // namespace lucca
