#include "engine/bots/torri/appraisal.h"

#include <algorithm>

#include "base/fixed_list.h"
#include "engine/bots/torri/fighter.h"
#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

constexpr int kFull = 256;  // the worth of a victory's progress
constexpr std::size_t kMaxTowers = 24;

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

struct Tower : Fighter {
  uint8_t room;  // floors that its block can carry now
};

// Millions of these are made, so members that are written before they are read are not cleared.
struct Appraiser {
  Appraiser(const Scale& itsScale, const State& itsState, Appraisal& result)
      : scale(itsScale), state(itsState), out(result) {}

  const Scale& scale;
  const State& state;
  Appraisal& out;
  FixedList<Tower, kMaxTowers> towers;
  Best best[kColours];
  int goal[kColours];
  int asked[kColours];  // floors or prisoners that win, whatever the others have

  void findTowers() {
    unsigned floors = 0;
    for (unsigned block = 0; block < state.blocks; floors += state.height[block++]) {
      if (state.height[block] < 2) continue;
      towers.push(describe(block, floors));
      uint8_t& highest = out.height[towers.back().colour];
      highest = std::max(highest, towers.back().height);
    }
    // Above the others' highest: the highest of all, or for its own colour the second.
    int first = 0, second = 0;
    unsigned leader = 0;
    for (unsigned c = 0; c < kColours; ++c) {
      const int height = out.height[c];
      if (height > first) {
        second = first;
        first = height;
        leader = c;
      } else if (height > second) {
        second = height;
      }
    }
    for (unsigned c = 0; c < kColours; ++c) asked[c] = scale.size;
    if (anyFewer(state)) {
      for (Seat seat = 0; seat < state.players(); ++seat)
        asked[index(colourOfSeat(state, seat))] = goalOf(state, seat);
    }
    for (unsigned c = 0; c < kColours; ++c) goal[c] = std::max(asked[c], (c == leader ? second : first) + 1);
  }

  Tower describe(unsigned block, unsigned floors) const {
    Tower tower{};
    tower.readFloors(state, floors, state.height[block]);
    int houses = tower.height, room = 0;
    for (unsigned x = 0; x < kColours; ++x) {
      const int margin = marginOf(state.margin[block], x);
      houses += margin;
      if (margin > 0) room += std::min<int>(margin, state.supply[x]);
    }
    tower.room = static_cast<uint8_t>(room);
    tower.strength = static_cast<uint16_t>(std::min<int>(tower.height, houses) << 8 | houses);
    return tower;
  }

  bool exposed(const Tower& tower) const {
    for (const Tower& other : towers) {
      if (other.colour != tower.colour && strikes(other, tower) >= tower.run) return true;
    }
    return false;
  }

  void judgeTowers() {
    const Weights& w = scale.weights;
    for (const Tower& tower : towers) {
      const unsigned c = tower.colour;
      int worth = scale.tower[progressOf(scale, goal[c] - tower.height, tower.room)];
      worth += w.run * std::min(tower.run - 1, 2);
      if (exposed(tower)) {
        best[tower.next].add(worth * w.heir >> 4);
        worth -= worth * w.exposed >> 4;
      }
      best[c].add(worth);
      if (tower.height >= goal[c]) out.winning |= static_cast<ColourSet>(1u << c);
    }
  }

  // A block without a tower can become that of any colour with a house in it.
  void judgePlot(unsigned block) {
    int count[kColours], room = 0;
    const Margin houses = state.margin[block] - kMarginZero;
    for (unsigned x = 0; x < kColours; ++x) {
      count[x] = static_cast<int>(houses >> (8 * x) & 0xFFu);
      room += std::min<int>(count[x], state.supply[x]);
    }
    for (unsigned c = 0; c < kColours; ++c) {
      if (count[c] == 0) continue;
      const int own = std::min<int>(count[c], state.supply[c]) - std::max(0, count[c] - 2);
      const int free = room - own;
      if (free <= 0) continue;
      best[c].add(scale.tower[progressOf(scale, goal[c] - 1, free)] * scale.weights.plot >> 4);
    }
  }

  void judgePrisoners() {
    for (unsigned c = 0; c < kColours; ++c) {
      out.held[c] = static_cast<uint8_t>(prisonersOf(state, static_cast<Brick>(c)));
    }
    for (unsigned c = 0; c < kColours; ++c) {
      if (out.held[c] < asked[c]) continue;
      bool most = true;
      for (unsigned other = 0; other < kColours; ++other) most &= other == c || out.held[other] < out.held[c];
      if (most) out.winning |= static_cast<ColourSet>(1u << c);
    }
  }

  void sumUp() {
    const Weights& w = scale.weights;
    for (unsigned c = 0; c < kColours; ++c) {
      out.worth[c] += best[c].first + (best[c].second * w.second >> 4);
      out.worth[c] += scale.prisoners[out.held[c]] * w.prisoner >> 4;
      out.worth[c] -= w.brick * state.supply[c];
      if (out.winning >> c & 1u) out.worth[c] += w.threat;
    }
  }
};

// How far the bricks have run out, 0 to 16: from two thirds of the supply down to two fifths.
int shortageOf(const Scale& scale, const State& state) {
  int left = 0;
  for (uint8_t bricks : state.supply) left += bricks;
  const int missing = scale.size * 45 / 8 - left;
  return std::clamp(missing * 16 / (scale.size * 5 / 2), 0, 16);
}

// The comparisons that decide a game that ends now, in their order (rules, section 5).
int rankOf(const Appraisal& appraisal, const State& state, unsigned colour) {
  const int bricks = bricksInCity(state, static_cast<Brick>(colour));
  return (appraisal.height[colour] << 7 | appraisal.held[colour]) << 7 | bricks;
}

int endingOf(const Scale& scale, const Appraisal& appraisal, const State& state, Seat seat) {
  const int shortage = scale.runsOut ? shortageOf(scale, state) : 0;
  if (shortage == 0) return 0;
  const unsigned own = index(colourOfSeat(state, seat));
  int best = 0, most = 0;
  for (Seat rival = 0; rival < state.players(); ++rival) {
    const unsigned c = index(colourOfSeat(state, rival));
    if (rival == seat) continue;
    best = std::max(best, rankOf(appraisal, state, c));
    most = std::max<int>(most, appraisal.held[c]);
  }
  const int rank = rankOf(appraisal, state, own);
  const int lead = (rank > best) - (rank < best);
  const int captives = std::clamp(appraisal.held[own] - most, -2, 2);
  return (scale.weights.ahead * lead + scale.weights.captives * captives) * shortage / 16;
}

int standingAtEnd(const State& state, Seat seat) {
  const SeatSet winners = result(state).winners;
  if (!contains(winners, seat)) return -kWon;
  return winners == seatBit(seat) ? kWon : 0;
}

}  // namespace

int worthTo(const Appraisal& appraisal, const State& state, Seat seat, int lag) {
  const unsigned own = index(colourOfSeat(state, seat));
  int worth = appraisal.worth[own];
  if (!state.switchAllowed()) return worth;
  const ColourSet neutral = neutralColours(state);
  for (unsigned c = 0; c < kColours; ++c) {
    if (neutral >> c & 1u) worth = std::max(worth, appraisal.worth[c] - lag);
  }
  return worth;
}

Scale::Scale(const State& game, int rivalsCount, const Weights& with)
    : size(game.size()),
      rivals(rivalsCount),
      runsOut(!game.switchAllowed() && game.players() < kColours),
      weights(with) {
  const int whole = 2 * size;
  for (int i = 0; i <= 2 * kMaxSize; ++i) {
    const int progress = std::min(i, whole);
    const int even = progress * kFull / whole, square = progress * progress * kFull / (whole * whole);
    tower[i] = static_cast<uint16_t>((even * (16 - with.steep) + square * with.steep) / 16);
  }
  for (int i = 0; i <= kMaxBricks; ++i) {
    const int held = std::min(i, size);
    prisoners[i] = static_cast<uint16_t>(held * (held + size) * kFull / (2 * size * size));
  }
}

Appraisal appraise(const Scale& scale, const State& state) {
  Appraisal out{};
  Appraiser appraiser(scale, state, out);
  appraiser.findTowers();
  appraiser.judgeTowers();
  for (unsigned block = 0; block < state.blocks; ++block) {
    if (state.margin[block] != 0 && state.height[block] == 0) appraiser.judgePlot(block);
  }
  appraiser.judgePrisoners();
  appraiser.sumUp();
  return out;
}

int standing(const Scale& scale, const State& state, Seat seat) {
  if (state.phase == Phase::Over) return standingAtEnd(state, seat);
  return standing(scale, appraise(scale, state), state, seat);
}

int standing(const Scale& scale, const Appraisal& appraisal, const State& state, Seat seat) {
  if (state.phase == Phase::Over) return standingAtEnd(state, seat);
  const int own = worthTo(appraisal, state, seat, scale.weights.lag);
  int best = 0, all = 0;
  for (Seat rival = 0; rival < state.players(); ++rival) {
    if (rival == seat) continue;
    const int worth = worthTo(appraisal, state, rival, scale.weights.lag);
    best = std::max(best, worth);
    all += worth;
  }
  const int against = (3 * best + all / (state.players() - 1)) / 4;
  return own - against * scale.rivals / kAllRivals + endingOf(scale, appraisal, state, seat);
}

Brick bestColour(const Appraisal& appraisal, const State& state, Seat seat) {
  const ColourSet neutral = neutralColours(state);
  Brick best = colourOfSeat(state, seat);
  for (unsigned c = 0; c < kColours; ++c) {
    if ((neutral >> c & 1u) && appraisal.worth[c] > appraisal.worth[index(best)])
      best = static_cast<Brick>(c);
  }
  return best;
}

}  // namespace lucca::torri
