#include "engine/bots/chance.h"

#include <algorithm>

#include "engine/bots/review/judges.h"

namespace lucca {
namespace {

// 65536 times 2^(-i/32).
constexpr uint32_t kHalving[33] = {65536, 64132, 62757, 61413, 60097, 58809, 57549, 56316, 55109,
                                   53928, 52773, 51642, 50535, 49452, 48393, 47356, 46341, 45348,
                                   44376, 43425, 42495, 41584, 40693, 39821, 38968, 38133, 37316,
                                   36516, 35734, 34968, 34219, 33486, 32768};

// 65536 times e^(-x/256), 0 <= x.
uint32_t decay(int32_t x) {
  constexpr int32_t kMost = 256 * 11;  // below one in 65536
  if (x >= kMost) return 0;
  // 2^(-y / 1024): y = x * 4 / ln 2.
  const uint32_t y = static_cast<uint32_t>(x) * 23637u >> 12;
  const uint32_t part = y & 1023u, i = part >> 5, between = part & 31u;
  return (kHalving[i] - ((kHalving[i] - kHalving[i + 1]) * between >> 5)) >> (y >> 10);
}

// The remainder of rounding goes to the largest, the first of equal ones.
template <class Number>
void complete(std::array<Number, kMaxSeats>& of, int seats, int whole) {
  int sum = 0, largest = 0;
  for (int seat = 0; seat < seats; ++seat) {
    sum += of[seat];
    if (of[seat] > of[largest]) largest = seat;
  }
  of[largest] = static_cast<Number>(of[largest] + whole - sum);
}

}  // namespace

Chances shareChances(const int32_t (&score)[kMaxSeats], int seats, int doubt) {
  const int32_t most = *std::max_element(score, score + seats);
  uint32_t weight[kMaxSeats], all = 0;
  for (int seat = 0; seat < seats; ++seat) all += weight[seat] = decay(most - score[seat]);
  Chances chances;
  for (int seat = 0; seat < seats; ++seat) {
    const uint32_t told = weight[seat] * (kAllChances + 0u) / all;
    const auto even = static_cast<uint32_t>(kAllChances / seats);
    const auto doubts = static_cast<uint32_t>(doubt);
    chances.of[seat] = static_cast<uint16_t>((told * (256u - doubts) + even * doubts) / 256u);
  }
  complete(chances.of, seats, kAllChances);
  return chances;
}

Chances winnersChances(SeatSet winners, int seats) {
  int count = 0;
  for (Seat seat = 0; seat < seats; ++seat) count += contains(winners, seat);
  Chances chances;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (contains(winners, seat)) chances.of[seat] = static_cast<uint16_t>(kAllChances / count);
  }
  complete(chances.of, seats, kAllChances);
  return chances;
}

std::array<uint8_t, kMaxSeats> percentsOf(const Chances& chances, int seats, bool over) {
  std::array<uint8_t, kMaxSeats> percent{};
  for (int seat = 0; seat < seats; ++seat) {
    const int near = (chances.of[seat] + 50) / 100;
    percent[seat] = static_cast<uint8_t>(over ? near : std::clamp(near, 1, 99));
  }
  complete(percent, seats, 100);
  return percent;
}

Chances chancesOf(const Game& game, const AnyState& state) { return findJudge(game.id)->chances(state); }

}  // namespace lucca
