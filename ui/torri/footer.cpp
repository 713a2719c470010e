#include "ui/torri/footer.h"

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"
#include "ui/torri/race.h"

namespace lucca::ui {

namespace {

constexpr int kGap = 4, kBeside = 3;

Rect barOf(const StageLayout& layout) {
  const int margin = 5 + layout.corner;
  return makeRect(margin, layout.footer.y + 1, layout.footer.w - 2 * margin,
                  layout.footer.h - 1 - layout.corner);
}

// For a line of words beside the signs of all keys.
int roomBeside(const Rect& bar, const KeyLine& line) {
  return bar.w - moreWidth(line) - signWidth(line.layout, Button::A) - signWidth(line.layout, Button::B) -
         3 * kGap;
}

// What the signs at the right leave: X and Y, the directions, B; and A where its word is not there.
int drawSigns(Canvas& canvas, const Rect& bar, const Table& table, const FooterWords& words) {
  KeyLine line = table.keyLine();
  line.moves = words.moves;
  const std::string_view text = words.line.empty() ? words.a : words.line;
  line.tight = Canvas::textWidth(text, kFontSmall) > roomBeside(bar, line);
  int x = bar.right();
  ButtonSet keys = drawMoreKeys(canvas, bar, line, x);
  if (!words.b.empty()) {
    // Its word, where there is room: that is worth smaller letters for A's.
    const int sign = signWidth(line.layout, Button::B);
    const int left =
        bar.x + signWidth(line.layout, Button::A) + kBeside + Canvas::textWidth(words.a, kFontSmall) + kGap;
    const auto hasRoom = [&](std::string_view word) {
      return x - kGap - Canvas::textWidth(word, kFontSmall) - kBeside - sign >= left;
    };
    const std::string_view word = hasRoom(words.b) || words.brief.empty() ? words.b : words.brief;
    const int width = Canvas::textWidth(word, kFontSmall) + kBeside;
    const bool fits = words.line.empty() && hasRoom(word);
    if (fits) {
      x -= kGap + width;
      drawLine(canvas, makeRect(x + kBeside, bar.y, width - kBeside, bar.h), word, {&kFontSmall, kInk});
      x -= sign;
    } else {
      x -= kGap + sign;
    }
    drawSign(canvas, bar, x, line.layout, Button::B, kInk);
    keys |= buttonBit(Button::B);
  }
  if (!words.line.empty() && words.goesOn) {
    x -= kGap + signWidth(line.layout, Button::A);
    const int right = drawSign(canvas, bar, x, line.layout, Button::A, kInk);
    canvas.words().name(words.a,
                        makeRect(right + 1, bar.y, 1, bar.h));  // there is no room to draw what A does
    keys |= buttonBit(Button::A);
  }
  if (words.line.empty() && !words.a.empty() && !words.refused) keys |= buttonBit(Button::A);
  table.screen().showsKeys(keys);
  return x - kGap - bar.x;
}

}  // namespace

int lineRoom(const StageLayout& layout, const Table& table, ButtonSet moves) {
  KeyLine line = table.keyLine();
  line.moves = moves;
  line.tight = true;
  return roomBeside(barOf(layout), line);
}

void drawStageFooter(Canvas& canvas, const StageLayout& layout, const Table& table,
                     const FooterWords& words) {
  if (!canvas.shows(layout.footer)) return;
  canvas.words().part(ScreenPart::Keys, layout.footer);
  canvas.fillRect(layout.footer, kStone);
  canvas.fillRect(makeRect(0, layout.footer.y, layout.footer.w, 1), kStoneDark);
  const Rect bar = barOf(layout);
  // What A does is worth more than the sign of the arrows.
  FooterWords shown = words;
  if (Canvas::textWidth(words.a, kFontSmall) + 3 > lineRoom(layout, table, words.moves)) shown.moves = 0;
  int room = drawSigns(canvas, bar, table, shown);
  if (!words.line.empty()) {
    canvas.words().part(ScreenPart::Caption, makeRect(bar.x, bar.y, room, bar.h));
    drawLine(canvas, makeRect(bar.x, bar.y, room, bar.h), words.line,
             {&fitting(words.line, room, kFontBody, kFontSmall)});
    return;
  }
  if (words.a.empty()) return;
  const KeyLayout keys = table.keyLine().layout;
  const int left = drawSign(canvas, bar, bar.x, keys, Button::A, words.refused ? kWarning : kInk);
  room -= left + 3 - bar.x;
  if (words.refused) canvas.words().part(ScreenPart::Refusal, makeRect(left + 3, bar.y, room, bar.h));
  const Font* font = &fitting(words.a, room, kFontBody, kFontSmall);
  drawLine(canvas, makeRect(left + 3, bar.y, room, bar.h), words.a, {font, words.refused ? kWarning : kInk});
  if (words.refused) {
    const int y = bar.y + bar.h / 2;
    for (int i = 0; i < 2; ++i) canvas.drawLine(bar.x + i, y + 7, left - 2 + i, y - 7, kStone);
  }
}

void drawWords(Canvas& canvas, const StageLayout& layout, const Table& table, const Cue& cue,
               const BandCity& city) {
  const std::string_view skip = cue.keys != nullptr ? cue.keys->b.view() : std::string_view();
  const bool hint = cue.kind == Cue::Kind::Hint;
  // What happens is worth more than the signs of the arrows.
  ButtonSet moves = cue.keys != nullptr ? cue.keys->moves : ButtonSet{0};
  if (Canvas::textWidth(cue.words, kFontSmall) > lineRoom(layout, table, moves)) moves = 0;
  const int room = lineRoom(layout, table, moves), width = layout.city.w - 12;
  const auto fits = [&](std::string_view text) { return Canvas::textWidth(text, kFontSmall) <= room; };
  // A reason says more than what is seen. What the footer cannot hold stands in a band, and a hint always does.
  const bool reason = !cue.why.empty() && (hint || !fits(cue.words) || !fits(cue.why));
  std::string_view line = !cue.why.empty() && fits(cue.why) ? cue.why : cue.words;
  const bool band = hint || reason || !fits(line);
  if (hint || !fits(line)) line = {};
  FooterWords words{.b = skip, .line = line, .moves = moves};
  if (cue.keys != nullptr) words.a = cue.keys->a;
  if (line.empty()) words.moves = cue.keys->moves;
  drawStageFooter(canvas, layout, table, words);
  if (!band) return;
  const Font& font = sized(kFontSmall);
  const auto lines = [&](std::string_view text) { return text.empty() ? 0 : countLines(text, width, font); };
  // What the footer says needs no band. On a low panel what happens is worth more than how it came to it.
  std::string_view first = line == cue.words && !line.empty() ? std::string_view() : cue.words;
  std::string_view second = line == cue.why ? std::string_view() : cue.why;
  if (layout.low && !first.empty() && lines(first) + lines(second) > 3) second = {};
  const auto boxAt = [&](bool below) {
    const int height = (lines(first) + lines(second)) * font.lineHeight + 6;
    return makeRect(layout.city.x, below ? layout.city.bottom() - height : layout.city.y, layout.city.w,
                    height);
  };
  const auto hides = [&](const Rect& at) { return !intersect(at, city.matter).empty(); };
  // What is to be built, and where, is also in the strip and in the city: why is worth more than these words once more.
  const std::string_view unsaid = first;
  if (layout.low && hint && !second.empty() && hides(boxAt(false)) && hides(boxAt(true))) first = {};
  // At the foot words hide less than at the head, where the highest towers end.
  constexpr int kMatter = 40;
  const auto cost = [&](const Rect& at) {
    return hiddenBy(at, city.measures, city.camera, city.state) + (hides(at) ? kMatter : 0);
  };
  const bool below = cost(boxAt(true)) < cost(boxAt(false));
  const Rect box = boxAt(below);
  canvas.words().part(ScreenPart::Caption, box);
  if (first.empty() && !unsaid.empty()) canvas.words().name(unsaid, makeRect(box.x, box.y, 1, 1));
  canvas.fillRect(box, kPaper);
  canvas.fillRect(makeRect(box.x, below ? box.y : box.bottom() - 1, box.w, 1), kStoneDark);
  const Rect inner = makeRect(box.x + 6, box.y + 3, width, box.h - 4);
  const int used = first.empty() ? 0 : drawWrapped(canvas, inner, first, {&font, kInk, Align::Left, true});
  if (second.empty()) return;
  drawWrapped(canvas, makeRect(inner.x, inner.y + used, inner.w, inner.h - used), second,
              {&font, kInkSoft, Align::Left, true});
}

}  // namespace lucca::ui
