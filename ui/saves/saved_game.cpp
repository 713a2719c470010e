#include "ui/saves/saved_game.h"

#include <cstring>

#include "base/bytes.h"
#include "ui/look/emblems.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kSeedAt = 8, kSeatsAt = 12, kSeatSize = 28;
static_assert(kSeatsAt + kMaxSeats * kSeatSize == kSavedGameHead);
static_assert(sizeof(SeatInfo) == kSeatSize && sizeof(Setup) == kSeedAt, "written as they are");

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
  std::memcpy(out.data(), &game.plan.setup, sizeof(Setup));
  put32(out.data() + kSeedAt, game.seed);
  std::memcpy(out.data() + kSeatsAt, game.plan.seats.data(), sizeof game.plan.seats);
  uint8_t* at = out.data() + kSavedGameHead;
  for (const Action action : game.history) {
    put16(at, action.bits);
    at += 2;
  }
  put32(at, game.digest);
  put32(at + 4, place);
  return static_cast<std::size_t>(at - out.data()) + kSavedGameTail;
}

std::size_t encodeGame(const Session& session, uint32_t place, std::span<uint8_t> out) {
  return encodeGame({session.match().plan(), session.match().seed(), session.match().history(),
                     session.match().settledDigest()},
                    place, out);
}

bool decodePlan(std::span<const uint8_t> head, Plan& plan) {
  std::memcpy(&plan.setup, head.data(), sizeof(Setup));
  std::memcpy(plan.seats.data(), head.data() + kSeatsAt, sizeof plan.seats);
  if (!plausible(plan)) return false;
  for (SeatInfo& seat : plan.seats) seat.name.mend();
  return true;
}

bool decodeGame(std::span<const uint8_t> bytes, SavedGame& game) {
  if (bytes.size() < kSavedGameHead + kSavedGameTail || bytes.size() > kSavedGameMost || bytes.size() % 2)
    return false;
  game.seed = get32(bytes.data() + kSeedAt);
  game.length = (bytes.size() - kSavedGameHead - kSavedGameTail) / 2;
  const uint8_t* tail = bytes.data() + bytes.size() - kSavedGameTail;
  game.digest = get32(tail);
  game.place = get32(tail + 4);
  return decodePlan(bytes.first(kSavedGameHead), game.plan);
}

std::size_t unchangedBytes(const Session& session, std::span<const uint8_t> old) {
  if (old.size() < kSavedGameHead + kSavedGameTail) return 0;
  const Plan& plan = session.match().plan();
  const bool sameGame = std::memcmp(old.data(), &plan.setup, sizeof(Setup)) == 0 &&
                        get32(old.data() + kSeedAt) == session.match().seed() &&
                        std::memcmp(old.data() + kSeatsAt, plan.seats.data(), sizeof plan.seats) == 0;
  if (!sameGame) return 0;
  const std::span<const Action> history = session.match().history();
  const std::size_t entries = (old.size() - kSavedGameHead - kSavedGameTail) / 2;
  std::size_t same = 0;
  while (same < entries && same < history.size() && savedAction(old, same) == history[same]) ++same;
  return kSavedGameHead + 2 * same;
}

Action savedAction(std::span<const uint8_t> bytes, std::size_t i) {
  return {get16(bytes.data() + kSavedGameHead + 2 * i)};
}

}  // namespace lucca::ui
