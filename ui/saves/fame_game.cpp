#include "ui/saves/fame_game.h"

#include <algorithm>

#include "base/bytes.h"
#include "engine/games.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kUnused = kMaxCategories - 1;

// Where the points of a seat say what it was given ahead, so that firmware up to 0.2.0 reads the same bytes: as the part of
// its total that no category has, or in the last category, which such a game does not use.
HandicapSpec handicapsIn(const FameGame& game) {
  const Game* rules = findGame(game.setup.game);
  return rules ? rules->handicap : HandicapSpec{};
}

// In a category of its own; a total has it already.
void putHandicap(FameGame& game, std::size_t seat) {
  const HandicapSpec spec = handicapsIn(game);
  const int given = handicapOf(game.setup, static_cast<Seat>(seat)) * spec.unit;
  if (spec.kind == HandicapSpec::Kind::Goal)
    game.result.category[seat][kUnused] = static_cast<int16_t>(given);
  if (spec.kind == HandicapSpec::Kind::Points && !isFinished(game))
    game.result.total[seat] = static_cast<int16_t>(given);
}

void takeHandicap(FameGame& game, std::size_t seat) {
  const HandicapSpec spec = handicapsIn(game);
  int given = game.result.category[seat][kUnused];
  if (spec.kind == HandicapSpec::Kind::Points) {
    given = game.result.total[seat];
    for (const int16_t points : game.result.category[seat]) given -= points;
  }
  if (spec.kind == HandicapSpec::Kind::None || given <= 0 || given > spec.steps * spec.unit) return;
  if (given % spec.unit != 0) return;
  setHandicap(game.setup, static_cast<Seat>(seat), given / spec.unit);
}

void writeSeat(ByteWriter& out, const FameGame& game, int seat) {
  const std::size_t s = static_cast<std::size_t>(seat);
  const SeatInfo& who = game.seats[s];
  out.u8(who.name.size);
  out.bytes(who.name.bytes, who.name.size);
  out.u8((who.isBot ? 0x80u : 0u) | (who.level & 7u) << 4 | (who.emblem & 15u));
  out.u8(who.colour);
  for (const int16_t points : game.result.category[s]) out.u16(static_cast<uint16_t>(points));
  out.u16(static_cast<uint16_t>(game.result.total[s]));
  for (int series = 0; series < growthSeries(game.setup.game); ++series) {
    for (const int16_t value : game.growth.value[seat][series])
      out.u8(static_cast<unsigned>(std::clamp(value + kGrowthZero, 0, 255)));
  }
}

bool readSeat(ByteReader& in, FameGame& game, int seat) {
  const std::size_t s = static_cast<std::size_t>(seat);
  SeatInfo& who = game.seats[s];
  who.name.size = in.u8();
  if (who.name.size > sizeof who.name.bytes) return false;
  in.bytes(who.name.bytes, who.name.size);
  who.name.mend();
  const uint8_t kind = in.u8();
  who.isBot = kind >> 7;
  who.level = kind >> 4 & 7;
  who.emblem = kind & 15;
  who.colour = in.u8();
  for (int16_t& points : game.result.category[s]) points = static_cast<int16_t>(in.u16());
  game.result.total[s] = static_cast<int16_t>(in.u16());
  for (int series = 0; series < growthSeries(game.setup.game); ++series) {
    for (int16_t& value : game.growth.value[seat][series])
      value = static_cast<int16_t>(in.u8() - kGrowthZero);
  }
  takeHandicap(game, s);
  return who.level < kLevels;
}

}  // namespace

void noteHandicaps(FameGame& game) {
  for (std::size_t seat = 0; seat < game.setup.players; ++seat) putHandicap(game, seat);
}

void recordUnfinished(const Plan& plan, std::size_t entries, FameGame& out) {
  out = FameGame{};
  out.setup = plan.setup;
  out.seats = plan.seats;
  out.length = static_cast<uint16_t>(entries);
  noteHandicaps(out);
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
  ByteWriter out(bytes.subspan(2));
  out.u16(game.number);
  out.u8(static_cast<unsigned>(game.setup.game));
  out.u8(game.setup.players);
  for (const uint8_t option : game.setup.option) out.u8(option);
  out.u8(game.result.winners);
  out.u8(game.result.reason);
  out.u8(game.result.tieBreak);
  out.u16(game.length);
  for (int seat = 0; seat < game.setup.players; ++seat) writeSeat(out, game, seat);
  put16(bytes.data(), static_cast<uint16_t>(out.size()));
  return out.size() + 2;
}

std::size_t decodeFame(std::span<const uint8_t> bytes, FameGame& game) {
  if (bytes.size() < 2) return 0;
  const std::size_t size = get16(bytes.data());
  if (size > bytes.size() - 2) return 0;
  game = FameGame{};
  ByteReader in(bytes.subspan(2, size));
  game.number = in.u16();
  game.setup.game = static_cast<GameId>(in.u8());
  game.setup.players = in.u8();
  in.bytes(game.setup.option.data(), game.setup.option.size());
  game.result.winners = in.u8();
  game.result.reason = in.u8();
  game.result.tieBreak = in.u8();
  game.length = in.u16();
  if (growthSeries(game.setup.game) == 0 || game.setup.players < 1 || game.setup.players > kMaxSeats)
    return 0;
  for (int seat = 0; seat < game.setup.players; ++seat) {
    if (!readSeat(in, game, seat)) return 0;
  }
  return in.ok() && in.atEnd() ? size + 2 : 0;
}

std::size_t sizeOfUnknownFame(std::span<const uint8_t> bytes) {
  constexpr std::size_t kLeast = 17, kGameAt = 4;
  if (bytes.size() < kLeast) return 0;
  const std::size_t size = std::size_t{2} + get16(bytes.data());
  const bool unknown = growthSeries(static_cast<GameId>(bytes[kGameAt])) == 0;
  return unknown && size >= kLeast && size <= bytes.size() ? size : 0;
}

}  // namespace lucca::ui
