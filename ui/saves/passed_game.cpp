#include "ui/saves/passed_game.h"

#include <algorithm>
#include <cstring>

#include "base/bytes.h"
#include "base/crc32.h"
#include "engine/games.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kCrcAt = 1, kFlagsAt = 5, kIdAt = 6, kSealsAt = 11, kSeatsAt020 = 6, kSeatHead = 3;
constexpr uint8_t kUnconfirmedFlag = 1;
constexpr int kFirstCoachBit = 1;  // of the first seat
static_assert(kFirstCoachBit + kMaxSeats <= 8);

bool sameDeck(const Game& game, const Setup& setup) {
  Setup own = setup;
  stampDeck(game, own);
  return own == setup;
}

bool replay(const SavedGame& game, std::span<const uint8_t> saved, Match& match) {
  const Game* rules = findGame(game.plan.setup.game);
  if (!rules || match.start(*rules, game.plan.setup) != Verdict::Accepted) return false;
  for (std::size_t i = 0; i < game.length; ++i) {
    match.settle();
    if (match.apply(savedAction(saved, i)) != Verdict::Accepted) return false;
  }
  return true;
}

// The bytes of the seats; `out` has room for them.
std::size_t putSeats(const Plan& plan, uint8_t* out) {
  uint8_t* at = out;
  for (std::size_t i = 0; i < plan.setup.players; ++i) {
    const SeatInfo& seat = plan.seats[i];
    *at++ = static_cast<uint8_t>(seat.isBot << 7 | seat.level << 4 | seat.colour);
    *at++ = seat.emblem;
    *at++ = seat.name.size;
    std::memcpy(at, seat.name.bytes, seat.name.size);
    at += seat.name.size;
  }
  return static_cast<std::size_t>(at - out);
}

// Takes `count` seats from the front of the bytes.
bool takeSeats(std::span<const uint8_t>& bytes, int count, Plan& plan) {
  for (int i = 0; i < count; ++i) {
    SeatInfo& seat = plan.seats[static_cast<std::size_t>(i)];
    if (bytes.size() < kSeatHead || bytes[2] > sizeof seat.name.bytes || bytes.size() < kSeatHead + bytes[2])
      return false;
    seat.isBot = bytes[0] >> 7;
    seat.level = bytes[0] >> 4 & 7;
    seat.colour = bytes[0] & 15;
    seat.emblem = bytes[1];
    seat.name.size = bytes[2];
    std::memcpy(seat.name.bytes, bytes.data() + kSeatHead, bytes[2]);
    bytes = bytes.subspan(kSeatHead + bytes[2]);
  }
  return true;
}

// No player can have typed anything else.
bool hasPlainNames(const Plan& plan) {
  return std::ranges::all_of(plan.seats, [](const SeatInfo& seat) { return isPlainText(seat.name.view()); });
}

// No names are known: the seats are numbered.
void numberSeats(Plan& plan) {
  for (std::size_t i = 0; i < plan.setup.players && i < kMaxSeats; ++i) {
    const char number = static_cast<char>('1' + i);
    plan.seats[i].name.set({&number, 1});
    plan.seats[i].emblem = plan.seats[i].colour = static_cast<uint8_t>(i);
  }
}

// The seats come before the match, which alone knows how many there are: each number is tried.
bool takeParts(std::span<const uint8_t> bytes, Plan& plan, std::span<const uint8_t>& packed, PackHead& head) {
  for (int players = 1; players <= kMaxSeats; ++players) {
    packed = bytes;
    plan = {};
    if (!takeSeats(packed, players, plan)) return false;
    if (readPackHead(packed, head) && head.setup.players == players) return true;
  }
  return false;
}

PassedFault unpackMatchOf(const Plan& plan, const PackHead& head, std::span<const uint8_t> packed,
                          uint32_t place, uint32_t seed, std::span<uint8_t> saved, std::size_t& size,
                          PassWork& work) {
  const Game* game = findGame(head.setup.game);
  if (!game) return PassedFault::Newer;
  if (!sameDeck(*game, head.setup)) return PassedFault::Deck;
  if (!unpackMatch(packed, *game, work.match, work.pack)) return PassedFault::Rules;
  const std::size_t made = encodeGame({plan, seed, work.match.history(), work.match.digest()}, place, saved);
  SavedGame check;
  if (!decodeGame(saved.first(made), check)) return PassedFault::Cut;
  size = made;
  return PassedFault::None;
}

// The bytes after the seals. Empty: they are not whole.
std::span<const uint8_t> takeNotes(std::span<const uint8_t> bytes, PassedNotes& notes) {
  if (bytes[0] == kPassedFormat020) return bytes.subspan(kSeatsAt020);
  if (bytes.size() < kSealsAt || bytes.size() < kSealsAt + bytes[kSealsAt - 1]) return {};
  notes.id = get32(bytes.data() + kIdAt);
  notes.seals = bytes.subspan(kSealsAt, bytes[kSealsAt - 1]);
  return bytes.subspan(kSealsAt + notes.seals.size());
}

}  // namespace

std::size_t packPassed(std::span<const uint8_t> saved, const PassedNotes& notes, std::span<uint8_t> out,
                       PassWork& work) {
  SavedGame game;
  if (!decodeGame(saved, game) || !replay(game, saved, work.match)) return 0;
  return packRunning(game.plan, game.place & kPlaceUnconfirmed, work.match, notes, out, work.pack);
}

std::size_t packRunning(const Plan& plan, bool unconfirmed, const Match& match, const PassedNotes& notes,
                        std::span<uint8_t> out, PackWork& work) {
  if (out.size() < kPassedMost || notes.seals.size() > kMostSeals) return 0;
  out[0] = kPassedFormat;
  out[kFlagsAt] = unconfirmed ? kUnconfirmedFlag : 0;
  for (Seat seat = 0; seat < plan.setup.players; ++seat)
    out[kFlagsAt] =
        static_cast<uint8_t>(out[kFlagsAt] | int{plan.isCoached(seat)} << (kFirstCoachBit + seat));
  put32(out.data() + kIdAt, notes.id);
  out[kSealsAt - 1] = static_cast<uint8_t>(notes.seals.size());
  std::copy(notes.seals.begin(), notes.seals.end(), out.begin() + kSealsAt);
  const std::size_t seatsAt = kSealsAt + notes.seals.size();
  const std::size_t seats = putSeats(plan, out.data() + seatsAt);
  const std::size_t packed = packMatch(match, 0, out.subspan(seatsAt + seats), work);
  if (packed == 0) return 0;
  const std::size_t size = seatsAt + seats + packed;
  put32(out.data() + kCrcAt, crc32(out.data() + kFlagsAt, size - kFlagsAt));
  return size;
}

PassedFault unpackPassed(std::span<const uint8_t> bytes, uint32_t seed, std::span<uint8_t> saved,
                         std::size_t& size, PassedNotes& notes, PassWork& work) {
  size = 0;
  notes = {};
  if (bytes.empty()) return PassedFault::Foreign;
  Plan plan{};
  PackHead head;
  if (bytes[0] == kPackFormat) {
    if (!readPackHead(bytes, head)) return PassedFault::Cut;
    plan.setup = head.setup;
    numberSeats(plan);
    return unpackMatchOf(plan, head, bytes, 0, head.seed, saved, size, work);
  }
  if (bytes.size() < kSeatsAt020) return PassedFault::Foreign;
  const bool whole = crc32(bytes.data() + kFlagsAt, bytes.size() - kFlagsAt) == get32(bytes.data() + kCrcAt);
  const bool known = bytes[0] == kPassedFormat || bytes[0] == kPassedFormat020;
  if (!known) return whole ? PassedFault::Newer : PassedFault::Foreign;
  if (!whole) return PassedFault::Cut;
  const std::span<const uint8_t> seats = takeNotes(bytes, notes);
  std::span<const uint8_t> packed;
  if (!takeParts(seats, plan, packed, head)) return PassedFault::Newer;
  if (!hasPlainNames(plan)) return PassedFault::Foreign;
  plan.setup = head.setup;
  for (Seat seat = 0; seat < plan.setup.players; ++seat)
    plan.setCoached(seat, (bytes[kFlagsAt] >> (kFirstCoachBit + seat) & 1) != 0);
  const uint32_t place = bytes[kFlagsAt] & kUnconfirmedFlag ? kPlaceUnconfirmed : 0;
  return unpackMatchOf(plan, head, packed, place, seed, saved, size, work);
}

}  // namespace lucca::ui
