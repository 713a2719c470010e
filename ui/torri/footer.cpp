#include "ui/torri/footer.h"

#include <utility>

#include "ui/look/text_box.h"
#include "ui/stage/stage_bars.h"
#include "ui/torri/race.h"
#include "ui/widgets/key_signs.h"

namespace lucca::ui {

namespace {

constexpr int kLowLines = 3;  // of words over the city of a low panel, at most

// What the panel's corners leave of the bottom line.
Rect footOf(const StageLayout& layout) {
  const int margin = 5 + layout.corner;
  return makeRect(margin, layout.footer.y + 1, layout.footer.w - 2 * margin,
                  layout.footer.h - 1 - layout.corner);
}

// A dark ground with the colour of who acts; returns what is free for words.
Rect drawBand(Canvas& canvas, Colour colour, const Rect& box) {
  canvas.fillRect(box, kInk);
  canvas.fillRect(makeRect(box.x, box.y, 4, box.h), colour);
  return makeRect(box.x + 8, box.y, box.w - 12, box.h);
}

}  // namespace

void drawStageFooter(Canvas& canvas, const StageLayout& layout, const Table& table, BottomLine line) {
  if (!canvas.shows(layout.footer)) return;
  line.style = BottomLine::Style::Leads;
  drawBottomLine(table, canvas, layout.footer, footOf(layout), line);
}

bool drawFooterWords(Canvas& canvas, const StageLayout& layout, const Table& table, const BottomLine& keys,
                     std::string_view words) {
  constexpr int kGap = 4;
  const BoardKeys board = table.keys();
  if (board.looked != 0) return false;
  KeyParts own, others;
  own.add(keyPart(board.layout, Button::A, {}));
  own.add(keyPart(board.layout, Button::B, {}));
  const Rect foot = footOf(layout);
  int left = 0;
  const auto fits = [&](ButtonSet moves) {
    others.count = 0;
    others.addArrows(board.layout, moves, {});
    for (const Button button : {Button::X, Button::Y}) {
      KeyPart part = keyPart(board.layout, button, {});
      part.held = part.held || contains(board.held, button);
      if (contains(board.more, button)) others.add(part);
    }
    left = foot.right() - others.width(kGap, kFontSmall) - kGap - own.width(kGap, kFontSmall);
    return Canvas::textWidth(words, kFontSmall) <= left - kGap - foot.x;
  };
  // On four keys the strokes of the arrows take the most room, and A held shows them.
  if (!fits(keys.moves) && !fits(0)) return false;
  if (!canvas.shows(layout.footer)) return true;
  canvas.words().part(ScreenPart::Keys, layout.footer);
  canvas.fillRect(layout.footer, kStone);
  canvas.fillRect(makeRect(layout.footer.x, layout.footer.y, layout.footer.w, 1), kStoneDark);
  ButtonSet shown = own.draw(canvas, foot, left, kGap, kInk, kFontSmall);
  canvas.words().name(keys.a, makeRect(left, foot.y, 1, 1));
  canvas.words().name(keys.b, makeRect(left + own.width(kGap, kFontSmall), foot.y, 1, 1));
  shown |= others.draw(canvas, foot, left + own.width(kGap, kFontSmall) + kGap, kGap, kInkSoft, kFontSmall);
  table.screen().line().showsKeys(shown);
  const Rect box = makeRect(foot.x, foot.y, left - kGap - foot.x, foot.h);
  canvas.words().part(ScreenPart::Caption, box);
  drawLine(canvas, box, words, {&fitting(words, box.w, kFontBody, kFontSmall), kInk});
  return true;
}

void drawThinking(Canvas& canvas, const StageLayout& layout, std::string_view words, Colour colour,
                  int percent, Screen& screen) {
  constexpr int kBarWidth = 64, kBarHeight = 7;
  const Font& font = layout.low ? kFontSmall : kFontBody;
  const int height = font.lineHeight + (layout.low ? 7 : 5);
  const Rect inner = drawBand(canvas, colour, makeRect(layout.city.x, layout.city.y, layout.city.w, height));
  canvas.words().part(ScreenPart::Caption, inner);
  // On a low panel the bar is below the words.
  const Rect bar = layout.low ? makeRect(inner.x, inner.bottom() - 5, inner.w, 3)
                              : makeRect(inner.right() - kBarWidth, inner.y + (inner.h - kBarHeight) / 2,
                                         kBarWidth, kBarHeight);
  const Rect line = layout.low ? makeRect(inner.x, inner.y, inner.w, inner.h - 5)
                               : makeRect(inner.x, inner.y, bar.x - inner.x - 4, inner.h);
  drawLine(canvas, line, words, {&fitting(words, line.w, font, kFontSmall), kOnDark});
  canvas.fillRect(bar, kInkSoft);
  canvas.fillRect(makeRect(bar.x, bar.y, bar.w * percent / 100, bar.h), kAccentSoft);
  screen.countsIn(bar);
}

void drawWords(Canvas& canvas, const StageLayout& layout, const Table& table, const Cue& cue,
               const BandCity& city) {
  BottomLine keys = cue.keys != nullptr ? *cue.keys : BottomLine{};
  keys.arrows = {};
  // What is watched turn by turn hides nothing of the city.
  if (cue.kind == Cue::Kind::Replay && cue.why.empty() &&
      drawFooterWords(canvas, layout, table, keys, cue.words))
    return;
  drawStageFooter(canvas, layout, table, keys);
  const bool hint = cue.kind == Cue::Kind::Hint;
  // A dark band says what happens, a light one what could be done.
  const int margin = hint ? 6 : 8, width = layout.city.w - 2 * margin;
  const Font& font = sized(kFontSmall);
  const auto lines = [&](std::string_view text) { return text.empty() ? 0 : countLines(text, width, font); };
  std::string_view first = cue.words, second = cue.why;
  // The strip and the city already show the brick and its place, so the reason gets the room of these words.
  std::string_view unsaid = {};
  const auto boxAt = [&](bool below) {
    const int height = (lines(first) + lines(second)) * font.lineHeight + 6;
    return makeRect(layout.city.x, below ? layout.city.bottom() - height : layout.city.y, layout.city.w,
                    height);
  };
  const auto hides = [&](const Rect& at) { return !intersect(at, city.matter).empty(); };
  if (layout.low && !first.empty() && !second.empty()) {
    const bool crowded = hides(boxAt(false)) && hides(boxAt(true));
    const bool many = lines(first) + lines(second) > kLowLines;
    if (crowded && !hint && !city.inStrip) second = {};
    if ((crowded || many) && !second.empty() && lines(second) <= kLowLines)
      unsaid = std::exchange(first, std::string_view());
    if (many && lines(second) > kLowLines) second = {};
  }
  if (first.empty() && second.empty()) return;
  // At the foot words hide less than at the head, where the highest towers end.
  constexpr int kMatter = 40;
  const auto cost = [&](const Rect& at) {
    return hiddenBy(at, city.measures, city.camera, city.state) + (hides(at) ? kMatter : 0);
  };
  const bool below = cost(boxAt(true)) < cost(boxAt(false));
  const Rect box = boxAt(below);
  canvas.words().part(ScreenPart::Caption, box);
  if (!unsaid.empty()) canvas.words().name(unsaid, makeRect(box.x, box.y, 1, 1));
  if (hint) {
    canvas.fillRect(box, kPaper);
    canvas.fillRect(makeRect(box.x, below ? box.y : box.bottom() - 1, box.w, 1), kStoneDark);
  } else {
    drawBand(canvas, city.colour, box);
  }
  const Rect inner = makeRect(box.x + margin, box.y + 3, width, box.h - 4);
  const Colour ink = hint ? Colour(kInk) : Colour(kOnDark), soft = hint ? Colour(kInkSoft) : Colour(kStone);
  const int used = first.empty() ? 0 : drawWrapped(canvas, inner, first, {&font, ink, Align::Left, true});
  if (second.empty()) return;
  drawWrapped(canvas, makeRect(inner.x, inner.y + used, inner.w, inner.h - used), second,
              {&font, soft, Align::Left, true});
}

}  // namespace lucca::ui
