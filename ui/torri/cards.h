// Cards over the city: a tower in section with what a floor would make of it; both towers of a struggle now and as it
// could end; the greeting of a player.
#pragma once

#include "engine/torri/foresight.h"
#include "ui/torri/pictures/city_measures.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

// A tower as high as the area allows, its floors at most `floor` pixels, standing on the area's foot.
void drawTowerIn(Canvas& canvas, const Rect& area, const torri::FloorList& floors, int floor);

// The paper of a card, with its edge.
void drawCardGround(Canvas& canvas, const Rect& box);

// The stack on `lot` from the side, beside the city or over the half of it without the cursor. `added`: a brick of that
// colour is pushed in below; kColours: none. Returns its box.
Rect drawSection(Canvas& canvas, const StageLayout& layout, const Rect& cursor, const torri::State& state,
                 torri::Lot lot, int added);
// On a wide panel the section is always there: the tower of the lot's block, or nothing.
void drawSideSection(Canvas& canvas, const StageLayout& layout, const torri::State& state, torri::Lot lot);
// "6 > 7" beside the head of the tower that a floor would make, on the side with more room. Returns its box.
Rect drawFloorTag(Canvas& canvas, const CityMeasures& measures, const Camera& camera,
                  const torri::State& state, torri::Lot lot);
// A band over the middle of the city. `part`: how far open it is, of Motion::kWhole.
void drawBanner(Canvas& canvas, const StageLayout& layout, const Table& table, const torri::State& state,
                Seat seat, std::string_view words);

}  // namespace lucca::ui
