#include "engine/bots/torri/appraisal.h"

#include <algorithm>

#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

constexpr int kFull = 256;      // the worth of a victory's progress
constexpr int kThreat = 160;    // more for a victory that only waits for its turn
constexpr int kSwitchLag = 24;  // a neutral colour is anybody's

constexpr int byteOf(Margin margin, unsigned colour) {
  return static_cast<int>(margin >> (8 * colour) & 0xFFu) - 64;
}

// How far a colour is with a tower, in bricks of the 2N that a victory needs: floors that are missing, and a house for
// each of them that the block cannot carry yet.
int progressOf(const Scale& scale, int missing, int room) {
  if (missing <= 0) return 2 * scale.size;
  const int bricks = missing + std::max(0, missing - room);
  return std::max(0, 2 * scale.size - bricks);
}

struct Best {
  int first = 0, second = 0;
  void add(int worth) {
    if (worth > first) {
      second = first;
      first = worth;
    } else if (worth > second) {
      second = worth;
    }
  }
};

struct Appraiser {
  const Scale& scale;
  const State& state;
  Appraisal& out;
  Best best[kColours];
  int goal[kColours];

  void heights() {
    for (unsigned block = 0; block < state.blocks; ++block) {
      const Lot lot = state.towerLot[block];
      if (lot == kNoLot) continue;
      uint8_t& highest = out.height[index(colourAt(state, lot))];
      highest = std::max(highest, state.height[block]);
    }
    for (unsigned c = 0; c < kColours; ++c) {
      goal[c] = scale.size;
      for (unsigned other = 0; other < kColours; ++other) {
        if (other != c) goal[c] = std::max(goal[c], out.height[other] + 1);
      }
    }
  }

  void tower(unsigned block) {
    const unsigned c = index(colourAt(state, state.towerLot[block]));
    const int height = state.height[block];
    int room = 0, houses = height;
    for (unsigned x = 0; x < kColours; ++x) {
      const int margin = byteOf(state.margin[block], x);
      houses += margin;
      room += std::clamp<int>(margin, 0, state.supply[x]);
    }
    const int progress = progressOf(scale, goal[c] - height, room);
    best[c].add(scale.tower[progress] + 3 * std::min(height, houses));
    if (height >= goal[c]) out.winning |= colourBit(static_cast<Colour>(c));
  }

  // A block without a tower can become one's for every colour that has a house in it.
  void houses(unsigned block) {
    int count[kColours], room = 0;
    for (unsigned x = 0; x < kColours; ++x) {
      count[x] = byteOf(state.margin[block], x);
      room += std::min<int>(count[x], state.supply[x]);
    }
    for (unsigned c = 0; c < kColours; ++c) {
      if (count[c] == 0) continue;
      const int own = std::min<int>(count[c], state.supply[c]) - std::max(0, count[c] - 2);
      const int free = room - own;
      if (free > 0) best[c].add(scale.tower[progressOf(scale, goal[c] - 1, free)] * 3 / 4);
    }
  }

  void prisoners() {
    for (unsigned c = 0; c < kColours; ++c)
      out.held[c] = static_cast<uint8_t>(prisonersOf(state, static_cast<Colour>(c)));
    for (unsigned c = 0; c < kColours; ++c) {
      bool most = out.held[c] >= scale.size;
      for (unsigned other = 0; other < kColours; ++other) most &= other == c || out.held[other] < out.held[c];
      if (most) out.winning |= colourBit(static_cast<Colour>(c));
    }
  }
};

int worthTo(const Appraisal& appraisal, const State& state, Seat seat) {
  const unsigned own = index(colourOfSeat(state, seat));
  int worth = appraisal.worth[own];
  if (!state.switchAllowed()) return worth;
  const ColourSet neutral = neutralColours(state);
  for (unsigned c = 0; c < kColours; ++c) {
    if (neutral >> c & 1u) worth = std::max(worth, appraisal.worth[c] - kSwitchLag);
  }
  return worth;
}

}  // namespace

Scale::Scale(int citySize) : size(citySize) {
  for (int i = 0; i <= 2 * kMaxSize; ++i) {
    const int progress = std::min(i, 2 * size);
    tower[i] = static_cast<uint16_t>(progress * progress * kFull / (4 * size * size));
  }
  for (int i = 0; i <= kMaxBricks; ++i) {
    const int held = std::min(i, size);
    prisoners[i] = static_cast<uint16_t>(held * (held + size) * kFull / (2 * size * size));
  }
}

Appraisal appraise(const Scale& scale, const State& state) {
  Appraisal out{};
  Appraiser appraiser{scale, state, out, {}, {}};
  appraiser.heights();
  for (unsigned block = 0; block < state.blocks; ++block) {
    if (state.margin[block] == 0) continue;
    if (state.towerLot[block] != kNoLot) {
      appraiser.tower(block);
    } else {
      appraiser.houses(block);
    }
  }
  appraiser.prisoners();
  for (unsigned c = 0; c < kColours; ++c) {
    out.worth[c] = appraiser.best[c].first + appraiser.best[c].second / 8 + scale.prisoners[out.held[c]] / 2;
    if (out.winning >> c & 1u) out.worth[c] += kThreat;
  }
  return out;
}

int standing(const Scale& scale, const State& state, Seat seat) {
  if (state.phase == Phase::Over) {
    const SeatSet winners = result(state).winners;
    if (!contains(winners, seat)) return -kWon;
    return winners == seatBit(seat) ? kWon : 0;
  }
  const Appraisal appraisal = appraise(scale, state);
  const int own = worthTo(appraisal, state, seat);
  int best = 0, all = 0;
  for (Seat rival = 0; rival < state.players(); ++rival) {
    if (rival == seat) continue;
    const int worth = worthTo(appraisal, state, rival);
    best = std::max(best, worth);
    all += worth;
  }
  const int rivals = state.players() - 1;
  return own - (3 * best + all / rivals) / 4;
}

Colour bestColour(const Scale& scale, const State& state, Seat seat) {
  const Appraisal appraisal = appraise(scale, state);
  const ColourSet neutral = neutralColours(state);
  Colour best = colourOfSeat(state, seat);
  for (unsigned c = 0; c < kColours; ++c) {
    if ((neutral >> c & 1u) && appraisal.worth[c] > appraisal.worth[index(best)])
      best = static_cast<Colour>(c);
  }
  return best;
}

}  // namespace lucca::torri
