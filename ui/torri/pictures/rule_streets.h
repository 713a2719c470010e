// The placements that Torri's rule pages show, as streets of stacks. A test gives each to the engine, so that no page
// shows a move that the rules refuse.
#pragma once

#include <array>

namespace lucca::ui {

// One string a lot, bricks from the bottom up: w(hite), k (black), r(ed), b(lue); "" is an empty lot.
using Street = std::array<const char*, 6>;

struct StreetMove {
  Street before;
  int lot;
  char brick;
  Street after;  // once everything the picture shows has happened
};

// A house in the gap joins two towers.
inline constexpr StreetMove kHouseStreet{
    {"w", "rw", "", "k", "rkb", "b"}, 2, 'r', {"w", "rw", "r", "k", "rkb", "b"}};
// A floor is pushed in; a blue house allows it.
inline constexpr StreetMove kFloorStreet{{"b", "kw", "w"}, 1, 'b', {"b", "bkw", "w"}};
// White strikes, blue takes the first house, and the black brick that is left is a house.
inline constexpr StreetMove kStruggleStreet{
    {"w", "w", "rkw", "", "kb", "b"}, 3, 'r', {"", "w", "rkw", "r", "k", "b"}};
// One blow of a longer fight: the top falls, and a house is taken.
inline constexpr StreetMove kBlowStreet{
    {"w", "w", "rkw", "", "krb", "b"}, 3, 'r', {"", "w", "rkw", "r", "kr", "b"}};
// White controls both towers.
inline constexpr StreetMove kMergeStreet{{"w", "brw", "", "kw"}, 2, 'r', {"w", "wbrw", "r", "k"}};

// The examples of the principles.
// No brick fits under the first house; a red one fits under the house that has a red neighbour.
inline constexpr StreetMove kLoneStreet{{"w", "", "w", "r"}, 2, 'r', {"w", "", "rw", "r"}};
// A floor from below leaves the top, and who controls the tower, as it was.
inline constexpr StreetMove kTopStreet{{"b", "krw", "b"}, 1, 'b', {"b", "bkrw", "b"}};
// The lower tower has more houses: it strikes first, and white takes its only blue house for the top.
inline constexpr StreetMove kStrongStreet{
    {"w", "rkw", "", "rb", "b", "k"}, 2, 'r', {"w", "rk", "r", "rb", "", "k"}};
// Black strikes the blue top, blue takes the first house, and red is left on top.
inline constexpr StreetMove kHeirStreet{
    {"k", "k", "wrk", "", "wrb", "b"}, 3, 'w', {"", "k", "wrk", "w", "wr", "b"}};
// White would win with six floors. Blue has more houses and strikes, white takes the last of them.
inline constexpr StreetMove kHoldStreet{
    {"w", "rkrbkw", "", "kb", "b", "b"}, 2, 'k', {"w", "rkrbk", "k", "kb", "b", ""}};
// Two towers of one height, the black one neutral; and black with a floor less.
inline constexpr StreetMove kNeutralStreet{
    {"", "krbkrw", "", "", "wrbwrk", ""}, -1, 'w', {"", "krbkrw", "", "", "wrbwk", ""}};

}  // namespace lucca::ui
