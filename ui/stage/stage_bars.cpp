#include "ui/stage/stage_bars.h"

#include "drawing/type/symbols.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

constexpr int kMargin = 6, kGap = 9;

std::string_view padSign(Pad pad) {
  static constexpr std::string_view kSigns[] = {symbol::kKeyUp,    symbol::kKeyDown, symbol::kKeyLeft,
                                                symbol::kKeyRight, symbol::kKeyA,    symbol::kKeyB,
                                                symbol::kKeyX,     symbol::kKeyY};
  return pad == Pad::Stick ? std::string_view("●") : kSigns[static_cast<int>(pad)];
}

void addKey(Phrase& out, KeyLayout keys, Button button, std::string_view word) {
  const KeyStroke stroke = strokeFor(keys, button);
  if (stroke.chord()) out.add(padSign(stroke.with));
  out.add(padSign(stroke.pad));
  if (!word.empty()) out.add(" ").add(word);
}

// A key and its word from x on; where the next may begin.
int drawKey(Canvas& canvas, const Rect& foot, int x, KeyLayout keys, Button button, std::string_view word) {
  if (word.empty()) return x;
  Phrase hint;
  addKey(hint, keys, button, word);
  return x + drawLine(canvas, makeRect(x, foot.y, foot.right() - x, foot.h), hint, {&kFontSmall, kInk}) +
         kGap;
}

// A sentence broken over both lines; a third would not fit, and is a fault as everywhere.
void drawTwoLines(Canvas& canvas, const Rect& box, std::string_view words, Colour colour) {
  LineBreaker breaker(words, box.w, kFontSmall);
  std::string_view line;
  if (!breaker.next(line)) return;
  const int half = box.h / 2;
  drawLine(canvas, makeRect(box.x, box.y + 1, box.w, half), line, {&kFontSmall, colour});
  drawLine(canvas, makeRect(box.x, box.y + half, box.w, half), breaker.rest(), {&kFontSmall, colour});
}

}  // namespace

void drawCaption(Canvas& canvas, const Rect& box, const Caption& caption) {
  canvas.fillRect(box, kStone);
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kStoneDark);
  const Rect inner = makeRect(box.x + kMargin, box.y + 1, box.w - 2 * kMargin, box.h - 1);
  const Colour colour = caption.refusal ? kWarning : kInk;
  const bool two = box.h >= 30;
  // Too long for a line: in small letters over both.
  if (two && Canvas::textWidth(caption.first, kFontSmall) > inner.w) {
    drawTwoLines(canvas, inner, caption.first, colour);
    return;
  }
  if (!two) {
    drawLine(canvas, inner, caption.first, {&fitting(caption.first, inner.w, kFontBody, kFontSmall), colour});
    return;
  }
  const int half = inner.h / 2 + 1;
  drawLine(canvas, makeRect(inner.x, inner.y, inner.w, half), caption.first,
           {&fitting(caption.first, inner.w, kFontBody, kFontSmall), colour});
  drawLine(canvas, makeRect(inner.x, inner.y + half - 1, inner.w, inner.h - half), caption.second,
           {&kFontSmall, caption.warning ? kWarning : kInkSoft});
}

void drawKeys(Canvas& canvas, const Rect& footer, const Rect& foot, KeyLayout keys, std::string_view a,
              std::string_view b) {
  canvas.fillRect(footer, kStone);
  canvas.fillRect(makeRect(footer.x, footer.y, footer.w, 1), kStoneDark);
  int x = drawKey(canvas, foot, foot.x, keys, Button::A, a);
  x = drawKey(canvas, foot, x, keys, Button::B, b);
  const int room = foot.right() - x;
  Phrase more;
  addKey(more, keys, Button::X, tr(Text::KeyHelp));
  addKey(more.add("  "), keys, Button::Y, tr(Text::ResultMenu));
  if (Canvas::textWidth(more, kFontSmall) > room) {
    addKey(more.clear(), keys, Button::X, {});
    addKey(more.add(" "), keys, Button::Y, {});
  }
  if (Canvas::textWidth(more, kFontSmall) > room) return;
  drawLine(canvas, makeRect(x, foot.y, room, foot.h), more, {&kFontSmall, kInkSoft, Align::Right});
}

}  // namespace lucca::ui
