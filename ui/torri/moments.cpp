// The pictures of what happened: a brick in the city, a struggle blow by blow with both towers side by side.
#include "drawing/type/symbols.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/standing_picture.h"
#include "ui/torri/torri_ui.h"
#include "ui/torri/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

// One side of a struggle: the tower, where it stands and how high it is; before the first blow also the houses of its
// block, which limit its strength. `lost`: see drawTower().
void drawSide(Canvas& canvas, const Rect& area, const State& state, Lot lot, int lost) {
  const int caption = area.h < 70 ? 14 : 20;
  FloorList floors;
  bricksAt(state, lot, floors);
  const int width = area.w * 2 / 3;
  drawTower(canvas, makeRect(area.x + (area.w - width) / 2, area.y, width, area.h - caption), floors, lost);
  Phrase words;
  words.add(lotName(lot));
  if (state.phase == Phase::Struggle && area.w >= 80) {
    const Strength strength = strengthAt(state, lot);
    words.add("  ")
        .add(symbol::kFloor)
        .add(strength.floors)
        .add(" ")
        .add(symbol::kHouse)
        .add(strength.houses);
  } else {
    words.add(" · ").add(static_cast<int>(floors.size()));
  }
  drawLine(
      canvas, makeRect(area.x, area.bottom() - caption, area.w, caption), words,
      {caption < 18 ? &kFontSmall : &fitting(words, area.w, kFontBody, kFontSmall), kInk, Align::Centre});
}

// The stronger tower left, the weaker right. `acting` has just struck, or kNoLot; `state` still has what it struck off: it
// flies off, away from the blow.
void drawStruggle(Canvas& canvas, const Rect& area, const State& state, const StruggleView& struggle,
                  Lot acting, Motion& motion) {
  const int half = area.w / 2, middle = area.x + half;
  const Rect left = makeRect(area.x, area.y + 6, half, area.h - 8);
  const Rect right = makeRect(middle, area.y + 6, half, area.h - 8);
  const bool strikes = acting != kNoLot, rightwards = acting == struggle.stronger;
  const int lost = motion.way(0, kTopLost);
  drawSide(canvas, left, state, struggle.stronger, strikes && !rightwards ? -lost : 0);
  drawSide(canvas, right, state, struggle.weaker, strikes && rightwards ? lost : 0);
  if (!strikes) return;
  // The arrow of the blow comes from the tower that strikes.
  const int y = area.y + area.h / 3, away = rightwards ? -1 : 1;
  const int x = middle + motion.way(24 * away, 0), tip = -8 * away;
  canvas.fillRect(makeRect(x - 8, y - 1, 16, 3), kWarning);
  canvas.fillTriangle(x + tip, y, x, y - 6, x, y + 6, kWarning);
  motion.covers(area);
}

void drawMarked(Canvas& canvas, const Rect& area, const State& state, Lot first, Lot second = kNoLot) {
  CityMarks marks;
  marks.ringed[0] = first;
  marks.ringed[1] = second;
  drawCity(canvas, inset(area, 4, 2), state, marks);
}

// A brick on its lot, or floors that came `from` another tower to the one there, which was `was` high.
void drawPlaced(Canvas& canvas, const Rect& area, const State& after, Lot lot, Motion& motion,
                Lot from = kNoLot, int was = 0) {
  CityMarks marks;
  marks.ringed[0] = marks.built = lot;
  marks.from = from;
  marks.was = was;
  marks.motion = &motion;
  drawCity(canvas, inset(area, 4, 2), after, marks);
}

constexpr int kCaptorColumn = 44;

// The colour that takes a prisoner, below it the prisoner, who comes there from `from`, and how many it holds now.
void drawCaptor(Canvas& canvas, const Rect& column, torri::Colour captor, torri::Colour prisoner, int held,
                const Rect& from, Motion& motion) {
  const bool low = column.h < 100;
  const int side = low ? 20 : 26, x = column.x + (column.w - side) / 2;
  const int top = column.y + column.h / 2 - side - (low ? 10 : 14);
  drawBrick(canvas, makeRect(x, top, side, side), captor);
  const Rect to = makeRect(x + 3, top + side + 4, side - 6, side - 6);
  Phrase words;
  words.add(symbol::kPrisoner).add(held);
  drawLine(canvas, makeRect(column.x, to.bottom(), column.w, kFontBody.lineHeight), words,
           {&kFontBody, kInk, Align::Centre});
  drawBrick(canvas, makeRect(motion.way(from.x, to.x), motion.way(from.y, to.y), to.w, to.h), prisoner);
  motion.covers(join(makeRect(from.x, from.y, to.w, to.h), to));
}

// The house has left its lot and goes to the colour that holds it, beside the city.
void drawCaptured(Canvas& canvas, const Rect& area, const State& before, const State& after, Lot lot,
                  Motion& motion) {
  CityMarks marks;
  marks.ringed[0] = lot;
  const Rect frame = makeRect(area.x + 4, area.y + 2, area.w - kCaptorColumn, area.h - 4);
  const Rect city = drawCity(canvas, frame, after, marks);
  const torri::Colour captor = struggleOf(before).against;
  const Rect column = makeRect(city.right(), area.y, area.right() - city.right(), area.h);
  drawCaptor(canvas, column, captor, colourAt(before, lot), prisonersOf(after, captor),
             lotBox(frame, before, lot), motion);
}

// Nobody chooses: the prisoner comes from the supply, up from below. Beside it, where there is room, the towers.
void drawRansom(Canvas& canvas, const Rect& area, const State& before, const State& after,
                torri::Colour prisoner, Motion& motion) {
  const StruggleView struggle = struggleOf(before);
  const int towers = area.w - 2 * kCaptorColumn;
  if (towers > 0) {
    drawStruggle(canvas, makeRect(area.x, area.y, towers, area.h), before, struggle, kNoLot, motion);
  }
  const Rect column = towers > 0 ? makeRect(area.x + towers, area.y, 2 * kCaptorColumn, area.h) : area;
  const Rect from = makeRect(column.x + column.w / 2, area.bottom() - 20, 1, 1);
  drawCaptor(canvas, column, struggle.against, prisoner, prisonersOf(after, struggle.against), from, motion);
}

}  // namespace

void TorriUi::drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) {
  const State& before = moment.beforeAs<View>().state;
  const State& after = moment.afterAs<View>().state;
  const StruggleView struggle = struggleOf(before);
  Motion& motion = table.motion();
  switch (kindOf(moment.action)) {
    case Kind::Place:
      return drawPlaced(canvas, area, after, lotOf(moment.action), motion);
    case Kind::Prisoner:
      return drawCaptured(canvas, area, before, after, lotOf(moment.action), motion);
    case Kind::Struggle:
      return drawStruggle(canvas, area, before, struggle, kNoLot, motion);
    case Kind::Attack:
      return drawStruggle(canvas, area, before, struggle, struggle.acting, motion);
    case Kind::Ransom:
      return drawRansom(canvas, area, before, after, colourOf(moment.action), motion);
    case Kind::NoPrisoner:
      return drawStruggle(canvas, area, before, struggle, kNoLot, motion);
    case Kind::Merge:
      return drawPlaced(canvas, area, after, struggle.stronger, motion, struggle.weaker,
                        heightAt(before, struggle.stronger));
    case Kind::Fallen:
      return drawMarked(canvas, area, after, lotOf(moment.action));
    case Kind::Apart:
      return drawMarked(canvas, area, after, struggle.stronger, struggle.weaker);
    case Kind::Switch:
    case Kind::Finish:
      return drawStandings(table, canvas, area, after);
    case Kind::Turn:
      return;
  }
}

int TorriUi::momentWidth(const Moment& moment, int height) const {
  switch (kindOf(moment.action)) {
    case Kind::Switch:
    case Kind::Finish:
      return GameUi::momentWidth(moment, height);
    case Kind::Prisoner:
      return height + kCaptorColumn - 8;
    case Kind::Ransom:
      return kCaptorColumn + 8;
    case Kind::Place:
    case Kind::Merge:
    case Kind::Fallen:
    case Kind::Apart:
      return height + 8;
    case Kind::Struggle:
      return height + 24;
    default:
      return height + 16;
  }
}

lucca::Effect TorriUi::soundOf(const Moment& moment) const {
  switch (kindOf(moment.action)) {
    case Kind::Struggle:
    case Kind::Attack:
      return lucca::Effect::Blow;
    case Kind::Prisoner:
    case Kind::Ransom:
      return lucca::Effect::Prisoner;
    case Kind::Merge:
      return lucca::Effect::Merge;
    default:
      return lucca::Effect::Card;
  }
}

}  // namespace lucca::ui
