// The guided first game of Torri.
#include "engine/torri/action.h"
#include "ui/torri/row.h"

namespace lucca::ui {

namespace {

// Two players on 6 x 6, white against blue. The bricks are written as colour and lot.
constexpr torri::Lot lot(const char* name) { return torri::lotAt(name[0] - 'a', name[1] - '1'); }
constexpr uint16_t white(const char* at) { return torri::place(torri::Colour::White, lot(at)).bits; }
constexpr uint16_t black(const char* at) { return torri::place(torri::Colour::Black, lot(at)).bits; }
constexpr uint16_t red(const char* at) { return torri::place(torri::Colour::Red, lot(at)).bits; }
constexpr uint16_t blue(const char* at) { return torri::place(torri::Colour::Blue, lot(at)).bits; }
constexpr uint16_t prisoner(const char* at) { return torri::takePrisoner(lot(at)).bits; }

constexpr uint16_t kExample[] = {
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

constexpr uint16_t kPlace = guideKinds(torri::Kind::Place);
constexpr GuideMoment kMoments[] = {
    {4, {{Coach::TorHouse, kPlace}}, 1},
    {12, {{Coach::TorFloor, kPlace}}, 1},
    {20, {{Coach::TorJoin, kPlace}, {Coach::TorPrisoner, guideKinds(torri::Kind::Prisoner)}}, 2},
    {31, {{Coach::TorWin, kPlace}}, 1},
};

constexpr uint8_t colourOption(torri::Colour colour) { return static_cast<uint8_t>(colour); }

}  // namespace

constexpr Guide kTorriGuide = {
    {GameId::Torri,
     2,
     {0, 0, colourOption(torri::Colour::White), colourOption(torri::Colour::Blue),
      colourOption(torri::Colour::Black), colourOption(torri::Colour::Red)}},
    0,
    1,
    kExample,
    kMoments,
    kPlace,
    Coach::TorHello,
    Coach::TorEnd,
};

}  // namespace lucca::ui
