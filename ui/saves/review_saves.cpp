#include "ui/saves/review_saves.h"

#include <cstring>

#include "base/bytes.h"
#include "base/crc32.h"
#include "engine/bots/bot.h"
#include "engine/bots/review/review_bytes.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kOwnHead = 6;     // of an entry: length and name
constexpr std::size_t kCardsLeast = 7;  // bytes of no card

// Of the entry at `at` with its head; 0: there is none, or what is there does not fit.
std::size_t sizeAt(std::span<const uint8_t> bytes, std::size_t at) {
  if (at + kOwnHead > bytes.size()) return 0;
  const std::size_t size = get16(&bytes[at]);
  return size > 0 && at + kOwnHead + size <= bytes.size() ? kOwnHead + size : 0;
}

}  // namespace

void ReviewSaves::load(Store* store) {
  store_ = store;
  tries_ = {};
  const std::span<uint8_t> room = take();
  if (read(room) < kHead) return;
  for (std::size_t slot = 0; slot < kGameSlots; ++slot)
    tries_[slot] = {get32(&room[slot * 8]), get32(&room[slot * 8 + 4])};
}

// The bytes of the value; none: 0.
std::size_t ReviewSaves::read(std::span<uint8_t> room) const {
  std::size_t size = 0;
  if (!store_) return 0;
  const StoreResult result = store_->load(StoreKey::Reviews, kVersion, room, size);
  return result == StoreResult::Ok || result == StoreResult::Damaged ? size : 0;
}

void ReviewSaves::write(std::span<uint8_t> room, std::size_t size) {
  for (std::size_t slot = 0; slot < kGameSlots; ++slot) {
    put32(&room[slot * 8], tries_[slot].seed);
    put32(&room[slot * 8 + 4], tries_[slot].game);
  }
  if (!store_) return;
  const StoreResult result =
      store_->save(StoreKey::Reviews, kVersion, room.first(size < kHead ? kHead : size));
  failed_ = failed_ || (result != StoreResult::Ok && result != StoreResult::ReadOnly);
}

uint32_t ReviewSaves::triedIn(int slot, uint32_t seed) const {
  const Try& one = tries_[static_cast<std::size_t>(slot)];
  return one.game != 0 && one.seed == seed ? one.game : 0;
}

bool ReviewSaves::isTry(uint32_t seed) const {
  for (const Try& one : tries_) {
    if (one.game != 0 && one.seed == seed) return true;
  }
  return false;
}

// Writes the value again with a new entry in front, which `pack` makes: its length; 0: without one. Behind it are the cards of
// tries that are played, and the other games' reviews as far as there is room, unless none are kept.
template <class Pack>
void ReviewSaves::putFirst(uint32_t name, Pack pack, bool reviews) {
  static_assert(2 * Store::kMaxValue <= kBotWorkspace);
  const std::span<uint8_t> old = take();
  const std::size_t oldSize = read(old);
  // The new value is put together behind the old one.
  const std::span<uint8_t> made{old.data() + Store::kMaxValue, Store::kMaxValue};
  std::size_t end = kHead;
  if (const std::size_t own = pack(made.subspan(kHead + kOwnHead)); own > 0) {
    put16(&made[kHead], static_cast<uint16_t>(own));
    put32(&made[kHead + 2], name);
    end += kOwnHead + own;
  }
  for (const bool cards : {true, false}) {
    for (std::size_t at = kHead, size; (size = sizeAt(old.first(oldSize), at)) > 0; at += size) {
      const uint32_t of = get32(&old[at + 2]);
      if (cards != (old[at + kOwnHead] == kCardsFormat) || of == name || end + size > Store::kMaxValue)
        continue;
      if (cards ? !isTry(of) : !reviews) continue;
      std::memcpy(&made[end], &old[at], size);
      end += size;
    }
  }
  write(made, end);
}

void ReviewSaves::markTry(int slot, uint32_t seed, uint32_t game, std::span<const Action> cards,
                          std::size_t before) {
  tries_[static_cast<std::size_t>(slot)] = {seed, game};
  putFirst(seed, [&](std::span<uint8_t> out) -> std::size_t {
    if (cards.empty()) return 0;
    ByteWriter to(out);
    to.u8(kCardsFormat);
    to.u16(static_cast<unsigned>(before));
    for (const Action card : cards) to.u16(card.bits);
    to.u32(crc32(out.data(), to.size()));
    return to.size();
  });
}

std::size_t ReviewSaves::cardsOf(uint32_t seed, std::span<Action> cards, std::size_t& before) const {
  const std::span<uint8_t> room = take();
  const std::span<const uint8_t> bytes = room.first(read(room));
  for (std::size_t at = kHead, size; (size = sizeAt(bytes, at)) > 0; at += size) {
    const std::span<const uint8_t> own = bytes.subspan(at + kOwnHead, size - kOwnHead);
    if (get32(&bytes[at + 2]) != seed || own[0] != kCardsFormat || own.size() < kCardsLeast) continue;
    const std::size_t end = own.size() - 4, count = (end - 3) / 2;
    if (get32(&own[end]) != crc32(own.data(), end) || count > cards.size()) return 0;
    before = get16(&own[1]);
    for (std::size_t i = 0; i < count; ++i) cards[i].bits = get16(&own[3 + 2 * i]);
    return count;
  }
  return 0;
}

bool ReviewSaves::find(uint32_t game, Review& review) const {
  const std::span<uint8_t> room = take();
  const std::span<const uint8_t> bytes = room.first(read(room));
  for (std::size_t at = kHead, size; (size = sizeAt(bytes, at)) > 0; at += size) {
    if (get32(&bytes[at + 2]) != game) continue;
    if (unpackReview(bytes.subspan(at + kOwnHead, size - kOwnHead), review) && review.game == game)
      return true;
  }
  review = Review{};
  return false;
}

void ReviewSaves::put(const Review& review) {
  putFirst(review.game, [&](std::span<uint8_t> out) { return packReview(review, out); });
}

void ReviewSaves::forget() {
  putFirst(
      0, [](std::span<uint8_t>) { return std::size_t{0}; }, false);
}

}  // namespace lucca::ui
