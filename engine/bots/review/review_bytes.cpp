#include "engine/bots/review/review_bytes.h"

#include <cstdlib>

#include "base/bytes.h"
#include "base/crc32.h"

namespace lucca {
namespace {

constexpr std::size_t kCrcBytes = 4;
constexpr unsigned kRiverDone = 1, kDone = 2;

// The percents add up to 100, so the last seat's is left out.
void putPercents(ByteWriter& out, const Percents& percents, int seats) {
  for (int seat = 0; seat + 1 < seats; ++seat) out.u8(percents[seat]);
}

bool getPercents(ByteReader& in, Percents& percents, int seats) {
  int rest = 100;
  for (int seat = 0; seat + 1 < seats; ++seat) rest -= percents[seat] = in.u8();
  if (rest < 0) return false;
  percents[seats - 1] = static_cast<uint8_t>(rest);
  return true;
}

void putPoint(ByteWriter& out, const TurningPoint& point) {
  out.u16(point.turn);
  out.u8(static_cast<unsigned>(point.seat) << 4 | point.actions);
  out.u8(point.played);
  out.u8(point.better);
  out.u8(point.reason.kind);
  out.u8(static_cast<uint8_t>(point.reason.colour));
  out.u8(static_cast<uint8_t>(point.reason.seat));
  out.u16(static_cast<uint16_t>(point.reason.amount));
  for (int i = 0; i < point.actions; ++i) out.u16(point.action[i].bits);
}

bool getPoint(ByteReader& in, const Review& review, TurningPoint& point) {
  point.turn = in.u16();
  const uint8_t seatAndActions = in.u8();
  point.seat = static_cast<Seat>(seatAndActions >> 4);
  point.actions = seatAndActions & 15;
  point.played = in.u8();
  point.better = in.u8();
  point.reason.kind = in.u8();
  point.reason.colour = static_cast<int8_t>(in.u8());
  point.reason.seat = static_cast<Seat>(in.u8());
  point.reason.amount = static_cast<int16_t>(in.u16());
  if (point.actions > kTurnActions || point.actions == 0) return false;
  for (int i = 0; i < point.actions; ++i) point.action[i].bits = in.u16();
  return in.ok() && point.seat < review.seats && point.turn < review.turn.size() &&
         review.turn[point.turn].seat == point.seat && review.turn[point.turn].judged == Judged::Told &&
         point.better <= 100 && point.played < point.better && point.reason.seat < review.seats;
}

bool read(ByteReader& in, Review& review) {
  if (in.u8() != kReviewFormat) return false;
  review.game = in.u32();
  review.seats = in.u8();
  review.people = in.u8();
  const uint8_t flags = in.u8();
  review.riverDone = flags & kRiverDone;
  review.done = flags & kDone;
  review.turns = in.u16();
  review.stride = in.u8();
  const std::size_t river = in.u8(), turns = in.u8(), luck = in.u8(), points = in.u8();
  if (!in.ok() || review.game == 0 || review.seats < 2 || review.seats > kMaxSeats || review.stride == 0)
    return false;
  if (flags > (kRiverDone | kDone) || (review.done && !review.riverDone) ||
      review.people >> review.seats != 0)
    return false;
  if (river > kRiverPoints || turns > kReviewedTurns || luck > kLuckRounds || points > kTurningPoints ||
      turns > review.turns || river * review.stride > review.turns)
    return false;
  if (!getPercents(in, review.result, review.seats)) return false;
  for (std::size_t i = 0; i < river; ++i) {
    Percents percents{};
    if (!getPercents(in, percents, review.seats)) return false;
    review.river.push(percents);
  }
  for (std::size_t i = 0; i < turns; ++i) {
    const uint8_t made = in.u8();
    const ReviewedTurn turn{static_cast<Seat>(made >> 4), static_cast<Judged>(made & 15)};
    if (turn.seat >= review.seats || turn.judged > Judged::Silent) return false;
    review.turn.push(turn);
  }
  for (std::size_t i = 0; i < luck; ++i) {
    std::array<int8_t, kMaxSeats> change{};
    for (int seat = 0; seat < review.seats; ++seat) {
      change[seat] = static_cast<int8_t>(in.u8());
      if (std::abs(change[seat]) > 100) return false;
    }
    review.luck.push(change);
  }
  for (std::size_t i = 0; i < points; ++i) {
    TurningPoint point;
    if (!getPoint(in, review, point)) return false;
    review.points.push(point);
  }
  return in.ok() && in.atEnd();
}

}  // namespace

std::size_t packReview(const Review& review, std::span<uint8_t> out) {
  ByteWriter to(out);
  to.u8(kReviewFormat);
  to.u32(review.game);
  to.u8(review.seats);
  to.u8(review.people);
  to.u8((review.riverDone ? kRiverDone : 0) | (review.done ? kDone : 0));
  to.u16(review.turns);
  to.u8(review.stride);
  to.u8(static_cast<unsigned>(review.river.size()));
  to.u8(static_cast<unsigned>(review.turn.size()));
  to.u8(static_cast<unsigned>(review.luck.size()));
  to.u8(static_cast<unsigned>(review.points.size()));
  putPercents(to, review.result, review.seats);
  for (const Percents& percents : review.river) putPercents(to, percents, review.seats);
  for (const ReviewedTurn& turn : review.turn) {
    to.u8(static_cast<unsigned>(turn.seat) << 4 | static_cast<unsigned>(turn.judged));
  }
  for (const auto& change : review.luck) {
    for (int seat = 0; seat < review.seats; ++seat) to.u8(static_cast<uint8_t>(change[seat]));
  }
  for (const TurningPoint& point : review.points) putPoint(to, point);
  if (!to.ok()) return 0;
  to.u32(crc32(out.data(), to.size()));
  return to.ok() ? to.size() : 0;
}

bool unpackReview(std::span<const uint8_t> bytes, Review& review) {
  review.clear();
  if (bytes.size() < kCrcBytes || bytes.size() > kMaxReviewBytes) return false;
  const std::size_t size = bytes.size() - kCrcBytes;
  if (get32(bytes.data() + size) != crc32(bytes.data(), size)) return false;
  ByteReader in(bytes.first(size));
  if (read(in, review)) return true;
  review.clear();
  return false;
}

}  // namespace lucca
