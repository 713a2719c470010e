// The words of Torri's screens.
#include "ui/torri/words.h"

#include <algorithm>
#include <iterator>

#include "drawing/type/symbols.h"
#include "ui/stage/highlights.h"
#include "ui/stage/refusals.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

using namespace torri;

std::string_view brickName(Brick colour) { return tr(kBrickColourTexts[static_cast<int>(colour)]); }

Phrase lotName(Lot lot) {
  const char column = static_cast<char>('a' + columnOf(lot));
  Phrase name;
  name.add(std::string_view(&column, 1)).add(rowOf(lot) + 1);
  return name;
}

void TorriWords::refusal(const Table& table, Verdict verdict, Phrase& out) const {
  // In the order of torri::Refusal.
  static constexpr Text kWhy[] = {
      Text::TorriNoOutside,   Text::TorriNoBrick,    Text::TorriNoSameColour, Text::TorriNoThreeTowers,
      Text::TorriNoEqual,     Text::TorriNoSecond,   Text::TorriNoHouses,     Text::TorriNoNotInBlock,
      Text::TorriNoNotColour, Text::TorriNoNotHouse, Text::TorriNoPlayed,
  };
  static_assert(std::size(kWhy) == static_cast<std::size_t>(Refusal::ColourPlayed) -
                                       static_cast<std::size_t>(Verdict::FirstOwn) + 1);
  addRefusal(table, verdict, kWhy, out);
}

void addShortRefusal(const Table& table, Verdict verdict, Phrase& out) {
  struct Why {
    Refusal refusal;
    Text text;
  };
  static constexpr Why kWhys[] = {
      {Refusal::NoBrickLeft, Text::TorriWhyNoBrick}, {Refusal::SameColour, Text::TorriWhySameColour},
      {Refusal::ThreeTowers, Text::TorriWhyThree},   {Refusal::EqualStrength, Text::TorriWhyEqual},
      {Refusal::SecondTower, Text::TorriWhySecond},  {Refusal::TooFewHouses, Text::TorriWhyHouses},
  };
  for (const Why& why : kWhys) {
    if (refuse(why.refusal) == verdict) {
      out.add(why.text);
      return;
    }
  }
  kTorriWords.refusal(table, verdict, out);
}

namespace {

void describePlace(const Table& table, const State& before, const Moment& moment, Phrase& out) {
  const Lot lot = lotOf(moment.action);
  const bool floor = heightAt(before, lot) > 0;
  out.add(floor ? Text::TorriDidFloor : Text::TorriDidHouse,
          {table.name(moment.mover), brickName(colourOf(moment.action)), lotName(lot)});
}

void describeSwitch(const Table& table, const State& before, const Moment& moment, Phrase& out) {
  if (colourOf(moment.action) == colourOfSeat(before, moment.mover)) return;
  out.add(Text::TorriDidSwitch, {table.name(moment.mover), brickName(colourOf(moment.action))});
}

constexpr Text kEnds[] = {Text::TorriEndTower, Text::TorriEndPrisoners, Text::TorriEndBlocked,
                          Text::TorriEndLength};

}  // namespace

void TorriWords::describe(const Table& table, const Moment& moment, Phrase& out) const {
  const State& before = moment.beforeAs<View>().state;
  const State& after = moment.afterAs<View>().state;
  const StruggleView struggle = struggleOf(before);
  switch (kindOf(moment.action)) {
    case Kind::Place:
      return describePlace(table, before, moment, out);
    case Kind::Prisoner:
      out.add(Text::TorriDidPrisoner,
              {table.name(moment.mover), brickName(colourAt(before, lotOf(moment.action)))});
      return;
    case Kind::Switch:
      return describeSwitch(table, before, moment, out);
    case Kind::Turn:
      return;
    case Kind::Struggle: {
      const Lot stronger = lotOf(moment.action);
      const Lot weaker = struggle.weaker;
      out.add(Text::TorriDidStruggle, {lotName(stronger), lotName(weaker)});
      return;
    }
    case Kind::Attack:
      out.add(Text::TorriDidAttack, {brickName(struggle.by), brickName(struggle.against)});
      return;
    case Kind::Ransom:
      out.add(Text::TorriDidRansom, {brickName(struggle.against), brickName(colourOf(moment.action))});
      return;
    case Kind::NoPrisoner:
      out.add(Text::TorriDidNoPrisoner, {brickName(struggle.against)});
      return;
    case Kind::Merge:
      out.add(Text::TorriDidMerge, {lotName(lotOf(moment.action)), heightAt(after, lotOf(moment.action))});
      return;
    case Kind::Apart:
      out.add(Text::TorriDidApart);
      return;
    case Kind::Fallen:
      out.add(Text::TorriDidFallen, {lotName(lotOf(moment.action))});
      return;
    case Kind::Finish:
      out.add(kEnds[valueOf(moment.action) & 3]);
      return;
  }
}

namespace {

// A struggle that begins: who strikes first, or what becomes of two towers of one colour.
void showBeginning(const State& state, const StruggleView& struggle, Phrase& out) {
  const Brick stronger = colourAt(state, struggle.stronger);
  if (stronger != colourAt(state, struggle.weaker)) {
    out.add(Text::TorriWouldFight, {brickName(stronger)});
    return;
  }
  out.add(Text::TorriWouldMerge, {heightAt(state, struggle.stronger) + heightAt(state, struggle.weaker) - 1});
}

}  // namespace

void addShown(const Table& table, const Moment& moment, Phrase& out) {
  const State& before = stateOf(moment.before);
  const StruggleView struggle = struggleOf(before);
  const Lot lot = lotOf(moment.action);
  switch (kindOf(moment.action)) {
    case Kind::Place:
      out.add(heightAt(before, lot) > 0 ? Text::TorriShowsFloor : Text::TorriShowsHouse,
              {table.name(moment.mover), brickName(colourOf(moment.action))});
      return;
    case Kind::Prisoner:
      out.add(Text::TorriShowsPrisoner, {table.name(moment.mover), brickName(colourAt(before, lot))});
      return;
    case Kind::Switch:
      if (colourOf(moment.action) == colourOfSeat(before, moment.mover)) return;
      out.add(Text::TorriShowsSwitch, {table.name(moment.mover), brickName(colourOf(moment.action))});
      return;
    case Kind::Struggle:
      return showBeginning(before, struggle, out);
    case Kind::Attack:
      out.add(Text::TorriShowsAttack, {brickName(struggle.by), brickName(struggle.against)});
      return;
    case Kind::Ransom:
      out.add(Text::TorriShowsRansom, {brickName(struggle.against), brickName(colourOf(moment.action))});
      return;
    case Kind::NoPrisoner:
      out.add(Text::TorriShowsNoPrisoner);
      return;
    case Kind::Merge:
      out.add(Text::TorriWouldMerge, {heightAt(stateOf(moment.after), lot)});
      return;
    case Kind::Apart:
      out.add(Text::TorriShowsApart);
      return;
    case Kind::Fallen:
      out.add(Text::TorriShowsFallen, {lotName(lot)});
      return;
    default:
      return;
  }
}

// Which of two towers is the stronger, in numbers.
void TorriWords::explain(const Moment& moment, Phrase& out) const {
  if (kindOf(moment.action) != Kind::Struggle) return;
  const State& state = stateOf(moment.before);
  const StruggleView struggle = struggleOf(state);
  const Strength stronger = strengthAt(state, struggle.stronger), weaker = strengthAt(state, struggle.weaker);
  if (stronger.value > weaker.value) {
    out.add(Text::TorriStrength, {stronger.value, weaker.value});
  } else {
    out.add(Text::TorriStrengthEqual, {stronger.value, stronger.lots, weaker.lots});
  }
}

void TorriWords::nameAction(const Table& table, Action action, Phrase& out) const {
  switch (kindOf(action)) {
    case Kind::Place:
      out.add(Text::TorriOfferPlace, {brickName(colourOf(action)), lotName(lotOf(action))});
      return;
    case Kind::Prisoner:
      out.add(Text::TorriOfferPrisoner, {lotName(lotOf(action))});
      return;
    case Kind::Switch: {
      const Brick own = colourOfSeat(stateOf(table), table.seat());
      out.add(colourOf(action) == own ? Text::TorriKeepColour : Text::TorriSwitchTo,
              {brickName(colourOf(action))});
      return;
    }
    default:
      return;
  }
}

void TorriWords::outcome(const Table&, const Result& result, Phrase& out) const {
  out.add(kEnds[result.reason & 3]);
  static constexpr Text kTies[] = {Text::TorriTieHeight, Text::TorriTiePrisoners, Text::TorriTieBricks,
                                   Text::TorriTieShared};
  if (result.tieBreak > 0) out.add(" ").add(kTies[(result.tieBreak - 1) & 3]);
}

// The winning bricks; without a victory, the comparison with the best of the others: "Tower 7 : 5".
void TorriWords::ended(const Table& table, const Result& result, Seat winner, Phrase& out) const {
  static constexpr Text kNames[] = {Text::TorriCategoryTower, Text::TorriCategoryPrisoners,
                                    Text::TorriCategoryBricks};
  const auto category = static_cast<std::size_t>(result.tieBreak - 1);
  if (result.tieBreak == 0) {
    out.add(Text::TorriWith, {brickName(colourOfSeat(stateOf(table), winner))});
  } else if (category < std::size(kNames)) {
    int next = 0;
    for (Seat seat = 0; seat < table.setup().players; ++seat) {
      const int has = result.category[static_cast<std::size_t>(seat)][category];
      if (seat != winner && has > next) next = has;
    }
    out.add(kNames[category]).add(" ");
    out.add(result.category[static_cast<std::size_t>(winner)][category]).add(" : ").add(next);
  }
}

std::string_view TorriWords::scoreSign(int category) const {
  static constexpr std::string_view kSigns[] = {symbol::kTower, symbol::kPrisoner, symbol::kBrick};
  return category >= 0 && category < static_cast<int>(std::size(kSigns)) ? kSigns[category]
                                                                         : std::string_view{};
}

Sound TorriWords::soundOf(const Moment& moment) const {
  switch (kindOf(moment.action)) {
    case Kind::Struggle:
      return Sound::Struggle;
    case Kind::Attack:
      return Sound::Blow;
    case Kind::Prisoner:
    case Kind::Ransom:
      return Sound::Prisoner;
    case Kind::Merge:
      return Sound::Merge;
    default:
      return Sound::Card;
  }
}

Seat TorriWords::subject(const Moment& moment) const {
  return moment.mover >= 0 ? moment.mover : seatInTurn(stateOf(moment.before));
}

namespace {

// A turn may take somebody else to the goal: the city bears a warning, which no note may hide.
bool othersAreClose(const State& state, Seat own) {
  constexpr int kTurn = 2;
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const Standing standing = standingOf(state, colourOfSeat(state, seat));
    if (seat != own && std::max(standing.highestTower, standing.prisoners) + kTurn >= goalOf(state, seat))
      return true;
  }
  return false;
}

}  // namespace

bool TorriWords::shows(const Table& table, Word word) const {
  if (othersAreClose(stateOf(table), table.seat())) return false;
  if (word != Word::Tower && word != Word::Control && word != Word::Strength) return true;
  const State& state = stateOf(table);
  const Lot tower = nextTower(state, kNoLot, 1);
  const bool alone = tower == kNoLot || nextTower(state, tower, 1) == tower;
  return word == Word::Strength ? !alone : tower != kNoLot;
}

void TorriWords::addHighlights(const Moment& moment, Highlights& best) const {
  const State& after = stateOf(moment.after);
  switch (kindOf(moment.action)) {
    case Kind::Struggle:
      return best.beginCounts();
    case Kind::Prisoner:
    case Kind::Ransom: {
      const State& before = stateOf(moment.before);
      for (Seat seat = 0; seat < after.players(); ++seat) {
        const Brick colour = colourOfSeat(after, seat);
        if (standingOf(after, colour).prisoners > standingOf(before, colour).prisoners)
          best.note(Text::ResultBestPrisoners, seat, best.count(seat));
      }
      return;
    }
    default:
      for (Seat seat = 0; seat < after.players(); ++seat)
        best.note(Text::ResultBestTower, seat, standingOf(after, colourOfSeat(after, seat)).highestTower);
  }
}

}  // namespace lucca::ui
