#include "ui/palazzi/pictures/palace_picture.h"

#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/marks.h"
#include "ui/palazzi/pictures/stage_colours.h"

namespace lucca::ui {

using palazzi::Card;
using palazzi::CardId;
using palazzi::kDeck;
using palazzi::Palace;
using palazzi::Zone;

namespace {

int marksTop(const Rect& box, MarkSize size) {
  // A cornice of two rows closes a floor; lower floors have one row.
  const int room = box.h - (box.h >= 9 ? 2 : 1);
  return box.y + (room - markHeight(size) + 1) / 2;
}

void drawFloorMarks(Canvas& canvas, const Rect& box, CardId id, Colour ground, int lit, int lost) {
  const Card& card = kDeck[id];
  const MarkSize size = fittingMarks(card, MarkSize::Floor, box.w - 2, box.h - 1);
  if (markHeight(size) > box.h - 1) return;
  const int x = box.x + (box.w - marksWidth(card, size) + 1) / 2;
  drawMarks(canvas, card, x, marksTop(box, size), size, {lit, lost, blend(kInk, ground, 55)});
}

void drawGhostFloor(Canvas& canvas, const Rect& box, CardId id, Colour ground) {
  fillChecker(canvas, box, ground, blend(kOnDark, ground, 140));
  // A dashed edge.
  for (int x = box.x; x < box.right(); x += 4) {
    canvas.fillRect(makeRect(x, box.y, 2, 1), kInk);
    canvas.fillRect(makeRect(x, box.bottom() - 1, 2, 1), kInk);
  }
  for (int y = box.y; y < box.bottom(); y += 4) {
    canvas.fillRect(makeRect(box.x, y, 1, 2), kInk);
    canvas.fillRect(makeRect(box.right() - 1, y, 1, 2), kInk);
  }
  drawFloorMarks(canvas, box, id, ground, 0, 0);
}

// Two posts and a rung for each floor that is missing, with a brace in each field.
void drawScaffold(Canvas& canvas, const PalacePlan& plan, int left, int ground, int floors) {
  const int top = ground - plan.height(), right = left + plan.width;
  canvas.fillRect(makeRect(left - 1, top, 1, plan.height()), kScaffold);
  canvas.fillRect(makeRect(right, top, 1, plan.height()), kScaffold);
  for (int floor = floors; floor < plan.size; ++floor) {
    const int y = ground - (floor + 1) * plan.floor;
    canvas.fillRect(makeRect(left - 1, y, plan.width + 2, 1), kScaffold);
    if (plan.floor < 9 || plan.width < 20) continue;
    const int run = plan.floor - 2;
    if ((plan.size - floor) % 2) {
      canvas.drawLine(right - 1 - run, y + 1, right - 1, y + plan.floor - 1, kScaffold);
    } else {
      canvas.drawLine(left + run, y + 1, left, y + plan.floor - 1, kScaffold);
    }
  }
}

// Stepped tiles over eaves that stand out on both sides.
void drawRoof(Canvas& canvas, const PalacePlan& plan, int left, int bottom) {
  const int rise = plan.roof - 1, eaves = plan.width >= 20 ? 2 : 1;
  const int full = plan.width + 2 * eaves - 2, least = plan.width / 8;
  for (int i = 0; i < rise; ++i) {
    const int w = least + (full - least) * i / rise;
    canvas.fillRect(makeRect(left + (plan.width - w) / 2, bottom - plan.roof + i, w, 1), kTerracotta);
  }
  canvas.fillRect(makeRect(left - eaves, bottom - 1, plan.width + 2 * eaves, 1), kTerracottaDark);
}

void drawParty(Canvas& canvas, const PalacePlan& plan, int left, int top) {
  const int middle = left + plan.width / 2 - 1, mast = plan.roof >= 8 ? 6 : 4;
  const int y = top - plan.roof - mast + 1;
  canvas.fillRect(makeRect(middle, y, 1, mast), kInk);
  canvas.fillRect(makeRect(middle + 1, y, mast - 2, mast / 2 + 1), kAccent);
  canvas.fillRect(makeRect(middle + mast - 1, y + 1, 2, mast / 2 - 1), kAccent);
  const int size = plan.floor >= 8 ? 2 : 1;
  for (int x = left + 1; x + size <= left + plan.width - 1; x += 3 * size) {
    canvas.fillRect(makeRect(x, top, size, size), kLitWindow);
  }
}

// Windows count from the ground up, shields fall from the top down.
struct Counts {
  int lit, kept;

  int litOf(const Card& card) {
    const int taken = lit < card.windows ? (lit > 0 ? lit : 0) : card.windows;
    lit -= taken;
    return taken;
  }
  int lostOf(const Card& card) {
    const int left = kept < card.shields ? (kept > 0 ? kept : 0) : card.shields;
    kept -= left;
    return card.shields - left;
  }
};

}  // namespace

Paint cardPaint(CardId id) {
  const uint8_t colour = kDeck[id].colour;
  if (colour == palazzi::kWild) return {kWildGround, kOnDark};
  if (colour == palazzi::kBastion) return {kTerracottaDark, kOnDark};
  return {kPalaceColour[colour], kOnPalaceColour[colour]};
}

Colour shadeOf(Colour colour) { return blend(kInk, colour, 80); }

LotLook lotOf(const Palace& palace) {
  LotLook look;
  look.palace = palace;
  return look;
}

void fillChecker(Canvas& canvas, const Rect& box, Colour one, Colour other) {
  constexpr int kWide = 8;  // bytes of a row
  static constexpr uint8_t kOdd[kWide] = {0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55};
  static constexpr uint8_t kEven[kWide] = {0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA};
  canvas.fillRect(box, one);
  const int width = box.w < 8 * kWide ? box.w : 8 * kWide;
  for (int y = box.y; y < box.bottom(); ++y) {
    canvas.drawMask((y & 1) != 0 ? kOdd : kEven, width, 1, box.x, y, other);
  }
}

Rect floorBox(const PalacePlan& plan, int left, int ground, int floor) {
  return makeRect(left, ground - (floor + 1) * plan.floor, plan.width, plan.floor);
}

void drawFloor(Canvas& canvas, const Rect& box, CardId card, Colour ground, int lit, int lost) {
  const Colour shade = shadeOf(ground);
  const int cornice = box.h >= 9 ? 2 : 1;
  canvas.fillRect(box, ground);
  canvas.fillRect(makeRect(box.x, box.bottom() - cornice, box.w, cornice), shade);
  drawFloorMarks(canvas, box, card, ground, lit, lost);
  canvas.fillRect(makeRect(box.x, box.y, 1, box.h), kInk);
  canvas.fillRect(makeRect(box.right() - 1, box.y, 1, box.h), kInk);
  if (box.h < 9) return;
  canvas.fillRect(makeRect(box.x - 1, box.bottom() - 2, 1, 1), shade);
  canvas.fillRect(makeRect(box.right(), box.bottom() - 2, 1, 1), shade);
}

void drawPalace(Canvas& canvas, const PalacePlan& plan, int left, int ground, const LotLook& look) {
  const Palace& palace = look.palace;
  const int count = static_cast<int>(palace.cards.size()), ghosts = static_cast<int>(look.ghosts.size());
  if (count + ghosts == 0) return;
  const Colour colour = kPalaceColour[palace.colour];
  const bool complete = palace.zone >= Zone::Completed;
  if (!complete || look.roof == -2)
    drawScaffold(canvas, plan, left, ground, look.ghostsOn ? count + ghosts : count);
  Counts counts{look.lit >= 0 ? look.lit
                : complete    ? palace.windows
                              : 0,
                look.lost >= 0 ? palace.shields - look.lost
                : complete     ? 0
                               : palace.shields};
  for (int i = 0; i < count; ++i) {
    const CardId id = palace.cards[static_cast<std::size_t>(i)];
    Rect box = floorBox(plan, left, ground, i);
    if (i == count - 1) box.y = static_cast<int16_t>(box.y - look.lift);
    const int lit = counts.litOf(kDeck[id]), lost = counts.lostOf(kDeck[id]);
    drawFloor(canvas, box, id, colour, lit, lost);
  }
  for (int i = 0; i < ghosts && look.ghostsOn; ++i) {
    drawGhostFloor(canvas, floorBox(plan, left, ground, count + i), look.ghosts[static_cast<std::size_t>(i)],
                   colour);
  }
  const int top = ground - count * plan.floor;
  if ((complete && look.roof == -1) || look.roof >= 0) {
    drawRoof(canvas, plan, left, top - (look.roof > 0 ? look.roof : 0));
  }
  if (palace.zone == Zone::Opened && look.roof != -2) drawParty(canvas, plan, left, top);
  for (int i = count - look.fresh; i < count; ++i) {
    const Rect box = floorBox(plan, left, ground, i);
    canvas.drawRect(box, kAccent);
    canvas.drawRect(makeRect(box.x - 1, box.y - 1, box.w + 2, box.h + 2), kOnDark);
  }
}

}  // namespace lucca::ui
