// A match as the bytes of a save, so laid out that one more decision changes only the end. docs/store-format.md names
// every byte. Seats and place belong to the session; they are carried along unread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/frame/match.h"

namespace lucca {

inline constexpr uint8_t kMatchFormat = 1;
inline constexpr std::size_t kMaxSeatBytes = 160;
inline constexpr std::size_t kMaxPlaceBytes = 32;
inline constexpr std::size_t kMatchHead = 16;
inline constexpr std::size_t kMaxMatchBytes =
    kMatchHead + kMaxSeatBytes + 2 * kMaxHistory + 4 + kMaxPlaceBytes;

// A save taken apart; the spans point into its bytes.
struct SavedMatch {
  Setup setup{};
  uint32_t seed = 0;
  std::span<const uint8_t> seats;
  std::span<const uint8_t> entries;  // two bytes each
  uint32_t digest = 0;               // of the settled state after the last entry
  std::span<const uint8_t>
      place;  // what the session adds: the cursor's place, who has seen what, or a result

  std::size_t length() const { return entries.size() / 2; }
  Action entry(std::size_t i) const {
    return {static_cast<uint16_t>(entries[2 * i] | entries[2 * i + 1] << 8)};
  }
};

// False for bytes that are no save; any bytes are safe.
bool decodeMatch(std::span<const uint8_t> bytes, SavedMatch& out);

// The digest of the state once the rules have done the steps that are due: what a replay gives again.
uint32_t settledDigest(const Match& match);

// The bytes of the game being played, kept to know what changed since they were last written.
class MatchBytes {
 public:
  // Brings the bytes up to date and returns the first that differs from before. Longer seats or places are cut off.
  std::size_t update(const Match& match, uint32_t seed, std::span<const uint8_t> seats,
                     std::span<const uint8_t> place);
  // The next update() differs from byte 0 on.
  void clear() { size_ = 0; }
  std::span<const uint8_t> bytes() const { return {bytes_.data(), size_}; }
  // For loading into: the caller says how much it filled.
  std::span<uint8_t> buffer() { return bytes_; }
  void setSize(std::size_t size) { size_ = size < bytes_.size() ? size : bytes_.size(); }

 private:
  void put(uint8_t byte);
  void put(std::span<const uint8_t> bytes);
  void put32(uint32_t word);

  std::array<uint8_t, kMaxMatchBytes> bytes_{};
  std::size_t size_ = 0;
  std::size_t at_ = 0;
  std::size_t changed_ = 0;
};

}  // namespace lucca
