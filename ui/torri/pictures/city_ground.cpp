#include "ui/torri/pictures/city_ground.h"

#include "ui/look/theme.h"

namespace lucca::ui {

using namespace torri;

namespace {

Colour plainGround(const CityScene& scene, Lot lot) {
  return heightAt(scene.state, lot) > 0 ? kPavedGround : kLotGround[(columnOf(lot) + rowOf(lot)) & 1];
}

Colour groundOf(const CityScene& scene, Lot lot) {
  const CityMarks& marks = scene.marks;
  if (marks.block.contains(lot)) return marks.blockGround;
  if (marks.other.contains(lot)) return marks.otherGround;
  return plainGround(scene, lot);
}

// The part of a block's lot that has become like other ground: it comes from where that began.
Rect clearedPart(const CityMarks& marks, Lot lot, const Rect& box) {
  const int across = columnOf(lot) - columnOf(marks.clearsFrom), along = rowOf(lot) - rowOf(marks.clearsFrom);
  const int part = marks.cleared - lotsApart(lot, marks.clearsFrom) * Motion::kWhole;
  if (part <= 0) return {};
  if (part >= Motion::kWhole) return box;
  const int w = box.w * part / Motion::kWhole, h = box.h * part / Motion::kWhole;
  if (across != 0) return makeRect(across > 0 ? box.x : box.right() - w, box.y, w, box.h);
  return makeRect(box.x, along > 0 ? box.bottom() - h : box.y, box.w, h);
}

// Some eyes do not tell the grounds of a struggle from others: a line goes round each block.
void outline(Canvas& canvas, const LotSet& block, Lot lot, const Rect& box) {
  if (!block.contains(lot)) return;
  const int column = columnOf(lot), row = rowOf(lot);
  const auto has = [&](int c, int r) {
    return c >= 0 && r >= 0 && c < kMaxSize && r < kMaxSize && block.contains(lotAt(c, r));
  };
  if (!has(column - 1, row)) canvas.fillRect(makeRect(box.x, box.y, 1, box.h), kInkSoft);
  if (!has(column + 1, row)) canvas.fillRect(makeRect(box.right() - 1, box.y, 1, box.h), kInkSoft);
  if (!has(column, row + 1)) canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kInkSoft);
  if (!has(column, row - 1)) canvas.fillRect(makeRect(box.x, box.bottom() - 1, box.w, 1), kInkSoft);
}

}  // namespace

void hatch(Canvas& canvas, const Rect& lot) {
  const Rect box = makeRect(lot.x + 2, lot.y + 2, lot.w - 4, lot.h - 4);
  for (int y = box.y; y < box.bottom(); ++y) {
    for (int x = box.x + ((2 - y - box.x) & 3); x < box.right(); x += 4) canvas.drawPixel(x, y, kStoneDark);
  }
}

void drawGround(Canvas& canvas, const CityScene& scene, int horizon) {
  const CityMeasures& m = scene.measures;
  const int top = horizon > m.area.y ? horizon : m.area.y;
  if (m.left > m.area.x)
    canvas.fillRect(makeRect(m.area.x, top, m.area.w, m.area.bottom() - top), kLotGround[0]);
  forLots(scene, [&](Lot lot, const Rect& box) {
    if (!canvas.shows(box)) return;
    canvas.fillRect(box, groundOf(scene, lot));
    if (scene.marks.otherGround != 0) {
      outline(canvas, scene.marks.block, lot, box);
      outline(canvas, scene.marks.other, lot, box);
    }
    if (scene.marks.clearsFrom != kNoLot)
      canvas.fillRect(clearedPart(scene.marks, lot, box), plainGround(scene, lot));
    if (scene.marks.hatched.contains(lot)) hatch(canvas, box);
  });
}

}  // namespace lucca::ui
