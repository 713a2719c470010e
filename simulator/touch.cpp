#include "simulator/touch.h"

#include <string_view>

#include "drawing/type/symbols.h"

namespace lucca::simulator {

namespace {

// A thumb is wider than the line is high.
constexpr int kReachAbove = 6;

struct SignRow {
  std::string_view sign;
  TouchedKey left, right;  // for the sign's two halves
};

constexpr TouchedKey alone(Pad pad) { return {0, padBit(pad), false}; }
constexpr TouchedKey chord(Pad first, Pad pad) { return {padBit(first), padBit(pad), false}; }
constexpr SignRow whole(std::string_view sign, TouchedKey key) { return {sign, key, key}; }

constexpr SignRow kSigns[] = {
    whole(symbol::kKeyA, alone(Pad::A)),
    whole(symbol::kKeyB, alone(Pad::B)),
    whole(symbol::kKeyX, alone(Pad::X)),
    whole(symbol::kKeyY, alone(Pad::Y)),
    whole(symbol::kKeyUp, alone(Pad::Up)),
    whole(symbol::kKeyDown, alone(Pad::Down)),
    whole(symbol::kKeyLeft, alone(Pad::Left)),
    whole(symbol::kKeyRight, alone(Pad::Right)),
    whole(symbol::kKeyStick, alone(Pad::Stick)),
    whole(symbol::kKeyBHeld, {0, padBit(Pad::B), true}),
    {symbol::kArrowsSideways, alone(Pad::Left), alone(Pad::Right)},
    {symbol::kArrowsUpDown, alone(Pad::Up), alone(Pad::Down)},
    whole("X", alone(Pad::X)),
    whole("Y", alone(Pad::Y)),
    {"XY", alone(Pad::X), alone(Pad::Y)},
    whole("A+X", chord(Pad::A, Pad::X)),
    whole("A+Y", chord(Pad::A, Pad::Y)),
    {"A+XY", chord(Pad::A, Pad::X), chord(Pad::A, Pad::Y)},
    whole("B+X", chord(Pad::B, Pad::X)),
    whole("B+Y", chord(Pad::B, Pad::Y)),
    {"B+XY", chord(Pad::B, Pad::X), chord(Pad::B, Pad::Y)},
};

const SignRow* rowOf(std::string_view letters) {
  for (const SignRow& row : kSigns) {
    if (row.sign == letters) return &row;
  }
  return nullptr;
}

bool isInLine(const Said& said, int y) {
  return said.part == ScreenPart::Keys && y >= said.box.y - kReachAbove &&
         y < said.box.bottom() + kReachAbove;
}

}  // namespace

TouchedKey touchedKey(const KeyStroke& stroke) {
  return {stroke.chord() ? padBit(stroke.with) : PadSet{0}, padBit(stroke.pad), stroke.held};
}

// Words follow their sign, so a word belongs to the nearest sign at its left.
TouchedKey keyAt(const ScreenWords& words, int x, int y) {
  const Said* sign = nullptr;
  const Said* hit = nullptr;
  for (const Said& said : words.said()) {
    if (!isInLine(said, y)) continue;
    if (rowOf(words.lettersOf(said)) && said.box.x <= x && (!sign || said.box.x > sign->box.x)) sign = &said;
    if (said.box.x - 2 <= x && x < said.box.right() + 4) hit = &said;
  }
  if (!sign || !hit) return {};
  const SignRow& row = *rowOf(words.lettersOf(*sign));
  return x < sign->box.x + sign->box.w / 2 ? row.left : row.right;
}

}  // namespace lucca::simulator
