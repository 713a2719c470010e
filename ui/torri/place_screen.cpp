// Placing a brick: first its colour, then its lot. Dots and corners mark where it may go; the line below says what it
// would cause, or why it may not.
#include "drawing/type/symbols.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/standing_picture.h"
#include "ui/torri/torri_ui.h"
#include "ui/torri/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

bool placeable(const Table& table, torri::Colour colour) {
  for (const Action action : table.legal()) {
    if (colourOf(action) == colour) return true;
  }
  return false;
}

int apart(int a, int b) { return a < b ? b - a : a - b; }

// Where a brick of the colour may go, as near as can be to where the cursor was: pressing on is never refused at once.
Lot nearestLot(const Table& table, torri::Colour colour, Lot from) {
  Lot nearest = from;
  int least = 2 * kMaxSize;
  for (const Action action : table.legal()) {
    const Lot lot = lotOf(action);
    const int way = apart(columnOf(lot), columnOf(from)) + apart(rowOf(lot), rowOf(from));
    if (colourOf(action) != colour || way >= least) continue;
    nearest = lot;
    least = way;
  }
  return nearest;
}

// Why no brick of the colour can be placed anywhere.
Verdict whyNot(const State& state, torri::Colour colour) {
  if (supplyOf(state, colour) == 0) return refuse(Refusal::NoBrickLeft);
  return state.used & colourBit(colour) ? refuse(Refusal::SameColour) : Verdict::NotNow;
}

}  // namespace

void TorriUi::moveLot(const State& state, const Event& event) {
  const int size = state.size();
  int column = columnOf(lot_), row = rowOf(lot_);
  if (event.is(Button::Left)) column = (column + size - 1) % size;
  if (event.is(Button::Right)) column = (column + 1) % size;
  if (event.is(Button::Down)) row = (row + size - 1) % size;
  if (event.is(Button::Up)) row = (row + 1) % size;
  lot_ = lotAt(column, row);
}

bool TorriUi::placeEvent(Table& table, const Event& event) {
  const State& state = stateOf(table);
  if (event.is(Button::B)) {
    if (!choosingLot_) return false;
    choosingLot_ = false;
    table.sound(lucca::Effect::Back);
    return true;
  }
  if (event.is(Button::A) && choosingLot_) {
    static_cast<void>(table.play(torri::place(colour_, lot_), lucca::Effect::Card));
    return true;
  }
  if (event.is(Button::A)) {
    if (!placeable(table, colour_)) {
      const Verdict why = whyNot(state, colour_);
      if (why == Verdict::NotNow) {
        table.refuse(Text::TorriNoPlace);
      } else {
        table.refuse(why);
      }
      return true;
    }
    choosingLot_ = true;
    lot_ = nearestLot(table, colour_, lot_);
    table.sound(lucca::Effect::Confirm);
    return true;
  }
  if (choosingLot_) {
    moveLot(state, event);
  } else {
    colour_ = static_cast<torri::Colour>((static_cast<int>(colour_) + event.step() + kColours) % kColours);
  }
  table.sound(lucca::Effect::Move);
  return true;
}

// What the brick would be and cause on the lot, or why it may not go there.
void TorriUi::placeNote(const Table& table, Phrase& out) const {
  const State& state = stateOf(table);
  if (!choosingLot_) {
    out.add(state.used == 0 ? Text::TorriFirstBrick : Text::TorriSecondBrick);
    return;
  }
  const Verdict verdict = table.check(torri::place(colour_, lot_));
  if (verdict != Verdict::Accepted) {
    out.add("✗ ");
    addRefusal(table, verdict, out);
    return;
  }
  const torri::Effect effect = effectOf(state, colour_, lot_);
  if (effect.kind == torri::Effect::Kind::Fight) {
    out.add(Text::TorriWouldFight, {brickName(effect.begins)});
  } else if (effect.kind == torri::Effect::Kind::Merge) {
    out.add(Text::TorriWouldMerge, {heightAt(state, effect.stronger) + heightAt(state, effect.weaker) - 1});
  } else if (effect.floor) {
    out.add(Text::TorriWouldFloor, {heightAt(state, lot_) + 1});
  } else {
    out.add(Text::TorriWouldHouse, {lotName(lot_)});
  }
}

// A colour: how many bricks are left, and below it prisoners, or on a block the colour's limit there.
void TorriUi::drawColour(const Table& table, Canvas& canvas, const Rect& row, torri::Colour colour,
                         bool chosen) const {
  const State& state = stateOf(table);
  const bool low = row.h < 34, usable = placeable(table, colour);
  const int margin = row.h < 18 ? 2 : 6, side = row.h - margin < 22 ? row.h - margin : 22;
  if (chosen) canvas.fillRoundRect(inset(row, 0, 1), 5, choosingLot_ ? kAccentSoft : kAccent);
  const lucca::Colour ink = chosen && !choosingLot_ ? kOnDark : usable ? kInk : kInkSoft;
  const Rect brick = makeRect(row.x + 4, row.y + (row.h - side) / 2, side, side);
  drawBrick(canvas, brick, colour);
  if (!usable) canvas.blendRect(brick, kPaper, 150);
  Phrase supply, second;
  supply.add("×").add(supplyOf(state, colour));
  if (choosingLot_ && heightAt(state, lot_) > 0) {
    second.add(symbol::kFloor);
    addLimit(second, state, lot_, colour);
  } else {
    second.add(symbol::kPrisoner).add(prisonersOf(state, colour));
  }
  const int left = row.x + side + 8, room = row.right() - left - 2;
  if (low) {
    drawLine(canvas, makeRect(left, row.y, room / 2, row.h), supply, {&kFontSmall, ink});
    drawLine(canvas, makeRect(left + room / 2, row.y, room / 2, row.h), second, {&kFontSmall, ink});
  } else {
    drawLine(canvas, makeRect(left, row.y, room, row.h / 2 + 2), supply, {&kFontBody, ink});
    drawLine(canvas, makeRect(left, row.y + row.h / 2 - 2, room, row.h / 2), second, {&kFontSmall, ink});
  }
}

void TorriUi::drawSupply(const Table& table, Canvas& canvas, const Rect& area) const {
  const int height = area.h / kColours, chosen = static_cast<int>(colour_);
  const auto row = [&](int c) { return makeRect(area.x, area.y + c * height, area.w, height); };
  const auto draw = [&](int c, bool current) {
    drawColour(table, canvas, row(c), static_cast<torri::Colour>(c), current);
  };
  if (!choosingLot_) return drawRows(table.motion(), canvas, 0, kColours, chosen, row, draw);
  for (int c = 0; c < kColours; ++c) draw(c, c == chosen);
}

// The city takes the height there is: on a low panel the line about the lot stands beside it, under the colours.
void TorriUi::drawPlacing(const Table& table, Canvas& canvas, const Rect& area) const {
  const State& state = stateOf(table);
  const bool low = area.h < 110;
  const int column = low ? area.w - area.h - 2 : area.w >= 300 ? 84 : 68;
  const int noteHeight = low ? 2 * kFontSmall.lineHeight : 20;
  const int boardHeight = area.h - 4 - (low ? 0 : noteHeight);
  const Rect board = makeRect(area.x + 3, area.y + 2, area.w - column - 5, boardHeight);
  CityMarks marks;
  marks.motion = &table.motion();
  marks.built = placedLot(table);
  if (choosingLot_) marks.cursor = lot_;
  for (const Action action : table.legal()) {
    if (colourOf(action) == colour_) marks.legal.add(lotOf(action));
  }
  drawCity(canvas, board, state, marks);
  drawSupply(table, canvas, makeRect(area.right() - column, area.y + 2, column - 2, area.h - noteHeight - 4));
  Phrase note;
  placeNote(table, note);
  const int left = low ? area.right() - column : area.x;
  const Rect line = makeRect(left, area.bottom() - noteHeight, area.right() - left, noteHeight);
  canvas.fillRect(line, kStone);
  if (low) return drawWrappedCentred(canvas, inset(line, 4, 0), note, {&kFontSmall});
  drawLine(canvas, inset(line, 6, 0), note, {&fitting(note, line.w - 12, kFontBody, kFontSmall)});
}

}  // namespace lucca::ui
