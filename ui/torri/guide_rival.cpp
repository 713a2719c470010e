#include "ui/torri/guide_rival.h"

#include <algorithm>

#include "engine/torri/foresight.h"
#include "engine/torri/struggle.h"
#include "ui/torri/pictures/city_measures.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

using namespace torri;

namespace {

// The rival's aim: a large block with a low tower that threatens the player's first tower and is then struck down; a
// small one of three floors that is struck down, too, but takes the player's top along; and nothing at all.
enum class Aim : uint8_t { Threaten, BuildSmall, Strike, Rest };

constexpr int kSmallHeight = 3;  // of the tower that takes a top along
constexpr int kLargeBlock = 4;   // lots

template <class Each>
void forEachLot(const State& state, Each each) {
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      if (const Lot lot = lotAt(column, row); heightAt(state, lot) > 0) each(lot);
    }
  }
}

// From here on a full city would end the game: he takes no more lots, and lifts the player's tower.
constexpr int kCrowded = 16, kNearlyFull = 14;  // free lots
int freeLots(const State& state) {
  int free = state.size() * state.size();
  forEachLot(state, [&](Lot) { --free; });
  return free;
}
bool isCrowded(const State& state) { return freeLots(state) <= kCrowded; }

Aim aimOf(const State& state, Seat player, unsigned settled) {
  const auto over = [&](int lesson) { return (settled >> lesson & 1) != 0; };
  if (over(TorriLessons::kSwitch)) return Aim::Rest;
  if (over(TorriLessons::kStruggle)) return Aim::Strike;
  if (isCrowded(state)) return Aim::Rest;
  const bool grown = standingOf(state, colourOfSeat(state, player)).highestTower > 2;
  return over(TorriLessons::kDanger) || grown ? Aim::BuildSmall : Aim::Threaten;
}

struct Towers {
  Lot large = kNoLot, small = kNoLot;  // his own
  Lot theirs = kNoLot;                 // the player's tower, or a house of its largest block
};

Towers towersOf(const State& state, Seat player, Aim aim) {
  const Brick own = colourOfSeat(state, seatInTurn(state)), theirs = colourOfSeat(state, player);
  Towers found;
  const bool wantsLarge = aim == Aim::Threaten || aim == Aim::BuildSmall;
  int largest = 0;
  forEachLot(state, [&](Lot lot) {
    const int height = heightAt(state, lot), lots = blockAt(state, lot).count();
    if (height > 1 && colourAt(state, lot) == own) {
      const bool large = wantsLarge && lots >= kLargeBlock && found.large == kNoLot;
      (large ? found.large : found.small) = lot;
    }
    const bool tower = height > 1 && towerOfBlock(state, lot) == lot;
    const int size = (tower ? kLots : 0) + lots;
    if (colourAt(state, lot) != theirs || (towerOfBlock(state, lot) != kNoLot && !tower) || size <= largest)
      return;
    found.theirs = lot;
    largest = size;
  });
  return found;
}

int wayBetween(const State& state, const LotSet& one, const LotSet& other) {
  int least = kLots;
  forEachLot(state, [&](Lot from) {
    if (!one.contains(from)) return;
    forEachLot(state, [&](Lot to) {
      if (other.contains(to)) least = std::min(least, lotsApart(from, to));
    });
  });
  return least;
}

// A house of its own colour under a neutral one: floors that he may still push in.
int neutralRoom(const State& state, Lot lot) {
  int room = 0;
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    if (neutralColours(state) & colourBit(colour)) room += limitAt(state, lot, colour).room;
  }
  return room;
}

// Of the houses that may be taken prisoner one that does not part the blocks, if there is one; the first of them.
Lot prisonerOf(const State& state) {
  Lot first = kNoLot;
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      if (heightAt(state, lot) != 1 || whyNotPrisoner(state, lot) != Verdict::Accepted) continue;
      if (effectOfPrisoner(state, lot).kind != PrisonerEffect::Kind::Parts) return lot;
      if (first == kNoLot) first = lot;
    }
  }
  return first;
}

bool isNeutralTop(const State& state, Lot lot) {
  return (neutralColours(state) & colourBit(colourAt(state, lot))) != 0;
}

// The player's tower gets a neutral top by it and stays a tower, with the prisoners that he would take himself.
bool takesTop(const State& state, Action action, const Effect& effect, Brick theirs) {
  if (effect.kind != Effect::Kind::Fight || colourAt(state, effect.stronger) != theirs) return false;
  State then = state;
  if (apply(then, action) != Verdict::Accepted) return false;
  while (struggleOf(then).placed != kNoLot) {
    const Action step = then.phase == Phase::Prisoner ? takePrisoner(prisonerOf(then)) : ruleStep(then);
    if (apply(then, step) != Verdict::Accepted) return false;
  }
  return standingOf(then, theirs).highestTower == 0 && heightAt(then, effect.stronger) >= 2 &&
         (neutralColours(then) & colourBit(colourAt(then, effect.stronger))) != 0;
}

int floorWorth(const State& state, Action action, const Towers& towers, Aim aim, Seat player) {
  const Lot lot = lotOf(action);
  if (isCrowded(state)) {
    const Brick top = colourAt(state, lot);
    const int height = heightAt(state, lot);
    if (top == colourOfSeat(state, player) && height < state.size() - 1) return 20 + height;
    if (isNeutralTop(state, lot) && height < state.size() - 2) return 6;
  }
  const bool neutral = (neutralColours(state) & colourBit(colourOf(action))) != 0;
  if (aim == Aim::Rest || !neutral) return -60;
  const Brick own = colourOfSeat(state, seatInTurn(state));
  if (lot == towers.small && heightAt(state, lot) < kSmallHeight) return aim == Aim::Threaten ? 40 : 70;
  const bool begins = heightAt(state, lot) == 1 && colourAt(state, lot) == own && towers.small == kNoLot &&
                      towerOfBlock(state, lot) == kNoLot;
  return begins ? 45 : -60;
}

int houseWorth(const State& state, Action action, const Towers& towers, Aim aim) {
  const Lot lot = lotOf(action);
  const LotSet block = blockWith(state, lot);
  const int lots = block.count();
  if (lots == 1)
    return aim != Aim::Rest && towers.small == kNoLot &&
                   colourOf(action) == colourOfSeat(state, seatInTurn(state))
               ? 8
               : 5;
  if (towers.theirs != kNoLot && block.contains(towers.theirs)) return -20;
  const LotSet theirs = towers.theirs == kNoLot ? LotSet{} : blockAt(state, towers.theirs);
  const int way = wayBetween(state, block, theirs);
  int nearest = way;
  if (theirs.count() > 0) {
    forEachLot(state, [&](Lot to) {
      if (theirs.contains(to)) nearest = std::min(nearest, lotsApart(lot, to));
    });
  }
  if (towers.large != kNoLot && block.contains(towers.large)) {
    if (aim != Aim::Threaten) return -30;
    const int wanted = theirs.count() + 1;
    if (lots > wanted && way <= 2) return -30;
    return (lots > wanted ? 45 : 50) + (nearest <= 2 ? 15 : 0) - nearest;
  }
  if (aim == Aim::Rest) return -10;
  if (towers.small != kNoLot && block.contains(towers.small)) {
    const bool neutral = (neutralColours(state) & colourBit(colourOf(action))) != 0;
    if (lots > kLargeBlock + 2) return -10;
    if (heightAt(state, towers.small) < kSmallHeight && neutralRoom(state, towers.small) == 0 && neutral)
      return 42 - nearest;
    return way > 2 && nearest < wayBetween(state, blockAt(state, towers.small), theirs) ? 30 - nearest : -10;
  }
  // Beside a house of his own, for a tower to come.
  bool own = false;
  forEachLot(state, [&](Lot other) {
    own = own || (block.contains(other) && colourAt(state, other) == colourOfSeat(state, seatInTurn(state)));
  });
  const bool neutral = (neutralColours(state) & colourBit(colourOf(action))) != 0;
  return towers.small == kNoLot && own && neutral && lots <= 3 ? 35 : -5;
}

int worthOf(const State& state, Action action, const Towers& towers, Aim aim, Seat player) {
  const Effect effect = effectOf(state, colourOf(action), lotOf(action));
  if (effect.kind != Effect::Kind::None) {
    const bool strikes = aim == Aim::Strike && takesTop(state, action, effect, colourOfSeat(state, player));
    return strikes ? 1000 : -1000;
  }
  return effect.floor ? floorWorth(state, action, towers, aim, player)
                      : houseWorth(state, action, towers, aim);
}

// Better is: a higher tower, then more prisoners, then more bricks, as in a full city.
int rankOf(const State& state, Brick colour) {
  const torri::Standing standing = standingOf(state, colour);
  return (standing.highestTower * 64 + standing.prisoners) * 64 + standing.bricks;
}

// He keeps his colour. Only before the player has heard how one wins does he leave one that two floors would
// let win, or that is better placed than the player's in a city that is nearly full.
Brick colourToKeep(const State& state, Seat seat, Seat player, unsigned settled) {
  const Brick own = colourOfSeat(state, seat);
  if (settled >> TorriLessons::kWin & 1) return own;
  const bool near = standingOf(state, own).highestTower >= state.size() - 2 ||
                    standingOf(state, own).prisoners >= state.size() - 2;
  if (!near && freeLots(state) > kNearlyFull) return own;
  Brick least = own;
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    if ((neutralColours(state) & colourBit(colour)) && rankOf(state, colour) < rankOf(state, least))
      least = colour;
  }
  return near || rankOf(state, own) > rankOf(state, colourOfSeat(state, player)) ? least : own;
}

}  // namespace

Action torriRival(const PlayedMatch& match, const ActionList& legal, Seat player, unsigned settled) {
  AnyView view;
  const Seat seat = match.toMove();
  match.game().view(match.state(), seat, view);
  const State& state = stateOf(view);
  if (state.phase == Phase::Switch) return switchTo(colourToKeep(state, seat, player, settled));
  if (state.phase == Phase::Prisoner) return takePrisoner(prisonerOf(state));
  const Aim aim = aimOf(state, player, settled);
  const Towers towers = towersOf(state, player, aim);
  Action best = kNoAction;
  int most = 0;
  for (const Action action : legal) {
    const int worth = worthOf(state, action, towers, aim, player);
    if (best != kNoAction && worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
}

}  // namespace lucca::ui
