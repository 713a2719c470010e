// Composes positions of Torri that games of computers do not come to: both seats work towards the theme of a chapter, by
// legal turns alone, and what lies on the way is proved like everything else.
#include <algorithm>
#include <array>
#include <set>

#include "engine/torri/game.h"
#include "engine/torri/query.h"
#include "tools/puzzles/positions.h"

namespace lucca::puzzles {

namespace {

using namespace torri;

constexpr int kWeighed = 14;  // placements that are compared at a decision
constexpr int kCitySide = 6;

const State& city(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }

// Plays on to the next placement, with prisoners chosen at random and without switches.
void playOn(AnyState& state, Rng& rng) {
  settle(kGame, state);
  while (kGame.toMove(state) >= 0 && city(state).phase != Phase::Place) {
    ActionList legal;
    kGame.legal(state, legal);
    const bool stays = city(state).phase == Phase::Switch;
    const Action action = stays ? switchTo(colourOfSeat(city(state), seatInTurn(city(state))))
                                : legal[rng.below(static_cast<uint32_t>(legal.size()))];
    if (kGame.apply(state, action) != Verdict::Accepted) return;
    settle(kGame, state);
  }
}

// How far a position is on the way to a chapter.
int worth(const State& state, int chapter) {
  if (state.phase == Phase::Over) return -10000;
  int towers = 0, floors = 0, held[2], high[2];
  for (Lot lot = nextTower(state, kNoLot, 1), first = lot; lot != kNoLot;) {
    ++towers;
    floors += heightAt(state, lot);
    lot = nextTower(state, lot, 1);
    if (lot == first) break;
  }
  int danger = 0;
  for (Seat seat = 0; seat < 2; ++seat) {
    const Standing standing = standingOf(state, colourOfSeat(state, seat));
    held[seat] = standing.prisoners;
    high[seat] = standing.highestTower;
    danger += 40 * static_cast<bool>(victoryOf(state, colourOfSeat(state, seat)));
  }
  if (chapter == 6) {
    int skew = 0;
    for (unsigned c = 0; c < kColours; ++c) {
      const int used = 12 - supplyOf(state, static_cast<Brick>(c));
      skew += used * used;
    }
    return skew / 4 + 5 * std::min(towers, 6) + floors - 3 * std::abs(high[0] - high[1]) - danger;
  }
  if (chapter == 5) {
    // Two prisoners or three are still missing, and there are towers to get them from that do not win themselves.
    const int most = std::max(held[0], held[1]), least = std::min(held[0], held[1]);
    const int above = std::max(0, high[0] - 5) + std::max(0, high[1] - 5);
    return 10 * (most > 4 ? 8 - most : most) + 2 * std::min(least, 3) + 6 * std::min(towers, 6) + floors -
           10 * above - danger;
  }
  return 5 * (std::min(high[0], 5) + std::min(high[1], 5)) + 4 * std::min(towers, 4) - danger;
}

Action nextStep(const Match& match, int chapter, int wild, Rng& rng) {
  ActionList legal;
  match.legal(legal);
  const State& now = city(match.state());
  const auto any = [&] { return legal[rng.below(static_cast<uint32_t>(legal.size()))]; };
  if (now.phase == Phase::Switch) return switchTo(colourOfSeat(now, seatInTurn(now)));
  if (now.phase != Phase::Place || rng.below(100) < static_cast<uint32_t>(wild)) return any();
  std::vector<Action> some;
  for (const Action action : legal) {
    if (effectOf(now, colourOf(action), lotOfPlace(action)).kind == Effect::Kind::Fight)
      some.push_back(action);
  }
  while (static_cast<int>(some.size()) < kWeighed) some.push_back(any());
  Action best = some[0];
  int most = -100000;
  for (const Action action : some) {
    AnyState next = match.state();
    if (kGame.apply(next, action) != Verdict::Accepted) continue;
    playOn(next, rng);
    const int value = 4 * worth(city(next), chapter) + static_cast<int>(rng.below(16));
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

// Whether the position is worth a proof.
bool isNear(const State& state, int chapter) {
  const Standing own = standingOf(state, colourOfSeat(state, state.seat));
  if (chapter == 5) return own.prisoners >= 3 && own.highestTower < kCitySide;
  if (chapter == 6) return countPlacements(state) <= 70;
  return own.highestTower >= 3;
}

// Positions of one set-up that are unlike each other. Each attempt continues from one of them for a few turns; where it comes
// to something new, that is kept, too.
class Workshop {
 public:
  Workshop(int chapter, const Setup& setup, Rng& rng) : chapter_(chapter), setup_(setup), rng_(rng) {}

  void work(std::vector<Candidate>& found) {
    kept_.push_back({});
    for (int i = 0; i < kAttempts && !done_; ++i) attempt(found);
  }

 private:
  struct Kept {
    std::vector<Action> history;
    int worth = 0;
  };
  static constexpr int kAttempts = 2000, kPlacements = 16;

  void attempt(std::vector<Candidate>& found);
  bool isNew(const State& state);

  const int chapter_;
  const Setup setup_;
  Rng& rng_;
  std::vector<Kept> kept_;
  std::set<std::array<int, 6>> seen_;
  bool done_ = false;
};

bool Workshop::isNew(const State& state) {
  const Standing one = standingOf(state, colourOfSeat(state, 0)),
                 other = standingOf(state, colourOfSeat(state, 1));
  const int rest = chapter_ == 6 ? countPlacements(state) / 8 : state.turn / 3;
  return seen_
      .insert({one.prisoners, other.prisoners, one.highestTower, other.highestTower, rest, state.seat})
      .second;
}

void Workshop::attempt(std::vector<Candidate>& found) {
  const Kept* from = &kept_[rng_.below(static_cast<uint32_t>(kept_.size()))];
  for (int i = 0; i < 2; ++i) {
    const Kept& other = kept_[rng_.below(static_cast<uint32_t>(kept_.size()))];
    if (other.worth > from->worth) from = &other;
  }
  Match match;
  if (match.start(kGame, setup_) != Verdict::Accepted) return;
  match.settle();
  for (const Action action : from->history) {
    if (match.apply(action) != Verdict::Accepted) return;
    match.settle();
  }
  const int wild = static_cast<int>(10 * rng_.below(8));
  for (int i = 0; i < kPlacements && match.toMove() >= 0 && !done_; match.settle()) {
    const State& state = city(match.state());
    if (state.phase == Phase::Place && state.used == 0 && isNew(state)) {
      kept_.push_back({{match.history().begin(), match.history().end()}, worth(state, chapter_)});
      const Goal goal = chapter_ == 6 ? Goal::Close : Goal::Win;
      const std::size_t before = found.size();
      if (isNear(state, chapter_)) lookAtTorri(match, {&goal, 1}, found);
      if (found.size() > before && found.back().chapter != chapter_) found.pop_back();
      done_ = found.size() > before;  // one of each set-up, or they are too much alike
    }
    i += state.phase == Phase::Place;
    if (match.apply(nextStep(match, chapter_, wild, rng_)) != Verdict::Accepted) return;
  }
}

}  // namespace

std::vector<Candidate> composeTorri(int chapter, int games, uint32_t seed) {
  std::vector<Candidate> found;
  Rng rng(seed);
  for (int g = 0; g < games; ++g) {
    const uint8_t first = static_cast<uint8_t>(rng.below(4)),
                  second = static_cast<uint8_t>((first + 1 + rng.below(3)) % 4);
    Workshop workshop(chapter, {GameId::Torri, 2, {0, static_cast<uint8_t>(g % 2), first, second, 0, 0}},
                      rng);
    workshop.work(found);
    if (g % 50 == 49) std::fprintf(stderr, "chapter %d: %zu of %d\n", chapter, found.size(), g + 1);
  }
  return found;
}

}  // namespace lucca::puzzles
