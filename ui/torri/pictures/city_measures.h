// The places on Torri's stage: the parts of the screen for each panel, and the city's lots, houses and towers for
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
// `head`: rows above the city that are left to a band.
StageLayout stageLayout(int width, int height, int head = 0);
// On a low panel the name of the seat to move and the players' cells stand over the tray; their height together.
inline constexpr int kNameHeight = 18, kLowCell = 16;
constexpr int raceHeight(int players) { return kNameHeight + players * kLowCell; }
inline constexpr int kTaskBand = 18;  // the head that a puzzle's task takes

// The lot in the front left corner; only cities larger than the picture scroll.
struct Camera {
  int8_t column = 0, row = 0;

  friend constexpr bool operator==(const Camera&, const Camera&) = default;
};

// In steps along streets.
constexpr int lotsApart(torri::Lot a, torri::Lot b) {
  const int across = torri::columnOf(a) - torri::columnOf(b), along = torri::rowOf(a) - torri::rowOf(b);
  return (across < 0 ? -across : across) + (along < 0 ? -along : along);
}

struct CityMeasures {
  Rect area;
  int size;           // lots a side
  int lotW, lotH;     // pixels
  int left;           // of the first column in view
  int sunk;           // pixels that the front row lies below the area's foot, while the camera is on its way
  int columns, rows;  // that the camera shows at once
  HouseSize house;
  TowerSize tower;

  bool scrolls() const { return columns < size || rows < size; }
  // The camera nearest to `from` that has the lot two lots inside the picture, while there is more city.
  Camera follow(const Camera& from, torri::Lot lot) const;
  Rect lotBox(const Camera& camera, torri::Lot lot) const;
  // The highest row of the ground.
  int horizon(const Camera& camera) const { return area.bottom() + sunk - (size - camera.row) * lotH; }
  // The frontmost row of which something may be seen.
  int firstRow(const Camera& camera) const {
    const int row = camera.row + (sunk < 0 ? sunk / lotH - 1 : 0);
    return row < 0 ? 0 : row;
  }
  // Shifts the picture while the camera is on its way from `from` to `camera`: `remaining` of Motion::kWhole is left.
  void shift(const Camera& from, const Camera& camera, int remaining);
  int houseX(const Rect& lot) const { return lot.x + (lotW - house.width + 1) / 2; }
  int towerX(const Rect& lot) const { return lot.x + (lotW - tower.width + 1) / 2; }
  static int base(const Rect& lot) { return lot.bottom() - 3; }
};
// Between two views of the city, so that `lot` goes straight from its place in one to that in the other. The camera of
// what comes out is in the front left corner.
CityMeasures between(const CityMeasures& from, const Camera& fromCamera, const CityMeasures& to,
                     const Camera& toCamera, torri::Lot lot, int part);
CityMeasures cityMeasures(const StageLayout& layout, int size);

}  // namespace lucca::ui
