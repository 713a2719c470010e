#include "ui/cities/medal_picture.h"

#include "ui/look/text_box.h"

namespace lucca::ui {

namespace {

constexpr Colour kMetal[] = {rgb(0xE4A86C), rgb(0xCFD0DA), rgb(0xF8B919)};
constexpr Colour kRim[] = {rgb(0x8A5527), rgb(0x8F90A0), rgb(0xAD8418)};
constexpr Colour kMetalInk = rgb(0x2B2118);

std::size_t placeOf(Medal medal) { return static_cast<std::size_t>(medal) - 1; }
char digitOf(Medal medal) { return static_cast<char>('0' + 4 - static_cast<int>(medal)); }

}  // namespace

void drawMetal(Canvas& canvas, Medal medal, int x, int y, int radius, const Font& font) {
  canvas.fillCircle(x, y, radius, kMetalInk);
  canvas.fillCircle(x, y, radius - 1, kMetal[placeOf(medal)]);
  if (radius > 10) {
    canvas.drawCircle(x, y, radius - 3, kRim[placeOf(medal)]);
    if (radius > 20) canvas.drawCircle(x, y, radius - 4, kRim[placeOf(medal)]);
  }
  const char digit = digitOf(medal);
  drawLine(canvas, makeRect(x - radius, y - font.lineHeight / 2, 2 * radius + 1, font.lineHeight),
           {&digit, 1}, {&font, kMetalInk, Align::Centre, true});
  canvas.words().name(tr(kCityMetalTexts[static_cast<int>(medal)]),
                      makeRect(x - radius, y - radius, 2 * radius, 2 * radius));
}

void drawMedal(Canvas& canvas, Medal medal, int x, int y, int radius, int top, const Font& font) {
  if (medal == Medal::None) {
    for (int i = 0; i < (radius > 20 ? 3 : 2); ++i) canvas.drawCircle(x, y, radius - i, kStoneDark);
    const Rect box = makeRect(x - radius, y - radius, 2 * radius, 2 * radius);
    canvas.words().name(tr(kCityMetalTexts[0]), box);
    return;
  }
  // Two bands from the ends of its width to the disc.
  const int band = radius * 4 / 7, in = radius * 2 / 5;
  const auto drawBand = [&](int from, int to, Colour colour) {
    canvas.fillTriangle(from, top, from + band, top, to + band, y, colour);
    canvas.fillTriangle(from, top, to, y, to + band, y, colour);
  };
  drawBand(x - radius, x - radius + in, kTerracotta);
  drawBand(x + radius - band, x + radius - band - in, kTerracottaDark);
  drawMetal(canvas, medal, x, y, radius, font);
}

void addMark(const Cities& cities, int number, Medal medal, Phrase& out) {
  const int mark = cities.mark(number, medal);
  const bool any = cities.count == Cities::Count::Turns && mark == kAnyWin;
  if (any) {
    out.add(Text::CityWin);
  } else {
    out.add(mark);
  }
}

void drawMarks(Canvas& canvas, const Rect& box, const Cities& cities, int number, Medal reached) {
  constexpr int kRadius = 7, kApart = 7;
  int x = box.x + kRadius;
  for (const Medal medal : {Medal::Bronze, Medal::Silver, Medal::Gold}) {
    Phrase mark;
    addMark(cities, number, medal, mark);
    drawMetal(canvas, medal, x, box.y + box.h / 2, kRadius, kFontSmall);
    const Rect words = makeRect(x + kRadius + 3, box.y, box.right() - x - kRadius - 3, box.h);
    const Colour ink = reached >= medal ? kInk : kInkSoft;
    x = words.x + drawLine(canvas, words, mark, {&kFontSmall, ink, Align::Left, true}) + kApart + kRadius;
  }
}

}  // namespace lucca::ui
