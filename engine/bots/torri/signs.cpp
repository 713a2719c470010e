#include "engine/bots/torri/signs.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "base/fixed_list.h"
#include "engine/bots/torri/fighter.h"
#include "engine/bots/torri/lot_masks.h"
#include "engine/torri/city/blocks.h"
#include "engine/torri/city/floors.h"
#include "engine/torri/query.h"

namespace lucca::torri {
namespace {

constexpr int kUsualSize = 8, kVictory = 2 * kUsualSize;
// A city of 8 x 8 hardly ever has more than eight towers; further ones are ignored.
constexpr std::size_t kMostTowers = 12;

template <class Lots>
struct Tower : Fighter {
  Lots lots, near, far;  // of its block; empty ones beside it; those a second house could take
  uint8_t room, houses, kinds;
  int8_t progress;
  BlockId block;
  uint8_t floors;  // where they begin
};

bool canTakeTop(const Fighter& by, const Fighter& on) { return strikes(by, on) >= on.run; }

template <class Lots>
class Reader {
 public:
  Reader(const State& itsState, CityReading& result) : state(itsState), out(result) {}

  void read() {
    findTowers();
    readLots();
    findWays();
    rankTowers();
    readPlots();
    for (unsigned c = 0; c < kColours; ++c) {
      out.heir[c] = static_cast<uint8_t>(c);
      readColour(c);
      out.highest[c] = static_cast<uint8_t>(highest[c]);
      out.rank[c] = static_cast<uint16_t>((first[c] ? 16 + first[c]->progress : 0) * 16 + plotRoom[c]);
    }
    readFights();
    readCity();
  }

 private:
  using Tower = torri::Tower<Lots>;
  static bool inReachAtOnce(const Tower& a, const Tower& b) { return (a.near & b.near).any(); }
  static bool inReachSoon(const Tower& a, const Tower& b) {
    return ((a.near | a.far) & b.near).any() || (b.far & a.near).any();
  }

  const State& state;
  CityReading& out;
  const int size = state.size();
  FixedList<Tower, kMostTowers> towers;
  Lots empty, plain;
  int highest[kColours] = {}, goal[kColours];
  const Tower* first[kColours] = {};
  const Tower* second[kColours] = {};
  int plotRoom[kColours] = {}, plotKinds[kColours] = {}, plotLots[kColours] = {};
  int lone[kColours] = {}, inPlots[kColours] = {};

  int8_t& sign(unsigned colour, Sign which, int offset = 0) {
    return out.colour[colour][static_cast<int>(which) + offset];
  }
  void set(unsigned colour, Sign which, int value) { sign(colour, which) = static_cast<int8_t>(value); }
  void raise(unsigned colour, Sign which, int value) {
    int8_t& known = sign(colour, which);
    known = static_cast<int8_t>(std::max<int>(known, value));
  }
  void setCity(CitySign which, int value) { out.city[static_cast<int>(which)] = static_cast<int8_t>(value); }

  // A height as it would be in a city of 8 x 8 with as many floors to go.
  int asUsual(int height) const { return height == 0 ? 0 : height + kUsualSize - size; }

  void findTowers() {
    unsigned floors = 0;
    for (unsigned block = 0; block < state.blocks; floors += state.height[block++]) {
      if (state.height[block] < 2) continue;
      Tower tower = describe(static_cast<BlockId>(block), floors);
      highest[tower.colour] = std::max<int>(highest[tower.colour], tower.height);
      towers.push(tower);
    }
    for (unsigned c = 0; c < kColours; ++c) {
      goal[c] = goalOfColour(state, static_cast<Brick>(c));
      for (unsigned other = 0; other < kColours; ++other) {
        if (other != c) goal[c] = std::max(goal[c], highest[other] + 1);
      }
    }
  }

  Tower describe(BlockId block, unsigned floors) const {
    Tower tower{};
    tower.block = block;
    tower.floors = static_cast<uint8_t>(floors);
    tower.readFloors(state, floors, state.height[block]);
    for (unsigned c = 0; c < kColours; ++c) {
      const int fitting = std::min<int>(marginOf(state.margin[block], c), state.supply[c]);
      if (fitting <= 0) continue;
      ++tower.kinds;
      tower.room = static_cast<uint8_t>(tower.room + fitting);
    }
    tower.houses = static_cast<uint8_t>(housesOf(state, block));
    tower.strength = static_cast<uint16_t>(strengthOf(state, block));
    return tower;
  }

  // Which lots belong to which tower's block; houses without a tower are counted by colour.
  void readLots() {
    for (int row = 0; row < size; ++row) {
      empty.addRow(row, ~(state.occupied(row) >> 1) & ((1u << size) - 1));
      for (unsigned left = state.occupied(row); left != 0; left &= left - 1) {
        const int column = std::countr_zero(left) - 1;
        const uint8_t cell = state.cell[lotAt(column, row)];
        const Lots lot = Lots::at(column, row);
        const BlockId block = blockOf(cell);
        if (block != kLone && hasTower(state, block)) {
          for (Tower& tower : towers) {
            if (tower.block == block) tower.lots = tower.lots | lot;
          }
          continue;
        }
        plain = plain | lot;
        ++(block == kLone ? lone : inPlots)[index(colourOf(cell))];
      }
    }
  }

  // The houses without a tower that houses on these lots would join.
  Lots joinedBy(Lots houses) const {
    Lots joined = houses.beside() & plain;
    for (Lots more = joined; more.any(); joined = joined | more)
      more = (joined.beside() & plain).without(joined);
    return joined;
  }

  // A house also brings in the houses without a tower that it touches, and the second house continues from there.
  void findWays() {
    for (Tower& tower : towers) {
      tower.near = tower.lots.beside() & empty;
      tower.far = (tower.lots | tower.near | joinedBy(tower.near)).beside() & empty;
    }
  }

  void rankTowers() {
    const auto better = [](const Tower& a, const Tower* b) {
      return b == nullptr || a.progress > b->progress || (a.progress == b->progress && a.run > b->run);
    };
    for (Tower& tower : towers) {
      const unsigned c = tower.colour;
      const int missing = goal[c] - tower.height;
      const int bricks = missing <= 0 ? 0 : missing + std::max(0, missing - tower.room);
      tower.progress = static_cast<int8_t>(kVictory - std::min(bricks, 2 * size));
      if (better(tower, first[c])) {
        second[c] = first[c];
        first[c] = &tower;
      } else if (better(tower, second[c])) {
        second[c] = &tower;
      }
    }
  }

  // A block without a tower can become that of any colour with a house in it; that house then gives no room.
  void readPlots() {
    for (unsigned block = 0; block < state.blocks; ++block) {
      if (state.margin[block] == 0 || state.height[block] != 0) continue;
      int count[kColours], room = 0, lots = 0, present = 0;
      for (unsigned c = 0; c < kColours; ++c) {
        count[c] = marginOf(state.margin[block], c);
        lots += count[c];
        present += count[c] > 0;
        room += std::min<int>(count[c], state.supply[c]);
      }
      for (unsigned c = 0; c < kColours; ++c) {
        if (count[c] == 0) continue;
        const int own = std::min<int>(count[c], state.supply[c]) - std::max(0, count[c] - 2);
        const int kinds = present - (count[c] == 1);
        plotRoom[c] = std::max(plotRoom[c], room - own);
        plotKinds[c] = std::max(plotKinds[c], kinds);
        if (kinds > 0) plotLots[c] = std::max(plotLots[c], std::min(lots, 9));
      }
    }
  }

  bool winsByPrisoners(unsigned colour) const {
    const int held = prisonersOf(state, static_cast<Brick>(colour));
    if (held < goalOfColour(state, static_cast<Brick>(colour))) return false;
    for (unsigned c = 0; c < kColours; ++c) {
      if (c != colour && prisonersOf(state, static_cast<Brick>(c)) >= held) return false;
    }
    return true;
  }

  void readColour(unsigned c) {
    set(c, Sign::Held, prisonersOf(state, static_cast<Brick>(c)));
    set(c, Sign::Wins, highest[c] >= goal[c] || winsByPrisoners(c));
    set(c, Sign::Highest, asUsual(highest[c]));
    set(c, Sign::PlotRoom, plotRoom[c]);
    set(c, Sign::LoneHouses, lone[c]);
    set(c, Sign::PlotHouses, inPlots[c]);
    set(c, Sign::PlotKinds, plotKinds[c]);
    set(c, Sign::PlotLots, plotLots[c]);
    if (first[c] != nullptr) readTower(c, *first[c]);
    if (second[c] == nullptr) return;
    set(c, Sign::HasSecond, 1);
    set(c, Sign::SecondProgress, second[c]->progress);
    set(c, Sign::SecondHeight, asUsual(second[c]->height));
  }

  void readTower(unsigned c, const Tower& tower) {
    const int missing = goal[c] - tower.height, floors = std::min<int>(2, tower.kinds);
    set(c, Sign::HasTower, 1);
    set(c, Sign::Height, asUsual(tower.height));
    set(c, Sign::Progress, tower.progress);
    set(c, Sign::Room, tower.room);
    set(c, Sign::Run, std::min(tower.run - 1, 3));
    set(c, Sign::Houses, std::min<int>(tower.houses, 12));
    set(c, Sign::Strength, asUsual(tower.strength >> 8));
    out.heir[c] = tower.next;
    out.reach[c] = static_cast<uint8_t>(tower.height + floors);
    set(c, Sign::Free, std::min(tower.near.count(), 12));
    set(c, Sign::OwnMargin, std::clamp(marginOf(state.margin[tower.block], c), -2, 3));
    set(c, Sign::Kinds, tower.kinds);
    set(c, Sign::WinsInATurn, missing <= floors);
    for (int most = 1; most <= 4; ++most) sign(c, Sign::Misses, most - 1) = missing <= most;
    set(c, Sign::Stuck, floors == 0);
    set(c, Sign::Lacks, std::max(0, missing - tower.room));
    for (const Tower& other : towers) {
      if (&other != &tower) compare(c, tower, other);
    }
    readGround(c, tower);
    findNearest(c, tower);
  }

  void readGround(unsigned c, const Tower& tower) {
    Lots others;
    for (const Tower& other : towers) {
      if (&other != &tower) others = others | other.near;
    }
    const Lots unshared = tower.near.without(others);
    set(c, Sign::Shared, std::min((tower.near & others).count(), 14));
    set(c, Sign::Unshared, std::min(unshared.count(), 14));
    set(c, Sign::Further, tower.far.count() / 2);
    set(c, Sign::Ground, tower.far.without(others).count() / 2);
    set(c, Sign::Around, joinedBy(tower.near).count());
    for (Lots left = unshared & plain.beside(); left.any(); left = left.without(left.lowest()))
      raise(c, Sign::Growth, joinedBy(left.lowest()).count());
  }

  // Grows from the block house by house until it meets the others.
  void findNearest(unsigned c, const Tower& tower) {
    constexpr int kFar = 6;
    unsigned met = 0;
    Lots reached = tower.lots;
    for (int houses = 1; houses < kFar; ++houses) {
      const Lots added = reached.beside() & empty;
      reached = reached | added | joinedBy(added);
      const Lots touched = reached.beside();
      for (std::size_t i = 0; i < towers.size(); ++i) {
        if (&towers[i] == &tower || (met >> i & 1u) || !(touched & towers[i].lots).any()) continue;
        met |= 1u << i;
        meet(c, tower, towers[i], kFar - houses);
      }
    }
  }

  void meet(unsigned c, const Tower& tower, const Tower& other, int nearness) {
    raise(c, Sign::NearAny, nearness);
    if (other.colour == c) return raise(c, Sign::NearOwn, nearness);
    raise(c, other.strength > tower.strength ? Sign::NearStronger : Sign::NearWeaker, nearness);
    if (canTakeTop(other, tower)) raise(c, Sign::NearDanger, nearness);
    if (canTakeTop(tower, other)) raise(c, Sign::NearPrey, nearness);
  }

  void compare(unsigned c, const Tower& tower, const Tower& other) {
    const bool atOnce = inReachAtOnce(tower, other), soon = atOnce || inReachSoon(tower, other);
    if (other.colour == c) {
      if (atOnce) raise(c, Sign::MergeAtOnce, other.height - 1);
      if (soon) raise(c, Sign::MergeSoon, other.height - 1);
      return;
    }
    const bool hit = canTakeTop(other, tower), hits = canTakeTop(tower, other);
    raise(c, Sign::HitEver, hit);
    raise(c, Sign::HitAtOnce, atOnce && hit);
    raise(c, Sign::HitsAtOnce, atOnce && hits);
    raise(c, Sign::HitSoon, soon && hit);
    raise(c, Sign::HitsSoon, soon && hits);
    raise(c, Sign::StrongerNear, soon && !hit && other.strength > tower.strength);
    raise(c, Sign::WeakerNear, soon && !hit && other.strength < tower.strength);
    if (soon && hit) out.hitBy[c] |= colourBit(static_cast<Brick>(other.colour));
  }

  unsigned topOf(const Tower& tower, int height) const {
    return index(floorAt(state, static_cast<unsigned>(tower.floors + height - 1)));
  }

  struct Fight {
    int height[kColours];  // of each colour's highest tower after it
    int captives[kColours];
  };

  // Only the floors count: a prisoner that would part the blocks is ignored.
  Fight fight(const Tower& strong, const Tower& weak) const {
    Fight end{};
    int high = strong.height, low = weak.height;
    for (bool weakActs = false;; weakActs = !weakActs) {
      const unsigned strongTop = topOf(strong, high), weakTop = topOf(weak, low);
      if (strongTop == weakTop) {
        end.height[strongTop] = high + low - 1;
        break;
      }
      ++end.captives[weakActs ? strongTop : weakTop];
      --(weakActs ? high : low);
      if (high > 1 && low > 1) continue;
      if (high > 1) end.height[topOf(strong, high)] = high;
      if (low > 1) end.height[topOf(weak, low)] = low;
      break;
    }
    for (const Tower& other : towers) {
      int& height = end.height[other.colour];
      if (&other != &strong && &other != &weak) height = std::max<int>(height, other.height);
    }
    return end;
  }

  void readFights() {
    int most[kColours], least[kColours], fights = 0;
    std::copy(highest, highest + kColours, most);
    std::copy(highest, highest + kColours, least);
    for (const Tower* a = towers.begin(); a != towers.end(); ++a) {
      for (const Tower* b = a + 1; b != towers.end(); ++b) {
        if (a->strength == b->strength || !inReachSoon(*a, *b)) continue;
        const Fight end = a->strength > b->strength ? fight(*a, *b) : fight(*b, *a);
        readFight(end, fights++ == 0);
        for (unsigned c = 0; c < kColours; ++c) {
          most[c] = std::max(most[c], end.height[c]);
          least[c] = std::min(least[c], end.height[c]);
        }
      }
    }
    for (unsigned c = 0; c < kColours; ++c) {
      set(c, Sign::FightGain, most[c] - highest[c]);
      set(c, Sign::FightLoss, highest[c] - least[c]);
      set(c, Sign::SafeVictory,
          highest[c] >= goal[c] && least[c] >= goalOfColour(state, static_cast<Brick>(c)));
    }
    setCity(CitySign::Fights, std::min(fights, 8));
  }

  void readFight(const Fight& end, bool isFirst) {
    for (unsigned w = 0; w < kColours; ++w) {
      int others = 0;
      for (unsigned c = 0; c < kColours; ++c) {
        if (c == w) continue;
        others = std::max(others, end.height[c]);
        int8_t& worst = out.worstFor[c][w];
        const auto ahead = static_cast<int8_t>(end.height[c] - end.height[w]);
        worst = isFirst ? ahead : std::min(worst, ahead);
      }
      const auto ahead = static_cast<int8_t>(others - end.height[w]);
      out.bestAgainst[w] = isFirst ? ahead : std::max(out.bestAgainst[w], ahead);
      out.captives[w] = std::max(out.captives[w], static_cast<int8_t>(end.captives[w]));
    }
  }

  void readCity() {
    int supply = 0;
    for (uint8_t bricks : state.supply) supply += bricks;
    // Turns, lots and bricks count by the part of a game that they are.
    constexpr int kBySize[] = {341, 256, 205}, kByArea[] = {455, 256, 164};
    const int kind = (size - 6) / 2, bySize = kBySize[kind];
    setCity(CitySign::Turn, std::min<int>(state.turn * bySize >> 8, 40));
    setCity(CitySign::Towers, static_cast<int>(towers.size()));
    setCity(CitySign::Empty, empty.count() * kByArea[kind] >> 10);
    setCity(CitySign::Supply, supply * bySize >> 8);
  }
};

}  // namespace

CityReading::CityReading(const State& state) {
  std::memset(this, 0, sizeof *this);
  seats = static_cast<uint8_t>(state.players());
  if (state.size() <= SmallLots::kMostSize) {
    Reader<SmallLots>(state, *this).read();
  } else {
    Reader<WideLots>(state, *this).read();
  }
}

}  // namespace lucca::torri
