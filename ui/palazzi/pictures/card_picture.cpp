#include "ui/palazzi/pictures/card_picture.h"

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/palazzi/pictures/palace_picture.h"
#include "ui/widgets/widgets.h"
#include "ui/words/text.h"

namespace lucca::ui {

using palazzi::Card;
using palazzi::CardId;
using palazzi::kDeck;

namespace {

constexpr Colour kPane = rgb(0xFFE9A6);
constexpr int kCorner = 5;
constexpr int kUpright = 44;  // lower boxes have no room for an upright card

// Up to three of a kind in a row, centred at x.
template <class DrawOne>
void drawRow(int count, int x, int y, int height, DrawOne one) {
  const int width = height * 3 / 4 + 2;
  int left = x - (count * width - 2) / 2;
  for (int i = 0; i < count; ++i, left += width) one(left, y, height);
}

void drawIcons(Canvas& canvas, const Card& card, int x, int top, int height, int gap) {
  const int rows = (card.windows > 0) + (card.shields > 0);
  int y = top - (rows * height + (rows - 1) * gap) / 2;
  if (card.windows > 0) {
    drawRow(card.windows, x, y, height, [&](int l, int t, int h) { drawWindow(canvas, l, t, h); });
    y += height + gap;
  }
  if (card.shields > 0) {
    drawRow(card.shields, x, y, height, [&](int l, int t, int h) { drawShield(canvas, l, t, h); });
  }
}

void drawSign(Canvas& canvas, CardId id, int x, int y, int radius) {
  const Card& card = kDeck[id];
  if (card.colour < palazzi::kColours) {
    return drawPalaceSign(canvas, card.colour, x, y, radius, kOnPalaceColour[card.colour]);
  }
  const std::string_view sign = card.colour == palazzi::kWild ? symbol::kCrown : symbol::kBastion;
  const Font& font = radius > 9 ? kFontTitle : kFontBody;
  drawLine(canvas, makeRect(x - 16, y - 12, 32, 24), sign, {&font, kOnDark, Align::Centre});
}

void finish(Canvas& canvas, const Rect& box, CardState state) {
  if (state == CardState::Faded) canvas.blendRect(box, kPaper, 200);
}

// In a corner; `y` is its middle.
void drawMark(Canvas& canvas, const Rect& box, int y, int mark) {
  const int x = box.right() - 9;
  canvas.fillCircle(x, y, 9, kOnDark);
  canvas.fillCircle(x, y, 8, kAccent);
  Phrase number;
  number.add(mark);
  drawLine(canvas, makeRect(x - 8, y - 8, 17, 16), number, {&kFontBody, kOnDark, Align::Centre});
}

}  // namespace

int drawWindow(Canvas& canvas, int x, int y, int height) {
  const int width = height * 3 / 4;
  canvas.fillRect(makeRect(x, y + 1, width, height - 1), kInk);
  canvas.fillRect(makeRect(x + 1, y, width - 2, 1), kInk);
  canvas.fillRect(makeRect(x + 1, y + 1, width - 2, height - 2), kPane);
  // The bars of the window only where there is room for panes between them.
  if (height >= 12) canvas.fillRect(makeRect(x + width / 2, y + 1, 1, height - 2), kInk);
  canvas.fillRect(makeRect(x + 1, y + height / 2, width - 2, 1), kInk);
  return width;
}

int drawShield(Canvas& canvas, int x, int y, int height) {
  const int width = (height * 3 / 4) | 1, middle = x + width / 2, shoulder = y + height / 2;
  canvas.fillRect(makeRect(x, y, width, height / 2 + 1), kInk);
  canvas.fillTriangle(x, shoulder, x + width - 1, shoulder, middle, y + height - 1, kInk);
  canvas.fillRect(makeRect(x + 1, y + 1, width - 2, height / 2 - 1), kOnDark);
  canvas.fillTriangle(x + 1, shoulder, x + width - 2, shoulder, middle, y + height - 2, kOnDark);
  return width;
}

void drawCursorRing(Canvas& canvas, const Rect& box, int radius) {
  for (int i = 1; i <= 3; ++i) canvas.drawRoundRect(inset(box, -i), radius + i, i == 3 ? kPaper : kAccent);
  canvas.drawRoundRect(inset(box, 0), radius, kOnDark);
}

void drawSmallCard(Canvas& canvas, const Rect& box, CardId id, CardState state) {
  const Paint paint = cardPaint(id);
  canvas.fillRoundRect(box, kCorner, paint.ground);
  const Card& card = kDeck[id];
  // In the lowest rows there is no room for windows and shields: sign and number alone.
  const bool tiny = box.h < 18;
  const int middle = box.y + box.h / 2, sign = tiny || card.number > 999  ? 5
                                               : box.h > 28 && box.w > 70 ? 9
                                                                          : 7;
  if (palazzi::isBastion(id)) {
    drawSign(canvas, id, box.x + box.w / 2, middle, sign);
    return finish(canvas, box, state);
  }
  drawSign(canvas, id, box.x + 3 + sign, middle, sign);
  Phrase number;
  number.add(card.number);
  const int left = box.x + 2 * sign + 4, icons = tiny ? 0 : 25;
  const Rect plate = makeRect(left, box.y, box.right() - left - icons - 1, box.h);
  const Font& font = tiny ? kFontSmall : fitting(number, plate.w, kFontBody, kFontSmall);
  drawLine(canvas, plate, number, {&font, paint.on, Align::Centre});
  if (!tiny) drawIcons(canvas, card, box.right() - 3 - icons / 2, middle, box.h > 28 ? 10 : 8, 2);
  finish(canvas, box, state);
}

void drawLargeCard(Canvas& canvas, const Rect& box, CardId id, CardState state, int mark) {
  if (box.h < kUpright) return drawSmallCard(canvas, box, id, state);
  const Paint paint = cardPaint(id);
  const Card& card = kDeck[id];
  canvas.fillRoundRect(box, kCorner, paint.ground);
  const int middle = box.x + box.w / 2;
  if (palazzi::isBastion(id)) {
    drawSign(canvas, id, middle, box.y + box.h / 2, 12);
    return finish(canvas, box, state);
  }
  // On the lowest the sign stands beside windows and shields, not above them.
  const bool low = box.h < 80, lowest = box.h < 60;
  const int sign = lowest ? 6 : low ? 8 : 11;
  drawSign(canvas, id, lowest ? box.x + 10 : low ? box.x + 12 : middle, box.y + (low ? 12 : 16), sign);
  const int plate = low ? 15 : 19;
  const Rect plateBox = makeRect(box.x + 5, box.bottom() - plate - 4, box.w - 10, plate);
  canvas.fillRoundRect(plateBox, 3, kOnDark);
  Phrase number;
  number.add(card.number);
  drawLine(canvas, plateBox, number,
           {&fitting(number, plateBox.w, low ? kFontSmall : kFontBody, kFontSmall), kInk, Align::Centre});
  const int top = box.y + (lowest ? 2 : low ? 8 : 29);
  drawIcons(canvas, card, lowest ? middle + 8 : middle, (top + plateBox.y) / 2,
            lowest ? 10
            : low  ? 12
                   : 14,
            low ? 3 : 5);
  if (mark > 0) drawMark(canvas, box, lowest ? box.bottom() - 9 : box.y + 9, mark);
  finish(canvas, box, state);
}

void drawCardBack(Canvas& canvas, const Rect& box) {
  canvas.fillRoundRect(box, kCorner, kTerracotta);
  canvas.drawRoundRect(inset(box, 3), kCorner - 2, kOnDark);
  drawLine(canvas, box, symbol::kTower, {&kFontBody, kOnDark, Align::Centre});
}

}  // namespace lucca::ui
