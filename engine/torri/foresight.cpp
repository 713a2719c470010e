#include "engine/torri/foresight.h"

#include <algorithm>
#include <cstring>

#include "engine/torri/city/blocks.h"

namespace lucca::torri {

LotSet blockWith(const State& state, Lot lot) {
  LotSet lots;
  const Neighbours around = occupiedNeighbours(state, lot);
  for (unsigned n = 0; n < around.count; ++n) {
    const LotSet block = blockAt(state, around.lot[n]);
    for (int row = 0; row < kMaxSize; ++row) lots.row[row] |= block.row[row];
  }
  lots.add(lot);
  return lots;
}

PrisonerEffect effectOfPrisoner(const State& state, Lot lot) {
  using enum PrisonerEffect::Kind;
  State after = state;
  PrisonerEffect effect;
  if (apply(after, takePrisoner(lot)) != Verdict::Accepted) return effect;
  effect.prisoners = static_cast<uint8_t>(prisonersOf(after, state.attacked));
  effect.kind = after.phase == Phase::Apart    ? Parts
                : after.phase == Phase::Fallen ? Fells
                : after.phase == Phase::Merge  ? Merges
                                               : GoesOn;
  return effect;
}

Seat winsNext(const State& state, Seat seat) {
  for (int i = 1; i < state.players(); ++i) {
    const Seat next = static_cast<Seat>((seat + i) % state.players());
    if (victoryOf(state, colourOfSeat(state, next))) return next;
  }
  return kNobody;
}

TowerSketch sketchOf(const State& state, Lot lot) {
  TowerSketch sketch;
  FloorList bricks;
  bricksAt(state, lot, bricks);
  sketch.height = static_cast<uint8_t>(bricks.size());
  const std::size_t skipped = bricks.size() - static_cast<std::size_t>(sketch.shown());
  for (int i = 0; i < sketch.shown(); ++i) {
    const unsigned colour = index(bricks[skipped + static_cast<std::size_t>(i)]);
    sketch.floors[i / 4] = static_cast<uint8_t>(sketch.floors[i / 4] | colour << (i % 4 * 2));
  }
  return sketch;
}

namespace {

int16_t worthOf(const State& state, Brick own) {
  int tower = 0, prisoners = 0;
  for (int c = 0; c < kColours; ++c) {
    if (static_cast<Brick>(c) == own) continue;
    const Standing other = standingOf(state, static_cast<Brick>(c));
    tower = std::max<int>(tower, other.highestTower);
    prisoners = std::max<int>(prisoners, other.prisoners);
  }
  const Standing mine = standingOf(state, own);
  return static_cast<int16_t>((mine.highestTower - tower) * 128 + mine.prisoners - prisoners);
}

bool same(const TowerSketch& a, const TowerSketch& b) {
  return a.height == b.height && std::memcmp(a.floors, b.floors, sizeof a.floors) == 0;
}

}  // namespace

void StruggleForesight::begin(const State& state, Action placement, Brick own) {
  const Effect effect = effectOf(state, colourOf(placement), lotOf(placement));
  placement_ = placement;
  own_ = own;
  stronger_ = effect.stronger;
  weaker_ = effect.weaker;
  over_ = false;
  depth_ = 0;
  endings_ = 0;
  higher_ = 0;
}

// Plays the placement and its struggle, choosing as pick_ says; where it says nothing yet the first house, which is noted.
void StruggleForesight::play(State& state) {
  if (apply(state, placement_) != Verdict::Accepted) return;
  int choice = 0;
  ActionList houses;
  while (state.placed != kNoLot) {
    if (state.phase != Phase::Prisoner) {
      if (apply(state, ruleStep(state)) != Verdict::Accepted) return;
      continue;
    }
    legal(state, houses);
    if (choice == depth_ && depth_ < kDepth) {
      pick_[depth_] = 0;
      options_[depth_++] = static_cast<uint8_t>(houses.size());
    }
    const std::size_t taken = choice < depth_ ? pick_[choice] : 0;
    ++choice;
    if (apply(state, houses[taken]) != Verdict::Accepted) return;
  }
}

bool StruggleForesight::nextEnding() {
  while (depth_ > 0 && ++pick_[depth_ - 1] == options_[depth_ - 1]) --depth_;
  return depth_ > 0;
}

bool StruggleForesight::advance(const State& state, int endings) {
  for (; endings > 0 && !over_; --endings) {
    State end = state;
    play(end);
    const int16_t worth = worthOf(end, own_);
    const int one = heightAt(end, stronger_), other = heightAt(end, weaker_);
    if (one >= other && one > 0) higher_ |= colourBit(colourAt(end, stronger_));
    if (other >= one && other > 0) higher_ |= colourBit(colourAt(end, weaker_));
    const bool first = endings_ == 0;
    if (first || worth > best_.worth) best_ = {sketchOf(end, stronger_), sketchOf(end, weaker_), worth};
    if (first || worth < worst_.worth) worst_ = {sketchOf(end, stronger_), sketchOf(end, weaker_), worth};
    ++endings_;
    over_ = !nextEnding() || endings_ == kMostEndings;
  }
  return over_;
}

bool StruggleForesight::varies() const {
  return !same(best_.stronger, worst_.stronger) || !same(best_.weaker, worst_.weaker);
}

}  // namespace lucca::torri
