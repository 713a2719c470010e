#include "ui/palazzi/stage_plan.h"

#include "ui/look/panel_height.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kMargin = 5;
constexpr int kCardPitch = 77;  // of the cards in a row, on all but the low panel
constexpr int kLowRows = 117;   // where the city of the low panel begins
constexpr int kFoot = 18, kLowFoot = 16;
constexpr int kBar = 20, kLargeBar = 25, kLargeRow = 35;

constexpr int kLowRoom = 83;                             // for all rows of the low panel
constexpr int kBlockPitch = 118, kWideBlockPitch = 160;  // of two columns of triplets
constexpr int kTallPitch = 38, kTallEndPitch = 33;       // of the cards in them; in the last round
constexpr int kEnd = 18, kEndPlate = 34, kGainColumn = 33;

// By the cards that complete a palace: 5, 4 or 3. Five and six triplets stand in two columns.
struct Rows {
  int row, lowFloor;
};
constexpr Rows rowsFor(int size) {
  if (size == 5) return {19, 8};
  return size == 4 ? Rows{29, 9} : Rows{32, 10};
}

void planLow(StagePlan& plan, const State& state) {
  const Rows rows = rowsFor(state.size);
  plan.title = makeRect(0, 0, 240, 18);
  plan.head = makeRect(3, 0, 232, 16);
  plan.caption = makeRect(0, 102, 240, 17);
  plan.footer = makeRect(0, 135 - kLowFoot, 240, kLowFoot);
  plan.foot = makeRect(kMargin, 119, 230, 15);  // what hangs below the line is seen, too
  plan.row = kLowRoom / plan.rowCount;
  plan.columns = 1;
  plan.rows = makeRect(3, 20, 112, 81);
  CityPlan& city = plan.city;
  city.sky = makeRect(kLowRows, 18, 240 - kLowRows, 63);
  city.plates = makeRect(kLowRows, 82, city.sky.w, 11);
  city.walls = makeRect(kLowRows, 93, city.sky.w, 9);
  city.left = kLowRows + 2;
  city.lot = 20;
  city.palace = {17, rows.lowFloor, state.size, 6};
  city.signs = true;
}

void planHigh(StagePlan& plan, const State& state, int w, int h) {
  const Rows rows = rowsFor(state.size);
  const int corner = cornerOf(h), more = h - 240 - 2 * corner;
  // Large text: a higher bar, and two columns of triplets, whose cards have room for large numbers.
  const bool large = &sized(kFontBody) != &kFontBody;
  const int bar = large ? kLargeBar : kBar;
  plan.title = makeRect(0, 0, w, bar + corner);
  plan.head = makeRect(4 + corner, corner, w - 9 - 2 * corner, bar - 2);
  const int ground = 158 + corner + more;
  plan.caption = makeRect(0, ground + 28, w, 36);
  plan.footer = makeRect(0, ground + 64, w, kFoot + corner);
  plan.foot = makeRect(kMargin + corner, ground + 65, w - 2 * kMargin - 2 * corner, 17);
  plan.columns = plan.rowCount > 4 || large ? 2 : 1;
  plan.row = (large && plan.rowCount <= 4 ? kLargeRow : rows.row) + (more > 0 ? 2 : 0);
  plan.rows = makeRect(kMargin, plan.title.h + 2, 3 * kCardPitch, ground - plan.title.h - 2);
  CityPlan& city = plan.city;
  city.sky = makeRect(0, plan.title.h, w, ground - plan.title.h);
  city.plates = makeRect(0, ground + 1, w, 12);
  city.walls = makeRect(0, ground + 14, w, 14);
  city.lot = w >= 300 ? 53 : 40;
  city.left = (w - 6 * city.lot) / 2;
  city.palace = {w >= 300 ? 42 : 34, more > 0 ? 11 : 10, state.size, 9};
  city.label = true;
}

}  // namespace

StagePlan stagePlan(const Canvas& canvas, const State& state) {
  StagePlan plan{};
  plan.low = isLow(canvas);
  plan.wide = canvas.width() >= 300;
  plan.rowCount = state.tripletCount;
  plan.ends = state.round == state.rounds;
  if (plan.low) {
    planLow(plan, state);
  } else {
    planHigh(plan, state, canvas.width(), canvas.height());
  }
  return plan;
}

int stageFootHeight(const Canvas& canvas) {
  return isLow(canvas) ? kLowFoot : kFoot + cornerOf(canvas.height());
}

Rect StagePlan::rowBox(int index) const {
  const Rect cards = join(rowCard(index, 0), rowCard(index, kTripletCards - 1));
  return columns == 2 || (low && ends) ? join(cards, rowGain(index)) : cards;
}

Rect StagePlan::rowCard(int index, int card) const {
  if (low) {
    const int most = row - 2 < 12 ? row - 2 : 12, side = ends ? 8 : most, pitch = ends ? 9 : 13;
    const int height = ends && most > 11 ? 11 : most;
    return makeRect(4 + card * pitch, title.h + 2 + index * row + (row - height) / 2, side, height);
  }
  if (columns == 2) {
    const int lines = (rowCount + 1) / 2, pitch = ends && !wide ? kTallEndPitch : kTallPitch;
    const int left =
        rows.x - (ends && !wide ? 2 : 1) + index / lines * (wide ? kWideBlockPitch : kBlockPitch);
    return makeRect(left + card * pitch, rows.y + index % lines * row, pitch - 1, row - 2);
  }
  const int pitch = ends && !wide ? kCardPitch - 11 : kCardPitch;
  return makeRect(rows.x + card * pitch, rows.y + index * row + 1, pitch - 2, row - 2);
}

Rect StagePlan::rowGain(int index) const {
  const Rect last = rowCard(index, kTripletCards - 1);
  if (low) return ends ? makeRect(last.right() + 1, last.y - 1, 16, last.h + 2) : Rect{};
  if (columns == 2) {
    if (!wide && !ends) return {};
    return makeRect(last.right() + 1, last.y, wide ? kGainColumn : kEnd, last.h);
  }
  if (wide) return makeRect(last.right() + 5, last.y, title.w - last.right() - 11, last.h);
  return ends ? makeRect(last.right() + 3, last.y, kEndPlate, last.h) : Rect{};
}

Rect StagePlan::detail() const { return makeRect(49, title.h + 1, 66, kLowRoom); }

Rect StagePlan::detailCard(int card) const {
  return makeRect(49, title.h + 1 + card * (kLowRoom + 1) / kTripletCards, 66, 26);
}

Rect StagePlan::stageCard(int card, int of) const {
  if (low && of > kTripletCards) return makeRect(rows.x + card % 2 * 56, rows.y + card / 2 * 29, 54, 27);
  const int room = low ? rows.w : title.w - 2 * kMargin + 1, pitch = room / of;
  return makeRect(rows.x + card * pitch, rows.y + (low ? 0 : 1), pitch - 3, low ? 37 : 36);
}

Rect StagePlan::openCard(int triplet, int card) const {
  const int lines = (rowCount + 1) / 2, column = triplet / lines, line = triplet % lines;
  if (low) {
    const int height = 24 / lines;
    return makeRect(rows.x + column * 56 + card * 18, rows.y + 58 + line * height, 17, height - 1);
  }
  const int height = lines > 2 ? 23 : 25, pitch = wide ? 51 : kTallPitch;
  return makeRect(rows.x - 1 + column * (wide ? kWideBlockPitch : kBlockPitch) + card * pitch,
                  rows.y + 38 + line * height, pitch - 1, height - 1);
}

Rect StagePlan::tag() const {
  return low ? makeRect(rows.x, rows.y + 64, rows.w, 17) : makeRect(4, title.h + 54, 0, 19);
}

Rect StagePlan::choices(int cells) const {
  const int cell = low ? 28 : 30, width = cells * cell + 6;
  if (low) return makeRect(rows.x + (rows.w - width) / 2, rows.y + 42, width, 18);
  return makeRect(title.w - width - 4, title.h + 54, width, 20);
}

Rect StagePlan::scene() const { return makeRect(0, title.h, title.w, caption.y - title.h); }

}  // namespace lucca::ui
