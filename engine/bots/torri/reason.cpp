#include "engine/bots/torri/reason.h"

#include "engine/torri/query.h"
#include "engine/torri/rules.h"

namespace lucca::torri {
namespace {

// A colour that another seat would win with if its turn began; -1: none.
int rivalWinning(const State& state, const Appraisal& appraisal, Seat seat) {
  for (unsigned c = 0; c < kColours; ++c) {
    const Seat holder = seatOfColour(state, static_cast<Colour>(c));
    if (holder >= 0 && holder != seat && (appraisal.winning >> c & 1u)) return static_cast<int>(c);
  }
  return -1;
}

Reason victory(const Appraisal& then, unsigned own, int size) {
  if (then.height[own] >= size) return because(Because::WinsTower, then.height[own], static_cast<int>(own));
  return because(Because::WinsPrisoners, then.held[own], static_cast<int>(own));
}

// The colour, not one's own, that lost most; -1: none did.
int mostHurt(const Appraisal& before, const Appraisal& after, unsigned own) {
  int hurt = -1, loss = 0;
  for (unsigned c = 0; c < kColours; ++c) {
    if (c == own || before.worth[c] - after.worth[c] <= loss) continue;
    loss = before.worth[c] - after.worth[c];
    hurt = static_cast<int>(c);
  }
  return hurt;
}

Reason ofFloor(const State& state, Lot lot, unsigned own) {
  const int height = heightAt(state, lot) + 1;
  const unsigned top = index(colourAt(state, lot));
  if (top != own) return because(Because::FoundsHouse, height, static_cast<int>(top));
  return because(height == 2 ? Because::StartsTower : Because::RaisesTower, height, static_cast<int>(own));
}

Reason ofBrick(const Scale& scale, const State& state, Action action, const Appraisal& before) {
  const Seat seat = seatInTurn(state);
  const unsigned own = index(colourOfSeat(state, seat));
  const Lot lot = lotOf(action);
  State after = state;
  static_cast<void>(apply(after, action));
  settle(scale, after);
  const Appraisal then = appraise(scale, after);
  const int hurt = mostHurt(before, then, own);
  const Effect effect = effectOf(state, colourOf(action), lot);
  if (effect.kind == Effect::Kind::Merge) {
    return because(Because::MergesTowers, heightAt(after, effect.stronger),
                   static_cast<int>(index(effect.begins)));
  }
  if (effect.kind == Effect::Kind::Fight && hurt >= 0) {
    return because(Because::WinsStruggle, 0, hurt, seatOfColour(state, static_cast<Colour>(hurt)));
  }
  if (effect.floor) return ofFloor(state, lot, own);
  if (then.worth[own] > before.worth[own]) {
    return because(Because::FoundsHouse, 1, static_cast<int>(own));
  }
  if (hurt >= 0)
    return because(Because::HindersTower, 0, hurt, seatOfColour(state, static_cast<Colour>(hurt)));
  return because(Because::FoundsHouse, 1, static_cast<int>(own));
}

Reason ofPlacement(const Scale& scale, const State& state, Action action, const Turn& turn) {
  const Seat seat = seatInTurn(state);
  State after = state;
  follow(scale, after, turn);
  const Appraisal before = appraise(scale, state), then = appraise(scale, after);
  const unsigned own = index(colourOfSeat(after, seat));
  const int threat = rivalWinning(state, before, seat);
  if (threat >= 0 && rivalWinning(after, then, seat) < 0) {
    return because(Because::BlocksVictory, 0, threat, seatOfColour(state, static_cast<Colour>(threat)));
  }
  if ((then.winning >> own & 1u) && !(before.winning >> own & 1u)) return victory(then, own, scale.size);
  return ofBrick(scale, state, action, before);
}

}  // namespace

Reason reasonFor(const Scale& scale, const State& state, Action action, const Turn& turn) {
  switch (kindOf(action)) {
    case Kind::Place:
      return ofPlacement(scale, state, action, turn);
    case Kind::Prisoner: {
      const StruggleView struggle = struggleOf(state);
      return because(Because::TakesPrisoner, prisonersOf(state, struggle.against) + 1,
                     static_cast<int>(index(struggle.by)));
    }
    default:
      break;
  }
  const bool keeps = colourOf(action) == colourOfSeat(state, seatInTurn(state));
  return because(keeps ? Because::KeepsColour : Because::SwitchesColour, 0,
                 static_cast<int>(index(colourOf(action))));
}

}  // namespace lucca::torri
