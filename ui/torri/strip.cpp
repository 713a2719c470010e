#include "ui/torri/strip.h"

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"
#include "ui/torri/tray.h"

namespace lucca::ui {

using namespace torri;

void drawTab(Canvas& canvas, const Rect& lot, int number) {
  constexpr int kWidth = 9, kHeight = 14;
  const int x = lot.x > 4 ? lot.x - 4 : lot.x, y = lot.y + (lot.h - kHeight) / 2;
  const int width = digitsWidth(number) + 4 > kWidth ? digitsWidth(number) + 4 : kWidth;
  canvas.fillRect(makeRect(x, y, width, kHeight), kInk);
  drawDigits(canvas, number, x + 2, y + 2, kOnDark);
}

void drawStrip(Canvas& canvas, const StageLayout& layout, const State& state,
               std::span<const StripBrick> bricks, int before) {
  if (!canvas.shows(layout.tray)) return;
  const Rect tray = drawTrayGround(canvas, layout, state);
  const bool upright = layout.low || layout.wide;
  // More than fit with their words stand close together.
  const int count = static_cast<int>(bricks.size()), shown = upright ? 3 : count > 2 ? count : 2;
  const int first = count > shown ? count - shown : 0;
  const int floorWidth = Canvas::textWidth(tr(Text::TorriFloor), kFontSmall);
  const int houseWidth = Canvas::textWidth(tr(Text::TorriHouse), kFontSmall);
  const int wordsWidth = floorWidth > houseWidth ? floorWidth : houseWidth;
  for (int i = first; i < count; ++i) {
    const int at = i - first, height = tray.h / shown;
    const Rect cell = upright ? makeRect(tray.x + 2, tray.y + 1 + at * height, tray.w - 4, height - 1)
                              : makeRect(tray.x + 3 + at * (tray.w - 6) / shown, tray.y + 2,
                                         (tray.w - 6) / shown - 2, tray.h - 4);
    const StripBrick& brick = bricks[static_cast<std::size_t>(i)];
    if (i == count - 1) {
      canvas.fillRoundRect(cell, 5, kAccent);
      canvas.fillRoundRect(makeRect(cell.x + 1, cell.y + 1, cell.w - 2, cell.h - 2), 4, kAccentSoft);
    }
    // Where the words need the room the bricks are smaller.
    const int spare = cell.w - wordsWidth;
    const bool close = spare < 36 && spare >= 28;
    const int side = cell.h < 20 ? 11
                     : close     ? 13
                                 : 18,
              middle = cell.y + cell.h / 2, left = close ? 10 : 12, gap = close ? 3 : 4;
    drawDigits(canvas, i + 1 + before, cell.x + left - 8, middle - 5, kInk);
    drawBrick(canvas, makeRect(cell.x + left, middle - side / 2, side, side), brick.colour);
    const std::string_view words = tr(brick.floor ? Text::TorriFloor : Text::TorriHouse);
    const Rect room = makeRect(cell.x + left + side + gap, cell.y, cell.w - left - side - gap - 2, cell.h);
    const Font& font = close ? kFontSmall : fitting(words, room.w, kFontBody, kFontSmall);
    if (Canvas::textWidth(words, font) <= room.w) {
      drawLine(canvas, room, words, {&font});
    } else {
      const std::string_view sign = brick.floor ? symbol::kTower : symbol::kHouse;
      if (Canvas::textWidth(sign, kFontSmall) <= room.w) drawLine(canvas, room, sign, {&kFontSmall});
    }
  }
}

namespace {

// The brick of a side with its height; one that has changed in the colour of a loss or a gain.
int drawSide(Canvas& canvas, const Rect& box, Brick colour, int now, int then) {
  constexpr int kArrow = 11, kBrick = 18;
  Phrase number, next;
  number.add(now);
  next.add(then);
  const int width =
      kBrick + 5 + Canvas::textWidth(number, kFontBody) + kArrow + Canvas::textWidth(next, kFontBody);
  const int side = box.h < 20 || (now != then && width > box.w) ? 13 : kBrick;
  drawBrick(canvas, makeRect(box.x, box.y + (box.h - side) / 2, side, side), colour);
  const auto rest = [&](int x) { return makeRect(x, box.y, box.right() - x, box.h); };
  int x = box.x + side + 5;
  x += drawLine(canvas, rest(x), number, {&kFontBody, kInk});
  if (now == then) return x;
  const int middle = box.y + box.h / 2;
  canvas.fillTriangle(x + 3, middle - 5, x + 8, middle, x + 3, middle + 5, kInkSoft);
  x += kArrow;
  return x + drawLine(canvas, rest(x), next, {&kFontBody, then < now ? kWarning : kAccent});
}

// Who is how strong, in the middle of the tray: the strengths, or where they are equal the lots that decide.
void drawStrengths(Canvas& canvas, const Rect& box, const State& state, const StruggleView& struggle) {
  const Strength first = strengthAt(state, struggle.stronger), second = strengthAt(state, struggle.weaker);
  const bool equal = first.value == second.value;
  const int a = equal ? first.lots : first.value, b = equal ? second.lots : second.value;
  Phrase text;
  text.add(equal ? Text::TorriLotsShort : Text::TorriStrengthShort, {a, b});
  if (Canvas::textWidth(text, kFontSmall) > box.w) text.clear().add(a).add(" : ").add(b);
  drawLine(canvas, box, text, {&fitting(text, box.w - 8, kFontBody, kFontSmall), kInkSoft, Align::Centre});
}

}  // namespace

void drawStruggleTray(Canvas& canvas, const StageLayout& layout, const State& before, const State& after,
                      Kind kind) {
  if (!canvas.shows(layout.tray)) return;
  const Rect tray = drawTrayGround(canvas, layout, before);
  const StruggleView struggle = struggleOf(before);
  const bool upright = layout.low || layout.wide;
  const bool begins = kind == Kind::Struggle;
  const Lot first = begins || kind == Kind::Merge ? struggle.stronger : struggle.acting;
  const Lot second = first == struggle.stronger ? struggle.weaker : struggle.stronger;
  const int half = upright ? tray.w - 6 : tray.w / 2 - 20, line = tray.h / 3;
  const Rect a =
      upright ? makeRect(tray.x + 4, tray.y + 1, half, line) : makeRect(tray.x + 6, tray.y, half, tray.h);
  const Rect b = upright ? makeRect(tray.x + 4, tray.bottom() - line, half, line)
                         : makeRect(tray.x + tray.w - 58, tray.y, 56, tray.h);
  const int end =
      drawSide(canvas, a, colourAt(before, first), heightAt(before, first), heightAt(after, first));
  drawSide(canvas, b, colourAt(before, second), heightAt(before, second), heightAt(after, second));
  const Rect words = upright ? makeRect(tray.x, a.bottom(), tray.w, b.y - a.bottom())
                             : makeRect(end + 6, tray.y, b.x - end - 18, tray.h);
  if (begins) return drawStrengths(canvas, words, before, struggle);
  if (kind != Kind::Attack) return;
  const std::string_view strikes = tr(Text::TorriStrikes);
  // A low tray with many players above it has room for the two sides alone.
  const Font& font =
      words.h < kFontBody.lineHeight ? kFontSmall : fitting(strikes, words.w, kFontBody, kFontSmall);
  if (Canvas::textWidth(strikes, font) <= words.w && words.h + 2 >= font.lineHeight)
    drawLine(canvas, words, strikes, {&font, kInkSoft, Align::Centre});
  if (upright) return;
  canvas.fillTriangle(b.x - 13, tray.y + tray.h / 2 - 6, b.x - 6, tray.y + tray.h / 2, b.x - 13,
                      tray.y + tray.h / 2 + 6, kInkSoft);
}

}  // namespace lucca::ui
