#include "ui/torri/pictures/city_picture.h"

#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/widgets/widgets.h"
#include "ui/words/text.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr lucca::Colour kLotGround = rgb(0xEADFC9);

// Where lots are on the screen.
struct Grid {
  int left, bottom, cell;

  Rect box(Lot lot) const {
    return makeRect(left + columnOf(lot) * cell, bottom - (rowOf(lot) + 1) * cell, cell, cell);
  }
};

Grid gridFor(const Rect& area, int size) {
  const int cell = (area.w < area.h ? area.w : area.h) / size;
  return {area.x + (area.w - cell * size) / 2, area.y + (area.h + cell * size) / 2, cell};
}

void drawHouse(Canvas& canvas, const Rect& lot, torri::Colour colour) {
  const int margin = lot.w > 18 ? 4 : lot.w > 12 ? 2 : 1;
  const Rect box = makeRect(lot.x + margin, lot.y + margin, lot.w - 2 * margin + 1, lot.h - 2 * margin + 1);
  canvas.fillRoundRect(box, 3, kInk);
  const Paint paint = brickPaint(colour);
  canvas.fillRoundRect(inset(box, 1), 2, paint.ground);
  // A sign needs nine pixels; in the smallest lots the four colours differ by light and dark as well.
  if (box.w >= 9)
    drawBrickSign(canvas, static_cast<int>(colour), box.x + box.w / 2, box.y + box.h / 2, box.w / 2 - 2,
                  paint);
}

// Fills its lot and stands on a dark foot; the number is its height.
void drawTowerLot(Canvas& canvas, const Rect& lot, torri::Colour colour, int height) {
  const Paint paint = brickPaint(colour);
  const Rect box = makeRect(lot.x, lot.y, lot.w + 1, lot.h + 1);
  canvas.fillRect(box, kInk);
  const int foot = lot.h > 14 ? 4 : 2;
  canvas.fillRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 1 - foot), paint.ground);
  for (int x = box.x + 3; x < box.right() - 2; x += 4) canvas.fillRect(makeRect(x, box.y, 2, 2), kInk);
  Phrase number;
  number.add(height);
  const Rect plate = makeRect(box.x - 2, box.y + 1, box.w + 4, box.h - foot);
  const Font& font = lot.w > 17 ? kFontBody : kFontSmall;
  canvas.drawText(number, plate.x + plate.w / 2, plate.y + (plate.h + font.capHeight) / 2, font, paint.on,
                  Align::Centre);
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

Rect shifted(const Rect& box, int x, int y) { return makeRect(box.x + x, box.y + y, box.w, box.h); }

// A house drops onto its lot; a floor is pushed in from the side, under what stands there; so are those of a tower that
// merges with it.
void drawArriving(Canvas& canvas, const Grid& grid, const State& state, const CityMarks& marks) {
  Motion& motion = *marks.motion;
  const Lot lot = marks.built;
  const Rect box = grid.box(lot);
  const int height = heightAt(state, lot), fall = 2 * box.h;
  if (height == 1) {
    drawHouse(canvas, shifted(box, 0, motion.way(-fall, 0)), colourAt(state, lot));
    return motion.covers(makeRect(box.x, box.y - fall, box.w + 1, box.h + fall + 1));
  }
  FloorList floors;
  bricksAt(state, lot, floors);
  const bool merged = marks.from != kNoLot;
  const Rect from = merged ? grid.box(marks.from) : shifted(box, columnOf(lot) > 0 ? -box.w : box.w, 0);
  const Rect now = makeRect(motion.way(from.x, box.x), motion.way(from.y, box.y), box.w, box.h);
  drawHouse(canvas, now, floors[0]);
  const int was = merged ? marks.was : height - 1;
  if (was == 1) {
    drawHouse(canvas, box, colourAt(state, lot));
  } else {
    drawTowerLot(canvas, box, colourAt(state, lot), was);
  }
  const Rect way = join(from, box);
  motion.covers(makeRect(way.x - 2, way.y - 2, way.w + 5, way.h + 5));
}

void drawRing(Canvas& canvas, const Rect& lot, lucca::Colour colour) {
  for (int i = 0; i < 3; ++i)
    canvas.drawRect(makeRect(lot.x - i, lot.y - i, lot.w + 1 + 2 * i, lot.h + 1 + 2 * i), colour);
}

}  // namespace

Paint brickPaint(torri::Colour colour) {
  return {kBrickColour[static_cast<int>(colour)], kOnBrickColour[static_cast<int>(colour)]};
}

void drawBrick(Canvas& canvas, const Rect& box, torri::Colour colour) {
  const Paint paint = brickPaint(colour);
  canvas.fillRoundRect(box, 4, kInk);
  canvas.fillRoundRect(inset(box, 1), 3, paint.ground);
  const int side = box.w < box.h ? box.w : box.h, radius = side / 2 - (side < 14 ? 2 : 3);
  drawBrickSign(canvas, static_cast<int>(colour), box.x + box.w / 2, box.y + box.h / 2, radius, paint);
}

Rect lotBox(const Rect& area, const State& state, Lot lot) { return gridFor(area, state.size()).box(lot); }

Rect drawCity(Canvas& canvas, const Rect& area, const State& state, const CityMarks& marks) {
  const int size = state.size();
  const Grid grid = gridFor(area, size);
  const Lot arriving = marks.motion != nullptr && marks.motion->happening() ? marks.built : kNoLot;
  const Rect city = makeRect(grid.left, grid.bottom - size * grid.cell, size * grid.cell, size * grid.cell);
  canvas.fillRect(makeRect(city.x - 1, city.y - 1, city.w + 3, city.h + 3), kStoneDark);
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const Lot lot = lotAt(column, row);
      const Rect box = grid.box(lot);
      canvas.fillRect(makeRect(box.x + 1, box.y + 1, box.w - 1, box.h - 1), kLotGround);
      const int height = lot == arriving ? 0 : heightAt(state, lot);
      if (height == 1) drawHouse(canvas, box, colourAt(state, lot));
      if (height > 1) drawTowerLot(canvas, box, colourAt(state, lot), height);
    }
  }
  if (marks.cursor != kNoLot && heightAt(state, marks.cursor) > 0) {
    outlineBlock(canvas, grid, state, blockAt(state, marks.cursor));
  }
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const Lot lot = lotAt(column, row);
      if (!marks.legal.contains(lot)) continue;
      const Rect box = grid.box(lot);
      if (heightAt(state, lot) == 0) {
        canvas.fillCircle(box.x + box.w / 2, box.y + box.h / 2, box.w > 12 ? 3 : 1, kAccent);
      } else {
        // A corner that says: a brick may go under this stack.
        const int corner = box.w > 12 ? 8 : 4;
        canvas.fillTriangle(box.right(), box.bottom(), box.right() - corner, box.bottom(), box.right(),
                            box.bottom() - corner, kOnDark);
        canvas.fillTriangle(box.right(), box.bottom(), box.right() - corner + 1, box.bottom(), box.right(),
                            box.bottom() - corner + 1, kAccent);
      }
    }
  }
  if (arriving != kNoLot) drawArriving(canvas, grid, state, marks);
  for (const Lot lot : marks.ringed) {
    if (lot != kNoLot) drawRing(canvas, grid.box(lot), kAccent);
  }
  if (marks.cursor != kNoLot) {
    const Rect box = grid.box(marks.cursor);
    drawRing(canvas, marks.motion != nullptr ? marks.motion->cursor(box) : box, kTerracotta);
  }
  return city;
}

void drawTower(Canvas& canvas, const Rect& area, const FloorList& floors, int lost) {
  const int count = static_cast<int>(floors.size());
  if (count == 0) return;
  const int room = (area.h - 8) / count, floor = room > 16 ? 16 : room < 2 ? 2 : room;
  const int width = area.w < 64 ? area.w : 64, left = area.x + (area.w - width) / 2;
  canvas.fillRect(makeRect(area.x, area.bottom() - 2, area.w, 2), kStoneDark);
  for (int i = 0; i < count; ++i) {
    const bool top = i == count - 1;
    const int shift = top ? lost : 0, rise = (shift < 0 ? -shift : shift) / 2;
    const Rect box = makeRect(left + shift, area.bottom() - 2 - (i + 1) * floor - rise, width, floor);
    const Paint paint = brickPaint(floors[static_cast<std::size_t>(i)]);
    canvas.fillRect(box, kInk);
    canvas.fillRect(makeRect(box.x + 1, box.y, box.w - 2, floor > 2 ? floor - 1 : floor), paint.ground);
    if (floor >= 9) {
      drawBrickSign(canvas, static_cast<int>(floors[static_cast<std::size_t>(i)]), box.x + width / 2,
                    box.y + floor / 2, floor / 2 - 2, paint);
    }
    if (top && lost != 0) {
      canvas.drawLine(box.x, box.y, box.right() - 1, box.bottom() - 1, kWarning);
      canvas.drawLine(box.x, box.bottom() - 1, box.right() - 1, box.y, kWarning);
    }
  }
}

}  // namespace lucca::ui
