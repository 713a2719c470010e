#include "ui/torri/footer.h"

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

namespace {

std::string_view padSign(Pad pad) {
  static constexpr std::string_view kSigns[] = {symbol::kKeyUp,    symbol::kKeyDown, symbol::kKeyLeft,
                                                symbol::kKeyRight, symbol::kKeyA,    symbol::kKeyB,
                                                symbol::kKeyX,     symbol::kKeyY};
  return pad == Pad::Stick ? std::string_view("●") : kSigns[static_cast<int>(pad)];
}

void addStroke(const Table& table, Button button, Phrase& out) {
  const KeyStroke stroke = strokeFor(table.keys(), button);
  if (stroke.chord()) out.add(padSign(stroke.with));
  out.add(padSign(stroke.pad));
}

}  // namespace

void drawStageFooter(Canvas& canvas, const StageLayout& layout, const Table& table,
                     const FooterWords& words) {
  canvas.fillRect(layout.footer, kStone);
  canvas.fillRect(makeRect(0, layout.footer.y, layout.footer.w, 1), kStoneDark);
  const int margin = 5 + layout.corner;
  const Rect bar = makeRect(margin, layout.footer.y + 1, layout.footer.w - 2 * margin,
                            layout.footer.h - 1 - layout.corner);
  Phrase left, right, more;
  if (words.line.empty() && !words.a.empty()) addStroke(table, Button::A, left);
  const std::string_view first = words.line.empty() ? words.a : words.line;
  if (!first.empty()) left.add(left.empty() ? "" : " ").add(first);
  addStroke(table, Button::B, right);
  if (!words.b.empty()) right.add(" ").add(words.b);
  if (words.b.empty() && words.line.empty() && words.a.empty()) right.clear();
  // Words of B give way first, then the letters grow smaller.
  const auto width = [](const Phrase& text, const Font& font) { return Canvas::textWidth(text, font); };
  const Font* font = &kFontBody;
  if (width(left, *font) + width(right, *font) + 10 > bar.w) font = &kFontSmall;
  if (width(left, *font) + width(right, *font) + 10 > bar.w) {
    right.clear();
    addStroke(table, Button::B, right);
    if (width(left, kFontBody) + width(right, kFontBody) + 10 <= bar.w) font = &kFontBody;
  }
  int end = bar.right();
  if (words.more) {
    more.add("  ");
    addStroke(table, Button::X, more);
    addStroke(table, Button::Y, more);
    if (width(left, *font) + width(right, *font) + width(more, *font) + 12 <= bar.w) {
      end -= drawLine(canvas, bar, more, {font, kInkSoft, Align::Right});
    }
  }
  const int used = right.empty() ? 0
                                 : drawLine(canvas, makeRect(bar.x, bar.y, end - bar.x, bar.h), right,
                                            {font, kInk, Align::Right});
  const Rect rest = makeRect(bar.x, bar.y, end - used - 4 - bar.x, bar.h);
  drawLine(canvas, rest, left, {font, words.refused ? kWarning : kInk});
  if (!words.refused) return;
  Phrase key;
  addStroke(table, Button::A, key);
  const int sign = width(key, *font), y = bar.y + bar.h / 2;
  for (int i = 0; i < 2; ++i) canvas.drawLine(bar.x + i, y + 7, bar.x + sign - 2 + i, y - 7, kStone);
}

void drawWords(Canvas& canvas, const StageLayout& layout, const Table& table, const Cue& cue) {
  const std::string_view skip = cue.keys != nullptr ? cue.keys->b.view() : std::string_view();
  const bool reason = !cue.why.empty();
  // A hint says what A does; else A goes on, as everywhere.
  FooterWords words{.b = skip, .more = false};
  if (cue.kind == Cue::Kind::Hint) {
    words.a = cue.keys->a;
  } else {
    words.line = reason ? cue.why : cue.words;
  }
  // What does not fit the footer stands in the sky.
  const int room = layout.footer.w - 36 - 2 * layout.corner;
  const bool fits = Canvas::textWidth(words.line, kFontSmall) <= room;
  if (!fits) words.line = {};
  if (cue.kind == Cue::Kind::Replay || !fits) words.a = cue.keys->a;
  drawStageFooter(canvas, layout, table, words);
  if (!reason && fits && cue.kind != Cue::Kind::Hint) return;
  const int width = layout.city.w - 12;
  const auto lines = [&](std::string_view text) {
    return text.empty() ? 0 : countLines(text, width, kFontSmall);
  };
  // On a low panel what happens is worth more than how it came to it.
  const bool both = reason && (!fits || cue.kind == Cue::Kind::Hint) &&
                    (!layout.low || lines(cue.words) + lines(cue.why) <= 3);
  const int count = lines(cue.words) + (both ? lines(cue.why) : 0);
  const Rect band = makeRect(layout.city.x, layout.city.y, layout.city.w, count * kFontSmall.lineHeight + 6);
  canvas.fillRect(band, kPaper);
  canvas.fillRect(makeRect(band.x, band.bottom() - 1, band.w, 1), kStoneDark);
  const Rect inner = makeRect(band.x + 6, band.y + 3, width, band.h - 4);
  const int used = drawWrapped(canvas, inner, cue.words, {&kFontSmall});
  if (!both) return;
  drawWrapped(canvas, makeRect(inner.x, inner.y + used, inner.w, inner.h - used), cue.why,
              {&kFontSmall, kInkSoft});
}

}  // namespace lucca::ui
