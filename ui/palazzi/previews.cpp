#include "ui/palazzi/previews.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

// FNV-1a over the state, which has no padding, and the seat. Never 0.
uint32_t checksum(const State& state, Seat seat) {
  const auto* bytes = reinterpret_cast<const uint8_t*>(&state);
  uint32_t sum = 2166136261u ^ static_cast<uint8_t>(seat);
  for (std::size_t i = 0; i < sizeof state; ++i) sum = (sum ^ bytes[i]) * 16777619u;
  return sum == 0 ? 1 : sum;
}

[[gnu::noinline]] Preview preview(const State& state, Seat seat, int triplet) {
  const Foreseen seen = foresee(state, seat, triplet);
  const Area& area = seen.after.area[seat];
  const int gain = palazzi::pointsOf(seen.after, seat).total - palazzi::pointsOf(state, seat).total;
  const int end = isLastRound(state) ? pointsAtEnd(seen.after, seat).total : 0;
  return {seen.plays, static_cast<int16_t>(gain), static_cast<int16_t>(end), area.shields,
          static_cast<uint8_t>(2 * area.walls)};
}

}  // namespace

const Preview& Previews::of(const State& state, Seat seat, int triplet) {
  if (const uint32_t position = checksum(state, seat); position != position_) {
    position_ = position;
    made_ = 0;
  }
  Preview& out = preview_[static_cast<std::size_t>(triplet)];
  if (!(made_ >> triplet & 1)) out = preview(state, seat, triplet);
  made_ = static_cast<uint8_t>(made_ | 1u << triplet);
  return out;
}

int Previews::bestEnd(const State& state, Seat seat) {
  int best = INT16_MIN;
  for (int t = 0; t < state.tripletCount; ++t) {
    if (!tripletFree(state, t)) continue;
    if (const int end = of(state, seat, t).end; end > best) best = end;
  }
  return best;
}

}  // namespace lucca::ui
