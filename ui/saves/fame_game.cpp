#include "ui/saves/fame_game.h"

#include <algorithm>
#include <cstring>

namespace lucca::ui {

namespace {

class Writer {
 public:
  explicit Writer(std::span<uint8_t> bytes) : bytes_(bytes) {}

  void byte(int value) {
    if (at_ < bytes_.size()) bytes_[at_++] = static_cast<uint8_t>(value);
  }
  void word(int value) {
    byte(value);
    byte(value >> 8);
  }
  std::size_t size() const { return at_; }

 private:
  std::span<uint8_t> bytes_;
  std::size_t at_ = 0;
};

// Past the end everything reads as zero, and ok() is false.
class Reader {
 public:
  explicit Reader(std::span<const uint8_t> bytes) : bytes_(bytes) {}

  uint8_t byte() {
    if (at_ < bytes_.size()) return bytes_[at_++];
    ok_ = false;
    return 0;
  }
  int16_t word() {
    const unsigned low = byte();
    return static_cast<int16_t>(low | static_cast<unsigned>(byte()) << 8);
  }
  void bytes(void* out, std::size_t count) {
    ok_ = ok_ && count <= bytes_.size() - at_;
    if (!ok_) return;
    std::memcpy(out, bytes_.data() + at_, count);
    at_ += count;
  }
  bool ok() const { return ok_; }
  bool atEnd() const { return at_ == bytes_.size(); }

 private:
  std::span<const uint8_t> bytes_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

void writeSeat(Writer& out, const FameGame& game, int seat) {
  const std::size_t s = static_cast<std::size_t>(seat);
  const SeatInfo& who = game.seats[s];
  out.byte(who.name.size);
  for (const char letter : who.name.view()) out.byte(letter);
  out.byte((who.isBot ? 0x80 : 0) | (who.level & 7) << 4 | (who.emblem & 15));
  out.byte(who.colour);
  for (const int16_t points : game.result.category[s]) out.word(points);
  out.word(game.result.total[s]);
  for (int series = 0; series < growthSeries(game.setup.game); ++series) {
    for (const int16_t value : game.growth.value[seat][series])
      out.byte(std::clamp(value + kGrowthZero, 0, 255));
  }
}

bool readSeat(Reader& in, FameGame& game, int seat) {
  const std::size_t s = static_cast<std::size_t>(seat);
  SeatInfo& who = game.seats[s];
  who.name.size = in.byte();
  if (who.name.size > sizeof who.name.bytes) return false;
  in.bytes(who.name.bytes, who.name.size);
  const uint8_t kind = in.byte();
  who.isBot = kind >> 7;
  who.level = kind >> 4 & 7;
  who.emblem = kind & 15;
  who.colour = in.byte();
  for (int16_t& points : game.result.category[s]) points = in.word();
  game.result.total[s] = in.word();
  for (int series = 0; series < growthSeries(game.setup.game); ++series) {
    for (int16_t& value : game.growth.value[seat][series])
      value = static_cast<int16_t>(in.byte() - kGrowthZero);
  }
  return who.level < kLevels;
}

}  // namespace

void recordUnfinished(const Plan& plan, std::size_t entries, FameGame& out) {
  out = FameGame{};
  out.setup = plan.setup;
  out.seats = plan.seats;
  out.length = static_cast<uint16_t>(entries);
}

bool isOf(const FameGame& game, const Plan& plan) {
  bool same = game.setup == plan.setup;
  for (std::size_t s = 0; same && s < game.setup.players; ++s) {
    const SeatInfo &a = game.seats[s], &b = plan.seats[s];
    same = a.name.view() == b.name.view() && a.isBot == b.isBot && a.level == b.level &&
           a.emblem == b.emblem && a.colour == b.colour;
  }
  return same;
}

std::size_t encodeFame(const FameGame& game, std::span<uint8_t, kMaxFameBytes> bytes) {
  Writer out(bytes.subspan(2));
  out.word(game.number);
  out.byte(static_cast<int>(game.setup.game));
  out.byte(game.setup.players);
  for (const uint8_t option : game.setup.option) out.byte(option);
  out.byte(game.result.winners);
  out.byte(game.result.reason);
  out.byte(game.result.tieBreak);
  out.word(game.length);
  for (int seat = 0; seat < game.setup.players; ++seat) writeSeat(out, game, seat);
  Writer(bytes).word(static_cast<int>(out.size()));
  return out.size() + 2;
}

std::size_t decodeFame(std::span<const uint8_t> bytes, FameGame& game) {
  if (bytes.size() < 2) return 0;
  const std::size_t size = bytes[0] | static_cast<std::size_t>(bytes[1]) << 8;
  if (size > bytes.size() - 2) return 0;
  game = FameGame{};
  Reader in(bytes.subspan(2, size));
  game.number = static_cast<uint16_t>(in.word());
  game.setup.game = static_cast<GameId>(in.byte());
  game.setup.players = in.byte();
  in.bytes(game.setup.option.data(), game.setup.option.size());
  game.result.winners = in.byte();
  game.result.reason = in.byte();
  game.result.tieBreak = in.byte();
  game.length = static_cast<uint16_t>(in.word());
  if (game.setup.game > GameId::Torri || game.setup.players < 1 || game.setup.players > kMaxSeats) return 0;
  for (int seat = 0; seat < game.setup.players; ++seat) {
    if (!readSeat(in, game, seat)) return 0;
  }
  return in.ok() && in.atEnd() ? size + 2 : 0;
}

}  // namespace lucca::ui
