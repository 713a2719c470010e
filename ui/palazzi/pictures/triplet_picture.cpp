#include "ui/palazzi/pictures/triplet_picture.h"

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/marks.h"
#include "ui/palazzi/pictures/palace_picture.h"
#include "ui/words/text.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kCorner = 3;

// Of a card, below its face: thin where the rows are so low that the numbers would touch the edge.
int shadeHeight(const Rect& box) { return box.h < 14 ? 1 : 2; }

void drawGround(Canvas& canvas, const Rect& box, Colour colour) {
  canvas.fillRoundRect(box, kCorner, shadeOf(colour));
  canvas.fillRoundRect(makeRect(box.x, box.y, box.w, box.h - shadeHeight(box)), kCorner, colour);
}

void drawSign(Canvas& canvas, CardId id, int x, int y, int radius, const Font& font) {
  const Card& card = kDeck[id];
  if (card.colour < kColours) {
    return drawPalaceSign(canvas, card.colour, x, y, radius, kOnPalaceColour[card.colour]);
  }
  const std::string_view sign = card.colour == kWild ? symbol::kCrown : symbol::kBastion;
  canvas.drawText(sign, x, y + font.capHeight / 2, font, kOnDark, Align::Centre);
}

// One above the other at the right edge, where a row is narrow.
int drawStack(Canvas& canvas, const Rect& box, const Card& card) {
  const int count = card.windows + card.shields;
  if (count == 0) return 0;
  const MarkSize size = box.h - 3 >= count * 5 ? MarkSize::Tiny : MarkSize::Dot;
  const int pitch = (box.h - 3) / count < 5 ? (box.h - 3) / count : 5;
  int y = box.y + (box.h - 2 - count * pitch + 1) / 2;
  for (int i = 0; i < count; ++i, y += pitch) {
    if (i < card.windows) {
      drawWindowMark(canvas, box.right() - 5, y, size, kPaleWindow);
    } else {
      drawShieldMark(canvas, box.right() - 5, y, size);
    }
  }
  return 6;
}

int baselineIn(const Rect& box, const Font& font) {
  return box.y + (box.h - shadeHeight(box) + font.capHeight) / 2;
}

}  // namespace

void drawRing(Canvas& canvas, const Rect& box, Colour colour) {
  const auto ring = [&](int out, Colour c) {
    canvas.drawRoundRect(makeRect(box.x - out, box.y - out, box.w + 2 * out, box.h + 2 * out), kCorner + out,
                         c);
  };
  ring(0, colour);
  ring(1, colour);
  ring(2, kOnDark);
}

void drawRowCard(Canvas& canvas, const Rect& box, CardId id) {
  const Card& card = kDeck[id];
  const Paint paint = cardPaint(id);
  drawGround(canvas, box, paint.ground);
  const int middle = box.y + (box.h - shadeHeight(box)) / 2;
  const bool narrow = box.w < 50, high = box.h >= 16;
  if (isBastion(id)) return drawSign(canvas, id, box.x + box.w / 2, middle, 5, kFontBody);
  const bool longNumber = card.number > 999;
  const int radius = narrow                ? (longNumber ? 0 : 4)
                     : longNumber          ? 4
                     : high && box.w >= 70 ? 6
                     : box.w < 66          ? 4
                                           : 5;
  Phrase number;
  number.add(card.number);
  const Font& font = narrow || longNumber ? kFontSmall : kFontBody;
  int marks = 0;
  if (narrow) {
    marks = drawStack(canvas, box, card);
  } else {
    // The room that sign and number leave.
    const int left = box.w - 2 * radius - 6 - Canvas::textWidth(number, font), most = longNumber ? 26 : 34;
    const MarkSize size = fittingMarks(card, high && !longNumber ? MarkSize::Card : MarkSize::Row,
                                       left < most ? left : most, box.h - 3);
    marks = marksWidth(card, size) + 4;
    drawMarks(canvas, card, box.right() - marks, box.y + (box.h - 2 - markHeight(size) + 1) / 2, size);
  }
  if (radius > 0) drawSign(canvas, id, box.x + radius + (narrow ? 2 : 3), middle, radius, kFontSmall);
  const int left = box.x + 2 * radius + (narrow ? 2 : 4), right = box.right() - marks;
  canvas.drawText(number, (left + right) / 2, baselineIn(box, font), font, paint.on, Align::Centre);
}

void drawTallCard(Canvas& canvas, const Rect& box, CardId id) {
  const Card& card = kDeck[id];
  const Paint paint = cardPaint(id);
  drawGround(canvas, box, paint.ground);
  const bool high = box.h >= 26;
  if (isBastion(id)) {
    return drawSign(canvas, id, box.x + box.w / 2, box.y + box.h / 2 - 1, 8, high ? kFontTitle : kFontBody);
  }
  Phrase number;
  number.add(card.number);
  const int radius = high ? 5 : 4, sign = 2 * radius + 3;
  // A long number takes the place of the sign; the colour says the same.
  const Font& usual = fitting(number, box.w - sign - 2, high ? kFontBody : kFontSmall, kFontSmall);
  const bool grows = high && Canvas::textWidth(number, sized(usual)) <= box.w - sign - 2;
  const Font& font = grows ? sized(usual) : usual;
  const int line = !high ? 12 : &font == &kFontLarge ? 17 : 14;
  const bool both = Canvas::textWidth(number, font) <= box.w - sign - 1;
  if (both) drawSign(canvas, id, box.x + radius + 3, box.y + line / 2 + 1, radius, kFontSmall);
  const int left = box.x + (both ? sign : 0);
  canvas.drawText(number, (left + box.right()) / 2, box.y + (line + font.capHeight) / 2 + !high, font,
                  paint.on, Align::Centre);
  const Rect below = makeRect(box.x, box.y + line, box.w, box.h - line - 2);
  const MarkSize size = fittingMarks(card, high ? MarkSize::Card : MarkSize::Row, below.w, below.h);
  drawMarks(canvas, card, below.x + (below.w - marksWidth(card, size)) / 2,
            below.y + (below.h - markHeight(size)) / 2, size);
}

void drawCardSign(Canvas& canvas, CardId id, int x, int y, int radius) {
  drawSign(canvas, id, x, y, radius, kFontSmall);
}

void drawSquareCard(Canvas& canvas, const Rect& box, CardId id) {
  canvas.fillRoundRect(box, 2, cardPaint(id).ground);
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, box));
  drawCardSign(canvas, id, box.x + box.w / 2, box.y + box.h / 2, box.w >= 11 && box.h >= 10 ? 4 : 3);
  canvas.setClip(clip);
}

void drawStageCard(Canvas& canvas, const Rect& box, CardId id) {
  const Card& card = kDeck[id];
  const Paint paint = cardPaint(id);
  drawGround(canvas, box, paint.ground);
  if (isBastion(id)) return drawSign(canvas, id, box.x + box.w / 2, box.y + box.h / 2 - 1, 10, kFontTitle);
  const bool narrow = box.w < 60;
  const int sign = narrow ? 5 : 8, column = narrow ? 0 : 2 * sign + 12;
  drawSign(canvas, id, box.x + (narrow ? 8 : sign + 7), box.y + (narrow ? 11 : box.h / 2 - 1), sign,
           narrow ? kFontSmall : kFontTitle);
  Phrase number;
  number.add(card.number);
  const int top = narrow ? box.y + 2 : box.y + 3, height = 15;
  const Rect plate = narrow ? makeRect(box.x + 14, top, box.w - 16, height)
                            : makeRect(box.x + column, top, box.w - column - 7, height);
  if (!narrow) canvas.fillRoundRect(plate, 2, kOnDark);
  const Font& font = fitting(number, plate.w, kFontBody, kFontSmall);
  canvas.drawText(number, plate.x + plate.w / 2, plate.y + (plate.h + font.capHeight) / 2, font,
                  narrow ? paint.on : kInk, Align::Centre);
  const Rect marks = narrow ? makeRect(box.x + 2, top + height, box.w - 4, box.bottom() - 3 - top - height)
                            : makeRect(box.x + column - 4, plate.bottom() + 1, box.w - column + 1,
                                       box.bottom() - 3 - plate.bottom());
  const MarkSize size = fittingMarks(card, MarkSize::Card, marks.w, marks.h);
  drawMarks(canvas, card, marks.x + (marks.w - marksWidth(card, size)) / 2,
            marks.y + (marks.h - markHeight(size)) / 2, size);
}

void drawDashes(Canvas& canvas, int x, int right, int y) {
  for (; x < right; x += 5) canvas.fillRect(makeRect(x, y, 3, 1), kInkSoft);
}

void drawPlayedCard(Canvas& canvas, const Rect& box) {
  drawDashes(canvas, box.x, box.right(), box.y);
  drawDashes(canvas, box.x, box.right(), box.bottom() - 1);
  for (int y = box.y; y < box.bottom(); y += 5) {
    canvas.fillRect(makeRect(box.x, y, 1, 3), kInkSoft);
    canvas.fillRect(makeRect(box.right() - 1, y, 1, 3), kInkSoft);
  }
  drawLine(canvas, box, "✓", {&kFontBody, kInkSoft, Align::Centre});
}

void drawHiddenCard(Canvas& canvas, const Rect& box) {
  canvas.fillRoundRect(box, kCorner, kTerracotta);
  canvas.drawRoundRect(makeRect(box.x + 3, box.y + 3, box.w - 6, box.h - 6), kCorner - 1, kOnDark);
  canvas.words().name("?", box);
  const int radius = box.h / 2 - 6 < 11 ? box.h / 2 - 6 : 11;
  drawEmblem(canvas, Emblem::Tower, box.x + box.w / 2, box.y + box.h / 2, radius, {kTerracotta, kOnDark});
}

}  // namespace lucca::ui
