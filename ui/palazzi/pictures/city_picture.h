// A city: sky, ground line, six lots in the order of the colours with their palaces and plates, walls. The same picture
// is on the stage, in the panels of a recap, in the list of cities and beside a saved game; its measures differ.
#pragma once

#include "ui/palazzi/pictures/palace_picture.h"
#include "ui/palazzi/pictures/sky.h"
#include "ui/palazzi/pictures/wall_picture.h"

namespace lucca::ui {

struct CityPlan {
  Rect sky;       // down to the ground line
  Rect plates;    // below it; empty: none
  Rect walls;     // the strip; empty: none
  int left, lot;  // of the first lot, and the width of each
  PalacePlan palace;
  bool label;  // shields / needed at the end of the walls
  bool signs;  // the colour's sign above each lot instead of on its plate

  int ground() const { return sky.bottom(); }
  int palaceLeft(int colour) const { return left + colour * lot + (lot - palace.width) / 2; }
  int palaceTop(int floors) const { return ground() - floors * palace.floor; }
  Rect lotBox(int colour) const {
    return makeRect(left + colour * lot, sky.y, lot, plates.h > 0 ? plates.bottom() - sky.y : sky.h);
  }
};

// Differences from the city as it is.
struct CityLook {
  std::span<const Action> ghosts = {};  // plays that would be
  bool ghostsOn = true;
  const palazzi::State* after =
      nullptr;       // the state they lead to: numbers, shields and walls are shown as there
  int special = -1;  // the colour that is drawn as `lot` says
  const LotLook* lot = nullptr;
  const palazzi::State* then = nullptr;  // floors that were not there are ringed
  bool night = false;
  int nightfall = 255;  // of 255, while night falls
  int lights = -1;      // how many of the windows that have scored are lit, from the left; -1: all
  int cracks = -1;      // whether the walls crack; -1: as the state says
};

// A plan for an area; `labelled` with plates, walls and label as on the stage.
CityPlan smallPlan(const Rect& area, int size);

void drawCity(Canvas& canvas, const CityPlan& plan, const palazzi::State& state, int who,
              const CityLook& look = {});
// The parts, for acts that draw some of them elsewhere.
LotLook lotIn(const palazzi::State& state, int who, int colour, const CityLook& look = {});
WallLook wallsIn(const CityPlan& plan, const palazzi::State& state, int who, const CityLook& look = {});
// The windows of a palace that have scored.
int scoredWindows(const palazzi::State& state, int who, int colour);
// Where the plays that would be are seen.
Rect ghostArea(const CityPlan& plan, const palazzi::State& state, int who, const CityLook& look);
// The street number of a lot.
struct Plate {
  int colour, number;
  bool standing;  // a palace stands, or would stand, there
  int street;     // -1 lowest, +1 highest, 0 neither
};
void drawPlate(Canvas& canvas, const Rect& box, const Plate& plate);
// A round chip with words, centred at x, its top at y.
Rect drawChip(Canvas& canvas, int x, int y, std::string_view words, Paint paint);

}  // namespace lucca::ui
