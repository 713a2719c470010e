// The guided first game of Torri: two players, and a lesson for each thing that bricks can do.
#include "engine/torri/foresight.h"
#include "engine/torri/threats.h"
#include "ui/torri/guide_rival.h"
#include "ui/torri/row.h"
#include "ui/torri/seen.h"
#include "ui/torri/stage.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

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
bool startsStruggle(const Moment& moment) {
  return effectOf(before(moment), colourOf(moment.action), lotOf(moment.action)).kind != Effect::Kind::None;
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

// ---- Houses side by side, beside the player's own if the coach may choose.
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

// ---- The second brick has another colour.
bool isSecondBrick(const AnyView& now, Seat) {
  return stateOf(now).phase == Phase::Place && stateOf(now).used != 0;
}
Bearing placesSecond(const Moment& moment, Seat player) {
  if (!places(moment, player)) return Bearing::None;
  return !placesFloor(moment, player) && hasOwnHouse(before(moment), lotOf(moment.action), player)
             ? Bearing::Best
             : Bearing::Does;
}

// ---- A floor under the player's own house; the coach takes a neutral colour.
bool isNeutral(const State& state, Brick colour) { return (neutralColours(state) & colourBit(colour)) != 0; }
Bearing raises(const Moment& moment, Seat player) {
  if (!placesFloor(moment, player)) return Bearing::None;
  const State& state = before(moment);
  if (colourAt(state, lotOf(moment.action)) != ownColour(state, player)) return Bearing::Passes;
  return isNeutral(state, colourOf(moment.action)) ? Bearing::Best : Bearing::Does;
}
// As placeFacts, with the colour of the brick.
void brickFacts(const Moment& moment, Seat player, CoachFacts& out) {
  placeFacts(moment, player, out);
  if (kindOf(moment.action) == Kind::Place) out.name = brickName(colourOf(moment.action));
}

// ---- Control: the player's colour on top, after anybody's move.
bool controlsNone(const AnyView& now, Seat player) { return highest(stateOf(now), player) == 0; }
Bearing controls(const Moment& moment, Seat player) {
  if (!placesFloor(moment, player)) return Bearing::None;
  return highest(after(moment), player) > 0 ? Bearing::Does : Bearing::None;
}

// ---- Danger: one house of the rival's takes the tower. A floor prevents it, and so does a house.
Seat rivalOf(Seat player) { return static_cast<Seat>(1 - player); }
bool isInDanger(const State& state, Seat player) {
  const Strike strike = strikeOn(state, rivalOf(player), ownColour(state, player), 1);
  return strike && strike.left == 0;
}
// What a brick would do, without the turn's end.
bool prevents(const State& state, Brick colour, Lot lot, Seat player) {
  if (why(state, colour, lot) != Verdict::Accepted) return false;
  if (effectOf(state, colour, lot).kind != Effect::Kind::None) return false;
  State then = state;
  return apply(then, place(colour, lot)) == Verdict::Accepted && !isInDanger(then, player);
}
bool canPrevent(const State& state, Seat player, bool byFloor) {
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      if ((heightAt(state, lot) > 0) != byFloor) continue;
      for (int c = 0; c < kColours; ++c) {
        if (prevents(state, static_cast<Brick>(c), lot, player)) return true;
      }
    }
  }
  return false;
}
bool endangered(const AnyView& now, Seat player) {
  const State& state = stateOf(now);
  return state.phase == Phase::Place && seatInTurn(state) == player && highest(state, player) > 0 &&
         isInDanger(state, player) && canPrevent(state, player, true) && canPrevent(state, player, false);
}
Bearing wardsOff(const Moment& moment, Seat player) {
  if (!places(moment, player)) return Bearing::None;
  const State& state = before(moment);
  if (startsStruggle(moment)) return Bearing::None;
  if (!isInDanger(after(moment), player)) {
    const bool ownFloor =
        placesFloor(moment, player) && colourAt(state, lotOf(moment.action)) == ownColour(state, player);
    return ownFloor && isNeutral(state, colourOf(moment.action)) ? Bearing::Best : Bearing::Does;
  }
  return after(moment).phase == Phase::Place ? Bearing::None : Bearing::Fails;
}

// The towers that a house would join.
void nameTowers(const State& state, Action house, CoachFacts& out) {
  const Effect effect = effectOf(state, colourOf(house), lotOf(house));
  out.also[0] = place(colourOf(house), effect.stronger);
  out.also[1] = place(colourOf(house), effect.weaker);
}
void dangerFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const State& state = before(moment);
  brickFacts(moment, player, out);
  if (const Strike strike = strikeOn(state, rivalOf(player), ownColour(state, player), 1))
    nameTowers(state, strike.first, out);
}

// ---- The struggle: one that is won for certain.
bool winsStruggle(const State& state, Action action, Seat player) {
  const Effect effect = effectOf(state, colourOf(action), lotOf(action));
  const Brick own = ownColour(state, player);
  if (effect.kind != Effect::Kind::Fight || colourAt(state, effect.stronger) != own) return false;
  if (colourAt(state, effect.weaker) != ownColour(state, rivalOf(player))) return false;
  const FightOutcome outcome = outcomeOf(state, action, own);
  return outcome.known && outcome.felled && outcome.least >= highest(state, player);
}
Bearing struggles(const Moment& moment, Seat player) {
  if (!places(moment, player)) return Bearing::None;
  return winsStruggle(before(moment), moment.action, player) ? Bearing::Best : Bearing::None;
}
// The strength of both; what was asked and done is of the position before it.
void struggleFacts(const Moment& moment, Seat player, CoachFacts& out) {
  placeFacts(moment, player, out);
  if (kindOf(moment.action) != Kind::Place) return;
  const State& state = before(moment);
  const Effect effect = effectOf(state, colourOf(moment.action), lotOf(moment.action));
  if (effect.kind == Effect::Kind::None) return;
  put(out, strengthAt(state, effect.stronger).value, strengthAt(state, effect.weaker).value,
      heightAt(state, effect.stronger));
  nameTowers(state, moment.action, out);
}

// ---- Higher: the room for floors.
constexpr int kHigh = 4;
Bearing growsHigher(const Moment& moment, Seat player) {
  if (!placesFloor(moment, player)) return Bearing::None;
  const Lot lot = lotOf(moment.action);
  if (colourAt(before(moment), lot) != ownColour(before(moment), player)) return Bearing::None;
  if (heightAt(before(moment), lot) + 1 < kHigh) return Bearing::None;
  return isNeutral(before(moment), colourOf(moment.action)) ? Bearing::Best : Bearing::Does;
}

// ---- Prisoners: the choice of one.
bool choosesPrisoner(const AnyView& now, Seat player) {
  const State& state = stateOf(now);
  return state.phase == Phase::Prisoner && toMove(state) == player;
}
Bearing takesPrisoner(const Moment& moment, Seat player) {
  return moment.mover == player && kindOf(moment.action) == Kind::Prisoner ? Bearing::Does : Bearing::None;
}
void prisonerFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const State& state = after(moment);
  put(out, prisoners(state, player), state.size());
  if (kindOf(moment.action) == Kind::Prisoner && heightAt(before(moment), lotOf(moment.action)) > 0)
    out.name = brickName(colourAt(before(moment), lotOf(moment.action)));
}

// ---- Playing on with a neutral colour that has the higher tower.
Brick betterColour(const State& state, Seat player) {
  Brick best = ownColour(state, player);
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    if (isNeutral(state, colour) &&
        standingOf(state, colour).highestTower > standingOf(state, best).highestTower)
      best = colour;
  }
  return best;
}
bool standsWorse(const AnyView& now, Seat player) {
  const State& state = stateOf(now);
  if (state.phase != Phase::Place && state.phase != Phase::Switch) return false;
  return seatInTurn(state) == player && betterColour(state, player) != ownColour(state, player);
}
Bearing switches(const Moment& moment, Seat player) {
  if (moment.mover != player) return Bearing::None;
  const State& state = before(moment);
  const Brick better = betterColour(state, player);
  if (kindOf(moment.action) == Kind::Switch) {
    const Brick chosen = colourOf(moment.action);
    if (chosen == ownColour(state, player)) return Bearing::Fails;
    return chosen == better ? Bearing::Best : Bearing::Passes;
  }
  if (!places(moment, player)) return Bearing::None;
  // Until then any brick will do; one that lifts that tower is best.
  return standingOf(after(moment), better).highestTower > standingOf(state, better).highestTower
             ? Bearing::Nears
             : Bearing::Leads;
}
// The better colour's tower, the player's own, and the better colour; after a switch, the player's new tower.
void switchFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const State& state = after(moment);
  const Brick colour =
      kindOf(moment.action) == Kind::Switch ? colourOf(moment.action) : betterColour(state, player);
  put(out, standingOf(state, colour).highestTower, highest(state, player), state.size());
  out.name = brickName(colour);
}

// ---- Both victories.
constexpr int kLate = 14;  // turns: what did not come up by itself is spoken of
bool endNears(const AnyView& now, Seat player) {
  const State& state = stateOf(now);
  if (state.phase != Phase::Place && state.phase != Phase::Switch) return false;
  if (seatInTurn(state) != player) return false;
  const int better = standingOf(state, betterColour(state, player)).highestTower;
  return state.turn > kLate || better >= state.size() - 1;
}
// Floors that would fit under the player's towers.
int roomUnder(const State& state, Seat player) {
  int room = 0;
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      if (heightAt(state, lot) == 0 || colourAt(state, lot) != ownColour(state, player)) continue;
      for (int c = 0; c < kColours; ++c) room += limitAt(state, lot, static_cast<Brick>(c)).room;
    }
  }
  return room;
}
Bearing nearsVictory(const Moment& moment, Seat player) {
  if (moment.mover != player || kindOf(moment.action) == Kind::Prisoner) return Bearing::None;
  if (places(moment, player) && startsStruggle(moment)) return Bearing::None;
  if (victoryOf(after(moment), ownColour(after(moment), player))) return Bearing::Best;
  if (!places(moment, player)) return Bearing::None;
  if (highest(after(moment), player) > highest(before(moment), player)) return Bearing::Nears;
  const bool makesRoom = roomUnder(before(moment), player) == 0 && roomUnder(after(moment), player) > 0;
  return makesRoom ? Bearing::Nears : Bearing::None;
}
void victoryFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const State& state = after(moment);
  put(out, highest(state, player), prisoners(state, player), state.size());
  out.name = brickName(ownColour(state, player));
}

constexpr Lesson kLessons[] = {
    {RulePage::TorCity, Coach::TorBlock, Coach::TorBlockDone, Coach::TorBlockMissed, placing, joinsBlock,
     blockFacts},
    {RulePage::TorTurn, Coach::TorColour, Coach::TorColourDone, Coach::TorColourDone, isSecondBrick,
     placesSecond, placeFacts},
    {RulePage::TorFloor, Coach::TorFloor, Coach::TorFloorDone, Coach::TorFloorMissed, placing, raises,
     brickFacts},
    {RulePage::TorGoal, Coach::TorControl, Coach::TorControlDone, Coach::TorControlMissed, controlsNone,
     controls, placeFacts},
    {RulePage::TorStruggle, Coach::TorDanger, Coach::TorDangerDone, Coach::TorDangerMissed, endangered,
     wardsOff, dangerFacts},
    {RulePage::TorStrength, Coach::TorStruggle, Coach::TorStruggleDone, Coach::TorStruggleMissed, placing,
     struggles, struggleFacts},
    {RulePage::TorFloor, Coach::TorLimit, Coach::TorLimitDone, Coach::TorLimitMissed, placing, growsHigher,
     brickFacts},
    {RulePage::TorPrisoner, Coach::TorPrisoner, Coach::TorPrisonerDone, Coach::TorPrisonerDone,
     choosesPrisoner, takesPrisoner, prisonerFacts},
    {RulePage::TorSwitch, Coach::TorSwitch, Coach::TorSwitchDone, Coach::TorSwitchMissed, standsWorse,
     switches, switchFacts},
    {RulePage::TorWin, Coach::TorWin, Coach::TorWinDone, Coach::TorWinMissed, endNears, nearsVictory,
     victoryFacts},
};
static_assert(std::size(kLessons) <= kMostLessons);
static_assert(kLessons[TorriLessons::kDanger].ask == Coach::TorDanger);
static_assert(kLessons[TorriLessons::kStruggle].ask == Coach::TorStruggle);
static_assert(kLessons[TorriLessons::kPrisoner].ask == Coach::TorPrisoner);
static_assert(kLessons[TorriLessons::kSwitch].ask == Coach::TorSwitch);
static_assert(kLessons[TorriLessons::kWin].ask == Coach::TorWin);

// Three turns of each player: three houses of the player's; a blue tower of two with a block that can grow larger than
// the player's; and a second one, small, for later.
constexpr Action kOpening[] = {
    place(Brick::White, lotAt(1, 1)), place(Brick::Black, lotAt(0, 1)), switchTo(Brick::White),
    place(Brick::Blue, lotAt(4, 1)),  place(Brick::Black, lotAt(4, 0)), switchTo(Brick::Blue),
    place(Brick::Red, lotAt(1, 0)),   place(Brick::Blue, lotAt(5, 0)),  switchTo(Brick::White),
    place(Brick::Black, lotAt(4, 1)), place(Brick::Blue, lotAt(2, 4)),  switchTo(Brick::Blue),
    place(Brick::Black, lotAt(3, 4)), place(Brick::White, lotAt(5, 1)), switchTo(Brick::White),
    place(Brick::Black, lotAt(2, 4)), place(Brick::Red, lotAt(2, 5)),   switchTo(Brick::Blue),
};

constexpr uint8_t colourOption(Brick colour) { return static_cast<uint8_t>(colour); }

}  // namespace

constexpr Guide kTorriGuide = {
    .setup = {GameId::Torri,
              2,
              {0, 1, colourOption(Brick::White), colourOption(Brick::Blue), colourOption(Brick::Black),
               colourOption(Brick::Red)}},
    .seed = 32,
    .opening = kOpening,
    .lessons = kLessons,
    .rival = torriRival,
    .hello = Coach::TorHello,
    .end = Coach::TorEnd,
};

// A low panel keeps its side column, with supply and race.
StageRoom TorriStage::room(const Canvas& canvas) const {
  const StageLayout layout = stageLayout(canvas.width(), canvas.height());
  StageRoom room = roomAbove(canvas, layout.footer.h);
  if (layout.low) room.coach = layout.city;
  return room;
}

Rect TorriStage::whereIs(const Table& table, const Canvas& canvas, Action action) const {
  if (kindOf(action) != Kind::Place && kindOf(action) != Kind::Prisoner) return {};
  if (!inCity(stateOf(table), lotOf(action))) return {};
  const StageLayout layout = layoutAt(table, canvas);
  const CityMeasures measures = cityMeasures(layout, stateOf(table).size());
  const Rect box = measures.lotBox(cursor_.camera, lotOf(action));
  const int floors = heightAt(stateOf(table), lotOf(action));
  if (floors < 2) return box;
  // A tower up to its top.
  const int top = std::max<int>(CityMeasures::base(box) - measures.tower.height(floors), layout.city.y);
  return top < box.y ? makeRect(box.x, top, box.w, box.bottom() - top) : box;
}

}  // namespace lucca::ui
