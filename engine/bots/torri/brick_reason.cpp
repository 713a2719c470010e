#include "engine/bots/torri/brick_reason.h"

#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

constexpr int kClose = 2;   // floors from a victory that are worth a word
constexpr int kNotice = 6;  // of an appraisal: smaller differences are not mentioned

int number(Brick colour) { return static_cast<int>(index(colour)); }

// The brick, and the city before it and after all that it caused.
struct Placed {
  const Scale& scale;
  const State& before;
  State after;
  Appraisal was, is;
  Seat seat;
  Brick own, colour;
  Lot lot;
  Effect effect;

  Placed(const Scale& with, const State& state, Action action)
      : scale(with),
        before(state),
        after(state),
        was(appraise(with, state)),
        seat(seatInTurn(state)),
        own(colourOfSeat(state, seat)),
        colour(colourOf(action)),
        lot(lotOf(action)),
        effect(effectOf(state, colour, lot)) {
    static_cast<void>(apply(after, action));
    settle(scale, after);
    is = appraise(scale, after);
  }

  int gain(Brick of) const { return is.worth[index(of)] - was.worth[index(of)]; }
  bool isRival(Brick of) const { return of != own && seatOfColour(before, of) >= 0; }
  bool mayBecome(Brick of) const {
    return before.switchAllowed() && (neutralColours(before) & colourBit(of));
  }
  Reason about(Because kind, Brick of, int amount = 0) const {
    const Seat holder = seatOfColour(before, of);
    return because(kind, amount, number(of), holder >= 0 ? holder : Seat{-1});
  }
};

// The rival that lost most; kColours: none lost anything to speak of.
unsigned mostHurt(const Placed& brick, bool neutralToo) {
  unsigned hurt = kColours;
  int loss = kNotice;
  for (unsigned c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    if (colour == brick.own || (!neutralToo && !brick.isRival(colour)) || -brick.gain(colour) <= loss)
      continue;
    loss = -brick.gain(colour);
    hurt = c;
  }
  return hurt;
}

Reason ofFight(const Placed& brick) {
  const Lot towers[] = {brick.effect.stronger, brick.effect.weaker};
  bool takesPart = false;
  Brick other = brick.own;
  for (Lot tower : towers) {
    const Brick top = colourAt(brick.before, tower);
    if (top == brick.own) {
      takesPart = true;
      continue;
    }
    other = top;
    if (heightAt(brick.after, tower) > 1 && colourAt(brick.after, tower) == brick.own)
      return brick.about(Because::TakesTower, top);
  }
  const unsigned own = index(brick.own);
  if (brick.is.held[own] > brick.was.held[own])
    return because(Because::GainsPrisoners, brick.is.held[own], number(brick.own));
  const unsigned hurt = mostHurt(brick, true);
  if (hurt < kColours) {
    const Because kind = takesPart ? Because::WinsStruggle : Because::StirsStruggle;
    const int lost = brick.is.height[hurt] == 0 ? brick.was.height[hurt] : 0;
    return brick.about(kind, static_cast<Brick>(hurt), lost);
  }
  return brick.about(Because::DaresStruggle, other);
}

Reason ofFloor(const Placed& brick) {
  const int height = heightAt(brick.after, brick.lot),
            missing = goalOfColour(brick.after, brick.own) - height;
  const Brick top = colourAt(brick.after, brick.lot);
  if (top == brick.own) {
    if (height == 2) return because(Because::StartsTower, height, number(top));
    if (missing > 0 && missing <= kClose) return because(Because::NearsVictory, missing, number(top));
    return because(Because::RaisesTower, height, number(top));
  }
  // Only the brick right under the top gets the lot when the top falls.
  if (brick.colour == brick.own && height == 2) return brick.about(Because::WaitsBelow, top, height);
  if (brick.mayBecome(top)) return brick.about(Because::KeepsChoice, top);
  if (!brick.isRival(top)) {
    int highest = 0;
    for (unsigned c = 0; c < kColours; ++c) {
      if (brick.isRival(static_cast<Brick>(c)) && brick.is.height[c] > highest) highest = brick.is.height[c];
    }
    if (highest > 0 && height >= highest) return brick.about(Because::StandsInTheWay, top, height);
  }
  if (height == 2) return brick.about(Because::TakesBlock, top);
  return because(Because::UsesUpRoom, 0, number(brick.colour));
}

// The plan for the second brick, if the first is there for its sake.
Reason ofPlan(const Placed& brick, const Turn& turn) {
  const Action second = turn.brick[1];
  if (second == kNoAction || brick.after.phase != Phase::Place || seatInTurn(brick.after) != brick.seat)
    return {};
  const Lot lot = lotOf(second);
  const Effect effect = effectOf(brick.after, colourOf(second), lot);
  if (effect.kind == Effect::Kind::Fight) return because(Because::ThenStruggle);
  if (!effect.floor || colourAt(brick.after, lot) != brick.own) return {};
  if (!blockAt(brick.after, brick.lot).contains(lot)) return {};
  const int height = heightAt(brick.after, lot) + 1;
  return because(height == 2 ? Because::ThenTower : Because::ThenFloor, height, number(brick.own));
}

Reason ofHouseByTower(const Placed& brick, Lot tower) {
  const Brick top = colourAt(brick.after, tower);
  if (top == brick.own) {
    const int strength = strengthAt(brick.after, tower).value;
    if (strength > strengthAt(brick.before, tower).value)
      return because(Because::Strengthens, strength, number(top));
    return because(Because::MakesRoom, 0, number(brick.colour));
  }
  if (brick.mayBecome(top)) return brick.about(Because::KeepsChoice, top);
  if (brick.colour == brick.own) return brick.about(Because::LetsIn, top);
  return brick.about(Because::CrowdsTower, top);
}

// How many blocks of the old city the house touches.
int blocksTouched(const Placed& brick) {
  const int column = columnOf(brick.lot), row = rowOf(brick.lot);
  const int places[][2] = {{column - 1, row}, {column + 1, row}, {column, row - 1}, {column, row + 1}};
  LotSet seen;
  int blocks = 0;
  for (const auto& place : places) {
    if (place[0] < 0 || place[1] < 0 || place[0] >= brick.scale.size || place[1] >= brick.scale.size)
      continue;
    const Lot lot = lotAt(place[0], place[1]);
    if (heightAt(brick.before, lot) == 0 || seen.contains(lot)) continue;
    const LotSet block = blockAt(brick.before, lot);
    for (int i = 0; i < kMaxSize; ++i) seen.row[i] |= block.row[i];
    ++blocks;
  }
  return blocks;
}

bool hasHouse(const Placed& brick, const LotSet& block, Brick colour) {
  for (int row = 0; row < brick.scale.size; ++row) {
    for (int column = 0; column < brick.scale.size; ++column) {
      const Lot lot = lotAt(column, row);
      if (lot != brick.lot && block.contains(lot) && colourAt(brick.after, lot) == colour) return true;
    }
  }
  return false;
}

Reason ofHouse(const Placed& brick) {
  const Lot tower = towerOfBlock(brick.after, brick.lot);
  if (tower != kNoLot) return ofHouseByTower(brick, tower);
  const int blocks = blocksTouched(brick);
  if (blocks == 0) {
    if (brick.colour == brick.own) return because(Because::FirstHouse, 1, number(brick.own));
    return because(Because::Scatters, 0, number(brick.colour));
  }
  const bool beside = hasHouse(brick, blockAt(brick.after, brick.lot), brick.own);
  if (blocks > 1 && (beside || brick.colour == brick.own))
    return because(Because::JoinsBlocks, 0, number(brick.own));
  if (brick.colour == brick.own) return because(Because::FoundsHouse, 1, number(brick.own));
  if (beside) return because(Because::MixesColours, 0, number(brick.colour));
  if (brick.mayBecome(brick.colour)) return brick.about(Because::KeepsChoice, brick.colour);
  return because(Because::WaitsQuietly, 0, number(brick.colour));
}

// A rival who is about to win, or who loses more by the brick than it brings.
Reason ofHarm(const Placed& brick) {
  const unsigned hurt = mostHurt(brick, false);
  if (hurt == kColours) return {};
  const Brick rival = static_cast<Brick>(hurt);
  const int missing = goalOfColour(brick.after, rival) - brick.was.height[hurt];
  if (missing > 0 && missing <= kClose) return brick.about(Because::SlowsRival, rival, missing);
  if (-brick.gain(rival) > brick.gain(brick.own)) return brick.about(Because::HindersTower, rival);
  return {};
}

}  // namespace

Reason reasonForBrick(const Scale& scale, const State& state, Action action, const Turn& turn) {
  const Placed brick(scale, state, action);
  if (brick.effect.kind == Effect::Kind::Merge) {
    return because(Because::MergesTowers, heightAt(brick.after, brick.effect.stronger),
                   number(brick.effect.begins));
  }
  if (brick.effect.kind == Effect::Kind::Fight) return ofFight(brick);
  if (const Reason harm = ofHarm(brick); harm.kind != 0) return harm;
  if (brick.effect.floor) return ofFloor(brick);
  if (const Reason plan = ofPlan(brick, turn); plan.kind != 0) return plan;
  return ofHouse(brick);
}

}  // namespace lucca::torri
