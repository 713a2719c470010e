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

bool same(const StruggleForesight::Side& a, const StruggleForesight::Side& b) {
  return a.tower.height == b.tower.height &&
         std::memcmp(a.tower.floors, b.tower.floors, sizeof a.tower.floors) == 0 && a.houses == b.houses &&
         a.prisoners == b.prisoners;
}

StruggleForesight::Side sideOf(const State& state, Lot tower, Brick holder, int houses) {
  return {sketchOf(state, tower), static_cast<uint8_t>(houses),
          static_cast<uint8_t>(prisonersOf(state, holder))};
}

LotSet both(const LotSet& one, const LotSet& other) {
  LotSet lots = one;
  for (int row = 0; row < kMaxSize; ++row) lots.row[row] |= other.row[row];
  return lots;
}

LotSet without(const LotSet& lots, const LotSet& others) {
  LotSet left = lots;
  for (int row = 0; row < kMaxSize; ++row)
    left.row[row] = static_cast<uint16_t>(left.row[row] & ~others.row[row]);
  return left;
}

}  // namespace

int32_t StruggleForesight::worthOf(const State& state, const End& end) const {
  int tower = 0, prisoners = 0, houses = 0;
  for (int c = 0; c < kColours; ++c) {
    if (static_cast<Brick>(c) == own_) continue;
    const Standing other = standingOf(state, static_cast<Brick>(c));
    tower = std::max<int>(tower, other.highestTower);
    prisoners = std::max<int>(prisoners, other.prisoners);
  }
  if (strongerColour_ == own_) houses += end.stronger.houses - end.weaker.houses;
  if (weakerColour_ == own_) houses += end.weaker.houses - end.stronger.houses;
  const Standing mine = standingOf(state, own_);
  constexpr int32_t kPrisoner = 2 * kLots, kFloor = kPrisoner * 2 * kMaxBricks;
  return (mine.highestTower - tower) * kFloor + (mine.prisoners - prisoners) * kPrisoner + houses;
}

void StruggleForesight::begin(const State& state, Action placement, Brick own) {
  const Effect effect = effectOf(state, colourOf(placement), lotOf(placement));
  placement_ = placement;
  own_ = own;
  stronger_ = effect.stronger;
  weaker_ = effect.weaker;
  strongerColour_ = colourAt(state, stronger_);
  weakerColour_ = colourAt(state, weaker_);
  before_ = {sideOf(state, stronger_, strongerColour_, blockAt(state, stronger_).count() - 1),
             sideOf(state, weaker_, weakerColour_, blockAt(state, weaker_).count() - 1), 0};
  over_ = complete_ = cut_ = false;
  way_.begin();
  endings_ = 0;
  higher_ = 0;
}

bool StruggleForesight::advance(const State& state, int endings) {
  for (; endings > 0 && !over_; --endings) {
    State then = state;
    LotSet taken;
    way_.play(then, placement_, taken);
    cut_ = cut_ || way_.cut();
    // Before the last step, which joins the blocks again.
    const LotSet stronger = blockAt(then, stronger_), weaker = blockAt(then, weaker_);
    endStruggleOf(then);
    End end{sideOf(then, stronger_, strongerColour_, stronger.count() - 1),
            sideOf(then, weaker_, weakerColour_, weaker.count() - 1), 0};
    end.worth = worthOf(then, end);
    const int one = heightAt(then, stronger_), other = heightAt(then, weaker_);
    if (one >= other && one > 0) higher_ |= colourBit(colourAt(then, stronger_));
    if (other >= one && other > 0) higher_ |= colourBit(colourAt(then, weaker_));
    const bool first = endings_ == 0;
    if (first || end.worth > best_.worth) {
      best_ = end;
      taken_ = taken;
      cutOff_ = without(both(blockAt(state, stronger_), blockAt(state, weaker_)),
                        both(taken, both(stronger, weaker)));
    }
    if (first || end.worth < worst_.worth) worst_ = end;
    ++endings_;
    complete_ = !way_.next();
    over_ = complete_ || endings_ == kMostEndings;
  }
  complete_ = complete_ && !cut_;
  return over_;
}

bool StruggleForesight::varies() const {
  return !same(best_.stronger, worst_.stronger) || !same(best_.weaker, worst_.weaker);
}

FightOutcome outcomeOf(const State& state, Action placement, Brick colour, int enough) {
  FightOutcome outcome;
  const Effect effect = effectOf(state, colourOf(placement), lotOf(placement));
  StruggleEndings way;
  bool cut = false;
  outcome.least = outcome.leastOfStronger = 255;
  outcome.felled = true;
  for (int endings = 0; endings < FightOutcome::kMost && !outcome.known; ++endings) {
    State end = state;
    LotSet taken;
    way.play(end, placement, taken);
    endStruggleOf(end);
    cut = cut || way.cut();
    const uint8_t highest = standingOf(end, colour).highestTower;
    outcome.least = std::min(outcome.least, highest);
    outcome.most = std::max(outcome.most, highest);
    outcome.felled = outcome.felled && heightAt(end, effect.weaker) == 1;
    outcome.leastOfStronger =
        std::min(outcome.leastOfStronger, static_cast<uint8_t>(heightAt(end, effect.stronger)));
    outcome.mostPrisoners = std::max(outcome.mostPrisoners, standingOf(end, colour).prisoners);
    outcome.strongerTops |= colourBit(colourAt(end, effect.stronger));
    outcome.weakerTops |= colourBit(colourAt(end, effect.weaker));
    outcome.known = !way.next();
    if (outcome.most >= enough) break;
  }
  outcome.known = outcome.known && !cut;
  return outcome;
}

}  // namespace lucca::torri
