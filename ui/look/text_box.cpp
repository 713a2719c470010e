#include "ui/look/text_box.h"

#include "drawing/type/utf8.h"

namespace lucca::ui {

namespace {

constexpr std::string_view kEllipsis = "…";

TextFaultHook faultHook = nullptr;
bool large = false;

void report(TextFault fault, std::string_view text) {
  if (faultHook) faultHook(fault, text);
}

void checkGlyphs(std::string_view text, const Font& font) {
  if (!faultHook) return;
  for (std::string_view rest = text; !rest.empty();) {
    const uint32_t code = takeCodePoint(rest);
    if (code != '\n' && !font.find(code)) return report(TextFault::MissingGlyph, text);
  }
}

// The bytes of the longest beginning that is at most `width` wide.
std::size_t fittingBytes(std::string_view text, int width, const Font& font) {
  std::string_view rest = text;
  int used = 0;
  while (!rest.empty()) {
    std::string_view after = rest;
    takeCodePoint(after);
    used += Canvas::textWidth(rest.substr(0, rest.size() - after.size()), font);
    if (used > width) break;
    rest = after;
  }
  return text.size() - rest.size();
}

int edge(const Rect& box, Align align) {
  if (align == Align::Left) return box.x;
  return align == Align::Right ? box.right() : box.x + box.w / 2;
}

// Baseline of a line whose capitals are centred between top and top + height.
int baseline(int top, int height, const Font& font) { return top + (height + font.capHeight) / 2; }

// Letters below the line may reach a little beyond the box, as they do in the normal size.
bool fitsHeight(const Font& font, int height) { return font.capHeight + 2 * font.descent - 4 <= height; }

const Font& lineFont(const Rect& box, std::string_view text, const TextStyle& style) {
  const Font& next = sized(*style.font);
  if (&next == style.font) return next;
  const bool grows = !style.exact && fitsHeight(next, box.h) && Canvas::textWidth(text, next) <= box.w &&
                     hasLetters(next, text);
  return grows ? next : *style.font;
}

const Font& wrappedFont(const Rect& box, std::string_view text, const TextStyle& style) {
  const Font& next = sized(*style.font);
  if (!large || style.exact || &next == style.font || !hasLetters(next, text)) return *style.font;
  LineBreaker breaker(text, box.w, next);
  std::string_view line;
  int height = next.ascent + next.descent - next.lineHeight;
  while (breaker.next(line)) height += next.lineHeight;
  return height <= box.h && !breaker.cutWord() ? next : *style.font;
}

}  // namespace

bool hasLetters(const Font& font, std::string_view text) {
  while (!text.empty()) {
    const uint32_t code = takeCodePoint(text);
    if (code != '\n' && !font.find(code)) return false;
  }
  return true;
}

void setLargeText(bool wanted) { large = wanted; }

const Font& sized(const Font& font) {
  if (!large) return font;
  return &font == &kFontSmall ? kFontBody : &font == &kFontBody ? kFontLarge : font;
}

void setTextFaultHook(TextFaultHook hook) { faultHook = hook; }

int drawLine(Canvas& canvas, const Rect& box, std::string_view text, const TextStyle& style) {
  const Font& font = lineFont(box, text, style);
  checkGlyphs(text, font);
  const int x = edge(box, style.align), y = baseline(box.y, box.h, font);
  if (Canvas::textWidth(text, font) <= box.w)
    return canvas.drawText(text, x, y, font, style.colour, style.align);
  report(TextFault::TooWide, text);
  const int room = box.w - Canvas::textWidth(kEllipsis, font);
  const int used =
      canvas.drawText(text.substr(0, fittingBytes(text, room, font)), box.x, y, font, style.colour);
  return used + canvas.drawText(kEllipsis, box.x + used, y, font, style.colour);
}

const Font& fitting(std::string_view text, int width, const Font& first, const Font& second) {
  return Canvas::textWidth(text, first) <= width ? first : second;
}

bool LineBreaker::next(std::string_view& line) {
  if (rest_.empty()) return false;
  const std::size_t hardBreak = rest_.find('\n');
  const std::string_view paragraph = rest_.substr(0, hardBreak);
  std::size_t end = 0, from = 0;
  while (from <= paragraph.size()) {
    std::size_t space = paragraph.find(' ', from);
    if (space == std::string_view::npos) space = paragraph.size();
    if (Canvas::textWidth(paragraph.substr(0, space), font_) > width_) break;
    end = space;
    from = space + 1;
  }
  const bool wordTooWide = end == 0 && !paragraph.empty();
  if (wordTooWide) {
    end = fittingBytes(paragraph, width_, font_);
    if (end == 0) end = 1;
    cutWord_ = true;
  }
  line = paragraph.substr(0, end);
  rest_.remove_prefix(end);
  if (!wordTooWide && !rest_.empty()) rest_.remove_prefix(1);  // the space or the line break
  return true;
}

int countLines(std::string_view text, int width, const Font& font) {
  LineBreaker breaker(text, width, font);
  std::string_view line;
  int lines = 0;
  while (breaker.next(line)) ++lines;
  return lines;
}

int drawWrapped(Canvas& canvas, const Rect& box, std::string_view text, const TextStyle& style) {
  const Font& font = wrappedFont(box, text, style);
  checkGlyphs(text, font);
  LineBreaker breaker(text, box.w, font);
  std::string_view line;
  int y = box.y;
  while (breaker.next(line)) {
    if (y + font.ascent + font.descent > box.bottom()) {
      report(TextFault::TooTall, text);
      break;
    }
    canvas.drawText(line, edge(box, style.align), y + font.ascent, font, style.colour, style.align);
    y += style.step > 0 ? style.step : font.lineHeight;
  }
  if (breaker.cutWord()) report(TextFault::TooWide, text);
  return y - box.y;
}

void drawWrappedCentred(Canvas& canvas, const Rect& box, std::string_view text, const TextStyle& style) {
  const Font& font = wrappedFont(box, text, style);
  const int height = countLines(text, box.w, font) * font.lineHeight;
  const int top = height < box.h ? box.y + (box.h - height) / 2 : box.y;
  drawWrapped(canvas, makeRect(box.x, top, box.w, box.bottom() - top), text,
              {&font, style.colour, style.align, true});
}

}  // namespace lucca::ui
