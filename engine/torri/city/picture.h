// A position from a text picture: for tests and guided games.
//
// One line a row of the city, the top row first, lots separated by spaces: `.` is empty, else the bricks of
// the stack from the bottom up, each a letter: w(hite), k (black), r(ed), b(lue). A picture of a 6 x 6 city:
//
//   . . . . . .
//   . w . . . .
//   . bkrw . . . .
//   . . . . . .
//   . . . . . .
//   . . . . . .
#pragma once

#include "engine/torri/rules.h"

namespace lucca::torri {

struct Position {
  Setup setup;
  const char* picture;
  uint8_t captives[kColours][kColours] = {};  // [holder][colour of the brick]
  uint16_t turn = 1;                          // its start-of-turn check comes next; the seat follows from it
};

enum class [[nodiscard]] PictureError : uint8_t{
    None,          BadSetup, BadLetter,
    WrongShape,     // not as many rows or lots as the city has
    TooManyBricks,  // more than 2N of a colour in the city and among the prisoners
    TwoTowers,      // in one block
    TooManyBlocks,  // more than any game can have
    BadTurn,
};

// The supply holds what is neither in the city nor a prisoner. On an error the state is untouched.
PictureError fromPicture(State& state, const Position& position);

}  // namespace lucca::torri
