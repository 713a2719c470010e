// The guided first game of Palazzi: three players, and a lesson for every way to points.
#include "engine/palazzi/query.h"
#include "ui/palazzi/choices.h"
#include "ui/palazzi/row.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage.h"
#include "ui/palazzi/stage_plan.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

const State& before(const Moment& moment) { return known(moment.before); }
const State& after(const Moment& moment) { return known(moment.after); }

bool byPlayer(const Moment& moment, Seat player, Kind kind) {
  return moment.mover == player && kindOf(moment.action) == kind;
}
bool buildsPalace(const Moment& moment, Seat player) {
  return byPlayer(moment, player, Kind::Play) && asOf(moment.action) == As::Palace;
}
bool turns(const State& state) { return state.phase == Phase::Turn || state.phase == Phase::Play; }
bool lastCard(const Moment& moment, Seat player) {
  return byPlayer(moment, player, Kind::Play) && after(moment).unplayed == 0;
}

void put(CoachFacts& out, int first, int second = 0, int third = 0) {
  out.number[0] = static_cast<int16_t>(first);
  out.number[1] = static_cast<int16_t>(second);
  out.number[2] = static_cast<int16_t>(third);
}

// The state as it would be after a whole triplet, for the choice of one.
Foreseen foreseen(const Moment& moment, Seat player) {
  return foresee(before(moment), player, tripletOf(moment.action));
}

// ---- Keeping: two of one colour.
bool keeps(const AnyView& now, Seat) { return known(now).phase == Phase::Keep; }
Bearing keepsPair(const Moment& moment, Seat player) {
  if (!byPlayer(moment, player, Kind::Keep)) return Bearing::None;
  const CardId* hand = handOf(before(moment), player);
  const int first = kDeck[hand[firstKept(moment.action)]].colour;
  return first == kDeck[hand[secondKept(moment.action)]].colour ? Bearing::Does : Bearing::Fails;
}
void keepFacts(const Moment& moment, Seat, CoachFacts& out) { put(out, before(moment).size); }

// ---- Building: a card onto a palace that grows.
bool builds(const AnyView& now, Seat) { return turns(known(now)); }
bool joins(const State& state, Seat player, CardId card) {
  const int colour = kDeck[card].colour;
  return colour < kColours && (state.area[player].building >> colour & 1);
}
Bearing buildsOn(const Moment& moment, Seat player) {
  const State& state = before(moment);
  if (byPlayer(moment, player, Kind::Take)) {
    int count = 0;
    for (const CardId card : tripletCards(state, tripletOf(moment.action)))
      count += joins(state, player, card);
    return count > 0 ? Bearing::Leads : Bearing::None;
  }
  return buildsPalace(moment, player) && joins(state, player, cardOf(moment.action)) ? Bearing::Does
                                                                                     : Bearing::None;
}
void buildFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const int colour = colourOf(moment.action);
  const bool built = buildsPalace(moment, player);
  put(out, built ? after(moment).area[player].count[colour] : 0, before(moment).size);
  if (built) out.name = palaceColourName(colour);
}

// ---- Shields and the order of play.
bool ordered(const AnyView& now, Seat) { return turns(known(now)) && known(now).round >= 2; }
Bearing gainsShields(const Moment& moment, Seat player) {
  const int shields = before(moment).area[player].shields;
  if (byPlayer(moment, player, Kind::Take)) {
    return foreseen(moment, player).after.area[player].shields > shields ? Bearing::Leads : Bearing::None;
  }
  return buildsPalace(moment, player) && after(moment).area[player].shields > shields ? Bearing::Does
                                                                                      : Bearing::None;
}
void orderFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const palazzi::Standing now = standingOf(after(moment), player);
  put(out, before(moment).area[player].shields, now.shields, now.place);
}

// ---- Finishing a palace, which gives its shields up.
// Whether the cards of the triplet that are still to be played finish the palace.
bool finishesNext(const State& state, Seat player, int colour) {
  int cards = state.area[player].count[colour];
  const auto triplet = tripletCards(state, state.current);
  for (int i = 0; i < kTripletCards; ++i)
    cards += (state.unplayed >> i & 1) && kDeck[triplet[static_cast<std::size_t>(i)]].colour == colour;
  return cards >= state.size;
}
Bearing finishes(const Moment& moment, Seat player) {
  const auto completed = [&](const State& state) { return state.area[player].completed; };
  if (byPlayer(moment, player, Kind::Take)) {
    return completed(foreseen(moment, player).after) != completed(before(moment)) ? Bearing::Leads
                                                                                  : Bearing::None;
  }
  if (!buildsPalace(moment, player)) return Bearing::None;
  if (completed(after(moment)) != completed(before(moment))) return Bearing::Does;
  return finishesNext(after(moment), player, colourOf(moment.action)) ? Bearing::Leads : Bearing::None;
}
void finishFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const int points = pointsOf(after(moment), player).total - pointsOf(before(moment), player).total;
  put(out, points, before(moment).area[player].shields, after(moment).area[player].shields);
}

// ---- Parties.
// A party without guests teaches little: it can wait until the game is nearly over.
bool mayOpen(const AnyView& now, Seat player) {
  const State& state = known(now);
  if (state.phase != Phase::Turn) return false;
  const int completed = state.area[player].completed;
  if (state.round + 1 >= state.rounds) return completed != 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if ((completed >> colour & 1) && partyWorth(state, player, colour) > 0) return true;
  }
  return false;
}
Bearing opens(const Moment& moment, Seat player) {
  if (!byPlayer(moment, player, Kind::Open)) return Bearing::None;
  return partyWorth(before(moment), player, colourOf(moment.action)) > 0 ? Bearing::Best : Bearing::Does;
}
void partyFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const bool opening = byPlayer(moment, player, Kind::Open);
  const int colour = colourOf(moment.action);
  put(out, opening ? partyWorth(before(moment), player, colour) : 0,
      opening ? partyAtBest(before(moment), player, colour) : 0);
  if (opening) out.name = palaceColourName(colour);
}

// ---- Walls: with a card that fits no palace, where the wall holds.
bool fitsNowhere(const State& state, Seat player, CardId card) {
  const int colour = kDeck[card].colour;
  return colour < kColours && ((state.area[player].completed | state.area[player].opened) >> colour & 1);
}
bool playsCards(const AnyView& now, Seat) { return known(now).phase == Phase::Play; }
Bearing buildsWall(const Moment& moment, Seat player) {
  if (!byPlayer(moment, player, Kind::Play) || asOf(moment.action) != As::Wall) return Bearing::None;
  // With a card that would fit a palace it is no example; from the middle of the game on it is better than none.
  if (!fitsNowhere(before(moment), player, cardOf(moment.action)))
    return before(moment).round > before(moment).rounds / 2 ? Bearing::Passes : Bearing::None;
  return standingOf(after(moment), player).wallsHold() ? Bearing::Best : Bearing::Passes;
}
// Walls, the shields that they need and those there are; before the wall is built, with it.
void wallFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const WallScore score = wallScore(after(moment), player);
  const int more = kindOf(moment.action) == Kind::Play && before(moment).unplayed == after(moment).unplayed;
  put(out, score.walls + more, score.needed + 2 * more, score.shields);
}

// ---- Street numbers: once the lowest of all is the player's.
bool numbersMatter(const AnyView& now, Seat player) {
  return turns(known(now)) && standingOf(known(now), player).street < 0;
}
Bearing mindsNumbers(const Moment& moment, Seat player) {
  const auto change = [&](const State& state) {
    return streetScore(state).change[static_cast<std::size_t>(player)];
  };
  if (byPlayer(moment, player, Kind::Take)) {
    const Foreseen seen = foreseen(moment, player);
    return change(seen.after) >= 0 ? Bearing::Leads : Bearing::None;
  }
  if (!byPlayer(moment, player, Kind::Play)) return Bearing::None;
  return change(after(moment)) >= 0 ? Bearing::Does : Bearing::None;
}
void numberFacts(const Moment& moment, Seat player, CoachFacts& out) {
  const StreetScore street = streetScore(after(moment));
  put(out, kDeck[street.lowest].number, kDeck[street.highest].number,
      street.change[static_cast<std::size_t>(player)]);
}

// ---- The last turn: walls that hold.
bool isLastRound(const AnyView& now, Seat) {
  return turns(known(now)) && known(now).round == known(now).rounds;
}
Bearing holdsWalls(const Moment& moment, Seat player) {
  if (byPlayer(moment, player, Kind::Take)) {
    return standingOf(foreseen(moment, player).after, player).wallsHold() ? Bearing::Leads : Bearing::None;
  }
  if (!byPlayer(moment, player, Kind::Play)) return Bearing::None;
  const bool hold = standingOf(after(moment), player).wallsHold();
  if (!lastCard(moment, player)) return hold ? Bearing::Nears : Bearing::Leads;
  return hold ? Bearing::Does : Bearing::Fails;
}
void lastFacts(const Moment& moment, Seat player, CoachFacts& out) {
  // All that is complete will be opened first.
  const WallForecast walls = wallsAtEnd(after(moment), player);
  put(out, walls.shields, walls.needed, walls.points);
}

// ---- The rivals: they take what comes, and play every other card as it comes, too; the rest goes to a palace.
Action palazziRival(const PlayedMatch& match, const ActionList& legal, Seat, unsigned) {
  AnyView view;
  match.game().view(match.state(), match.toMove(), view);
  const State& state = known(view);
  Rng rng(match.seedAt(match.history().size()));
  const Action chosen = legal[rng.below(static_cast<uint32_t>(legal.size()))];
  if (state.phase != Phase::Play || rng.below(2) == 0) return chosen;
  for (const Action action : legal) {
    if (asOf(action) == As::Palace) return action;
  }
  return chosen;
}

// The next card of a triplet, where its preview said.
Action previewed(const AnyView& now) {
  if (known(now).phase != Phase::Play) return kNoAction;
  const Completion plan = bestCompletion(known(now));
  return plan.playOf(nextCard(plan, kNoCard));
}
Action firstTriplet(const AnyView& now) {
  const State& state = known(now);
  return state.phase == Phase::Turn ? take(static_cast<unsigned>(freeTriplet(state, 0))) : kNoAction;
}

constexpr Lesson kLessons[] = {
    {RulePage::PalSetup, Coach::PalKeep, Coach::PalKeepDone, Coach::PalKeepMissed, keeps, keepsPair,
     keepFacts},
    {RulePage::PalPlay, Coach::PalBuild, Coach::PalBuildDone, Coach::PalBuildMissed, builds, buildsOn,
     buildFacts},
    {RulePage::PalOpen, Coach::PalParty, Coach::PalPartyDone, Coach::PalPartyMissed, mayOpen, opens,
     partyFacts},
    {RulePage::PalPlay, Coach::PalFinish, Coach::PalFinishDone, Coach::PalFinishMissed, builds, finishes,
     finishFacts},
    {RulePage::PalOrder, Coach::PalOrder, Coach::PalOrderDone, Coach::PalOrderMissed, ordered, gainsShields,
     orderFacts},
    {RulePage::PalWalls, Coach::PalWall, Coach::PalWallDone, Coach::PalWallMissed, playsCards, buildsWall,
     wallFacts},
    {RulePage::PalNumbers, Coach::PalNumber, Coach::PalNumberDone, Coach::PalNumberMissed, numbersMatter,
     mindsNumbers, numberFacts},
    {RulePage::PalFinal, Coach::PalLast, Coach::PalLastDone, Coach::PalLastMissed, isLastRound, holdsWalls,
     lastFacts},
};
static_assert(std::size(kLessons) <= kMostLessons);

}  // namespace

constexpr Guide kPalazziGuide = {
    .setup = {GameId::Palazzi, 3, {static_cast<uint8_t>(Edition::Year2013), 0}},
    .seed = 12,  // of the first 400 one of seven whose cards bring up every lesson and let a learner win
    .lessons = kLessons,
    .rival = palazziRival,
    .proposes = previewed,
    .begins = firstTriplet,
    .hello = Coach::PalHello,
    .end = Coach::PalEnd,
};

// A low panel keeps its title and its caption.
StageRoom PalazziStage::room(const Canvas& canvas) const {
  StageRoom room = roomAbove(canvas, stageFootHeight(canvas));
  if (isLow(canvas)) room.coach = makeRect(0, kLowScene.y, canvas.width(), kLowScene.h);
  return room;
}

Rect PalazziStage::drawWarned(const Table& table, Canvas& canvas) {
  draw(table, canvas, 0);
  return stagePlan(canvas, known(table)).caption;
}

Rect PalazziStage::whereIs(const Table& table, const Canvas& canvas, Action action) const {
  const State& state = known(table);
  const StagePlan plan = stagePlan(canvas, state);
  const CityPlan& city = plan.city;
  const auto palace = [&](int colour) {
    const int top = city.palaceTop(state.size);
    return makeRect(city.left + colour * city.lot, top, city.lot, city.plates.bottom() - top);
  };
  switch (kindOf(action)) {
    case Kind::Keep:
      // What was kept lies in front.
      if (!table.deciding()) return join(plan.stageCard(0, kHandCards), plan.stageCard(1, kHandCards));
      return join(plan.stageCard(static_cast<int>(firstKept(action)), kHandCards),
                  plan.stageCard(static_cast<int>(secondKept(action)), kHandCards));
    case Kind::Take:
      return plan.rowBox(tripletOf(action));
    case Kind::Open:
      return palace(colourOf(action));
    case Kind::Play:
      return asOf(action) == As::Palace ? palace(colourOf(action)) : city.walls;
    default:
      return {};
  }
}

}  // namespace lucca::ui
