#include "ui/torri/tray.h"

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"
#include "ui/torri/pictures/room_signs.h"
#include "ui/torri/race.h"

namespace lucca::ui {

using namespace torri;

namespace {

// A cell a colour: in a line, or two by two at the side.
Rect cellOf(const StageLayout& layout, const Rect& tray, int i, int count) {
  if (!layout.low && !layout.wide)
    return makeRect(tray.x + i * tray.w / count, tray.y, tray.w / count, tray.h);
  const int rows = (count + 1) / 2;
  return makeRect(tray.x + i % 2 * tray.w / 2, tray.y + i / 2 * tray.h / rows, tray.w / 2, tray.h / rows);
}

// What is free for its matter.
Rect insideOf(const StageLayout& layout, const State& state) {
  if (!layout.low) return layout.tray;
  const int race = raceHeight(state.players());
  return makeRect(layout.tray.x + 1, race, layout.tray.w - 1, layout.tray.h - race);
}

void drawChosen(Canvas& canvas, const Rect& cell, bool held, bool upright) {
  const Rect box = upright ? makeRect(cell.x + 1, cell.y + 1, cell.w - 2, cell.h - 2)
                           : makeRect(cell.x + 2, cell.y + 2, cell.w - 4, cell.h - 4);
  canvas.fillRoundRect(box, 5, kAccent);
  if (held) canvas.fillRoundRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2), 4, kAccentSoft);
}

void drawTick(Canvas& canvas, int x, int y) {
  for (int i = 0; i < 2; ++i) {
    canvas.drawLine(x, y + 4 + i, x + 4, y + 8 + i, kInkSoft);
    canvas.drawLine(x + 4, y + 8 + i, x + 12, y + i, kInkSoft);
  }
}

// Bricks and where the numbers of a cell are.
struct CellParts {
  bool flat, under;  // a low cell: the number beside the brick; a high one: below it
  Rect brick, number;
};
CellParts partsOf(const StageLayout& layout, const Rect& cell) {
  const bool upright = layout.low || layout.wide, flat = upright && cell.h < 34, under = upright && !flat;
  const int side = flat ? 13 : !upright && cell.h > 30 ? 22 : 18, lines = side + 2;
  const int middle = cell.y + (cell.h - side) / 2;
  if (flat) {
    const Rect brick = makeRect(cell.x + 2, middle, side, side);
    return {flat, under, brick,
            makeRect(brick.right() + 2, cell.y + 1, cell.right() - brick.right() - 3, cell.h - 2)};
  }
  if (under) {
    return {flat, under, makeRect(cell.x + (cell.w - side) / 2, cell.y + 2, side, side),
            makeRect(cell.x + 3, cell.y + lines, cell.w - 6, cell.h - lines - 1)};
  }
  const Rect brick = makeRect(cell.x + (side > 18 ? 4 : 6), middle, side, side);
  return {flat, under, brick,
          makeRect(brick.right() + 4, cell.y + 4, cell.right() - brick.right() - 7, cell.h - 6)};
}

const Font& numberFont(const CellParts& parts) {
  return parts.number.h < 16 || parts.flat ? kFontSmall : kFontBody;
}

// Whether every colour's supply has room for "×" before it, so that all are written alike.
bool hasRoomForTimes(const CellParts& parts, const State& state) {
  if (parts.flat) return false;
  // Below a brick two digits are worth more than the margin.
  const Font& font = parts.under ? numberFont(parts) : sized(numberFont(parts));
  const int room = parts.under ? parts.number.w + 2 : parts.number.w;
  for (int c = 0; c < kColours; ++c) {
    Phrase supply;
    supply.add("×").add(supplyOf(state, static_cast<Brick>(c)));
    if (Canvas::textWidth(supply, font) > room) return false;
  }
  return true;
}

void drawColourCell(Canvas& canvas, const StageLayout& layout, const Rect& cell, const State& state,
                    Brick colour, const TrayMarks& marks) {
  const bool upright = layout.low || layout.wide, chosen = static_cast<int>(colour) == marks.chosen;
  const bool used = state.used & colourBit(colour), usable = marks.fits & colourBit(colour);
  if (chosen) drawChosen(canvas, cell, marks.held, upright);
  const Colour ink = chosen && !marks.held ? kOnDark : usable ? kInk : kInkSoft;
  const CellParts parts = partsOf(layout, cell);
  const auto& [flat, under, brick, below] = parts;
  if (usable) {
    drawBrick(canvas, brick, colour);
  } else {
    drawPaleBrick(canvas, brick, colour);
  }
  if (used)
    return drawTick(canvas, below.x + (under ? below.w / 2 - 6 : flat ? 0 : 2), below.y + below.h / 2 - 5);
  if (marks.stack != kNoLot) return drawRoom(canvas, below, limitAt(state, marks.stack, colour), ink);
  Phrase supply;
  supply.add(hasRoomForTimes(parts, state) ? "×" : "").add(supplyOf(state, colour));
  const Font& font = numberFont(parts);
  const int width = Canvas::textWidth(supply, font);
  const Rect box =
      width <= below.w ? below : makeRect(below.x - (width - below.w) / 2, below.y, width, below.h);
  drawLine(canvas, box, supply, {&font, ink, under ? Align::Centre : Align::Left});
}

}  // namespace

Rect drawTrayGround(Canvas& canvas, const StageLayout& layout, const State& state) {
  const Rect tray = insideOf(layout, state);
  if (layout.low) canvas.fillRect(makeRect(tray.x - 1, tray.y, 1, tray.h), kStoneDark);
  canvas.fillRect(tray, kPaper);
  canvas.fillRect(makeRect(tray.x, tray.y, tray.w, 1), kStoneDark);
  if (layout.wide) canvas.fillRect(makeRect(tray.x, tray.y, 1, tray.h), kStoneDark);
  return tray;
}

Rect drawSupply(Canvas& canvas, const StageLayout& layout, const State& state, const TrayMarks& marks) {
  const bool chooses = marks.chosen < kColours && !marks.held;
  const Rect cursor = chooses ? cellOf(layout, insideOf(layout, state), marks.chosen, kColours) : Rect{};
  if (!canvas.shows(layout.tray)) return cursor;
  const Rect tray = drawTrayGround(canvas, layout, state);
  for (int c = 0; c < kColours; ++c) {
    drawColourCell(canvas, layout, cellOf(layout, tray, c, kColours), state, static_cast<Brick>(c), marks);
  }
  return cursor;
}

Rect drawColours(Canvas& canvas, const StageLayout& layout, const State& state,
                 std::span<const Brick> colours, int chosen) {
  const Rect tray = insideOf(layout, state);
  const bool upright = layout.low || layout.wide;
  const int count = static_cast<int>(colours.size());
  const auto cellAt = [&](int i) {
    return upright ? makeRect(tray.x, tray.y + i * tray.h / count, tray.w, tray.h / count)
                   : cellOf(layout, tray, i, count);
  };
  if (!canvas.shows(layout.tray)) return cellAt(chosen);
  drawTrayGround(canvas, layout, state);
  for (int i = 0; i < count; ++i) {
    const Rect cell = cellAt(i);
    if (i == chosen) drawChosen(canvas, cell, false, upright);
    const int side = cell.h < 20 ? 13 : 18;
    const Rect brick = makeRect(cell.x + 5, cell.y + (cell.h - side) / 2, side, side);
    drawBrick(canvas, brick, colours[static_cast<std::size_t>(i)]);
    const Standing standing = standingOf(state, colours[static_cast<std::size_t>(i)]);
    const Rect room = makeRect(brick.right() + 5, cell.y, cell.right() - brick.right() - 8, cell.h);
    drawNumbers(canvas, room, standing, i == chosen ? kOnDark : kInk, Align::Left);
  }
  return cellAt(chosen);
}

void drawPrisonerTray(Canvas& canvas, const StageLayout& layout, const State& state, Brick prisoner,
                      int then) {
  if (!canvas.shows(layout.tray)) return;
  const Rect tray = drawTrayGround(canvas, layout, state);
  const int goal = goalOfColour(state, struggleOf(state).against);  // of the one who takes it
  Phrase words;
  const bool upright = layout.low || layout.wide;
  if (upright) {
    // In a low tray the brick is beside the numbers.
    const bool flat = tray.h < 60;
    const int side = flat ? 13 : 18, top = flat ? tray.y : tray.y + side + 4;
    const int left = flat ? tray.x + side + 4 : tray.x, half = (tray.bottom() - top) / 2;
    drawBrick(canvas,
              flat ? makeRect(tray.x + 3, tray.y + (half - side) / 2, side, side)
                   : makeRect(tray.x + (tray.w - side) / 2, tray.y + 4, side, side),
              prisoner);
    words.add(symbol::kPrisoner).add(then - 1).add(" ▶ ").add(then);
    const Rect line = makeRect(left, top, tray.right() - left, half);
    drawLine(canvas, line, words, {&fitting(words, line.w, kFontBody, kFontSmall), kInk, Align::Centre});
    words.clear().add(Text::TorriOfSize, {then, goal});
    drawLine(canvas, makeRect(tray.x, top + half, tray.w, half), words, {&kFontBody, kAccent, Align::Centre});
    return;
  }
  drawBrick(canvas, makeRect(tray.right() - 27, tray.y + (tray.h - 18) / 2, 18, 18), prisoner);
  words.add(symbol::kPrisoner).add(" ").add(Text::TorriPrisonersThen, {then - 1, then, goal});
  const Rect room = makeRect(tray.x + 8, tray.y, tray.w - 44, tray.h);
  drawLine(canvas, room, words, {&fitting(words, room.w, kFontBody, kFontSmall)});
}

}  // namespace lucca::ui
