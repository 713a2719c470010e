// Where things stand on Torri's stage: the parts of the screen for each panel, and the city's lots, houses and towers for
// each size of city. The table is the design's; nothing here changes during a game but the camera.
#pragma once

#include "ui/torri/pictures/brick_art.h"

namespace lucca::ui {

// The parts of the screen. A wide panel has the section of a tower at the right, above the tray; elsewhere `section` is
// empty and a card over the city tells.
struct StageLayout {
  Rect race, city, section, tray, footer;
  int corner;  // pixels that a round corner takes from the bars' ends
  bool low, wide;
};
StageLayout stageLayout(int width, int height);

// Which lot stands in the front left corner; only cities larger than the picture scroll.
struct Camera {
  int8_t column = 0, row = 0;

  friend constexpr bool operator==(const Camera&, const Camera&) = default;
};

struct CityMeasures {
  Rect area;
  int size;           // lots a side
  int lotW, lotH;     // pixels
  int left;           // of the first column in view
  int columns, rows;  // that the camera shows at once
  HouseSize house;
  TowerSize tower;

  bool scrolls() const { return columns < size || rows < size; }
  // The camera nearest to `from` that has the lot two lots inside the picture, while there is more city.
  Camera follow(const Camera& from, torri::Lot lot) const;
  Rect lotBox(const Camera& camera, torri::Lot lot) const;
  // The highest row of the ground.
  int horizon(const Camera& camera) const { return area.bottom() - (size - camera.row) * lotH; }
  int houseX(const Rect& lot) const { return lot.x + (lotW - house.width + 1) / 2; }
  int towerX(const Rect& lot) const { return lot.x + (lotW - tower.width + 1) / 2; }
  static int base(const Rect& lot) { return lot.bottom() - 3; }
};
CityMeasures cityMeasures(const StageLayout& layout, int size);

}  // namespace lucca::ui
