#include "engine/frame/match_codec.h"

#include <algorithm>

#include "engine/frame/crc32.h"

namespace lucca {

namespace {

// Head: the set-up's eight bytes, the seed, the lengths of seats and place, two zeros.
constexpr std::size_t kSeedAt = 8, kSeatsLengthAt = 12, kPlaceLengthAt = 13;
constexpr std::size_t kDigestSize = 4;

uint32_t get32(const uint8_t* from) {
  return from[0] | static_cast<uint32_t>(from[1]) << 8 | static_cast<uint32_t>(from[2]) << 16 |
         static_cast<uint32_t>(from[3]) << 24;
}

std::array<uint8_t, 8> bytesOf(const Setup& setup) {
  std::array<uint8_t, 8> out{static_cast<uint8_t>(setup.game), setup.players};
  std::ranges::copy(setup.option, out.begin() + 2);
  return out;
}

}  // namespace

bool decodeMatch(std::span<const uint8_t> bytes, SavedMatch& out) {
  if (bytes.size() < kMatchHead + kDigestSize) return false;
  const std::size_t seats = bytes[kSeatsLengthAt], place = bytes[kPlaceLengthAt];
  const std::size_t fixed = kMatchHead + seats + kDigestSize + place;
  if (seats > kMaxSeatBytes || place > kMaxPlaceBytes || bytes.size() < fixed) return false;
  const std::size_t entries = bytes.size() - fixed;
  if (entries % 2 != 0 || entries / 2 > kMaxHistory) return false;

  out.setup.game = static_cast<GameId>(bytes[0]);
  out.setup.players = bytes[1];
  std::ranges::copy(bytes.subspan(2, kMaxOptions), out.setup.option.begin());
  out.seed = get32(&bytes[kSeedAt]);
  out.seats = bytes.subspan(kMatchHead, seats);
  out.entries = bytes.subspan(kMatchHead + seats, entries);
  out.digest = get32(&bytes[kMatchHead + seats + entries]);
  out.place = bytes.last(place);
  return true;
}

uint32_t settledDigest(const Match& match) {
  const Game& game = match.game();
  AnyState state = match.state();
  ActionList only;
  while (game.toMove(state) == kRules) {
    only.clear();
    game.legal(state, only);
    if (game.apply(state, only[0]) != Verdict::Accepted) break;
  }
  return crc32(reinterpret_cast<const uint8_t*>(state.bytes), game.stateSize);
}

void MatchBytes::put(uint8_t byte) {
  const bool same = at_ < size_ && bytes_[at_] == byte;
  if (!same) changed_ = std::min(changed_, at_);
  bytes_[at_++] = byte;
}

void MatchBytes::put(std::span<const uint8_t> bytes) {
  for (const uint8_t byte : bytes) put(byte);
}

void MatchBytes::put32(uint32_t word) {
  for (int shift = 0; shift < 32; shift += 8) put(static_cast<uint8_t>(word >> shift));
}

std::size_t MatchBytes::update(const Match& match, uint32_t seed, std::span<const uint8_t> seats,
                               std::span<const uint8_t> place) {
  seats = seats.first(std::min(seats.size(), kMaxSeatBytes));
  place = place.first(std::min(place.size(), kMaxPlaceBytes));
  at_ = 0;
  changed_ = kMaxMatchBytes;
  put(bytesOf(match.setup()));
  put32(seed);
  put(static_cast<uint8_t>(seats.size()));
  put(static_cast<uint8_t>(place.size()));
  put(0);
  put(0);
  put(seats);
  for (const Action action : match.history()) {
    put(static_cast<uint8_t>(action.bits));
    put(static_cast<uint8_t>(action.bits >> 8));
  }
  put32(settledDigest(match));
  put(place);
  size_ = at_;
  return std::min(changed_, size_);
}

}  // namespace lucca
