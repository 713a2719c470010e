// The state of a game of Torri: a city, a supply and where in the turn the game is. docs/torri-engine.md says
// why it is laid out so. Read it through query.h; only the engine's own files know these fields.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/game/seat.h"
#include "engine/torri/action.h"
#include "engine/torri/city/lot.h"

namespace lucca::torri {

enum class Phase : uint8_t {
  TurnStart,   // rules: Turn
  Place,       // the seat in turn: Place
  Struggle,    // rules: Struggle
  Attack,      // rules: Attack
  Prisoner,    // the seat of the attacked colour: Prisoner
  Ransom,      // rules: Ransom
  NoPrisoner,  // rules: NoPrisoner
  Merge,       // rules: Merge
  Apart,       // rules: Apart
  Fallen,      // rules: Fallen
  Switch,      // the seat in turn: Switch
  Finish,      // rules: Finish
  Over,
};

// Blocks of two or more bricks have a number; see the design note for why 42 are enough in a city of 12 x 12.
inline constexpr int kMaxBlocks = 42;
using BlockId = uint8_t;
inline constexpr BlockId kLone =
    62;  // a house without neighbours, or the house that joined two struggling towers
inline constexpr BlockId kEmpty = 63;  // an empty lot
inline constexpr uint8_t kEmptyCell = kEmpty;

// The room of a block for floors, a byte a colour: 64 + houses of the block - floors of its tower.
using Margin = uint32_t;
inline constexpr Margin kMarginZero = 0x40404040u;
constexpr Margin marginOne(Brick colour) { return Margin{1} << (8 * index(colour)); }
// Houses minus floors of the colour.
constexpr int marginOf(Margin margin, unsigned colour) {
  return static_cast<int>(margin >> (8 * colour) & 0xFFu) - 64;
}

inline constexpr int kMaxBricks = 2 * kMaxSize * kColours;

struct State {
  Margin margin[kMaxBlocks];         // 0: the number is free
  uint32_t floors[kMaxBricks / 16];  // two bits a floor, towers by block number, each from the bottom up
  uint16_t rows[3 + 2 * kMaxSize];   // see occupied() and towered(): masks of lots, with empty rows around
  uint16_t turn;                     // from 1
  uint8_t supply[kColours];
  uint8_t captives[kColours][kColours];  // [holder][colour of the brick]
  alignas(4) uint8_t cell[kLots];        // colour of the house or of the tower's top << 6 | BlockId
  Lot towerLot[kMaxBlocks];              // kNoLot: the block has no tower
  uint8_t height[kMaxBlocks];            // of the tower; 0: none
  uint8_t blocks;                        // block numbers in use are below
  uint8_t setup;                         // size / 2 - 3 | switch << 2 | players << 4
  uint8_t seatColours;                   // two bits a seat
  Phase phase;
  Seat seat;                 // in turn
  ColourSet used;            // colours placed in this turn
  Lot placed;                // the house that joined the struggling towers; kNoLot: no struggle
  BlockId stronger, weaker;  // the struggling towers' blocks, with `placed` left out
  uint8_t weakerActs;        // 1: the weaker tower acts or has just acted
  Brick attacked;            // the colour that lost the top of its tower and takes a prisoner
  EndReason reason;
  uint8_t fewer
      [kColours];  // floors or prisoners by which each seat needs fewer than the city's side (rules, section 7)

  static constexpr std::size_t kTailSize = kColours;  // Game::tailSize

  constexpr int size() const { return 6 + 2 * (setup & 3); }
  constexpr bool switchAllowed() const { return (setup >> 2) & 1; }
  constexpr int players() const { return setup >> 4; }

  // Masks of a row, -1 <= row <= size: bit column + 1. Bits and rows outside the city are 0, so that a
  // neighbour is a shift away and needs no test for the border.
  constexpr uint16_t& occupied(int row) { return rows[1 + row]; }
  constexpr uint16_t occupied(int row) const { return rows[1 + row]; }
  constexpr uint16_t& towered(int row) {
    return rows[2 + kMaxSize + row];
  }  // lots of blocks that have a tower
  constexpr uint16_t towered(int row) const { return rows[2 + kMaxSize + row]; }
};
static_assert(sizeof(State) == 512 && offsetof(State, fewer) + State::kTailSize == sizeof(State));

// Torri has no secrets: every seat's view is the state.
struct View {
  State state;
};

}  // namespace lucca::torri
