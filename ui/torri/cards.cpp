#include "ui/torri/cards.h"

#include "ui/look/text_box.h"
#include "ui/torri/pictures/city_picture.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr int kCardWidth = 78;

void drawGroundLine(Canvas& canvas, int x, int y, int width) {
  canvas.fillRect(makeRect(x, y, width, 2), kStoneDark);
}

// "4 > 5 high".
void drawHeights(Canvas& canvas, const Rect& box, int now, int then) {
  constexpr int kArrow = 11;
  Phrase number, next;
  number.add(now);
  next.add(then);
  const int width = Canvas::textWidth(number, kFontTitle) + kArrow + Canvas::textWidth(next, kFontTitle);
  const Font& font = width <= box.w ? kFontTitle : kFontBody;
  int x = box.x + drawLine(canvas, box, number, {&font, kInkSoft});
  const int middle = box.y + box.h / 2;
  canvas.fillTriangle(x + 3, middle - 5, x + 8, middle, x + 3, middle + 5, kInkSoft);
  x += kArrow;
  x += drawLine(canvas, makeRect(x, box.y, box.right() - x, box.h), next, {&font, kAccent}) + 3;
  const Rect rest = makeRect(x, box.y, box.right() - x, box.h);
  if (Canvas::textWidth(tr(Text::TorriHigh), kFontSmall) <= rest.w) {
    drawLine(canvas, rest, tr(Text::TorriHigh), {&kFontSmall, kInk});
  }
}

}  // namespace

void drawCardGround(Canvas& canvas, const Rect& box) {
  canvas.fillRoundRect(box, 5, kOnDark);
  canvas.fillRoundRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2), 4, kInk);
  canvas.fillRoundRect(makeRect(box.x + 2, box.y + 2, box.w - 4, box.h - 4), 3, kPaper);
}

void drawTowerIn(Canvas& canvas, const Rect& area, const FloorList& floors, int floor) {
  const int count = static_cast<int>(floors.size()), merlon = area.h < 50 ? 2 : 3;
  if (count == 0) return;
  int each = (area.h - merlon) / count;
  if (each > floor) each = floor;
  if (each < 2) each = 2;
  const int cap = each < 9 ? 9 : each;
  while ((count - 1) * each + cap + merlon > area.h && each > 2) --each;
  const TowerSize size{static_cast<uint8_t>(area.w - 4), static_cast<uint8_t>(each),
                       static_cast<uint8_t>(cap), static_cast<uint8_t>(merlon)};
  if (count == 1) {
    constexpr HouseSize kHouse = {19, 9, 5, 9};
    return drawHouse(canvas, area.x + (area.w - kHouse.width) / 2, area.bottom() - 1, kHouse, floors[0]);
  }
  drawTower(canvas, area.x + 2, area.bottom() - 1, size, floors, 0);
}

Rect drawSection(Canvas& canvas, const StageLayout& layout, const Rect& cursor, const State& state, Lot lot,
                 int added) {
  const int height = heightAt(state, lot);
  const bool adds = added < kColours;
  Rect box = layout.section;
  if (box.empty()) {
    // The half of the city that the cursor does not stand in.
    const bool left = cursor.x + cursor.w / 2 > layout.city.x + layout.city.w / 2;
    const int tall = layout.low ? layout.city.h - 4 : 115;
    box = makeRect(left ? layout.city.x + 4 : layout.city.right() - kCardWidth - 4,
                   layout.city.bottom() - tall - 2, layout.low ? 62 : kCardWidth, tall);
    if (layout.low && !left) box.x = static_cast<int16_t>(layout.city.right() - box.w - 3);
    drawCardGround(canvas, box);
  } else {
    canvas.fillRect(box, kPaper);
    canvas.fillRect(makeRect(box.x, box.y, 1, box.h), kStoneDark);
  }
  const Rect inner = makeRect(box.x + 6, box.y + 3, box.w - 10, box.h - 8);
  const int head = adds ? 22 : 0, foot = adds ? 21 : 2, numbers = 16;
  if (adds) drawHeights(canvas, makeRect(inner.x + 2, inner.y, inner.w, head), height, height + 1);
  const Rect tower = makeRect(inner.x + 8, inner.y + head, inner.w - numbers - 14, inner.h - head - foot);
  FloorList floors;
  bricksAt(state, lot, floors);
  const int room = (tower.h - 3) / (height > 0 ? height : 1), each = room > 14 ? 14 : room;
  drawTowerIn(canvas, tower, floors, 14);
  drawGroundLine(canvas, inner.x, tower.bottom(), adds ? 0 : inner.w);
  // The floors are counted as they would be then; where they are too low, only the first and the last.
  Phrase number;
  for (int i = 0; i < height; ++i) {
    if (each < 13 && i > 0 && i < height - 1) continue;
    number.clear().add(i + 1 + adds);
    const Rect row =
        makeRect(tower.right() + 4, tower.bottom() - (i + 1) * each - 1, numbers, each < 12 ? 12 : each);
    drawLine(canvas, row, number, {&kFontSmall, i == height - 1 ? kInk : kInkSoft, Align::Centre});
  }
  if (!adds) return box;
  const Rect brick = makeRect(inner.x + 3, tower.bottom() + 5, tower.w, 14);
  canvas.fillRect(makeRect(brick.x - 2, brick.y - 2, brick.w + 4, brick.h + 4), kAccent);
  drawFloor(canvas, brick, static_cast<Brick>(added));
  const int y = brick.y + brick.h / 2, x = brick.right() + 3;
  canvas.fillRect(makeRect(x, y - 1, 5, 3), kAccent);
  canvas.fillTriangle(x + 5, y - 5, x + 10, y, x + 5, y + 5, kAccent);
  number.clear().add(1);
  drawLine(canvas, makeRect(inner.right() - 12, brick.y - 1, 14, 16), number,
           {&kFontSmall, kAccent, Align::Centre});
  return box;
}

void drawSideSection(Canvas& canvas, const StageLayout& layout, const State& state, Lot lot) {
  if (layout.section.empty() || !canvas.shows(layout.section)) return;
  Lot tower = kNoLot;
  if (lot != kNoLot && heightAt(state, lot) > 0) tower = towerOfBlock(state, lot);
  // An empty lot: the tower that a house there would join.
  if (lot != kNoLot && heightAt(state, lot) == 0) {
    const LotSet block = blockWith(state, lot);
    for (int i = 0; i < kStride * state.size() && tower == kNoLot; ++i) {
      const Lot other = static_cast<Lot>(i);
      if (block.contains(other) && heightAt(state, other) > 1) tower = other;
    }
  }
  if (tower != kNoLot) return static_cast<void>(drawSection(canvas, layout, {}, state, tower, kColours));
  canvas.fillRect(layout.section, kPaper);
  canvas.fillRect(makeRect(layout.section.x, layout.section.y, 1, layout.section.h), kStoneDark);
}

Rect drawFloorTag(Canvas& canvas, const CityMeasures& measures, const Camera& camera, const State& state,
                  Lot lot) {
  constexpr int kHeight = 24, kPointer = 5, kArrow = 11, kMargin = 7;
  const int height = heightAt(state, lot);
  Phrase now, then;
  now.add(height);
  then.add(height + 1);
  const Font& font = kFontTitle;
  const int width = Canvas::textWidth(now, font) + kArrow + Canvas::textWidth(then, font) + 2 * kMargin;
  const Stand stand = standAt(measures, camera, lot, height + 1);
  const Rect& area = measures.area;
  const bool right = area.right() - stand.x - stand.size.width >= stand.x - area.x;
  const int x = right ? stand.x + stand.size.width + kPointer + 2 : stand.x - kPointer - width - 4;
  const int top = stand.top + kHeight > area.bottom() ? area.bottom() - kHeight : stand.top;
  const Rect box = makeRect(x, top, width, kHeight);
  const int middle = top + 9, edge = right ? box.x : box.right() - 1, tip = right ? -kPointer : kPointer;
  drawCardGround(canvas, box);
  canvas.fillTriangle(edge, middle - 5, edge + tip, middle, edge, middle + 5, kInk);
  const auto line = [&](int from) { return makeRect(from, box.y, box.right() - from - 2, box.h); };
  int at = box.x + kMargin;
  at += drawLine(canvas, line(at), now, {&font, kInkSoft});
  const int y = box.y + box.h / 2;
  canvas.fillTriangle(at + 3, y - 5, at + 8, y, at + 3, y + 5, kInkSoft);
  at += kArrow;
  drawLine(canvas, line(at), then, {&font, kAccent});
  return box;
}

void drawBanner(Canvas& canvas, const StageLayout& layout, const Table& table, const State& state, Seat seat,
                std::string_view words) {
  const Brick colour = colourOfSeat(state, seat);
  const Paint paint = brickPaint(colour);
  const int height = layout.low ? 44 : 58;
  const Rect band = makeRect(0, layout.city.y + (layout.city.h - height) / 2, canvas.width(), height);
  canvas.words().part(ScreenPart::Caption, band);
  canvas.fillRect(band, kInk);
  canvas.fillRect(makeRect(0, band.y + 2, band.w, band.h - 4), paint.ground);
  const int side = layout.low ? 30 : 38, x = 13;
  canvas.fillRoundRect(makeRect(x - 2, band.y + (height - side) / 2 - 2, side + 4, side + 4), 6,
                       colour == Brick::White ? kInk : kOnDark);
  drawBrick(canvas, makeRect(x, band.y + (height - side) / 2, side, side), colour);
  const Rect room = makeRect(x + side + 10, band.y + 4, band.w - x - side - 16, height - 8);
  const Font& large = layout.low ? kFontBody : kFontTitle;
  const std::string_view name = table.name(seat);
  drawLine(canvas, makeRect(room.x, room.y, room.w, room.h / 2 + 2), name,
           {&fitting(name, room.w, large, kFontBody), paint.on});
  drawLine(canvas, makeRect(room.x, room.y + room.h / 2 + 2, room.w, room.h / 2 - 2), words,
           {&fitting(words, room.w, kFontBody, kFontSmall), paint.on});
}

}  // namespace lucca::ui
