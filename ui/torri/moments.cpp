// The pictures of what happened: a brick in the city, a struggle blow by blow with both towers side by side.
#include "ui/torri/city_picture.h"
#include "ui/torri/standing_picture.h"
#include "ui/torri/torri_ui.h"
#include "ui/torri/words.h"
#include "ui/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

// One side of a struggle: the tower, where it stands and how high it is.
void drawSide(Canvas& canvas, const Rect& area, const State& state, Lot lot, bool lost) {
  const int caption = area.h < 70 ? 14 : 20;
  FloorList floors;
  bricksAt(state, lot, floors);
  drawTower(canvas, makeRect(area.x, area.y, area.w, area.h - caption), floors, lost);
  Phrase words;
  words.add(lotName(lot)).add(" · ").add(static_cast<int>(floors.size()));
  drawLine(canvas, makeRect(area.x, area.bottom() - caption, area.w, caption), words,
           {caption < 18 ? &kFontSmall : &kFontBody, kInk, Align::Centre});
}

// The stronger tower left, the weaker right. `acting` has just struck, or kNoLot; `state` still has what it struck off.
void drawStruggle(Canvas& canvas, const Rect& area, const State& state, const StruggleView& struggle,
                  Lot acting) {
  const int width = area.w / 3;
  const int left = area.x + area.w / 2 - width - 10, right = area.x + area.w / 2 + 10;
  const Lot struck = acting == kNoLot              ? kNoLot
                     : acting == struggle.stronger ? struggle.weaker
                                                   : struggle.stronger;
  drawSide(canvas, makeRect(left, area.y + 6, width, area.h - 8), state, struggle.stronger,
           struck == struggle.stronger);
  drawSide(canvas, makeRect(right, area.y + 6, width, area.h - 8), state, struggle.weaker,
           struck == struggle.weaker);
  if (acting == kNoLot) return;
  // The arrow of the blow.
  const int y = area.y + area.h / 3, tip = acting == struggle.stronger ? 8 : -8, middle = area.x + area.w / 2;
  canvas.fillRect(makeRect(middle - 8, y - 1, 16, 3), kWarning);
  canvas.fillTriangle(middle + tip, y, middle, y - 6, middle, y + 6, kWarning);
}

void drawMarked(Canvas& canvas, const Rect& area, const State& state, Lot first, Lot second = kNoLot) {
  CityMarks marks;
  marks.ringed[0] = first;
  marks.ringed[1] = second;
  drawCity(canvas, inset(area, 4, 2), state, marks);
}

}  // namespace

void TorriUi::drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) {
  const State& before = moment.beforeAs<View>().state;
  const State& after = moment.afterAs<View>().state;
  const StruggleView struggle = struggleOf(before);
  switch (kindOf(moment.action)) {
    case Kind::Place:
      return drawMarked(canvas, area, after, lotOf(moment.action));
    case Kind::Prisoner:
      return drawMarked(canvas, area, before, lotOf(moment.action));
    case Kind::Struggle:
      return drawStruggle(canvas, area, before, struggle, kNoLot);
    case Kind::Attack:
      return drawStruggle(canvas, area, before, struggle, struggle.acting);
    case Kind::Ransom:
    case Kind::NoPrisoner:
      return drawStruggle(canvas, area, before, struggle, kNoLot);
    case Kind::Merge:
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
