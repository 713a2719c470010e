#include "simulator/web/seal_desk.h"

namespace lucca::web {

namespace {

SeatSeal& sealOf(Seals& seals, Seat seat) { return seals.seats[static_cast<std::size_t>(seat)]; }
const SeatSeal& sealOf(const Seals& seals, Seat seat) { return seals.seats[static_cast<std::size_t>(seat)]; }

bool hasSeals(const Seals& seals) {
  return std::any_of(seals.seats.begin(), seals.seats.end(), [](const SeatSeal& seal) { return seal.known; });
}
bool hasForeignSeals(const Seals& seals) {
  return std::any_of(seals.seats.begin(), seals.seats.end(),
                     [](const SeatSeal& seal) { return seal.known && !seal.own; });
}

// The number of a draw, if it is known to all.
bool numberAt(const Seals& seals, int seat, int draw, Number& out) {
  if (seat >= kMaxSeats) return false;
  const SeatSeal& seal = sealOf(seals, static_cast<Seat>(seat));
  if (!seal.known || seal.index < draw) return false;
  out = earlier(seal.number, seal.index, draw);
  return true;
}

// Whether the cards of draw `draw` (from 1 on) are those that the numbers give.
bool isSealed(const SealedGame& game, const Course& course, int draw, const Match& match, Match& again) {
  const std::size_t at = static_cast<std::size_t>(draw - 1);
  const uint8_t drawn = draw <= game.seals.draws ? game.seals.drawn[at] : kAlone;
  const int decider = drawn >> 4, drawer = drawn & 15;
  Number a, b;
  if (drawn == kAlone || decider != course.decider[at] || decider == drawer) return false;
  if (!numberAt(game.seals, decider, draw, a) || !numberAt(game.seals, drawer, draw, b)) return false;
  again = match;
  again.rewind(course.drawAt[at]);
  again.settle();
  SealedDraw cards(game.id, draw, a, b, match.history().first(course.drawAt[at]));
  for (std::size_t i = course.drawAt[at]; i < match.history().size() && again.toMove() == kChance; ++i) {
    const Action action = cards.next(again.game(), again.state());
    if (action != match.history()[i] || again.apply(action) != Verdict::Accepted) return false;
  }
  return true;
}

}  // namespace

void sealForLink(SealedGame& record, const Course& course, Seat to, SeedSource& random, Seals& out) {
  Seals& seals = record.seals;
  // Outcomes that were drawn here meanwhile used no other player's number.
  if (course.draws > seals.draws && hasForeignSeals(seals)) seals.news |= kDrawnAlone;
  for (; seals.draws < course.draws; ++seals.draws) seals.drawn[seals.draws] = kAlone;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((course.decided >> seat & 1) && !sealOf(seals, seat).known)
      beginSeal(sealOf(seals, seat), course.draws, random);
  }
  // The player who decided last opens the number of the draw that is due.
  const int draw = course.draws + 1;
  if (course.awaitsChance() && draw <= kNumbers && sealOf(seals, course.lastPerson).own) {
    SeatSeal& seal = sealOf(seals, course.lastPerson);
    seal.index = static_cast<uint8_t>(std::max<int>(seal.index, draw));
    seal.number = numberOf(seal.secret, seal.index);
  }
  out = seals;
  out.to = to >= 0 ? static_cast<uint8_t>(to) : kNoSeat;
  // A player who continues in another browser may begin with new seals there.
  if (to >= 0) sealOf(out, to).released = sealOf(out, to).own;
}

uint8_t newsOf(const SealedGame& mine, const SealedGame& theirs, const Course& course, const Match& match,
               Match& again) {
  uint8_t news = theirs.seals.news | mine.seals.news;
  if (!hasSeals(theirs.seals)) return news;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const SeatSeal &before = sealOf(mine.seals, seat), &now = sealOf(theirs.seals, seat);
    if (before.known && now.known && !agree(before, now)) news = static_cast<uint8_t>(news | 1u << seat);
  }
  // A browser that sees the game for the first time knows the numbers of the last draw only.
  const bool known = mine.key != 0;
  for (int draw = (known ? mine.seals.draws : course.draws - 1) + 1; draw <= course.draws; ++draw) {
    if (draw < 1 || (!known && (draw > theirs.seals.draws ||
                                theirs.seals.drawn[static_cast<std::size_t>(draw - 1)] == kAlone)))
      continue;
    if (!isSealed(theirs, course, draw, match, again)) news |= kDrawnAlone;
  }
  return news;
}

void takeSeals(SealedGame& theirs, const SealedGame& mine, const Course& course, Seat to,
               SeedSource& random) {
  Seals& seals = theirs.seals;
  const bool released = to >= 0 && sealOf(seals, to).released;
  for (SeatSeal& seal : seals.seats) seal.released = 0;
  for (; seals.draws < course.draws; ++seals.draws) seals.drawn[seals.draws] = kAlone;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const SeatSeal& before = sealOf(mine.seals, seat);
    SeatSeal& now = sealOf(seals, seat);
    if (!before.own || (now.known && !agree(before, now))) continue;
    if (!now.known) now = before;
    now.own = 1;
    now.secret = before.secret;
  }
  if (to < 0 || sealOf(seals, to).own) return;
  if (sealOf(seals, to).known && !released) seals.news = static_cast<uint8_t>(seals.news | 1u << to);
  beginSeal(sealOf(seals, to), std::min(course.draws, kNumbers), random);
}

void drawSealed(SealedGame& record, const Course& course, Seat to, SeedSource& random, Match& match) {
  Seals& seals = record.seals;
  const int draw = course.draws + 1;
  SeatSeal& own = sealOf(seals, to);
  Number decider{};
  bool sealed = draw <= kNumbers && own.own && to != course.lastPerson;
  if (sealed && !numberAt(seals, course.lastPerson, draw, decider)) {
    seals.news = static_cast<uint8_t>(seals.news | 1u << course.lastPerson);  // the number is missing
    sealed = false;
  }
  // A draw that cannot be sealed takes numbers of this browser alone.
  Number drawer{};
  if (sealed) {
    own.index = static_cast<uint8_t>(std::max<int>(own.index, draw));
    own.number = numberOf(own.secret, own.index);
    drawer = numberOf(own.secret, draw);
  } else {
    SeatSeal chosen;
    beginSeal(chosen, 0, random);
    drawer = chosen.secret;
    seals.news |= kDrawnAlone;
  }
  if (draw <= kNumbers) {
    seals.drawn[seals.draws++] = sealed ? static_cast<uint8_t>(course.lastPerson << 4 | to) : kAlone;
  }
  SealedDraw cards(record.id, draw, decider, drawer, match.history());
  while (match.toMove() == kChance) {
    if (match.apply(cards.next(match.game(), match.state())) != Verdict::Accepted) return;
  }
}

}  // namespace lucca::web
