#include "ui/torri/pictures/corner_picture.h"

#include "ui/look/theme.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr lucca::Colour kDawn[] = {rgb(0xF8E7C6), rgb(0xF7DDB4), rgb(0xF5D0A0), rgb(0xF2C08C)};
constexpr lucca::Colour kFarHill = rgb(0xD09C80), kSoil = rgb(0xB9855F), kPlateEdge = rgb(0xD9A98A);
constexpr lucca::Colour kPlate[] = {rgb(0xEADFC9), rgb(0xE2D3B8)};

void drawDiamond(Canvas& canvas, int x, int y, int half, lucca::Colour colour) {
  canvas.fillTriangle(x, y, x - half, y + half / 2, x + half, y + half / 2, colour);
  canvas.fillTriangle(x - half, y + half / 2, x + half, y + half / 2, x, y + half, colour);
}

// A brick standing on the lot whose far corner is (x, y); `up` floors are below it.
void drawCube(Canvas& canvas, const Corner& corner, int x, int y, int up, torri::Colour colour, bool emblem) {
  const int inset = corner.half >= 9 ? 2 : 1, half = corner.half - inset, rise = corner.rise();
  const int top = y + inset - (up + 1) * rise, side = top + half / 2;
  for (int dx = 0; dx <= half; ++dx) {
    const int slope = dx / 2;
    canvas.fillRect(makeRect(x - dx, top + half - slope, 1, rise), brickPaint(colour).ground);
    canvas.fillRect(makeRect(x + dx, top + half - slope, 1, rise), brickShade(colour));
  }
  drawDiamond(canvas, x, top, half, brickLight(colour));
  // Edges: the outline, and where the sides meet.
  const lucca::Colour ridge = colour == torri::Colour::Black ? kInkSoft : kInk;
  canvas.drawLine(x - half, side, x, top, kInk);
  canvas.drawLine(x, top, x + half, side, kInk);
  canvas.drawLine(x - half, side, x - half, side + rise, kInk);
  canvas.drawLine(x + half, side, x + half, side + rise, kInk);
  canvas.drawLine(x - half, side + rise, x, top + half + rise, kInk);
  canvas.drawLine(x, top + half + rise, x + half, side + rise, kInk);
  canvas.drawLine(x - half, side, x, top + half, ridge);
  canvas.drawLine(x, top + half, x + half, side, ridge);
  canvas.drawLine(x, top + half, x, top + half + rise, ridge);
  if (!emblem) return;
  const int size = rise >= 9 ? 5 : 3;
  drawBrickEmblem(canvas, colour, x - half / 2, side + half / 4 + rise / 2, size, brickPaint(colour).on);
}

// On the four corners of the top brick.
void drawMerlons(Canvas& canvas, const Corner& corner, int x, int y, int height, torri::Colour colour) {
  const int inset = corner.half >= 9 ? 2 : 1, half = corner.half - inset;
  const int top = y + inset - height * corner.rise(), size = corner.half >= 9 ? 5 : 3;
  const int spots[][2] = {
      {x, top}, {x - half + 1, top + half / 2}, {x + half - 1, top + half / 2}, {x, top + half}};
  for (const auto& spot : spots) {
    const Rect box = makeRect(spot[0] - size / 2, spot[1] - size + 1, size, size);
    canvas.fillRect(box, kInk);
    canvas.fillRect(makeRect(box.x + 1, box.y + 1, size - 2, size - 1), brickPaint(colour).ground);
  }
}

void drawStackAt(Canvas& canvas, const Corner& corner, const State& state, Lot lot, int shown) {
  int column, row;
  corner.turned(lot, column, row);
  FloorList floors;
  bricksAt(state, lot, floors);
  const int x = corner.left(column, row), y = corner.top(column, row),
            height = static_cast<int>(floors.size());
  const bool emblem = corner.half >= 8;
  for (int i = 0; i < height && i < shown; ++i) {
    drawCube(canvas, corner, x, y, i, floors[static_cast<std::size_t>(i)], emblem);
  }
  if (height > 1 && shown >= height) {
    drawMerlons(canvas, corner, x, y, height, floors[static_cast<std::size_t>(height - 1)]);
  } else if (height == 1 && corner.half >= 6) {
    drawBrickEmblem(canvas, floors[0], x, y + 1 - corner.rise() + corner.half / 2, corner.half >= 10 ? 5 : 3,
                    brickPaint(floors[0]).on);
  }
}

// How many bricks stand between a lot and the looker.
int hiders(const Corner& corner, const State& state, Lot lot) {
  int column, row, count = 0;
  corner.turned(lot, column, row);
  for (int i = 0; i < kStride * state.size(); ++i) {
    const Lot other = static_cast<Lot>(i);
    if (!inCity(state, other)) continue;
    int c, r;
    corner.turned(other, c, r);
    const int across = (c - r) - (column - row);
    if (c + r > column + row && across >= -1 && across <= 1)
      count += heightAt(state, other) > 1 ? heightAt(state, other) : 0;
  }
  return count;
}

void drawSunrise(Canvas& canvas, const Rect& area) {
  for (int i = 0; i < 4; ++i) {
    canvas.fillRect(makeRect(area.x, area.y + i * area.h / 9, area.w, area.h - i * area.h / 9), kDawn[i]);
  }
  const int horizon = area.y + area.h * 5 / 12;
  canvas.fillCircle(area.x + area.w * 4 / 5, area.y + area.h / 5, area.h / 8, rgb(0xFFF1CC));
  canvas.fillTriangle(area.x - 60, horizon, area.x + area.w / 5, area.y + area.h / 5, area.x + area.w * 3 / 5,
                      horizon, kFarHill);
  canvas.fillTriangle(area.x + area.w * 2 / 5, horizon, area.x + area.w * 4 / 5, area.y + area.h / 4,
                      area.x + area.w * 6 / 5, horizon, kFarHill);
  canvas.fillRect(makeRect(area.x, horizon, area.w, area.bottom() - horizon), kSoil);
}

void drawPlate(Canvas& canvas, const Corner& corner) {
  const int reach = corner.size * corner.half;
  drawDiamond(canvas, corner.x, corner.y + 5, reach, kPlateEdge);
  for (int row = 0; row < corner.size; ++row) {
    for (int column = 0; column < corner.size; ++column) {
      drawDiamond(canvas, corner.left(column, row), corner.top(column, row), corner.half,
                  kPlate[(column + row) & 1]);
    }
  }
}

}  // namespace

void Corner::turned(Lot lot, int& column, int& row) const {
  column = columnOf(lot);
  row = size - 1 - rowOf(lot);
  for (int i = 0; i < quarter; ++i) {
    const int old = column;
    column = size - 1 - row;
    row = old;
  }
}

Corner cornerIn(const Rect& area, int size, int quarter) {
  Corner corner{};
  corner.size = size;
  corner.quarter = quarter & 3;
  const int across = area.w / (2 * size), deep = (area.h * 7 / 10) / size;
  corner.half = across < deep ? across : deep;
  corner.x = area.x + area.w / 2;
  corner.y = area.bottom() - size * corner.half - 8;
  return corner;
}

int bestQuarter(const State& state, Lot lot) {
  int fewest = 10000, best = 0;
  for (int quarter = 0; quarter < 4 && lot != kNoLot; ++quarter) {
    const Corner corner{0, 0, 1, state.size(), quarter};
    const int hidden = hiders(corner, state, lot);
    if (hidden < fewest) best = quarter;
    if (hidden < fewest) fewest = hidden;
  }
  return best;
}

Lot highestTower(const State& state, torri::Colour colour) {
  Lot best = kNoLot;
  for (int i = 0; i < kStride * state.size(); ++i) {
    const Lot lot = static_cast<Lot>(i);
    if (!inCity(state, lot) || heightAt(state, lot) < 2 || colourAt(state, lot) != colour) continue;
    if (best == kNoLot || heightAt(state, lot) > heightAt(state, best)) best = lot;
  }
  return best;
}

void drawFromCorner(Canvas& canvas, const Rect& area, const Corner& corner, const State& state, Lot grows,
                    int shown) {
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, area));
  drawSunrise(canvas, area);
  drawPlate(canvas, corner);
  // From the back to the front.
  for (int diagonal = 0; diagonal < 2 * corner.size - 1; ++diagonal) {
    for (int i = 0; i < kStride * corner.size; ++i) {
      const Lot lot = static_cast<Lot>(i);
      if (!inCity(state, lot) || heightAt(state, lot) == 0) continue;
      int column, row;
      corner.turned(lot, column, row);
      if (column + row != diagonal) continue;
      drawStackAt(canvas, corner, state, lot, lot == grows ? shown : heightAt(state, lot));
    }
  }
  canvas.setClip(clip);
}

}  // namespace lucca::ui
