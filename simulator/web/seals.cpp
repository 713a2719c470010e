#include "simulator/web/seals.h"

#include <algorithm>

#include "simulator/web/sha256.h"

namespace lucca::web {

namespace {

constexpr std::array<uint8_t, 4> kSealTag = {'s', 'e', 'a', 'l'}, kDrawTag = {'d', 'r', 'a', 'w'};

Number hashed(const Number& number) {
  Sha256 hash;
  hash.add(kSealTag);
  hash.add(number);
  const Sha256::Hash whole = hash.finish();
  Number result;
  std::copy_n(whole.begin(), result.size(), result.begin());
  return result;
}

}  // namespace

Number earlier(Number number, int from, int to) {
  for (; from > to; --from) number = hashed(number);
  return number;
}

Number numberOf(const Number& secret, int index) { return earlier(secret, kNumbers, index); }

bool agree(const SeatSeal& a, const SeatSeal& b) {
  const int index = std::min(a.index, b.index);
  return earlier(a.number, a.index, index) == earlier(b.number, b.index, index);
}

void beginSeal(SeatSeal& seal, int index, SeedSource& random) {
  for (std::size_t i = 0; i < seal.secret.size(); i += 4) {
    const uint32_t value = random.newSeed();
    for (std::size_t byte = 0; byte < 4; ++byte)
      seal.secret[i + byte] = static_cast<uint8_t>(value >> (8 * byte));
  }
  seal.known = seal.own = 1;
  seal.released = 0;
  seal.index = static_cast<uint8_t>(index);
  seal.number = numberOf(seal.secret, index);
}

std::size_t writeSeals(const Seals& seals, std::span<uint8_t> out) {
  uint8_t* at = out.data();
  *at++ = seals.draws;
  at = std::copy_n(seals.drawn.begin(), seals.draws, at);
  *at++ = seals.to;
  *at++ = seals.news;
  uint8_t& mask = *at++ = 0;
  for (std::size_t seat = 0; seat < seals.seats.size(); ++seat) {
    const SeatSeal& seal = seals.seats[seat];
    if (!seal.known) continue;
    mask = static_cast<uint8_t>(mask | 1u << seat);
    *at++ = static_cast<uint8_t>(seal.released << 7 | seal.index);
    at = std::copy(seal.number.begin(), seal.number.end(), at);
  }
  return static_cast<std::size_t>(at - out.data());
}

bool readSeals(std::span<const uint8_t> bytes, Seals& seals) {
  seals = {};
  if (bytes.empty()) return true;
  seals.draws = bytes[0];
  if (seals.draws > kNumbers || bytes.size() < 4u + seals.draws) return false;
  std::copy_n(bytes.begin() + 1, seals.draws, seals.drawn.begin());
  bytes = bytes.subspan(1u + seals.draws);
  seals.to = bytes[0];
  seals.news = bytes[1];
  const unsigned mask = bytes[2];
  bytes = bytes.subspan(3);
  if (seals.to != kNoSeat && seals.to >= kMaxSeats) return false;
  for (std::size_t seat = 0; seat < seals.seats.size(); ++seat) {
    if (!(mask >> seat & 1)) continue;
    SeatSeal& seal = seals.seats[seat];
    if (bytes.size() < 1 + seal.number.size() || (bytes[0] & 0x7F) > kNumbers) return false;
    seal.known = 1;
    seal.index = bytes[0] & 0x7F;
    seal.released = bytes[0] >> 7;
    std::copy_n(bytes.begin() + 1, seal.number.size(), seal.number.begin());
    bytes = bytes.subspan(1 + seal.number.size());
  }
  return bytes.empty() && mask >> kMaxSeats == 0;
}

SealedDraw::SealedDraw(uint32_t id, int index, const Number& decider, const Number& drawer,
                       std::span<const Action> before) {
  Sha256 hash;
  hash.add(kDrawTag);
  hash.add(id);
  hash.add(static_cast<uint32_t>(index));
  hash.add(decider);
  hash.add(drawer);
  for (const Action action : before) hash.add(static_cast<uint32_t>(action.bits));
  seed_ = hash.finish();
}

Action SealedDraw::next(const Game& game, const AnyState& state) {
  Sha256 hash;
  hash.add(seed_);
  hash.add(count_++);
  const Sha256::Hash word = hash.finish();
  Rng rng(static_cast<uint32_t>(word[0] << 24 | word[1] << 16 | word[2] << 8 | word[3]));
  return game.drawChance(state, rng);
}

}  // namespace lucca::web
