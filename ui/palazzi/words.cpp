// The words of Palazzi's screens.
#include "ui/palazzi/words.h"

#include <iterator>

#include "ui/palazzi/seen.h"
#include "ui/stage/highlights.h"
#include "ui/stage/refusals.h"

namespace lucca::ui {

using namespace palazzi;

std::string_view palaceColourName(int colour) { return tr(kPalaceColourTexts[colour]); }

std::string_view ownerName(const Table& table, int who) {
  return who < table.setup().players ? table.name(static_cast<Seat>(who)) : tr(Text::PalazziCity);
}

Phrase cardName(CardId id) {
  const Card& card = kDeck[id];
  if (card.colour == kBastion) return Phrase(Text::PalazziBastion);
  if (card.colour == kWild) return Phrase(Text::PalazziWildCard, {card.number});
  return Phrase(Text::PalazziCard, {palaceColourName(card.colour), card.number});
}

namespace {

// Inside a sentence a bastion needs its article; the other cards are named by their numbers.
Phrase cardInSentence(CardId id) {
  return kDeck[id].colour == kBastion ? Phrase(Text::PalazziABastion) : cardName(id);
}

// A triplet is named by its first card that has a number.
Phrase firstOf(const State& state, int triplet) {
  const auto cards = shownCards(state, triplet);
  int first = 0;
  while (first + 1 < kTripletCards && isBastion(cards[static_cast<std::size_t>(first)])) ++first;
  return cardName(cards[static_cast<std::size_t>(first)]);
}

Phrase pointsWords(int points) {
  return Phrase(countForm(points, Text::ResultPointsOne, Text::ResultPoints), {points});
}

// A card that was played; `before` is the state it was played in.
void describePlay(const Table& table, const State& before, Seat mover, Action action, Phrase& out) {
  const std::string_view name = table.name(mover);
  const Phrase card = cardInSentence(cardOf(action));
  switch (asOf(action)) {
    case As::Wall:
      out.add(Text::PalazziDidWall, {name});
      return;
    case As::Bastion:
      out.add(Text::PalazziDidBastion, {name});
      return;
    case As::Discard:
      out.add(Text::PalazziDidDiscard, {name, card});
      return;
    case As::Palace:
      break;
  }
  const int colour = colourOf(action);
  if (completes(before, mover, colour)) {
    out.add(Text::PalazziDidComplete,
            {name, palaceColourName(colour), pointsWords(palazzi::pointsOf(before, action))});
  } else if (palaceOf(before, mover, colour).zone == Zone::None) {
    out.add(Text::PalazziDidStart, {name, card});
  } else if (!isWild(cardOf(action))) {
    out.add(Text::PalazziDidAdd, {name, card});
  } else {
    out.add(Text::PalazziDidExtend, {name, card, palaceColourName(colour)});
  }
}

void describeCity(const Table& table, const State& before, Seat mover, Action action, Phrase& out) {
  out.add(Text::PalazziDidCity, {table.name(mover), cardInSentence(cardOf(action))});
  if (asOf(action) == As::Palace && completes(before, kCityArea, colourOf(action))) {
    out.add(" ").add(Text::PalazziCityCompletes, {palaceColourName(colourOf(action))});
  }
}

void describeStreet(const Table& table, const State& before, Phrase& out) {
  const StreetScore street = streetScore(before);
  const bool loses = street.lowestOwner >= 0, gains = street.highestOwner >= 0;
  if (street.lowestOwner == street.highestOwner || (!loses && !gains)) {
    out.add(Text::PalazziStreetNone);
    return;
  }
  bool moved = false;
  for (Seat seat = 0; seat < table.setup().players; ++seat) {
    const int change = street.change[static_cast<std::size_t>(seat)];
    if (change == 0) continue;
    if (moved) out.add(" ");
    out.add(change < 0 ? Text::PalazziStreetLoses : Text::PalazziStreetGains, {table.name(seat)});
    moved = true;
  }
  if (!moved) out.add(Text::PalazziStreetNone);
}

void describeStep(const Table& table, const State& before, const State& after, Action action, Phrase& out) {
  switch (stepOf(action)) {
    case Step::Reveal:
      out.add(Text::PalazziDidReveal);
      return;
    case Step::CityLay:
      out.add(Text::PalazziDidLay, {cardInSentence(whatOf(action))});
      return;
    case Step::Order:
      out.add(Text::PalazziDidOrder, {after.round, table.name(static_cast<Seat>(after.order[0]))});
      return;
    case Step::SkipPick:
      out.add(Text::PalazziDidSkip, {table.name(static_cast<Seat>(whatOf(action)))});
      return;
    case Step::Discard:
      return;
    case Step::FinalOrder:
      out.add(Text::PalazziDidFinal);
      return;
    case Step::FinalOpen: {
      const Seat seat = finalSeat(action);
      out.add(Text::PalazziDidOpen, {table.name(seat), palaceColourName(colourOf(action)),
                                     pointsWords(partyWorth(before, seat, colourOf(action)))});
      return;
    }
    case Step::Walls: {
      const Seat seat = static_cast<Seat>(whatOf(action));
      out.add(Text::PalazziDidWalls, {table.name(seat), pointsWords(wallScore(before, seat).points)});
      return;
    }
    case Step::Street:
      return describeStreet(table, before, out);
  }
}

}  // namespace

void PalazziWords::describe(const Table& table, const Moment& moment, Phrase& out) const {
  const State& before = moment.beforeAs<View>().known;
  const State& after = moment.afterAs<View>().known;
  const Action action = moment.action;
  const Seat mover = moment.mover;
  switch (kindOf(action)) {
    case Kind::Draw:
      return;
    case Kind::Keep:
      // The pair stays secret, and choosing it is no news: only the film of the whole game tells it.
      if (moment.watcher < 0) out.add(Text::PalazziDidKeep, {table.name(mover)});
      return;
    case Kind::Open:
      out.add(Text::PalazziDidOpen, {table.name(mover), palaceColourName(colourOf(action)),
                                     pointsWords(palazzi::pointsOf(before, action))});
      return;
    case Kind::Take:
      out.add(Text::PalazziDidTake, {table.name(mover), firstOf(before, tripletOf(action))});
      return;
    case Kind::Play:
      return describePlay(table, before, mover, action, out);
    case Kind::City:
      return describeCity(table, before, mover, action, out);
    case Kind::Rules:
      return describeStep(table, before, after, action, out);
  }
}

static void namePlay(const State& state, Seat seat, Action action, Phrase& out) {
  const Phrase card = cardInSentence(cardOf(action));
  switch (asOf(action)) {
    case As::Palace:
      if (palaceOf(state, seat, colourOf(action)).zone == Zone::None) {
        out.add(Text::PalazziOfferStart, {card});
      } else {
        out.add(Text::PalazziOfferPalace, {card, palaceColourName(colourOf(action))});
      }
      return;
    case As::Wall:
      out.add(Text::PalazziOfferWall, {card});
      return;
    case As::Bastion:
      out.add(Text::PalazziOfferBastion);
      return;
    case As::Discard:
      out.add(Text::PalazziOfferDiscard, {card});
      return;
  }
}

void PalazziWords::nameAction(const Table& table, Action action, Phrase& out) const {
  const State& state = known(table);
  switch (kindOf(action)) {
    case Kind::Keep: {
      const CardId* hand = handOf(state, table.seat());
      out.add(Text::PalazziOfferKeep,
              {cardName(hand[firstKept(action)]), cardName(hand[secondKept(action)])});
      return;
    }
    case Kind::Open:
      out.add(Text::PalazziOfferOpen,
              {palaceColourName(colourOf(action)), Phrase().addSigned(palazzi::pointsOf(state, action))});
      return;
    case Kind::Take:
      out.add(Text::PalazziOfferTake, {firstOf(state, tripletOf(action))});
      return;
    case Kind::City:
      out.add(Text::PalazziOfferCity, {cardInSentence(cardOf(action))});
      return;
    case Kind::Play:
      return namePlay(state, table.seat(), action, out);
    default:
      return;
  }
}

void PalazziWords::refusal(const Table& table, Verdict verdict, Phrase& out) const {
  // In the order of palazzi::Refusal.
  static constexpr Text kWhy[] = {
      Text::PalazziNoNotInDeck,      Text::PalazziNoSameCard,          Text::PalazziNoTwoWilds,
      Text::PalazziNoWildBelow,      Text::PalazziNoKeepOrder,         Text::PalazziNoNotCompleted,
      Text::PalazziNoAlreadyOpened,  Text::PalazziNoNoTriplet,         Text::PalazziNoTripletTaken,
      Text::PalazziNoNotInTriplet,   Text::PalazziNoOtherColour,       Text::PalazziNoColourCompleted,
      Text::PalazziNoColourOpened,   Text::PalazziNoNothingToJoin,     Text::PalazziNoBastionNotPalace,
      Text::PalazziNoBastionNotWall, Text::PalazziNoNotABastion,       Text::PalazziNoBastionMustStand,
      Text::PalazziNoCityNeverWalls, Text::PalazziNoCityNeverDiscards, Text::PalazziNoOtherTriplet,
  };
  static_assert(std::size(kWhy) == static_cast<std::size_t>(Refusal::OtherTriplet) -
                                       static_cast<std::size_t>(Verdict::FirstOwn) + 1);
  addRefusal(table, verdict, kWhy, out);
}

void PalazziWords::outcome(const Table& table, const Result& result, Phrase& out) const {
  const bool tied = result.tieBreak == static_cast<uint8_t>(TieBreak::StreetNumber);
  const bool ahead = table.setup().handicap != 0;
  out.add(tied ? Text::PalazziOutcomeNumber : ahead ? Text::PalazziOutcomeAhead : Text::PalazziOutcomePoints);
}

// How far ahead of the next, or which numbers broke the tie.
void PalazziWords::ended(const Table& table, const Result& result, Seat winner, Phrase& out) const {
  const State& state = viewAs<View>(table.view()).known;
  const auto total = [&](Seat seat) { return result.total[static_cast<std::size_t>(seat)]; };
  const auto better = [&](Seat a, Seat b) {
    if (total(a) != total(b)) return total(a) > total(b);
    return highestVisible(state, a) > highestVisible(state, b);
  };
  Seat next = kNobody;
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (seat != winner && (next < 0 || better(seat, next))) next = seat;
  }
  if (next < 0) return;
  if (total(next) < total(winner)) {
    out.add(Text::ResultBefore, {total(winner) - total(next), table.name(next)});
    return;
  }
  const CardId first = highestVisible(state, winner), second = highestVisible(state, next);
  if (first == kNoCard) return;
  out.add(Text::ResultTie, {kDeck[first].number, second == kNoCard ? 0 : kDeck[second].number});
}

Seat PalazziWords::subject(const Moment& moment) const {
  const Action action = moment.action;
  if (kindOf(action) != Kind::Rules) return GameWords::subject(moment);
  if (stepOf(action) == Step::FinalOpen) return finalSeat(action);
  return stepOf(action) == Step::Walls ? static_cast<Seat>(whatOf(action)) : kNobody;
}

Sound PalazziWords::soundOf(const Moment& moment) const {
  const Action action = moment.action;
  const State& before = moment.beforeAs<View>().known;
  if (kindOf(action) == Kind::Open) return Sound::Party;
  if (kindOf(action) == Kind::Play && asOf(action) == As::Palace &&
      completes(before, moment.mover, colourOf(action))) {
    return Sound::Complete;
  }
  if (kindOf(action) != Kind::Rules) return Sound::Card;
  if (stepOf(action) == Step::Order || stepOf(action) == Step::FinalOrder) return Sound::Round;
  return stepOf(action) == Step::FinalOpen ? Sound::Party : Sound::Card;
}

bool PalazziWords::shows(const Table& table, Word word) const {
  const State& state = known(table);
  if (word == Word::Party) return state.area[table.seat()].completed != 0;
  if (word != Word::Bastion && word != Word::Wild) return true;
  for (int t = 0; t < state.tripletCount; ++t) {
    for (const CardId card : tripletCards(state, t)) {
      if (card != kNoCard && (word == Word::Bastion ? isBastion(card) : isWild(card))) return true;
    }
  }
  return false;
}

// The points of parties and windows, and shields that no longer count: a palace is complete.
void PalazziWords::addHighlights(const Moment& moment, Highlights& best) const {
  const bool plays = kindOf(moment.action) == Kind::Play, opens = kindOf(moment.action) == Kind::Open;
  const bool opensLast = kindOf(moment.action) == Kind::Rules && stepOf(moment.action) == Step::FinalOpen;
  if (!plays && !opens && !opensLast) return;
  const Seat seat = opensLast ? finalSeat(moment.action) : moment.mover;
  const State &before = moment.beforeAs<View>().known, &after = moment.afterAs<View>().known;
  const Points was = palazzi::pointsOf(before, seat), now = palazzi::pointsOf(after, seat);
  best.note(Text::ResultBestParty, seat, now.parties - was.parties);
  best.note(Text::ResultBestPalace, seat, now.windows - was.windows);
  if (plays)
    best.note(Text::ResultShieldsLost, seat,
              standingOf(before, seat).shields - standingOf(after, seat).shields);
}

}  // namespace lucca::ui
