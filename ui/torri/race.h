// The race in the header: what each player has of what wins, the one to move named; and the warning that somebody wins at
// his next turn.
#pragma once

#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

// `active`: whose turn it is. `as`: he would play on with that colour; kColours: with his own.
void drawRace(Canvas& canvas, const StageLayout& layout, const Table& table, const torri::State& state,
              Seat active, int as = torri::kColours);
// Where the colour's player stands in it; without one the middle of the header.
Rect raceCell(const StageLayout& layout, const torri::State& state, Seat active, torri::Brick colour);

// Tower and prisoners with their signs, at the right of the box; where there is no room only the better of them. Returns
// the width. `goal`: with how many its player wins, if they are fewer than the others', behind the better one; 0: none.
int drawNumbers(Canvas& canvas, const Rect& box, const torri::Standing& standing, Colour ink, Align align,
                int goal = 0);

// How much of what matters a note there would hide: the caps of towers, houses.
int hiddenBy(const Rect& note, const CityMeasures& measures, const Camera& camera, const torri::State& state);

// That a colour wins next, over the city: where it hides neither the cursor nor the card beside it, and as little as can be
// of the towers. Returns its box, empty where there is no place.
struct Notice {
  torri::Brick colour;
  std::string_view who;
  Text tower, prisoners;  // by what it wins,
  Text brief;             // and in few words
};
Rect drawNotice(Canvas& canvas, const StageLayout& layout, const CityScene& city, const Notice& notice,
                const Rect& cursor, const Rect& card);
// The same, if it is somebody other than the seat in turn who would win next.
void drawWarning(Canvas& canvas, const StageLayout& layout, const Table& table, const CityScene& city,
                 const Rect& cursor, const Rect& card);

}  // namespace lucca::ui
