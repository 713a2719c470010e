#include "ui/torri/acts/struggle.h"

#include "ui/look/theme.h"
#include "ui/torri/seen.h"

namespace lucca::ui {

using namespace torri;

namespace {

int least(int a, int b) { return a < b ? a : b; }
int most(int a, int b) { return a > b ? a : b; }

// Where the first of `shown` lots in view lies, so that both are in the middle.
int8_t middleOf(int a, int b, int shown, int size) {
  const int from = (a + b + 1 - shown) / 2;
  return static_cast<int8_t>(most(0, least(from, size - shown)));
}

CityMarks marksOf(const State& state) {
  const StruggleView struggle = struggleOf(state);
  CityMarks marks;
  marks.block = blockAt(state, struggle.stronger);
  marks.other = blockAt(state, struggle.weaker);
  marks.blockGround = struggleGround(colourAt(state, struggle.stronger));
  marks.otherGround = struggleGround(colourAt(state, struggle.weaker));
  marks.others = false;
  marks.chevrons = false;
  marks.spared.add(struggle.placed);
  return marks;
}

struct Point {
  int x, y;
};

Point topOf(const StruggleScene& scene, const State& state, Lot lot) {
  const Stand stand = standAt(scene.measures, scene.camera, lot, heightAt(state, lot));
  return {stand.x + stand.size.width / 2, stand.top + stand.size.merlon + stand.size.cap / 2};
}

// A shot from tower to tower: a ball on an arc that leaves dots behind.
void drawShot(Canvas& canvas, const Point& from, const Point& to, int part) {
  constexpr int kDots = 7;
  const auto draw = [&](int along, int radius) {
    const int x = from.x + (to.x - from.x) * along / Motion::kWhole;
    const int rise = 96 * along / Motion::kWhole * (Motion::kWhole - along) / Motion::kWhole;
    const int y = from.y + (to.y - from.y) * along / Motion::kWhole - rise;
    canvas.fillCircle(x, y, radius + 1, kOnDark);
    canvas.fillCircle(x, y, radius, kInk);
  };
  for (int i = 1; i < kDots && i * Motion::kWhole / kDots < part; ++i) draw(i * Motion::kWhole / kDots, 2);
  draw(part, 4);
}

// The top of the tower that was struck flies off, away from the blow.
void drawFalling(Canvas& canvas, const StruggleScene& scene, const State& before,
                 const StruggleView& struggle, int part) {
  const Stand stand =
      standAt(scene.measures, scene.camera, struggle.target, heightAt(before, struggle.target));
  const bool rightwards = columnOf(struggle.target) >= columnOf(struggle.acting);
  const int height = stand.size.cap;
  const int aside = (rightwards ? 1 : -1) * part * stand.size.width / Motion::kWhole;
  const int rise = 10 * part / Motion::kWhole, fall = part * part / Motion::kWhole * 40 / Motion::kWhole;
  const Rect box =
      makeRect(stand.x + aside, stand.top + stand.size.merlon - rise + fall, stand.size.width, height);
  drawFloor(canvas, box, colourAt(before, struggle.target));
}

void drawBlow(Canvas& canvas, const StruggleScene& scene, const State& before, const State& after,
              const Act& act, int from, const Rect& area) {
  const StruggleView struggle = struggleOf(before);
  const Beat blow{from, kBlowMs}, fall{blow.end(), kFallMs};
  const bool struck = act.done(blow);
  drawCity(canvas, {struck ? after : before, scene.measures, scene.camera, marksOf(before)});
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, area));
  if (!struck) {
    drawShot(canvas, topOf(scene, before, struggle.acting), topOf(scene, before, struggle.target),
             act.part(blow));
  } else if (!act.done(fall)) {
    drawFalling(canvas, scene, before, struggle, act.part(fall));
  }
  canvas.setClip(clip);
}

// The floors of the weaker tower go one by one from its top to the bottom of the stronger.
void drawMerging(Canvas& canvas, const StruggleScene& scene, const State& before, const State& after,
                 const Act& act, int from, const Rect& area) {
  const StruggleView struggle = struggleOf(before);
  if (act.done({from, mergeMs(before)})) {
    CityMarks marks;
    marks.block = blockAt(after, struggle.stronger);
    marks.blockGround = kBlockGround;
    marks.chevrons = false;
    return drawCity(canvas, {after, scene.measures, scene.camera, marks});
  }
  FloorList weaker, stronger, risen;
  bricksAt(before, struggle.weaker, weaker);
  bricksAt(before, struggle.stronger, stronger);
  const int height = static_cast<int>(weaker.size());
  const int moved = least(most(act.told() - from, 0) / kMergeMs, height - 1);
  for (int i = height - moved; i < height; ++i) risen.push(weaker[static_cast<std::size_t>(i)]);
  for (const Brick colour : stronger) risen.push(colour);
  const Brick flying = weaker[static_cast<std::size_t>(most(height - moved - 1, 0))];
  weaker.truncate(static_cast<std::size_t>(most(height - moved - (moved < height - 1), 1)));
  CityMarks marks = marksOf(before);
  marks.changed[0] = {struggle.stronger, &risen};
  marks.changed[1] = {struggle.weaker, &weaker};
  drawCity(canvas, {before, scene.measures, scene.camera, marks});
  if (moved < height - 1) {
    const Beat hop{from + moved * kMergeMs, kMergeMs};
    const Rect to = scene.measures.lotBox(scene.camera, struggle.stronger);
    const Point top = topOf(scene, before, struggle.weaker);
    const int width = scene.measures.tower.width, base = CityMeasures::base(to);
    const Rect box = makeRect(act.way(hop, top.x - width / 2, scene.measures.towerX(to)),
                              act.way(hop, top.y, base - scene.measures.tower.floor), width,
                              most(scene.measures.tower.floor + 1, 6));
    const Rect clip = canvas.clip();
    canvas.setClip(intersect(clip, area));
    drawFloor(canvas, box, flying);
    canvas.setClip(clip);
  }
}

// How far the blocks reach from the lot that joined them.
int furthestLot(const CityMarks& marks, int size) {
  int furthest = 0;
  for (int i = 0; i < kStride * size; ++i) {
    const Lot lot = static_cast<Lot>(i);
    if (marks.block.contains(lot) || marks.other.contains(lot))
      furthest = most(furthest, lotsApart(lot, marks.clearsFrom));
  }
  return furthest;
}

// The struggle is over: from the house that joined the blocks on, their ground becomes what it was.
void drawParting(Canvas& canvas, const StruggleScene& scene, const State& before, const State& after,
                 const Act& act, int from) {
  const Beat part{from, kPartMs};
  CityMarks marks;
  if (!act.done(part)) {
    marks = marksOf(before);
    marks.clearsFrom = struggleOf(before).placed;
    marks.cleared = act.part(part) * (furthestLot(marks, before.size()) + 1);
  }
  marks.chevrons = false;
  drawCity(canvas, {after, scene.measures, scene.camera, marks});
}

int momentMs(const Moment& moment) {
  switch (kindOf(moment.action)) {
    case Kind::Attack:
      return kBlowMs + kFallMs;
    case Kind::Merge:
      return mergeMs(stateOf(moment.before));
    case Kind::Apart:
    case Kind::Fallen:
      return kPartMs;
    case Kind::Prisoner:
    case Kind::Ransom:
      return kCarryMs;
    default:
      return 0;
  }
}

}  // namespace

int mergeMs(const State& before) { return kMergeMs * (heightAt(before, struggleOf(before).weaker) - 1); }

StruggleBeats beatsOf(const Moment& moment, const Zoom& zoom) {
  const Beat in{0, zoom.in ? kZoomMs : 0}, matter{in.end(), momentMs(moment)};
  return {in, matter, {matter.end() + (zoom.out ? kHoldMs : 0), zoom.out ? kZoomMs : 0}};
}

StruggleScene viewAt(const StruggleScene& usual, const StruggleScene& near, const StruggleBeats& beats,
                     const Act& act, Lot middle) {
  const bool goes = act.during(beats.in), comes = act.during(beats.out);
  if (!goes && !comes) return beats.out.lasts > 0 && act.done(beats.out) ? usual : near;
  const int part = goes ? act.eased(beats.in) : Motion::kWhole - act.eased(beats.out);
  return {between(usual.measures, usual.camera, near.measures, near.camera, middle, part), Camera{}};
}

StruggleScene struggleScene(const StageLayout& layout, const CityMeasures& usual, const Camera& camera,
                            const State& state) {
  const StruggleView struggle = struggleOf(state);
  CityMeasures near = usual;
  near.lotW = layout.low ? 42 : 60;
  near.lotH = layout.low ? 24 : 32;
  near.house = layout.low ? HouseSize{25, 13, 7, 11} : HouseSize{35, 18, 10, 11};
  near.tower = layout.low ? TowerSize{29, 7, 15, 3} : TowerSize{41, 10, 19, 4};
  near.columns = least(near.area.w / near.lotW, usual.size);
  near.rows = least(near.area.h / near.lotH, usual.size);
  near.left = near.area.x + (near.area.w - near.lotW * near.columns) / 2;
  const int columns[] = {columnOf(struggle.stronger), columnOf(struggle.weaker)};
  const int rows[] = {rowOf(struggle.stronger), rowOf(struggle.weaker)};
  const int across = most(columns[0], columns[1]) - least(columns[0], columns[1]) + 1;
  const int deep = most(rows[0], rows[1]) - least(rows[0], rows[1]) + 1;
  // The tower further back needs room above it.
  if (across > near.columns || deep > near.rows - 1) return {usual, usual.follow(camera, struggle.placed)};
  Camera view;
  view.column = middleOf(columns[0], columns[1], near.columns, near.size);
  view.row = static_cast<int8_t>(least(rows[0], rows[1]));
  if (view.row > 0 && deep < near.rows - 2) --view.row;
  return {near, view};
}

void drawStruggleMoment(Canvas& canvas, const StruggleScene& view, const Moment& moment, const Act& act,
                        int from, const Rect& area) {
  const State& before = stateOf(moment.before);
  const State& after = stateOf(moment.after);
  switch (kindOf(moment.action)) {
    case Kind::Attack:
      return drawBlow(canvas, view, before, after, act, from, area);
    case Kind::Merge:
      return drawMerging(canvas, view, before, after, act, from, area);
    case Kind::Apart:
    case Kind::Fallen:
      return drawParting(canvas, view, before, after, act, from);
    default: {
      // It begins; a prisoner is taken or not.
      CityMarks marks = marksOf(before);
      if (kindOf(moment.action) == Kind::Prisoner) marks.framed.add(lotOf(moment.action));
      drawCity(canvas, {after, view.measures, view.camera, marks});
    }
  }
}

}  // namespace lucca::ui
