#include "ui/torri/pictures/city_measures.h"

#include "ui/look/motion.h"
#include "ui/look/panel_height.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

using namespace torri;

namespace {

struct LotMeasures {
  uint8_t width, height;
  HouseSize house;
  TowerSize tower;
};

// By panel, then by size of city: 6, 8, 10, 12.
constexpr LotMeasures kSquare[] = {
    {40, 21, {25, 12, 7, 11}, {29, 8, 15, 3}},
    {30, 16, {19, 9, 5, 9}, {23, 6, 13, 3}},
    {24, 13, {15, 7, 4, 7}, {19, 5, 12, 3}},
    {24, 13, {15, 7, 4, 7}, {19, 5, 12, 3}},
};
constexpr LotMeasures kTall[] = {
    {40, 25, {25, 15, 8, 11}, {29, 9, 15, 3}},
    {30, 19, {19, 11, 6, 9}, {23, 7, 13, 3}},
    {24, 15, {15, 8, 5, 7}, {19, 6, 12, 3}},
    {24, 13, {15, 7, 4, 7}, {19, 5, 12, 3}},
};
constexpr LotMeasures kWide[] = {
    {42, 26, {27, 16, 8, 11}, {31, 9, 16, 3}},
    {31, 19, {21, 11, 6, 11}, {26, 7, 15, 3}},
    {25, 15, {15, 8, 5, 7}, {21, 6, 13, 3}},
    {21, 13, {15, 7, 4, 7}, {19, 5, 12, 3}},
};
constexpr LotMeasures kLow[] = {
    {28, 16, {17, 9, 5, 9}, {23, 5, 13, 2}},
    {21, 12, {15, 6, 4, 7}, {19, 4, 12, 2}},
    {21, 12, {15, 6, 4, 7}, {19, 4, 12, 2}},
    {21, 12, {15, 6, 4, 7}, {19, 4, 12, 2}},
};

constexpr int kSideBar = 66;  // of a wide panel
constexpr int kLowBar = 72;   // of a low one
constexpr int kScrolledSky = 33;
constexpr int kLarger = 5;  // rows more in large text

int clamp(int value, int least, int most) { return value < least ? least : value > most ? most : value; }

int fitting(int room, int each, int size) { return room / each < size ? room / each : size; }

// From `first` so that `at` lies two inside of the `shown` ones, if there are any further out.
int scrolledTo(int first, int at, int shown, int size) {
  const int least = at - shown + 3, most = at - 2;
  return clamp(clamp(first, least, most < 0 ? 0 : most), 0, size - shown);
}

StageLayout plainLayout(int width, int height) {
  StageLayout layout{};
  layout.low = isLow(height);
  layout.wide = width >= 300;
  layout.corner = cornerOf(height);
  // Large text: bar and tray have room for large numbers, and the sky is less high for it.
  const int larger = &sized(kFontBody) != &kFontBody ? kLarger : 0;
  const int foot = (layout.low ? 19 : 22) + layout.corner,
            race = layout.low ? 0 : 27 + larger + layout.corner;
  layout.footer = makeRect(0, height - foot, width, foot);
  if (layout.low) {
    const int x = width - kLowBar;
    layout.city = makeRect(0, 0, x, height - foot);
    layout.race = makeRect(x, 0, kLowBar, 0);
    layout.tray = makeRect(x, 0, kLowBar, height - foot);
    return layout;
  }
  layout.race = makeRect(0, 0, width, race);
  if (layout.wide) {
    const int x = width - kSideBar, tray = 77 + 2 * larger;
    layout.city = makeRect(0, race, x, height - race - foot);
    layout.section = makeRect(x, race, kSideBar, height - race - foot - tray);
    layout.tray = makeRect(x, layout.section.bottom(), kSideBar, tray);
    return layout;
  }
  const int tray = 28 + larger;
  layout.city = makeRect(0, race, width, height - race - foot - tray);
  layout.tray = makeRect(0, layout.city.bottom(), width, tray);
  return layout;
}

}  // namespace

StageLayout stageLayout(int width, int height, int head) {
  StageLayout layout = plainLayout(width, height);
  layout.city = makeRect(layout.city.x, layout.city.y + head, layout.city.w, layout.city.h - head);
  return layout;
}

CityMeasures cityMeasures(const StageLayout& layout, int size) {
  const LotMeasures* table = layout.low ? kLow : layout.wide ? kWide : layout.corner > 0 ? kTall : kSquare;
  const LotMeasures& lot = table[size / 2 - 3];
  CityMeasures m{};
  m.area = layout.city;
  m.size = size;
  m.lotW = lot.width;
  m.lotH = lot.height;
  m.house = lot.house;
  m.tower = lot.tower;
  m.columns = fitting(m.area.w, m.lotW, size);
  m.rows = size;
  // Rows scroll too where the columns do, or where they do not fit.
  if (m.columns < size) m.rows = fitting(m.area.h - (layout.low ? 20 : kScrolledSky), m.lotH, size);
  m.left = m.area.x + (m.area.w - m.lotW * m.columns) / 2;
  return m;
}

Camera CityMeasures::follow(const Camera& from, Lot lot) const {
  Camera camera;
  camera.column = static_cast<int8_t>(scrolledTo(from.column, columnOf(lot), columns, size));
  camera.row = static_cast<int8_t>(scrolledTo(from.row, rowOf(lot), rows, size));
  return camera;
}

Rect CityMeasures::lotBox(const Camera& camera, Lot lot) const {
  return makeRect(left + (columnOf(lot) - camera.column) * lotW,
                  area.bottom() + sunk - (rowOf(lot) - camera.row + 1) * lotH, lotW, lotH);
}

void CityMeasures::shift(const Camera& from, const Camera& camera, int remaining) {
  left += (camera.column - from.column) * lotW * remaining / Motion::kWhole;
  sunk -= (camera.row - from.row) * lotH * remaining / Motion::kWhole;
}

CityMeasures between(const CityMeasures& from, const Camera& fromCamera, const CityMeasures& to,
                     const Camera& toCamera, Lot lot, int part) {
  const auto mix = [part](int a, int b) { return a + (b - a) * part / Motion::kWhole; };
  const auto mixed = [mix](uint8_t a, uint8_t b) { return static_cast<uint8_t>(mix(a, b)); };
  CityMeasures m = from;
  m.lotW = mix(from.lotW, to.lotW);
  m.lotH = mix(from.lotH, to.lotH);
  m.columns = m.rows = m.size;
  m.house = {static_cast<uint8_t>(mix(from.house.width, to.house.width) | 1),
             mixed(from.house.wall, to.house.wall), mixed(from.house.gable, to.house.gable),
             static_cast<uint8_t>(mix(from.house.emblem, to.house.emblem) | 1)};
  m.tower = {mixed(from.tower.width, to.tower.width), mixed(from.tower.floor, to.tower.floor),
             mixed(from.tower.cap, to.tower.cap), mixed(from.tower.merlon, to.tower.merlon)};
  const Rect a = from.lotBox(fromCamera, lot), b = to.lotBox(toCamera, lot);
  m.left = mix(a.x, b.x) - columnOf(lot) * m.lotW;
  m.sunk = mix(a.bottom(), b.bottom()) + rowOf(lot) * m.lotH - m.area.bottom();
  return m;
}

}  // namespace lucca::ui
