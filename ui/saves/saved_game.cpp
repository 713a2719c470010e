#include "ui/saves/saved_game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

#include "base/bytes.h"
#include "ui/look/emblems.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kOptionsAt = 2, kSeedAt = kSavedSeedAt, kSeatsAt = kSavedSetupAndSeed, kSeatSize = 28,
                      kKindAt = 24, kTourneyKindAt = kSeatsAt + kSeatSize + kKindAt;
static_assert(kSeatsAt + kMaxSeats * kSeatSize == kSavedGameHead);
static_assert(sizeof(SeatInfo) == kSeatSize && offsetof(SeatInfo, isBot) == kKindAt, "written as they are");

// The bytes before the history, but for those of a match.
void putHead(const Plan& plan, uint32_t seed, const Tourney* tourney, uint8_t* out) {
  out[0] = static_cast<uint8_t>(plan.setup.game);
  out[1] = plan.setup.players;
  std::memcpy(out + kOptionsAt, plan.setup.option.data(), plan.setup.option.size());
  put32(out + kSeedAt, seed);
  std::memcpy(out + kSeatsAt, plan.seats.data(), sizeof plan.seats);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    uint8_t& kind = out[kSeatsAt + static_cast<std::size_t>(seat) * kSeatSize + kKindAt];
    kind = kindOfSeat(plan, seat);
  }
  if (!tourney) out[kTourneyKindAt] &= (1 << kMoreBit) - 1;
}

// Where the history begins.
std::size_t headOf(std::span<const uint8_t> bytes) {
  return kSavedGameHead + (bytes[kTourneyKindAt] >> kMoreBit ? kTourneyBytes : 0);
}

void putTourney(const Tourney& tourney, uint8_t* to) {
  ByteWriter out({to, kTourneyBytes});
  out.u8(tourney.played);
  out.u8(0);
  for (const Tourney::Game& game : tourney.games) {
    for (const int16_t count : game.count) out.u16(static_cast<uint16_t>(count));
    out.u8(game.winners);
    out.u8(game.first);
    out.u16(game.tag);
  }
}

bool plausible(const Tourney& tourney) {
  for (const Tourney::Game& game : tourney.games) {
    if (game.first >= tourney.players || game.winners >> tourney.players != 0) return false;
  }
  return tourney.played < tourney.most();
}

bool plausible(const Plan& plan) {
  if (plan.setup.players > kMaxSeats) return false;
  for (const SeatInfo& seat : plan.seats) {
    const bool fits = seat.name.size <= sizeof seat.name.bytes && seat.isBot <= 1 && seat.level < kLevels &&
                      seat.emblem < kEmblems && seat.colour < kSeatColours;
    if (!fits) return false;
  }
  return true;
}

}  // namespace

std::size_t encodeGame(const GameParts& game, uint32_t place, std::span<uint8_t> out) {
  putHead(game.plan, game.seed, game.tourney, out.data());
  if (game.tourney) putTourney(*game.tourney, out.data() + kSavedGameHead);
  uint8_t* at = out.data() + headOf(out);
  for (const Action action : game.history) {
    put16(at, action.bits);
    at += 2;
  }
  put32(at, game.digest);
  put32(at + 4, place);
  return static_cast<std::size_t>(at - out.data()) + kSavedGameTail;
}

std::size_t encodeGame(const Session& session, uint32_t place, std::span<uint8_t> out,
                       const Tourney* tourney) {
  return encodeGame({session.match().plan(), session.match().seed(), session.match().history(),
                     session.match().settledDigest(), tourney},
                    place, out);
}

bool decodeTourney(std::span<const uint8_t> bytes, Tourney& tourney) {
  if (bytes.size() < kSavedGameHead + kTourneyBytes || headOf(bytes) == kSavedGameHead) return false;
  tourney = beginTourney(static_cast<TourneyKind>(bytes[kTourneyKindAt] >> kMoreBit), bytes[1]);
  ByteReader in(bytes.subspan(kSavedGameHead, kTourneyBytes));
  tourney.played = in.u8();
  static_cast<void>(in.u8());
  for (Tourney::Game& game : tourney.games) {
    for (int16_t& count : game.count) count = static_cast<int16_t>(in.u16());
    game.winners = in.u8();
    game.first = in.u8();
    game.tag = in.u16();
  }
  return plausible(tourney);
}

bool decodePlan(std::span<const uint8_t> head, Plan& plan) {
  plan.setup = {static_cast<GameId>(head[0]), head[1], {}};
  std::memcpy(plan.setup.option.data(), head.data() + kOptionsAt, plan.setup.option.size());
  std::memcpy(plan.seats.data(), head.data() + kSeatsAt, sizeof plan.seats);
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    takeKind(plan.seats[static_cast<std::size_t>(seat)].isBot, plan, seat);
  if (!plausible(plan)) return false;
  for (SeatInfo& seat : plan.seats) seat.name.mend();
  return true;
}

uint8_t savedVersionOf(std::span<const uint8_t> bytes) {
  Plan plan;
  const bool known = bytes.size() >= kSavedGameHead && decodePlan(bytes.first(kSavedGameHead), plan);
  return known ? savedVersionOf(plan) : kSavedGameVersion;
}

bool decodeGame(std::span<const uint8_t> bytes, SavedGame& game) {
  if (bytes.size() < kSavedGameHead + kSavedGameTail || bytes.size() > kSavedGameMost || bytes.size() % 2)
    return false;
  const std::size_t head = headOf(bytes);
  if (bytes.size() < head + kSavedGameTail) return false;
  game.seed = get32(bytes.data() + kSeedAt);
  game.length = (bytes.size() - head - kSavedGameTail) / 2;
  if (game.length > kMaxHistory) return false;
  const uint8_t* tail = bytes.data() + bytes.size() - kSavedGameTail;
  game.digest = get32(tail);
  game.place = get32(tail + 4);
  return decodePlan(bytes.first(kSavedGameHead), game.plan);
}

std::size_t unchangedBytes(const Session& session, std::span<const uint8_t> old, const Tourney* tourney) {
  if (old.size() < kSavedGameHead + kSavedGameTail) return 0;
  std::array<uint8_t, kSavedGameHead> head;
  putHead(session.match().plan(), session.match().seed(), tourney, head.data());
  if (!std::equal(head.begin(), head.end(), old.begin())) return 0;
  const std::span<const Action> history = session.match().history();
  const std::size_t before = headOf(old), entries = (old.size() - before - kSavedGameTail) / 2;
  // The next game of a match could differ from the first one only in the match's score.
  if (tourney && tourney->played != old[kSavedGameHead]) return 0;
  std::size_t same = 0;
  while (same < entries && same < history.size() && savedAction(old, same) == history[same]) ++same;
  return before + 2 * same;
}

Action savedAction(std::span<const uint8_t> bytes, std::size_t i) {
  return {get16(bytes.data() + headOf(bytes) + 2 * i)};
}

}  // namespace lucca::ui
