// Sealed numbers: what makes the coming cards of a game that goes by link unknown to everybody (docs/web.md).
//
// Each player's browser has a secret for each seat it plays. Number k of a seat is the secret hashed kNumbers - k times, so
// number k lets a browser compute every earlier one and no later one: number k - 1 is the seal of number k. A link carries
// the last number of each seat that is known to all.
//
// In a link (ui/saves/passed_game.h):
//
//   offset  size
//        0     1  draws so far, d: times that chance came after somebody had decided
//        1     d  of each: the seat that decided last << 4 | the seat that drew; kAlone: without sealed numbers
//      1+d     1  the seat that is to draw or to decide; kNoSeat: nobody
//      2+d     1  a bit for each seat whose seal was replaced, and kDrawnAlone
//      3+d     1  a bit for each seat with a seal
//      4+d        17 bytes for each of them: released << 7 | the index of its number, the number
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "drivers/chip.h"
#include "engine/game/match.h"
#include "ui/saves/passed_game.h"

namespace lucca::web {

using Number = std::array<uint8_t, 16>;

inline constexpr int kNumbers = 16;      // of a seat, from 0 on; later draws are not sealed
inline constexpr uint8_t kAlone = 0xFF;  // a draw without sealed numbers
inline constexpr uint8_t kNoSeat = 0xFF;
inline constexpr uint8_t kDrawnAlone = 0x80;  // among the news of a game

struct SeatSeal {
  uint8_t known = 0;     // 1: `number` is known to all
  uint8_t own = 0;       // 1: `secret` is this browser's
  uint8_t index = 0;     // of `number`, 0..kNumbers
  uint8_t released = 0;  // 1: the browser that had the secret gives the seat away
  Number number{}, secret{};
  friend bool operator==(const SeatSeal&, const SeatSeal&) = default;
};

// The known facts about the seals of a game.
struct Seals {
  uint8_t draws = 0;  // as many of the following are known
  uint8_t news = 0;  // a bit for each seat whose seal was replaced; kDrawnAlone: one browser drew cards alone
  uint8_t to = kNoSeat;
  std::array<uint8_t, kNumbers> drawn{};
  std::array<SeatSeal, kMaxSeats> seats{};
  friend bool operator==(const Seals&, const Seals&) = default;
};

// Number `index` of a secret.
Number numberOf(const Number& secret, int index);
// The number at an earlier index; `from` >= `to`.
Number earlier(Number number, int from, int to);
// Whether two numbers of a seat come from one secret.
bool agree(const SeatSeal& a, const SeatSeal& b);

// Gives a seat a secret of this browser.
void beginSeal(SeatSeal& seal, int index, SeedSource& random);

// The bytes of a link; at most ui::kMostSeals.
std::size_t writeSeals(const Seals& seals, std::span<uint8_t> out);
// False for bytes that are none. No bytes are seals of which nothing is known.
bool readSeals(std::span<const uint8_t> bytes, Seals& seals);

// Draw `index` of a game whose history so far is `before`: what one card after the other is drawn from.
class SealedDraw {
 public:
  SealedDraw(uint32_t id, int index, const Number& decider, const Number& drawer,
             std::span<const Action> before);
  Action next(const Game& game, const AnyState& state);

 private:
  std::array<uint8_t, 32> seed_;
  uint32_t count_ = 0;
};

}  // namespace lucca::web
