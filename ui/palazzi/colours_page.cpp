#include "ui/palazzi/colours_page.h"

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kSignColumn = 28, kUnseenColumn = 26, kLowSignColumn = 20, kLowUnseenColumn = 20;

// Where the table's rows and columns lie.
struct Grid {
  Rect room;
  int sign, unseen, header, row, column;

  Grid(const StagePlan& plan, const State& state)
      : room(makeRect(0, plan.title.h, plan.title.w,
                      (plan.low ? plan.footer.y : plan.caption.y) - plan.title.h)),
        sign(plan.low ? kLowSignColumn : kSignColumn),
        unseen(plan.low ? kLowUnseenColumn : kUnseenColumn),
        header(plan.low ? 16 : 21),
        row((room.h - header) / kColours),
        column((room.w - sign - unseen) / state.areas) {}
  Rect line(int colour) const { return makeRect(0, room.y + header + colour * row, room.w, row); }
  Rect cell(int who, int colour) const {
    const Rect at = line(colour);
    return makeRect(sign + who * column, at.y, column, at.h);
  }
  Rect head(int who) const { return makeRect(sign + who * column, room.y, column, header); }
  Rect last(int colour) const {
    const Rect at = line(colour);
    return makeRect(room.w - unseen, at.y, unseen - 3, at.h);
  }
};

// The City's last complete palace stays visible until the City begins another one.
Palace palaceIn(const State& state, int who, int colour) {
  const Palace palace = palaceOf(state, who, colour);
  if (palace.zone != Zone::None || who < state.players) return palace;
  Palace done = palace;
  for (int i = 0; i < state.cityDone; ++i) {
    if (cityPalace(state, i).colour == colour) done = cityPalace(state, i);
  }
  return done;
}

// The palace has a scaffold while it is built and a roof when it is complete; when it was opened it is pale and has a flag.
void drawSmallPalace(Canvas& canvas, const Rect& box, const Palace& palace, int size) {
  const int count = static_cast<int>(palace.cards.size()), floor = (box.h - 1) / size;
  const bool opened = palace.zone == Zone::Opened;
  const Colour colour =
      opened ? blend(kPalaceColour[palace.colour], kPaper, 90) : Colour(kPalaceColour[palace.colour]);
  const Rect body = makeRect(box.x, box.bottom() - floor * size - 1, box.w, floor * size + 1);
  canvas.drawRect(body, opened ? kStoneDark : kScaffold);
  const int built = floor * count;
  canvas.fillRect(makeRect(body.x + 1, body.bottom() - built, body.w - 2, built - 1), colour);
  for (int i = 1; i < count; ++i)
    canvas.fillRect(makeRect(body.x + 1, body.bottom() - 1 - i * floor, body.w - 2, 1), shadeOf(colour));
  if (palace.zone == Zone::Building) return;
  canvas.drawRect(body, opened ? kStoneDark : kInk);
  const int x = body.x + body.w / 2;
  canvas.fillTriangle(body.x - 2, body.y, body.right() + 1, body.y, x, body.y - 5,
                      opened ? blend(kTerracotta, kPaper, 110) : Colour(kTerracotta));
  if (opened) {
    canvas.fillRect(makeRect(x, body.y - 8, 1, 4), kInk);
    canvas.fillRect(makeRect(x + 1, body.y - 8, 4, 2), kAccent);
  }
}

// Draws a block for each floor; a red line above a complete palace, a green one above an opened palace.
void drawBlocks(Canvas& canvas, int x, int y, const Palace& palace, int size) {
  const int count = static_cast<int>(palace.cards.size());
  const bool opened = palace.zone == Zone::Opened;
  for (int i = 0; i < size; ++i) {
    const Rect box = makeRect(x + i * 5, y, 4, 9);
    if (i < count) {
      canvas.fillRect(box, opened ? blend(kPalaceColour[palace.colour], kPaper, 90)
                                  : Colour(kPalaceColour[palace.colour]));
    } else {
      canvas.drawRect(box, kStoneDark);
    }
  }
  if (palace.zone >= Zone::Completed)
    canvas.fillRect(makeRect(x - 1, y - 2, size * 5 + 1, 2), opened ? kAccent : kTerracotta);
}

void drawCell(Canvas& canvas, const StagePlan& plan, const Rect& cell, const Palace& palace, int size) {
  Phrase number;
  if (palace.zone == Zone::None) {
    drawLine(canvas, cell, "–", {&kFontSmall, kInkSoft, Align::Centre, true});
    return;
  }
  number.add(palace.number);
  const int wide = plan.low ? size * 5 : cell.w >= 42 ? 18 : 14;
  const int used = Canvas::textWidth(number, kFontSmall), whole = wide + 3 + used;
  const Colour ink = palace.zone == Zone::Opened ? kInkSoft : kInk;
  // A long number needs the whole cell.
  const bool both = whole <= cell.w;
  const int left = cell.x + (cell.w - (both ? whole : used)) / 2;
  if (both && plan.low) drawBlocks(canvas, left, cell.y + (cell.h - 9) / 2 + 1, palace, size);
  if (both && !plan.low) drawSmallPalace(canvas, makeRect(left, cell.y + 8, wide, cell.h - 10), palace, size);
  canvas.drawText(number, both ? left + wide + 3 : left, cell.y + (cell.h + kFontSmall.capHeight) / 2 + 1,
                  kFontSmall, ink);
}

void drawHead(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state, const Rect& box,
              int who) {
  if (who >= state.players) {
    drawLine(canvas, box, tr(Text::PalazziCity), {&kFontSmall, kInk, Align::Centre, true});
    return;
  }
  const SeatInfo& info = table.who(static_cast<Seat>(who));
  const int radius = plan.low ? 7 : 9, name = Canvas::textWidth(info.name.view(), kFontSmall);
  const bool named = name + 2 * radius + 4 <= box.w;
  const int x = box.x + (box.w - (named ? name + 3 : 0)) / 2;
  drawMedallion(canvas, static_cast<Emblem>(info.emblem), x, box.y + box.h / 2, radius, seatPaint(info));
  if (named)
    canvas.drawText(info.name.view(), x + radius + 3, box.y + (box.h + kFontSmall.capHeight) / 2, kFontSmall,
                    kInk);
}

// The points of the seat's own party in the colour, now or with a complete palace.
void addParty(const State& state, Seat seat, int colour, Phrase& out) {
  const Zone zone = palaceOf(state, seat, colour).zone;
  Phrase worth;
  worth.addSigned(partyWorth(state, seat, colour));
  out.add(symbol::kGoblet).add(" ");
  if (zone == Zone::Opened) {
    out.add(Text::PalazziPartyOver, {palaceColourName(colour)});
  } else {
    out.add(zone == Zone::Completed ? Text::PalazziPartyBrings : Text::PalazziPartyWould,
            {palaceColourName(colour), worth});
  }
}

}  // namespace

void drawColours(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state, int chosen) {
  const Grid grid(plan, state);
  const Seat seat = table.seat();
  Phrase right;
  if (plan.low && palaceOf(state, seat, chosen).zone != Zone::Opened) {
    right.add(symbol::kGoblet).add(" ").add(palaceColourName(chosen)).add(" ");
    right.addSigned(partyWorth(state, seat, chosen)).add("   ");
  }
  right.add(symbol::kHourglass).add(state.round).add("/").add(state.rounds);
  drawPlainTitle(canvas, plan, tr(Text::PalazziColours), right);
  canvas.fillRect(grid.room, kPaper);
  canvas.fillRect(makeRect(grid.head(seat).x, grid.room.y, grid.column, grid.room.h), kAccentSoft);
  for (int who = 0; who < state.areas; ++who) drawHead(table, canvas, plan, state, grid.head(who), who);
  const Rect unseen = makeRect(grid.room.w - grid.unseen + 5, grid.room.y + 2, 13, grid.header - 4);
  canvas.fillRoundRect(unseen, 2, kTerracotta);
  drawLine(canvas, unseen, "?", {&kFontSmall, kOnDark, Align::Centre, true});
  for (int colour = 0; colour < kColours; ++colour) {
    const Rect line = grid.line(colour);
    canvas.fillRect(makeRect(0, line.y, line.w, 1), kStone);
    const int radius = plan.low ? 6 : 9, x = grid.sign / 2 + 1, y = line.y + line.h / 2;
    canvas.fillCircle(x, y, radius, kPalaceColour[colour]);
    drawPalaceSign(canvas, colour, x, y, plan.low ? 4 : 6, kOnPalaceColour[colour]);
    for (int who = 0; who < state.areas; ++who)
      drawCell(canvas, plan, grid.cell(who, colour), palaceIn(state, who, colour), state.size);
    Phrase count;
    count.add(cardsUnseen(state, colour));
    drawLine(canvas, grid.last(colour), count, {&kFontSmall, kInk, Align::Centre, true});
  }
  const Rect row = grid.line(chosen);
  const Rect ring = table.motion().cursor(makeRect(1, row.y, row.w - 2, row.h), 0);
  canvas.drawRoundRect(ring, 4, kAccent);
  canvas.drawRoundRect(inset(ring, 1), 3, kAccent);
  if (plan.low) {
    return drawBottomLine(table, canvas, plan.footer, plan.foot, {.b = tr(Text::KeyBack), .moves = kArrows});
  }
  Caption caption;
  addParty(state, seat, chosen, caption.first);
  const int floors = floorsElsewhere(state, seat, chosen);
  caption.second.add(countForm(floors, Text::PalazziColourCardsOne, Text::PalazziColourCards),
                     {floors, cardsUnseen(state, chosen)});
  drawFoot(table, canvas, plan, caption, {}, tr(Text::KeyBack), kArrows);
}

}  // namespace lucca::ui
