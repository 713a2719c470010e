#include "ui/torri/pictures/city_picture.h"

#include "ui/look/motion.h"
#include "ui/look/theme.h"
#include "ui/torri/pictures/city_ground.h"
#include "ui/torri/pictures/city_sky.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

// A tower in front of the cursor would hide it: only its cap is drawn.
bool sinksFor(const CityScene& scene, Lot cursor, Lot lot, const Stand& stand) {
  if (cursor == kNoLot || scene.marks.kind == CityMarks::Cursor::None) return false;
  if (columnOf(cursor) != columnOf(lot) || rowOf(cursor) <= rowOf(lot)) return false;
  const Rect box = scene.measures.lotBox(scene.camera, cursor);
  return stand.top < box.bottom() - 3;
}
bool sinks(const CityScene& scene, Lot lot, const Stand& stand) {
  return sinksFor(scene, scene.marks.cursor, lot, stand);
}

// How far a tower is on its way down, or up again after the cursor was behind it, of Motion::kWhole.
int sunkPart(const CityScene& scene, Lot lot, const Stand& stand) {
  const bool now = sinks(scene, lot, stand), before = sinksFor(scene, scene.marks.cameFrom, lot, stand);
  if (now == before) return now ? Motion::kWhole : 0;
  return now ? scene.marks.glided : Motion::kWhole - scene.marks.glided;
}

void drawDots(Canvas& canvas, int x, int top, int width, int bottom) {
  for (int i = 0; i < width; ++i) {
    if (i % 3 != 2) canvas.drawPixel(x + i, top, kInk);
  }
  for (int y = top; y < bottom; ++y) {
    if ((y - top) % 3 == 2) continue;
    canvas.drawPixel(x, y, kInk);
    canvas.drawPixel(x + width - 1, y, kInk);
  }
}

void drawShadow(Canvas& canvas, const Stand& stand) {
  static constexpr int8_t kWidths[] = {1, 2, 4, 4};
  for (int i = 0; i < 4; ++i) {
    canvas.fillRect(makeRect(stand.x + stand.size.width, stand.base - 3 + i, kWidths[i], 1), kStoneDark);
  }
}

void bricksFrom(const State& state, Lot lot, int skipped, FloorList& out) {
  FloorList all;
  bricksAt(state, lot, all);
  out.clear();
  for (std::size_t i = static_cast<std::size_t>(skipped); i < all.size(); ++i) out.push(all[i]);
}

// As the marks have it, or the state.
int heightIn(const CityScene& scene, Lot lot) {
  if (lot == scene.marks.hidden) return 0;
  for (const CityMarks::Changed& changed : scene.marks.changed) {
    if (changed.lot == lot) return static_cast<int>(changed.floors->size());
  }
  return heightAt(scene.state, lot);
}

void floorsIn(const CityScene& scene, Lot lot, int skipped, FloorList& out) {
  for (const CityMarks::Changed& changed : scene.marks.changed) {
    if (changed.lot != lot) continue;
    out.clear();
    for (std::size_t i = static_cast<std::size_t>(skipped); i < changed.floors->size(); ++i) {
      out.push((*changed.floors)[i]);
    }
    return;
  }
  bricksFrom(scene.state, lot, skipped, out);
}

void drawStandingTower(Canvas& canvas, const CityScene& scene, Lot lot, const Stand& stand) {
  FloorList floors;
  const int height = heightIn(scene, lot);
  const int part = sunkPart(scene, lot, stand);
  if (part > 0 && part < Motion::kWhole) {
    const Rect clip = canvas.clip();
    const int down = (stand.base - stand.top - stand.size.cap - stand.size.merlon) * part / Motion::kWhole;
    canvas.setClip(intersect(clip, makeRect(0, 0, canvas.width(), stand.base + 1)));
    floorsIn(scene, lot, stand.skipped, floors);
    drawTower(canvas, stand.x, stand.base + down, stand.size, floors, height);
    return canvas.setClip(clip);
  }
  if (part > 0) {
    floors.push(colourAt(scene.state, lot));
    const Rect outline = makeRect(stand.x, stand.top, stand.size.width, stand.base - stand.top);
    drawTower(canvas, stand.x, stand.base, stand.size, floors, height);
    return drawDots(canvas, outline.x, outline.y, outline.w, stand.base - stand.size.cap - stand.size.merlon);
  }
  drawShadow(canvas, stand);
  floorsIn(scene, lot, stand.skipped, floors);
  drawTower(canvas, stand.x, stand.base, stand.size, floors, height);
}

// The stack is on top of the brick that would be pushed in below it.
void drawLifted(Canvas& canvas, const CityScene& scene, Lot lot) {
  const int height = heightAt(scene.state, lot);
  Stand stand = standAt(scene.measures, scene.camera, lot, height + 1);
  const int floor = stand.size.floor, base = stand.base;
  FloorList floors;
  bricksFrom(scene.state, lot, stand.skipped > 0 ? stand.skipped - 1 : 0, floors);
  drawShadow(canvas, stand);
  drawTower(canvas, stand.x, base - floor, stand.size, floors, height + 1);
  const Rect brick = makeRect(stand.x - 3, base - floor + 2, stand.size.width, floor - 1 < 4 ? 4 : floor - 1);
  canvas.fillRect(makeRect(brick.x - 2, brick.y - 2, brick.w + 4, brick.h + 4), kAccent);
  drawFloor(canvas, makeRect(brick.x, brick.y - 1, brick.w, brick.h + 2), scene.marks.colour);
  canvas.drawRect(makeRect(brick.x - 1, brick.y - 1, brick.w + 2, brick.h + 2), kAccent);
}

bool pale(const CityScene& scene, Lot lot) {
  const CityMarks& marks = scene.marks;
  return !marks.others && !marks.block.contains(lot) && !marks.other.contains(lot) &&
         !marks.spared.contains(lot);
}

void drawCursorFrame(Canvas& canvas, const Rect& lot, Colour ground) {
  canvas.drawRect(makeRect(lot.x - 1, lot.y - 1, lot.w + 2, lot.h + 2), kOnDark);
  canvas.drawRect(lot, ground);
  canvas.drawRect(makeRect(lot.x + 1, lot.y + 1, lot.w - 2, lot.h - 2), ground);
}

// At rest round a stack the cursor lies on the ground; on its way, or round an empty lot, over everything.
bool cursorUnderStack(const CityScene& scene, Lot lot, const Rect& box) {
  const CityMarks& marks = scene.marks;
  return lot == marks.cursor && marks.kind != CityMarks::Cursor::None && heightAt(scene.state, lot) > 0 &&
         (marks.frame.empty() || marks.frame == box);
}

Colour cursorColour(const CityMarks& marks) {
  return marks.kind == CityMarks::Cursor::Free ? kAccent : kWarning;
}

void drawStack(Canvas& canvas, const CityScene& scene, Lot lot, const Rect& box) {
  if (cursorUnderStack(scene, lot, box)) drawCursorFrame(canvas, box, cursorColour(scene.marks));
  const int height = heightIn(scene, lot);
  const CityMeasures& m = scene.measures;
  if (scene.marks.feet.contains(lot)) {
    canvas.fillRect(makeRect(m.towerX(box), m.base(box) + 1, m.tower.width - 2, 2), kAccent);
  }
  if (height == 0) return;
  if (scene.marks.lifted && lot == scene.marks.cursor) return drawLifted(canvas, scene, lot);
  if (height > 1) {
    const Stand stand = standAt(m, scene.camera, lot, height);
    if (!canvas.shows(makeRect(stand.x - 1, stand.top, stand.size.width + 6, stand.base - stand.top + 1)))
      return;
    return drawStandingTower(canvas, scene, lot, stand);
  }
  if (!canvas.shows(box)) return;
  const Brick colour = colourAt(scene.state, lot);
  if (pale(scene, lot)) return drawPaleHouse(canvas, m.houseX(box), m.base(box), m.house, colour);
  drawHouse(canvas, m.houseX(box), m.base(box), m.house, colour);
  for (int x = 0; scene.marks.cutOff.contains(lot) && x < m.house.width; x += 4)
    canvas.fillRect(makeRect(m.houseX(box) + x, m.base(box) + 1, 2, 2), kWarning);
}

// The tower in front that hides the stack of the lot from `top` to `base`: how many rows, and from where to where.
struct Hider {
  int rows = 0, left = 0, right = 0;
};
Hider hiderOf(const CityScene& scene, Lot lot, int top, int base) {
  Hider hider;
  for (int row = scene.camera.row; row < rowOf(lot); ++row) {
    const Lot front = lotAt(columnOf(lot), row);
    const int height = heightIn(scene, front);
    if (height < 2) continue;
    const Stand stand = standAt(scene.measures, scene.camera, front, height);
    if (sinks(scene, front, stand)) continue;
    const int from = stand.top + stand.size.merlon, hidden = base - (from > top ? from : top) + 1;
    if (hidden > hider.rows) hider = {hidden, stand.x, stand.x + stand.size.width - 1};
  }
  return hider;
}

// Whether so much of the stack is hidden that a small sign replaces it. A tower is known by its cap.
bool peeks(const CityScene& scene, Lot lot, const Rect& box, Hider& hider) {
  const CityMeasures& m = scene.measures;
  const int height = heightIn(scene, lot), base = m.base(box);
  if (height == 0 || (lot == scene.marks.cursor && scene.marks.kind != CityMarks::Cursor::None)) return false;
  if (height == 1) {
    hider = hiderOf(scene, lot, base - m.house.height() + 1, base);
    return hider.rows * 3 > m.house.height();
  }
  const Stand stand = standAt(m, scene.camera, lot, height);
  const int cap = stand.top + stand.size.merlon;
  hider = hiderOf(scene, lot, cap, cap + stand.size.cap - 1);
  return hider.rows * 3 > stand.size.cap;
}

// The window of a prison.
void drawBars(Canvas& canvas, const Rect& box) {
  canvas.drawRect(makeRect(box.x - 1, box.y - 1, box.w + 2, box.h + 2), kOnDark);
  canvas.drawRect(box, kWarning);
  canvas.drawRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2), kWarning);
  for (int i = 1; i < 5; ++i) canvas.fillRect(makeRect(box.x + box.w * i / 5, box.y, 1, box.h), kWarning);
}

// At the tower's right edge, or at its left where the picture ends.
void drawPeek(Canvas& canvas, const CityScene& scene, Lot lot, const Rect& box) {
  constexpr int kWidth = 10;
  Hider hider;
  if (!peeks(scene, lot, box, hider)) return;
  const bool right = hider.right + kWidth < scene.measures.area.right();
  const int x = right ? hider.right - 1 : hider.left - kWidth + 3, base = CityMeasures::base(box);
  const int height = heightIn(scene, lot);
  if (height == 1) {
    drawPeekHouse(canvas, x, base, colourAt(scene.state, lot));
    if (scene.marks.framed.contains(lot)) canvas.drawRect(makeRect(x - 2, base - 11, 13, 14), kAccent);
    if (scene.marks.taken.contains(lot)) drawBars(canvas, makeRect(x - 2, base - 11, 13, 14));
    return;
  }
  drawPeekTower(canvas, x, base, colourAt(scene.state, lot), height);
}

void drawHand(Canvas& canvas, const CityScene& scene, const Rect& lot) {
  const CityMeasures& m = scene.measures;
  const int x = lot.x + (lot.w - m.house.width + 1) / 2, base = CityMeasures::base(lot);
  for (int y = base - 2; y <= base; ++y) {
    for (int dx = 1 + ((base - y) & 1); dx < m.house.width - 1; dx += 2) canvas.drawPixel(x + dx, y, kInk);
  }
  drawHouse(canvas, x, base - 3, m.house, scene.marks.colour);
}

void drawCursor(Canvas& canvas, const CityScene& scene) {
  const CityMarks& marks = scene.marks;
  const bool refused = marks.kind == CityMarks::Cursor::Refused;
  const Rect lot = marks.frame.empty() ? scene.measures.lotBox(scene.camera, marks.cursor) : marks.frame;
  if (refused && heightAt(scene.state, marks.cursor) == 0 && marks.frame.empty()) {
    canvas.fillRect(lot, kLotGround[1]);
    hatch(canvas, lot);
  }
  if (!cursorUnderStack(scene, marks.cursor, scene.measures.lotBox(scene.camera, marks.cursor))) {
    drawCursorFrame(canvas, lot, cursorColour(marks));
  }
  if (marks.hand && heightAt(scene.state, marks.cursor) == 0) drawHand(canvas, scene, lot);
}

// Little arrows where more of the city is hidden.
void drawChevrons(Canvas& canvas, const CityScene& scene) {
  const CityMeasures& m = scene.measures;
  const Rect& a = m.area;
  const auto arrow = [&](int x, int y, int dx, int dy) {
    for (int grown = 1; grown >= 0; --grown) {
      const int reach = 5 + grown, half = 5 + grown;
      canvas.fillTriangle(x + dx * reach, y + dy * reach, x - dy * half - dx * grown,
                          y - dx * half - dy * grown, x + dy * half - dx * grown, y + dx * half - dy * grown,
                          grown ? kOnDark : kAccent);
    }
  };
  if (scene.camera.column > 0) arrow(a.x + 7, a.y + a.h / 2, -1, 0);
  if (scene.camera.column + m.columns < m.size) arrow(a.right() - 8, a.y + a.h / 2, 1, 0);
  if (scene.camera.row > 0) arrow(a.x + a.w / 2, a.bottom() - 8, 0, 1);
  if (m.horizon(scene.camera) < a.y) arrow(a.x + a.w / 2, a.y + 7, 0, -1);
}

// "c4 red 3", for listeners of the screen; of the empty lots only the one under the cursor.
void nameLot(Canvas& canvas, const CityScene& scene, Lot lot, const Rect& box) {
  const int height = heightIn(scene, lot);
  if (height == 0 && lot != scene.marks.cursor) return;
  Phrase words = lotName(lot);
  if (height > 0) words.add(" ").add(brickName(colourAt(scene.state, lot)));
  if (height > 1) words.add(" ").add(height);
  canvas.words().name(words, box);
}

void drawFlag(Canvas& canvas, const CityScene& scene, Lot lot) {
  const Stand stand = standAt(scene.measures, scene.camera, lot, heightAt(scene.state, lot));
  const int x = stand.x + stand.size.width / 2, top = stand.top - 12;
  canvas.fillRect(makeRect(x, top, 1, 12 + stand.size.merlon), kInk);
  canvas.fillTriangle(x + 1, top, x + 11, top + 3, x + 1, top + 7, kInk);
  canvas.fillTriangle(x + 1, top + 1, x + 9, top + 3, x + 1, top + 6, kAccent);
}

}  // namespace

Colour struggleGround(Brick colour) {
  static constexpr Colour kGrounds[] = {rgb(0xFBF3DF), rgb(0xC3B9AC), rgb(0xEBC4B8), rgb(0xC5D6EC)};
  return kGrounds[static_cast<int>(colour)];
}

Stand standAt(const CityMeasures& m, const Camera& camera, Lot lot, int height) {
  const Rect box = m.lotBox(camera, lot);
  Stand stand{m.towerX(box), m.base(box), 0, m.tower, 0};
  const int room = stand.base - m.area.y - 1 - m.tower.cap - m.tower.merlon;
  int floors = height - 1;
  if (floors > 0 && room < floors * m.tower.floor) {
    const int floor = room / floors;
    stand.size.floor = static_cast<uint8_t>(floor < 2 ? 2 : floor);
    while (floors > 0 && floors * stand.size.floor > room) --floors;
    stand.skipped = height - 1 - floors;
  }
  stand.top = stand.base - floors * stand.size.floor - m.tower.cap - m.tower.merlon + 1;
  return stand;
}

bool towersMove(const CityScene& scene) {
  const Lot from = scene.marks.cameFrom, to = scene.marks.cursor;
  if (from == kNoLot || to == kNoLot || from == to) return false;
  for (int row = 0; row < scene.state.size(); ++row) {
    for (const Lot cursor : {from, to}) {
      const Lot lot = lotAt(columnOf(cursor), row);
      const int height = heightAt(scene.state, lot);
      if (height < 2) continue;
      const Stand stand = standAt(scene.measures, scene.camera, lot, height);
      if (sinksFor(scene, from, lot, stand) != sinks(scene, lot, stand)) return true;
    }
  }
  return false;
}

void drawCity(Canvas& canvas, const CityScene& scene) {
  const Rect clip = canvas.clip();
  const int horizon = scene.measures.horizon(scene.camera);
  canvas.setClip(intersect(clip, scene.measures.area));
  drawSky(canvas, scene.measures.area, horizon);
  drawGround(canvas, scene, horizon);
  // A stack, or the part that peeps out beside one, reaches so far beyond it; upwards it may reach far.
  constexpr int kAside = 14, kBelow = 4;
  const Rect& part = canvas.clip();
  LotSet hidden;
  forLots(scene, [&](Lot lot, const Rect& box) {
    if (box.right() + kAside <= part.x || box.x - kAside >= part.right() || box.bottom() + kBelow <= part.y)
      return;
    Hider hider;
    if (peeks(scene, lot, box, hider)) {
      hidden.add(lot);
    } else {
      drawStack(canvas, scene, lot, box);
    }
  });
  forLots(scene, [&](Lot lot, const Rect& box) {
    if (hidden.contains(lot)) return drawPeek(canvas, scene, lot, box);
    if (scene.marks.framed.contains(lot)) canvas.drawRect(box, kAccent);
    if (scene.marks.taken.contains(lot)) drawBars(canvas, box);
  });
  if (scene.marks.flag != kNoLot) drawFlag(canvas, scene, scene.marks.flag);
  if (scene.marks.kind != CityMarks::Cursor::None && scene.marks.cursor != kNoLot) drawCursor(canvas, scene);
  if (scene.measures.scrolls() && scene.marks.chevrons) drawChevrons(canvas, scene);
  if (canvas.words().heard())
    forLots(scene, [&](Lot lot, const Rect& box) { nameLot(canvas, scene, lot, box); });
  canvas.setClip(clip);
}

}  // namespace lucca::ui
