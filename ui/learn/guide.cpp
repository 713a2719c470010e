#include "ui/game/guide.h"

#include "engine/palazzi/action.h"
#include "engine/palazzi/state.h"
#include "engine/torri/action.h"

namespace lucca::ui {

namespace {

template <class... Kinds>
constexpr uint16_t kinds(Kinds... kind) {
  return static_cast<uint16_t>((... | (1u << static_cast<unsigned>(kind))));
}

// Three players, 2013 edition. Seat 0 keeps two green cards, finishes green in round 3 with twelve windows, opens it in
// round 4 and has the last turn of the game.
constexpr uint16_t kPalazziExample[] = {
    0x0068, 0x002a, 0x0008, 0x0049, 0x0022, 0x003c, 0x0055, 0x002c, 0x0057, 0x001e, 0x0067, 0x0047, 0x0016,
    0x001f, 0x0014, 0x005e, 0x0028, 0x0010, 0x004b, 0x0011, 0x002f, 0x0046, 0x004d, 0x002b, 0x000d, 0x003b,
    0x1007, 0x1006, 0x1003, 0x3003, 0x41a0, 0x4568, 0x4768, 0x3000, 0x4281, 0x4502, 0x4bc2, 0x3002, 0x45e3,
    0x48c2, 0x49a3, 0x005a, 0x005c, 0x000b, 0x004c, 0x005d, 0x0057, 0x0016, 0x0002, 0x0003, 0x003e, 0x0001,
    0x0032, 0x3000, 0x4164, 0x4b48, 0x4b98, 0x3002, 0x4042, 0x4068, 0x42c2, 0x3001, 0x4982, 0x4ae8, 0x4ba1,
    0x0013, 0x003c, 0x001a, 0x0060, 0x0017, 0x0006, 0x003a, 0x004e, 0x002a, 0x000e, 0x0027, 0x0048, 0x3001,
    0x40c0, 0x42e3, 0x4c18, 0x3000, 0x4260, 0x4340, 0x4784, 0x3002, 0x4548, 0x4742, 0x49c8, 0x0043, 0x0066,
    0x0052, 0x004f, 0x0035, 0x002d, 0x0009, 0x0044, 0x0059, 0x0025, 0x0041, 0x003f, 0x3002, 0x4138, 0x4880,
    0x4b23, 0x3001, 0x45a1, 0x46a8, 0x49e5, 0x2002, 0x3003, 0x44a5, 0x47f8, 0x4823, 0x001c, 0x0033, 0x001d,
    0x0040, 0x0038, 0x003d, 0x0034, 0x0019, 0x001b, 0x0042, 0x002e, 0x000c, 0x3001, 0x4700, 0x47a5, 0x4802,
    0x3000, 0x4388, 0x43a3, 0x4678, 0x3002, 0x4325, 0x4378, 0x4698, 0x0047, 0x000f, 0x0045, 0x0024, 0x0023,
    0x0005, 0x0050, 0x0053, 0x0058, 0x0012, 0x0067, 0x0054, 0x3002, 0x4a00, 0x4a68, 0x4b02, 0x3000, 0x41e8,
    0x48a1, 0x48f8, 0x3001, 0x40a8, 0x4463, 0x4488, 0x0018, 0x005f, 0x0049, 0x0007, 0x0021, 0x0031, 0x0056,
    0x004a, 0x0036, 0x0061, 0x005b, 0x0039, 0x3003, 0x4728, 0x4b65, 0x4c25, 0x3002, 0x46c8, 0x4940, 0x4ac0,
    0x3000, 0x4318, 0x4925, 0x4be3,
};

using PalazziKind = palazzi::Kind;
constexpr uint16_t kTurn = kinds(PalazziKind::Open, PalazziKind::Take);
constexpr GuideMoment kPalazziMoments[] = {
    {26, {{Coach::PalKeep, kinds(PalazziKind::Keep)}}, 1},
    {37, {{Coach::PalTake, kTurn}, {Coach::PalPlay, kinds(PalazziKind::Play)}}, 2},
    {85, {{Coach::PalFinish, kTurn}}, 1},
    {109, {{Coach::PalOpen, kTurn}}, 1},
    {182, {{Coach::PalLast, kTurn}}, 1},
};

// Two players on 6 x 6, white against blue. The bricks are written as colour and lot.
constexpr torri::Lot lot(const char* name) { return torri::lotAt(name[0] - 'a', name[1] - '1'); }
constexpr uint16_t white(const char* at) { return torri::place(torri::Colour::White, lot(at)).bits; }
constexpr uint16_t black(const char* at) { return torri::place(torri::Colour::Black, lot(at)).bits; }
constexpr uint16_t red(const char* at) { return torri::place(torri::Colour::Red, lot(at)).bits; }
constexpr uint16_t blue(const char* at) { return torri::place(torri::Colour::Blue, lot(at)).bits; }
constexpr uint16_t prisoner(const char* at) { return torri::takePrisoner(lot(at)).bits; }

constexpr uint16_t kTorriExample[] = {
    white("b3"),
    black("c3"),
    blue("e3"),
    red("f3"),
    // Moment 1: houses.
    white("a3"),
    red("b4"),
    blue("e4"),
    black("a6"),
    white("b2"),
    red("d5"),
    blue("e2"),
    white("f6"),
    // Moment 2: two floors under the house on b3.
    white("b3"),
    red("b3"),
    blue("e3"),
    red("e3"),
    black("b3"),
    blue("d1"),
    black("f5"),
    white("c6"),
    // Moment 3: a house on d3 joins the towers; white is stronger, four against three.
    red("d3"),
    prisoner("a3"),
    prisoner("e4"),
    prisoner("b2"),
    blue("b3"),
    white("a1"),
    black("f1"),
    red("b3"),
    white("b2"),
    blue("a5"),
    black("e6"),
    // Moment 4: the sixth floor.
    red("b3"),
    white("c2"),
    blue("f4"),
    black("d6"),
};

using TorriKind = torri::Kind;
constexpr uint16_t kPlace = kinds(TorriKind::Place);
constexpr GuideMoment kTorriMoments[] = {
    {4, {{Coach::TorHouse, kPlace}}, 1},
    {12, {{Coach::TorFloor, kPlace}}, 1},
    {20, {{Coach::TorJoin, kPlace}, {Coach::TorPrisoner, kinds(TorriKind::Prisoner)}}, 2},
    {31, {{Coach::TorWin, kPlace}}, 1},
};

constexpr uint8_t colourOption(torri::Colour colour) { return static_cast<uint8_t>(colour); }

const Guide kGuides[] = {
    {{GameId::Palazzi, 3, {static_cast<uint8_t>(palazzi::Edition::Year2013), 0}},
     0,
     247,
     kPalazziExample,
     kPalazziMoments,
     0xFFFF,
     Coach::PalHello,
     Coach::PalEnd},
    {{GameId::Torri,
      2,
      {0, 0, colourOption(torri::Colour::White), colourOption(torri::Colour::Blue),
       colourOption(torri::Colour::Black), colourOption(torri::Colour::Red)}},
     0,
     1,
     kTorriExample,
     kTorriMoments,
     kPlace,
     Coach::TorHello,
     Coach::TorEnd},
};

}  // namespace

const Guide& guideOf(GameId game) { return kGuides[static_cast<int>(game)]; }

}  // namespace lucca::ui
