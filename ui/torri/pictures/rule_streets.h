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

}  // namespace lucca::ui
