#include "ui/torri/pictures/plan_picture.h"

#include "ui/look/text_box.h"
#include "ui/torri/pictures/brick_art.h"
#include "ui/words/text.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr Colour kLotGround = rgb(0xEADFC9);
constexpr int kNames = 12;  // pixels for the names at the left and below

// Where lots are on the screen.
struct Grid {
  int left, bottom, width, height;

  Rect box(Lot lot) const {
    return makeRect(left + columnOf(lot) * width, bottom - (rowOf(lot) + 1) * height, width, height);
  }
};

constexpr int kLowLot = 10;

// Square lots; where they would be too low for an emblem with a rim they are wide ones without.
Grid gridFor(const Rect& area, int size) {
  const int cell = (area.w < area.h ? area.w : area.h) / size;
  const int wide = cell < kLowLot ? 2 * cell + 3 : cell, width = wide * size > area.w ? cell : wide;
  return {area.x + (area.w - width * size) / 2, area.y + (area.h + cell * size) / 2, width, cell};
}

void drawFlatHouse(Canvas& canvas, const Rect& lot, Brick colour) {
  if (lot.h < kLowLot) {
    const int left = lot.w < kLowLot ? 1 : 3;
    const Rect box = makeRect(lot.x + left, lot.y + 1, lot.w - 2 * left + 1, lot.h - 1);
    canvas.fillRect(box, brickPaint(colour).ground);
    return drawBrickEmblem(canvas, colour, box.x + box.w / 2, box.y + box.h / 2, 5, brickPaint(colour).on);
  }
  const int margin = lot.w > 18 ? 4 : lot.w > 12 ? 2 : 1;
  const Rect box = makeRect(lot.x + margin, lot.y + margin, lot.w - 2 * margin + 1, lot.h - 2 * margin + 1);
  canvas.fillRoundRect(box, 3, kInk);
  canvas.fillRoundRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2), 2, brickPaint(colour).ground);
  const int size = box.w >= 17 ? 11 : box.w >= 13 ? 9 : box.w >= 11 ? 7 : 5;
  drawBrickEmblem(canvas, colour, box.x + box.w / 2, box.y + box.h / 2, size, brickPaint(colour).on);
}

// Fills its lot, on a dark foot; the number is its height, the emblem that of its colour.
void drawFlatTower(Canvas& canvas, const Rect& lot, Brick colour, int height) {
  const Paint paint = brickPaint(colour);
  const Rect box = makeRect(lot.x, lot.y, lot.w + 1, lot.h + 1);
  const bool small = lot.w < 15 || lot.h < 15;
  const int foot = lot.h > 14 ? 3 : 1;
  canvas.fillRect(box, kInk);
  canvas.fillRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 1 - foot), paint.ground);
  const int digits = digitsWidth(height, small), emblem = lot.w >= 20 && lot.h >= 20 ? 7 : 5;
  const int middle = box.y + (box.h - foot) / 2;
  if (lot.w < kLowLot)  // a number alone
    return static_cast<void>(
        drawDigits(canvas, height, box.x + (box.w - digits) / 2, middle - 2, paint.on, true));
  const int left = box.x + (box.w - emblem - 1 - digits) / 2;
  drawBrickEmblem(canvas, colour, left + emblem / 2, middle, emblem, paint.on);
  drawDigits(canvas, height, left + emblem + 1, middle - (small ? 2 : 5), paint.on, small);
}

// A line round the block, on the edges between its lots and others.
void outlineBlock(Canvas& canvas, const Grid& grid, const State& state, const LotSet& block) {
  const auto inside = [&](int column, int row) {
    return column >= 0 && row >= 0 && column < state.size() && row < state.size() &&
           block.contains(lotAt(column, row));
  };
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      if (!inside(column, row)) continue;
      const Rect box = grid.box(lotAt(column, row));
      if (!inside(column, row + 1)) canvas.fillRect(makeRect(box.x - 1, box.y - 1, box.w + 3, 3), kAccent);
      if (!inside(column, row - 1))
        canvas.fillRect(makeRect(box.x - 1, box.bottom() - 1, box.w + 3, 3), kAccent);
      if (!inside(column - 1, row)) canvas.fillRect(makeRect(box.x - 1, box.y - 1, 3, box.h + 3), kAccent);
      if (!inside(column + 1, row))
        canvas.fillRect(makeRect(box.right() - 1, box.y - 1, 3, box.h + 3), kAccent);
    }
  }
}

void drawNames(Canvas& canvas, const Grid& grid, int size) {
  for (int i = 0; i < size; ++i) {
    const char column = static_cast<char>('a' + i);
    Phrase row;
    row.add(i + 1);
    const TextStyle style{&kFontSmall, kInkSoft, Align::Centre};
    drawLine(canvas, makeRect(grid.left + i * grid.width, grid.bottom + 1, grid.width, kNames),
             std::string_view(&column, 1), style);
    if (grid.height < kLowLot && i % 2 != 0) continue;  // every second row where they are low
    const int y = grid.bottom - i * grid.height - grid.height / 2 - kNames / 2;
    drawLine(canvas, makeRect(grid.left - kNames - 3, y, kNames + 2, kNames), row, style);
  }
}

}  // namespace

void drawPlan(Canvas& canvas, const Rect& area, const State& state, Lot marked, bool names) {
  const int size = state.size(), rim = names ? kNames + 2 : 0;
  const Grid grid = gridFor(makeRect(area.x + rim, area.y, area.w - 2 * rim, area.h - rim), size);
  const Rect city =
      makeRect(grid.left, grid.bottom - size * grid.height, size * grid.width, size * grid.height);
  canvas.fillRect(makeRect(city.x - 1, city.y - 1, city.w + 3, city.h + 3), kStoneDark);
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const Lot lot = lotAt(column, row);
      const Rect box = grid.box(lot);
      canvas.fillRect(makeRect(box.x + 1, box.y + 1, box.w - 1, box.h - 1), kLotGround);
      const int height = heightAt(state, lot);
      if (height == 1) drawFlatHouse(canvas, box, colourAt(state, lot));
      if (height > 1) drawFlatTower(canvas, box, colourAt(state, lot), height);
    }
  }
  if (names) drawNames(canvas, grid, size);
  if (marked != kNoLot && heightAt(state, marked) > 0)
    outlineBlock(canvas, grid, state, blockAt(state, marked));
}

}  // namespace lucca::ui
