#include "ui/torri/pictures/corner_picture.h"

#include "ui/look/theme.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr Colour kDawn[] = {rgb(0xF8E7C6), rgb(0xF7DDB4), rgb(0xF5D0A0), rgb(0xF2C08C)};
constexpr Colour kFarHill = rgb(0xD09C80), kSoil = rgb(0xB9855F), kPlateEdge = rgb(0xD9A98A);
constexpr int least(int a, int b) { return a < b ? a : b; }

constexpr Colour kPlate[] = {rgb(0xEADFC9), rgb(0xE2D3B8)};

// `half` rows high: each reaches two columns further than the one above, and back.
void drawDiamond(Canvas& canvas, int x, int y, int half, Colour colour) {
  const int widest = half / 2;
  canvas.fillParts(makeRect(x - half, y, 2 * half + 1, half + 1), half + 1, colour, [=](int i) {
    const int reach = i < widest ? 2 * i : i == widest ? half : 2 * (half - i);
    return makeRect(x - reach, y + i, 2 * reach + 1, 1);
  });
}

// A brick on the lot whose far corner is (x, y): how far its foot is above the ground, how much of it is seen, and whether
// its top is.
struct Cube {
  int x, y, up, rise;
  Brick colour;
  bool top;
};

void drawCube(Canvas& canvas, const Corner& corner, const Cube& cube, bool emblem) {
  const int inset = corner.half >= 9 ? 2 : 1, half = corner.half - inset, rise = cube.rise, x = cube.x;
  const int top = cube.y + inset - cube.up - rise, side = top + half / 2;
  if (!canvas.shows(makeRect(x - half, top, 2 * half + 1, half + rise + 1))) return;
  const Brick colour = cube.colour;
  const auto drawSide = [&](int towards, Colour ground) {
    const Rect box = makeRect(towards < 0 ? x - half : x, side, half + 1, half - half / 2 + rise);
    // Two columns are alike; of an even number of them the last is one.
    canvas.fillParts(box, half / 2 + 1, ground, [=](int i) {
      const int dx = 2 * i, wide = dx < half ? 2 : 1;
      return makeRect(towards < 0 ? x - dx - wide + 1 : x + dx, top + half - i, wide, rise);
    });
  };
  drawSide(-1, brickPaint(colour).ground);
  drawSide(1, brickShade(colour));
  // Edges: the outline, and where the sides meet. The brick above hides the top.
  const Colour ridge = colour == Brick::Black ? kInkSoft : kInk;
  if (cube.top) {
    drawDiamond(canvas, x, top, half, brickLight(colour));
    canvas.drawLine(x - half, side, x, top, kInk);
    canvas.drawLine(x, top, x + half, side, kInk);
  }
  canvas.fillRect(makeRect(x - half, side, 1, rise + 1), kInk);
  canvas.fillRect(makeRect(x + half, side, 1, rise + 1), kInk);
  canvas.drawLine(x - half, side + rise, x, top + half + rise, kInk);
  canvas.drawLine(x, top + half + rise, x + half, side + rise, kInk);
  if (cube.top) {
    canvas.drawLine(x - half, side, x, top + half, ridge);
    canvas.drawLine(x, top + half, x + half, side, ridge);
  }
  canvas.fillRect(makeRect(x, top + half, 1, rise + 1), ridge);
  if (!emblem || rise < corner.rise) return;
  const int size = rise >= 9 ? 5 : 3;
  drawBrickEmblem(canvas, colour, x - half / 2, side + half / 4 + rise / 2, size, brickPaint(colour).on);
}

// On the four corners of the top brick.
void drawMerlons(Canvas& canvas, const Corner& corner, int x, int y, int up, Brick colour) {
  const int inset = corner.half >= 9 ? 2 : 1, half = corner.half - inset;
  const int top = y + inset - up, size = corner.half >= 9 ? 5 : 3;
  const int spots[][2] = {
      {x, top}, {x - half + 1, top + half / 2}, {x + half - 1, top + half / 2}, {x, top + half}};
  for (const auto& spot : spots) {
    const Rect box = makeRect(spot[0] - size / 2, spot[1] - size + 1, size, size);
    canvas.fillRect(box, kInk);
    canvas.fillRect(makeRect(box.x + 1, box.y + 1, size - 2, size - 1), brickPaint(colour).ground);
  }
}

// The stack comes out of the ground with its top first: `sunk` rows of it are still below.
void drawStackAt(Canvas& canvas, const Corner& corner, const State& state, Lot lot, int column, int row,
                 int sunk) {
  FloorList floors;
  bricksAt(state, lot, floors);
  const int x = corner.left(column, row), y = corner.top(column, row), rise = corner.rise;
  const int height = static_cast<int>(floors.size()), up = height * rise - sunk;
  const bool emblem = corner.half >= 8 && rise >= 5;
  if (!canvas.shows(makeRect(x - corner.half, y - up - 4, 2 * corner.half + 1, up + corner.half + 5))) return;
  for (int i = sunk / rise; i < height; ++i) {
    const int foot = i * rise - sunk, cut = foot < 0 ? -foot : 0;
    drawCube(canvas, corner,
             {x, y, foot + cut, rise - cut, floors[static_cast<std::size_t>(i)], i == height - 1}, emblem);
  }
  const Brick top = floors[static_cast<std::size_t>(height - 1)];
  if (height > 1) {
    drawMerlons(canvas, corner, x, y, up, top);
  } else if (corner.half >= 6) {
    drawBrickEmblem(canvas, top, x, y + 1 - rise + corner.half / 2, corner.half >= 10 ? 5 : 3,
                    brickPaint(top).on);
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
  const int horizon = area.y + area.h * 5 / 12;
  for (int i = 0; i < 4; ++i) {
    const int top = area.y + i * area.h / 9, bottom = i < 3 ? area.y + (i + 1) * area.h / 9 : horizon;
    canvas.fillRect(makeRect(area.x, top, area.w, bottom - top), kDawn[i]);
  }
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
      const int x = corner.left(column, row), y = corner.top(column, row), half = corner.half;
      if (!canvas.shows(makeRect(x - half, y, 2 * half + 1, half + 1))) continue;
      drawDiamond(canvas, x, y, half, kPlate[(column + row) & 1]);
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

Lot Corner::lotAt(int column, int row) const {
  for (int i = 0; i < quarter; ++i) {
    const int old = column;
    column = row;
    row = size - 1 - old;
  }
  return torri::lotAt(column, size - 1 - row);
}

Corner cornerIn(const Rect& area, const State& state, int quarter, int head) {
  constexpr int kFoot = 8, kFlattest = 2;
  const int size = state.size();
  Corner corner{};
  corner.size = size;
  corner.quarter = quarter & 3;
  corner.x = area.x + area.w / 2;
  // The highest stack of each diagonal.
  uint8_t highest[2 * kMaxSize] = {};
  for (int i = 0; i < kStride * size; ++i) {
    const Lot lot = static_cast<Lot>(i);
    if (!inCity(state, lot)) continue;
    int column, row;
    corner.turned(lot, column, row);
    uint8_t& most = highest[column + row];
    if (heightAt(state, lot) > most) most = static_cast<uint8_t>(heightAt(state, lot));
  }
  // Rather a smaller city than flat floors.
  const int largest = least(area.w / (2 * size), area.h * 7 / 10 / size);
  for (corner.half = largest;; --corner.half) {
    corner.y = area.bottom() - size * corner.half - kFoot;
    corner.rise = corner.half * 3 / 4;
    for (int i = 0; i < 2 * size - 1; ++i) {
      if (highest[i] > 1)
        corner.rise = least(corner.rise, (corner.y + i * corner.half / 2 - area.y - head) / highest[i]);
    }
    if (corner.rise * 5 >= corner.half * 2 || corner.half <= largest * 2 / 3) break;
  }
  if (corner.rise < kFlattest) corner.rise = kFlattest;
  return corner;
}

int bestQuarter(const State& state, Lot lot) {
  int fewest = 10000, best = 0;
  for (int quarter = 0; quarter < 4 && lot != kNoLot; ++quarter) {
    const Corner corner{0, 0, 1, state.size(), quarter, 1};
    const int hidden = hiders(corner, state, lot);
    if (hidden < fewest) best = quarter;
    if (hidden < fewest) fewest = hidden;
  }
  return best;
}

Lot highestTower(const State& state, Brick colour) {
  Lot best = kNoLot;
  for (int i = 0; i < kStride * state.size(); ++i) {
    const Lot lot = static_cast<Lot>(i);
    if (!inCity(state, lot) || heightAt(state, lot) < 2 || colourAt(state, lot) != colour) continue;
    if (best == kNoLot || heightAt(state, lot) > heightAt(state, best)) best = lot;
  }
  return best;
}

void drawFromCorner(Canvas& canvas, const Rect& area, const Corner& corner, const State& state, Lot rises,
                    int sunk) {
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, area));
  drawSunrise(canvas, area);
  drawPlate(canvas, corner);
  // From the back to the front.
  const int size = corner.size;
  for (int diagonal = 0; diagonal < 2 * size - 1; ++diagonal) {
    for (int column = diagonal < size ? 0 : diagonal - size + 1; column <= diagonal && column < size;
         ++column) {
      const Lot lot = corner.lotAt(column, diagonal - column);
      if (heightAt(state, lot) == 0) continue;
      drawStackAt(canvas, corner, state, lot, column, diagonal - column, lot == rises ? sunk : 0);
    }
  }
  canvas.setClip(clip);
}

}  // namespace lucca::ui
