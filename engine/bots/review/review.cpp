#include "engine/bots/review/review.h"

#include <cstdlib>

#include "engine/bots/review/thresholds.h"

namespace lucca {

void Review::clear() {
  game = 0;
  seats = 0;
  people = 0;
  riverDone = done = false;
  turns = 0;
  stride = 1;
  result = {};
  river.clear();
  turn.clear();
  luck.clear();
  points.clear();
}

Percents chancesAfter(const Review& review, std::size_t turn) {
  if (review.riverDone && turn + 1 >= review.turns) return review.result;
  const std::size_t points = review.river.size();
  if (points == 0) return review.result;
  const std::size_t point = (turn + 1) / review.stride;
  if (point == 0) return chancesBefore(review, 0);
  return review.river[point <= points ? point - 1 : points - 1];
}

Percents chancesBefore(const Review& review, std::size_t turn) {
  Percents before{};
  if (turn > 0 && (turn + 1) > review.stride) {
    before = chancesAfter(review, turn - 1);
  } else {
    for (int seat = 0; seat < review.seats; ++seat) before[seat] = static_cast<uint8_t>(100 / review.seats);
    before[0] = static_cast<uint8_t>(before[0] + 100 % review.seats);
  }
  const std::size_t round = turn / review.seats;
  if (turn % review.seats != 0 || round >= review.luck.size()) return before;
  for (int seat = 0; seat < review.seats; ++seat) {
    const int then = before[seat] + review.luck[round][seat];
    before[seat] = static_cast<uint8_t>(then < 0 ? 0 : then > 100 ? 100 : then);
  }
  return before;
}

bool marksLuck(const Review& review, std::size_t round) {
  if (round >= review.luck.size()) return false;
  for (int seat = 0; seat < review.seats; ++seat) {
    if (std::abs(review.luck[round][seat]) >= kLuckMark) return true;
  }
  return false;
}

int pointOf(const Review& review, std::size_t turn) {
  for (std::size_t i = 0; i < review.points.size(); ++i) {
    if (review.points[i].turn == turn) return static_cast<int>(i);
  }
  return -1;
}

PersonReview reviewOf(const Review& review, Seat seat) {
  PersonReview person;
  for (std::size_t turn = 0; turn < review.turn.size(); ++turn) {
    const ReviewedTurn& made = review.turn[turn];
    if (made.seat != seat || (made.judged != Judged::Good && made.judged != Judged::Told)) continue;
    ++person.judged;
    if (made.judged == Judged::Told) continue;
    ++person.good;
    const int rise = chancesAfter(review, turn)[seat] - chancesBefore(review, turn)[seat];
    if (rise < kLeastRise || rise <= person.rise) continue;
    person.rise = static_cast<uint8_t>(rise);
    person.bestTurn = static_cast<int16_t>(turn);
  }
  return person;
}

}  // namespace lucca
