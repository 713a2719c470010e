// The race in the header: what each player has of what wins, the one to move named; and the warning that somebody wins at
// his next turn.
#pragma once

#include "engine/torri/threats.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

// `active`: whose turn it is. `as`: he would play on with that colour; kColours: with his own. `threats`: how high each
// can get next, as hollow segments; null: not shown.
void drawRace(Canvas& canvas, const StageLayout& layout, const Table& table, const torri::State& state,
              Seat active, int as = torri::kColours, const torri::Threats* threats = nullptr);
// The bar of a colour: what it has of `whole`, and what it can get next.
struct RaceBar {
  int whole, filled, reach;
  Colour ink, empty;
};
void drawRaceBar(Canvas& canvas, const Rect& bar, const RaceBar& race);
inline constexpr Colour kAmber = rgb(0xFAD03B);
// The place of the colour's player in it; without one the middle of the header.
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
  int reach = 0;          // not 0: it does not win yet, but can get so high; a white note
};
Rect drawNotice(Canvas& canvas, const StageLayout& layout, const CityScene& city, const Notice& notice,
                const Rect& cursor, const Rect& card);
// The same, if it is somebody other than the seat in turn who would win next; else, with `threats`, who could get high
// enough.
void drawWarning(Canvas& canvas, const StageLayout& layout, const Table& table, const CityScene& city,
                 const Rect& cursor, const Rect& card, const torri::Threats* threats);

}  // namespace lucca::ui
