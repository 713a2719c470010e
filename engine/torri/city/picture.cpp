#include "engine/torri/city/picture.h"

#include "engine/torri/city/blocks.h"
#include "engine/torri/city/floors.h"
#include "engine/torri/query.h"

namespace lucca::torri {

namespace {

constexpr bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\t'; }

constexpr int colourOfLetter(char c) {
  constexpr char kLetters[] = {'w', 'k', 'r', 'b'};
  for (int colour = 0; colour < kColours; ++colour) {
    if (kLetters[colour] == c) return colour;
  }
  return -1;
}

// The stack of one lot: its letters from the bottom up.
struct Stack {
  const char* letters = nullptr;
  int height = 0;
};

PictureError readStacks(const char* text, int size, Stack (&stacks)[kLots]) {
  int lots = 0;
  int column = 0;
  for (const char* at = text; *at != '\0';) {
    if (isSpace(*at)) {
      if (*at == '\n' && column != 0 && column != size) return PictureError::WrongShape;
      if (*at++ == '\n') column = 0;
      continue;
    }
    if (lots == size * size || column == size) return PictureError::WrongShape;
    Stack& stack = stacks[lotAt(column, size - 1 - lots / size)];
    stack.letters = at;
    for (; *at != '\0' && !isSpace(*at); ++at) {
      if (*at == '.' && stack.height == 0 && (at[1] == '\0' || isSpace(at[1]))) continue;
      if (colourOfLetter(*at) < 0) return PictureError::BadLetter;
      ++stack.height;
    }
    ++lots;
    ++column;
  }
  return lots == size * size ? PictureError::None : PictureError::WrongShape;
}

PictureError takeFromSupply(State& state, unsigned colour, int bricks) {
  if (state.supply[colour] < bricks) return PictureError::TooManyBricks;
  state.supply[colour] = static_cast<uint8_t>(state.supply[colour] - bricks);
  return PictureError::None;
}

PictureError takeBricks(State& state, const Position& position, const Stack (&stacks)[kLots]) {
  for (const Stack& stack : stacks) {
    for (int i = 0; i < stack.height; ++i) {
      const PictureError error =
          takeFromSupply(state, static_cast<unsigned>(colourOfLetter(stack.letters[i])), 1);
      if (error != PictureError::None) return error;
    }
  }
  for (unsigned holder = 0; holder < kColours; ++holder) {
    for (unsigned colour = 0; colour < kColours; ++colour) {
      state.captives[holder][colour] = position.captives[holder][colour];
      const PictureError error = takeFromSupply(state, colour, position.captives[holder][colour]);
      if (error != PictureError::None) return error;
    }
  }
  return PictureError::None;
}

// A lone tower has a block number of its own, a lone house does not.
PictureError raiseStack(State& state, Lot lot, const Stack& stack) {
  BlockId block = blockOf(state.cell[lot]);
  if (block == kLone) {
    if (state.blocks == kMaxBlocks) return PictureError::TooManyBlocks;
    block = state.blocks++;
    state.margin[block] = kMarginZero + marginOne(colourAt(state, lot));
    state.cell[lot] = makeCell(colourAt(state, lot), block);
  }
  if (hasTower(state, block)) return PictureError::TwoTowers;
  raiseTower(state, lot);
  for (int i = stack.height - 2; i >= 0; --i) {
    pushBottom(state, block, static_cast<Brick>(colourOfLetter(stack.letters[i])));
  }
  return PictureError::None;
}

// Tops first, as houses that join into blocks; then what is under them.
PictureError build(State& state, const Stack (&stacks)[kLots]) {
  for (int lot = 0; lot < kLots; ++lot) {
    const Stack& stack = stacks[lot];
    if (stack.height == 0) continue;
    const Lot at = static_cast<Lot>(lot);
    putHouse(state, at, static_cast<Brick>(colourOfLetter(stack.letters[stack.height - 1])), kEmpty);
    joinNeighbours(state, at);
  }
  for (int lot = 0; lot < kLots; ++lot) {
    if (stacks[lot].height < 2) continue;
    const PictureError error = raiseStack(state, static_cast<Lot>(lot), stacks[lot]);
    if (error != PictureError::None) return error;
  }
  return PictureError::None;
}

}  // namespace

PictureError fromPicture(State& state, const Position& position) {
  State fresh;
  if (init(fresh, position.setup) != Verdict::Accepted) return PictureError::BadSetup;
  if (position.turn < 1 || position.turn > lastTurn(fresh)) return PictureError::BadTurn;
  fresh.turn = position.turn;
  fresh.seat = static_cast<Seat>((position.turn - 1) % fresh.players());

  Stack stacks[kLots];
  PictureError error = readStacks(position.picture, fresh.size(), stacks);
  if (error == PictureError::None) error = takeBricks(fresh, position, stacks);
  if (error == PictureError::None) error = build(fresh, stacks);
  if (error == PictureError::None) state = fresh;
  return error;
}

}  // namespace lucca::torri
