// The guided first game of Torri: two players, and a lesson for each thing that bricks can do.
#include "engine/torri/foresight.h"
#include "ui/torri/row.h"
#include "ui/torri/seen.h"
#include "ui/torri/stage.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr int kFirst = 9;
constexpr int kLate = 10;  // turns: what did not come up by itself is spoken of

const State& before(const Moment& moment) { return stateOf(moment.before); }
const State& after(const Moment& moment) { return stateOf(moment.after); }
Brick ownColour(const State& state, Seat player) { return colourOfSeat(state, player); }
int highest(const State& state, Seat player) {
  return standingOf(state, ownColour(state, player)).highestTower;
}
int prisoners(const State& state, Seat player) {
  return standingOf(state, ownColour(state, player)).prisoners;
}

bool places(const Moment& moment, Seat player) {
  return moment.mover == player && kindOf(moment.action) == Kind::Place;
}
bool placesFloor(const Moment& moment, Seat player) {
  return places(moment, player) && heightAt(before(moment), lotOf(moment.action)) > 0;
}
bool placing(const AnyView& now, Seat) { return stateOf(now).phase == Phase::Place; }

void put(CoachFacts& out, int first, int second = 0, int third = 0) {
  out.number[0] = static_cast<int16_t>(first);
  out.number[1] = static_cast<int16_t>(second);
  out.number[2] = static_cast<int16_t>(third);
}
// The height where the brick went, the highest tower of the player, the size of the city; the player's colour.
void placeFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const State& state = after(moment);
  const bool brick = places(moment, player) && lotOf(moment.action) != kNoLot;
  put(out, brick ? heightAt(state, lotOf(moment.action)) : 0, highest(state, player), state.size());
  out.name = brickName(ownColour(state, player));
}

// ---- Houses side by side, beside one's own if the coach may choose.
bool hasOwnHouse(const State& state, Lot lot, Seat player) {
  const LotSet block = blockWith(state, lot);
  if (heightAt(state, lot) > 0) return false;
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot other = lotAt(column, row);
      if (other == lot || !block.contains(other)) continue;
      if (towerOfBlock(state, other) == kNoLot && colourAt(state, other) == ownColour(state, player))
        return true;
    }
  }
  return false;
}
Bearing joinsBlock(const Moment& moment, Seat player) {
  if (!places(moment, player) || placesFloor(moment, player)) return Bearing::None;
  const State& state = after(moment);
  const Lot lot = lotOf(moment.action);
  const bool own = colourOf(moment.action) == ownColour(state, player);
  if (blockAt(state, lot).count() < 2)
    return standingOf(before(moment), ownColour(state, player)).bricks == 0 && own ? Bearing::Leads
                                                                                   : Bearing::None;
  return hasOwnHouse(before(moment), lot, player) ? Bearing::Best : Bearing::Does;
}
void blockFacts(const Moment& moment, Seat player, CoachFacts& out) {
  placeFacts(moment, player, out);
  const Lot lot = lotOf(moment.action);
  if (places(moment, player) && heightAt(after(moment), lot) > 0)
    put(out, blockAt(after(moment), lot).count());
}

// Floors that would fit under the player's houses and towers, from a height on.
int roomUnder(const State& state, Seat player, int least) {
  int room = 0;
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      if (heightAt(state, lot) < least || colourAt(state, lot) != ownColour(state, player)) continue;
      for (int c = 0; c < kColours; ++c) room += limitAt(state, lot, static_cast<Brick>(c)).room;
    }
  }
  return room;
}
// Where there was none.
bool makesRoom(const Moment& moment, Seat player, int least) {
  return roomUnder(before(moment), player, least) == 0 && roomUnder(after(moment), player, least) > 0;
}

// ---- A floor under a house, one's own if the coach may choose.
Bearing raises(const Moment& moment, Seat player) {
  if (!places(moment, player)) return Bearing::None;
  if (!placesFloor(moment, player)) return makesRoom(moment, player, 1) ? Bearing::Nears : Bearing::None;
  const bool own = colourAt(before(moment), lotOf(moment.action)) == ownColour(before(moment), player);
  return own ? Bearing::Best : Bearing::Passes;
}

// ---- Control: one's own colour on top, by whoever's move.
bool controlsNone(const AnyView& now, Seat player) { return highest(stateOf(now), player) == 0; }
Bearing controls(const Moment& moment, Seat player) {
  if (highest(after(moment), player) > 0) return places(moment, player) ? Bearing::Does : Bearing::Passes;
  if (!places(moment, player) || placesFloor(moment, player)) return Bearing::None;
  return makesRoom(moment, player, 1) ? Bearing::Nears : Bearing::None;
}

// ---- The limit: a third floor needs its house.
Bearing growsHigher(const Moment& moment, Seat player) {
  if (!places(moment, player)) return Bearing::None;
  const int least = highest(before(moment), player) < 2 ? 1 : 2;
  if (!placesFloor(moment, player)) return makesRoom(moment, player, least) ? Bearing::Nears : Bearing::None;
  const Lot lot = lotOf(moment.action);
  if (colourAt(after(moment), lot) != ownColour(after(moment), player)) return Bearing::None;
  return heightAt(after(moment), lot) >= 3 ? Bearing::Does : Bearing::Nears;
}

// ---- The struggle, whoever starts it.
// How far the nearest tower's block is from a lot, its own block left aside.
int wayToTower(const State& state, const LotSet& own, Lot from) {
  int least = kLots;
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      if (heightAt(state, lot) == 0 || own.contains(lot) || towerOfBlock(state, lot) == kNoLot) continue;
      const int way = lotsApart(from, lot);
      least = way < least ? way : least;
    }
  }
  return least;
}
// A house that brings a block with a tower nearer to another one.
bool approaches(const Moment& moment, Seat player) {
  if (!places(moment, player) || placesFloor(moment, player)) return false;
  const Lot lot = lotOf(moment.action), tower = towerOfBlock(after(moment), lot);
  if (tower == kNoLot) return false;
  const LotSet block = blockAt(before(moment), tower);
  const int way = wayToTower(before(moment), block, lot);
  if (way >= kLots) return false;
  for (int row = 0; row < kMaxSize; ++row) {
    for (int column = 0; column < kMaxSize; ++column) {
      const Lot other = lotAt(column, row);
      if (block.contains(other) && wayToTower(before(moment), block, other) <= way) return false;
    }
  }
  return true;
}
// Whether the colour will be hit in the fight where the attacker has a house to pay with.
bool gainsPrisoner(const State& state, const Effect& effect, Brick own) {
  if (effect.kind != Effect::Kind::Fight) return false;
  const auto pays = [&](Lot tower, Brick colour) { return limitAt(state, tower, colour).houses > 0; };
  if (colourAt(state, effect.weaker) == own) return pays(effect.stronger, colourAt(state, effect.stronger));
  FloorList weaker;
  bricksAt(state, effect.weaker, weaker);
  if (colourAt(state, effect.stronger) != own || weaker.size() < 3) return false;
  const Brick next = weaker[weaker.size() - 2];  // on top after the first blow
  return next != own && pays(effect.weaker, next);
}
Bearing struggles(const Moment& moment, Seat player) {
  if (moment.mover < 0 || kindOf(moment.action) != Kind::Place) return Bearing::None;
  const State& state = before(moment);
  const Effect effect = effectOf(state, colourOf(moment.action), lotOf(moment.action));
  if (effect.kind == Effect::Kind::None) return approaches(moment, player) ? Bearing::Nears : Bearing::None;
  if (effect.kind == Effect::Kind::Merge) return Bearing::None;
  return moment.mover == player && gainsPrisoner(state, effect, ownColour(state, player)) ? Bearing::Best
                                                                                          : Bearing::Does;
}
void struggleFacts(const Moment& moment, Seat player, CoachFacts& out) {
  placeFacts(moment, player, out);
  if (moment.mover < 0 || kindOf(moment.action) != Kind::Place) return;
  const State& state = before(moment);
  const Effect effect = effectOf(state, colourOf(moment.action), lotOf(moment.action));
  if (effect.kind == Effect::Kind::None) return;
  put(out, strengthAt(state, effect.stronger).value, strengthAt(state, effect.weaker).value);
  out.name = brickName(colourAt(state, effect.stronger));
}

// ---- Prisoners: taken, or lost.
bool always(const AnyView&, Seat) { return true; }
int lostTo(const State& state, Brick own) {
  int lost = 0;
  for (int c = 0; c < kColours; ++c) lost += captivesOf(state, static_cast<Brick>(c), own);
  return lost;
}
Bearing takesPrisoner(const Moment& moment, Seat player) {
  const State& state = before(moment);
  const Brick own = ownColour(state, player);
  if (ownColour(after(moment), player) != own) return Bearing::None;
  if (prisoners(after(moment), player) > prisoners(state, player)) return Bearing::Does;
  // The first one lost is worth a word.
  return lostTo(state, own) == 0 && lostTo(after(moment), own) > 0 ? Bearing::Fails : Bearing::None;
}
void prisonerFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const State& state = after(moment);
  put(out, prisoners(state, player), state.size());
  out.name = brickName(ownColour(state, player));
}

// ---- Neutral colours, and playing on with one, if that is better; late in the game also if it is not.
int worth(const torri::Standing& standing) { return 16 * standing.highestTower + standing.prisoners; }
Brick bestChoice(const State& state, Seat player) {
  Brick best = ownColour(state, player);
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    if ((neutralColours(state) & colourBit(colour)) &&
        worth(standingOf(state, colour)) > worth(standingOf(state, best)))
      best = colour;
  }
  return best;
}
bool maySwitch(const AnyView& now, Seat player) {
  const State& state = stateOf(now);
  if (state.phase != Phase::Switch || !neutralHolds(state)) return false;
  return state.turn < kFirst || state.turn > kLate || bestChoice(state, player) != ownColour(state, player);
}
Bearing switches(const Moment& moment, Seat player) {
  if (moment.mover != player || kindOf(moment.action) != Kind::Switch) return Bearing::None;
  const State& state = before(moment);
  const Brick chosen = colourOf(moment.action), best = bestChoice(state, player);
  if (chosen == ownColour(state, player)) return chosen == best ? Bearing::Heeds : Bearing::Fails;
  return chosen == best ? Bearing::Best : Bearing::Passes;
}

// ---- Both victories.
bool endNears(const AnyView& now, Seat) {
  const State& state = stateOf(now);
  if (state.phase != Phase::Place) return false;
  bool nears = state.turn > kLate;
  for (int c = 0; c < kColours; ++c) {
    const torri::Standing standing = standingOf(state, static_cast<Brick>(c));
    nears = nears || standing.prisoners > 0 || standing.highestTower >= state.size() - 2;
  }
  return nears;
}
Bearing nearsVictory(const Moment& moment, Seat player) {
  if (!places(moment, player)) return Bearing::None;
  if (victoryOf(after(moment), ownColour(after(moment), player))) return Bearing::Best;
  if (highest(after(moment), player) > highest(before(moment), player)) return Bearing::Does;
  return makesRoom(moment, player, 1) ? Bearing::Nears : Bearing::None;
}
void victoryFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const State& state = after(moment);
  put(out, highest(state, player), prisoners(state, player), state.size());
  out.name = brickName(ownColour(state, player));
}

constexpr Lesson kLessons[] = {
    {RulePage::TorCity, Coach::TorBlock, Coach::TorBlockDone, Coach::TorBlockMissed, placing, joinsBlock,
     blockFacts},
    {RulePage::TorFloor, Coach::TorFloor, Coach::TorFloorDone, Coach::TorFloorMissed, placing, raises,
     placeFacts},
    {RulePage::TorGoal, Coach::TorControl, Coach::TorControlDone, Coach::TorControlMissed, controlsNone,
     controls, placeFacts},
    {RulePage::TorFloor, Coach::TorLimit, Coach::TorLimitDone, Coach::TorLimitMissed, placing, growsHigher,
     placeFacts},
    {RulePage::TorStruggle, Coach::TorStruggle, Coach::TorStruggleDone, Coach::TorStruggleMissed, placing,
     struggles, struggleFacts},
    {RulePage::TorPrisoner, Coach::TorPrisoner, Coach::TorPrisonerDone, Coach::TorPrisonerMissed, always,
     takesPrisoner, prisonerFacts},
    {RulePage::TorSwitch, Coach::TorSwitch, Coach::TorSwitchDone, Coach::TorSwitchMissed, maySwitch, switches,
     placeFacts},
    {RulePage::TorWin, Coach::TorWin, Coach::TorWinDone, Coach::TorWinMissed, endNears, nearsVictory,
     victoryFacts},
};
static_assert(std::size(kLessons) <= kMostLessons);

// Two turns of each player: white houses beside others, and two lots away a blue tower with its houses, so that every
// lesson is near.
constexpr Action kOpening[] = {
    place(Brick::White, lotAt(1, 3)), place(Brick::Red, lotAt(1, 4)),   switchTo(Brick::White),
    place(Brick::Blue, lotAt(6, 3)),  place(Brick::Black, lotAt(7, 3)), switchTo(Brick::Blue),
    place(Brick::Black, lotAt(0, 3)), place(Brick::White, lotAt(1, 2)), switchTo(Brick::White),
    place(Brick::Black, lotAt(6, 3)), place(Brick::Red, lotAt(7, 4)),   switchTo(Brick::Blue),
    place(Brick::Blue, lotAt(0, 4)),  place(Brick::White, lotAt(2, 2)), switchTo(Brick::White),
    place(Brick::Red, lotAt(6, 3)),   place(Brick::Blue, lotAt(6, 4)),  switchTo(Brick::Blue),
};

constexpr uint8_t colourOption(Brick colour) { return static_cast<uint8_t>(colour); }

}  // namespace

constexpr Guide kTorriGuide = {
    .setup = {GameId::Torri,
              2,
              {1, 1, colourOption(Brick::White), colourOption(Brick::Blue), colourOption(Brick::Black),
               colourOption(Brick::Red)}},
    .player = 0,
    .seed = 32,
    .opening = kOpening,
    .lessons = kLessons,
    .hello = Coach::TorHello,
    .end = Coach::TorEnd,
};

Rect TorriStage::whereIs(const Table& table, const Canvas& canvas, Action action) const {
  if (kindOf(action) != Kind::Place && kindOf(action) != Kind::Prisoner) return {};
  if (!inCity(stateOf(table), lotOf(action))) return {};
  const StageLayout layout = stageLayout(canvas.width(), canvas.height());
  return cityMeasures(layout, stateOf(table).size()).lotBox(cursor_.camera, lotOf(action));
}

}  // namespace lucca::ui
