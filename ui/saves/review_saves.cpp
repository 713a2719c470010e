#include "ui/saves/review_saves.h"

#include <cstring>

#include "base/bytes.h"
#include "engine/bots/bot.h"
#include "engine/bots/review/review_bytes.h"

namespace lucca::ui {

namespace {

constexpr std::size_t kOwnHead = 6;  // of a review: length and name

// Of the review at `at` with its head; 0: there is none, or what is there does not fit.
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
  for (std::size_t slot = 0; slot < kSlots; ++slot)
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
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
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

void ReviewSaves::markTry(int slot, uint32_t seed, uint32_t game) {
  const std::span<uint8_t> room = take();
  const std::size_t size = read(room);
  tries_[static_cast<std::size_t>(slot)] = {seed, game};
  write(room, size);
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
  static_assert(2 * Store::kMaxValue <= kBotWorkspace);
  const std::span<uint8_t> old = take();
  const std::size_t oldSize = read(old);
  // The new value is put together behind the old one.
  const std::span<uint8_t> made{old.data() + Store::kMaxValue, Store::kMaxValue};
  const std::size_t own = packReview(review, made.subspan(kHead + kOwnHead));
  if (own == 0) return;
  put16(&made[kHead], static_cast<uint16_t>(own));
  put32(&made[kHead + 2], review.game);
  std::size_t end = kHead + kOwnHead + own;
  for (std::size_t at = kHead, size; (size = sizeAt(old.first(oldSize), at)) > 0; at += size) {
    if (get32(&old[at + 2]) == review.game || end + size > Store::kMaxValue) continue;
    std::memcpy(&made[end], &old[at], size);
    end += size;
  }
  write(made, end);
}

void ReviewSaves::forget() {
  const std::span<uint8_t> room = take();
  write(room, kHead);
}

}  // namespace lucca::ui
