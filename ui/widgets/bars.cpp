#include "ui/widgets/bars.h"

#include "ui/look/text_box.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

constexpr int kMargin = 8;

}  // namespace

void drawTitle(Canvas& canvas, std::string_view title, std::string_view right) {
  const Layout layout = layoutOf(canvas);
  canvas.fill(kPaper);
  canvas.words().part(ScreenPart::Title, layout.title);
  canvas.fillRect(layout.title, kTerracotta);
  canvas.fillRect(makeRect(0, layout.title.bottom() - 2, layout.title.w, 2), kTerracottaDark);
  Rect box = layout.head;
  if (!right.empty()) {
    const int used = drawLine(canvas, box, right, {&kFontBody, kOnDark, Align::Right, true});
    box.w = static_cast<int16_t>(box.w - used - kMargin);
  }
  const Font& large = layout.low ? kFontBody : kFontTitle;
  drawLine(canvas, box, title,
           {&fitting(title, box.w, large, fitting(title, box.w, kFontBody, kFontSmall)), kOnDark});
}

void drawBattery(Canvas& canvas, const Battery& battery) {
  if (!battery.known()) return;
  constexpr int kWidth = 20, kHeight = 11;
  const Rect head = layoutOf(canvas).head;
  const int right = head.right(), y = head.y + head.h / 2 - kHeight / 2, x = right - kWidth;
  canvas.drawRoundRect(makeRect(x, y, kWidth - 2, kHeight), 2, kOnDark);
  canvas.fillRect(makeRect(right - 2, y + 3, 2, kHeight - 6), kOnDark);
  const int level = (kWidth - 6) * battery.percent() / 100;
  canvas.fillRect(makeRect(x + 2, y + 2, level, kHeight - 4), kOnDark);
  if (!battery.charging()) return;
  // A bolt beside it.
  canvas.fillTriangle(x - 6, y, x - 10, y + 6, x - 6, y + 6, kOnDark);
  canvas.fillTriangle(x - 8, y + 4, x - 4, y + 4, x - 8, y + 10, kOnDark);
}

namespace {

constexpr int kToastInset = 6, kLowInset = 5, kTightInset = 2;

// Where a note leaves `about` in sight: at the foot, with `low` beside or above it, below the title, over it, beside, or squeezed in.
// False: there is no such place, and `box` is at the foot.
bool findToastBox(const Layout& layout, std::string_view words, const Font& font, const Rect& about, bool low,
                  Rect& box) {
  const int above = layout.low ? kLowInset : kToastInset;
  const auto boxAt = [&](int x, int width) {
    const int height = countLines(words, width - 2 * kMargin, font) * font.lineHeight + 2 * above;
    return makeRect(x, layout.footer.y - height - 4, width, height);
  };
  const Rect foot = boxAt(kMargin, layout.body.w - 2 * kMargin);
  Rect below = foot, over = foot;
  below.y = static_cast<int16_t>(layout.body.y + 2);
  over.y = 2;
  const int right = about.right() + 4;
  // Between what it is about and the bottom line, without a distance to either.
  Rect tight = foot;
  tight.h = static_cast<int16_t>(foot.h - 2 * (above - kTightInset));
  Rect tightOver = tight;
  tight.y = static_cast<int16_t>(layout.footer.y - tight.h - 1);
  tightOver.y = over.y;
  const Rect left = boxAt(4, about.x - 8);
  Rect onIt = foot;
  onIt.y = static_cast<int16_t>(about.y - foot.h - 4);
  const Rect first = low ? left : foot, second = low ? onIt : foot;
  const Rect places[] = {foot, first, second,   below, over, boxAt(right, layout.body.w - right - 4),
                         left, tight, tightOver};
  for (const Rect& place : places) {
    box = place;
    if (place.w >= 70 && place.y >= 2 && intersect(place, about).empty()) return true;
  }
  box = foot;
  return false;
}

}  // namespace

// Smaller letters are better than hiding what the note is about.
void drawToast(Canvas& canvas, std::string_view words, bool refusal, const Rect& about, bool low) {
  const Layout layout = layoutOf(canvas);
  const Font& usual = layout.low ? kFontSmall : kFontBody;
  const Font* const sizes[] = {&sized(usual), &usual, &kFontSmall};
  const Font* const* font = sizes;
  Rect box;
  while (!findToastBox(layout, words, **font, about, low, box) && *font != &kFontSmall) ++font;
  canvas.words().part(refusal ? ScreenPart::Refusal : ScreenPart::Note, box);
  canvas.fillRoundRect(box, 7, kOnDark);
  canvas.fillRoundRect(inset(box, 1), 6, refusal ? kWarning : kInk);
  const int lines = countLines(words, box.w - 2 * kMargin, **font);
  drawWrapped(canvas, inset(box, kMargin, (box.h - lines * (*font)->lineHeight) / 2), words,
              {*font, kOnDark, Align::Centre, true});
}

Rect drawNote(Canvas& canvas, const Rect& body, std::string_view words) {
  const bool low = isLow(canvas);
  const Font& font = sized(kFontSmall);
  const int needed = countLines(words, body.w - 2 * kMargin, font);
  const int lines = low && needed == 1 ? 1 : needed > 2 ? needed : 2;
  const int height = lines * font.lineHeight + 4;
  const Rect box = makeRect(body.x + kMargin, body.bottom() - height, body.w - 2 * kMargin, height);
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kStoneDark);
  drawWrappedCentred(canvas, makeRect(box.x, box.y + 2, box.w, box.h - 2), words,
                     {&font, kInkSoft, Align::Left, true});
  return makeRect(body.x, body.y, body.w, body.h - height - 2);
}

}  // namespace lucca::ui
