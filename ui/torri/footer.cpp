#include "ui/torri/footer.h"

#include "ui/look/text_box.h"
#include "ui/stage/stage_bars.h"
#include "ui/torri/race.h"

namespace lucca::ui {

namespace {

// What the panel's corners leave of the bottom line.
Rect footOf(const StageLayout& layout) {
  const int margin = 5 + layout.corner;
  return makeRect(margin, layout.footer.y + 1, layout.footer.w - 2 * margin,
                  layout.footer.h - 1 - layout.corner);
}

}  // namespace

void drawStageFooter(Canvas& canvas, const StageLayout& layout, const Table& table, BottomLine line) {
  if (!canvas.shows(layout.footer)) return;
  line.style = BottomLine::Style::Leads;
  drawBottomLine(table, canvas, layout.footer, footOf(layout), line);
}

void drawWords(Canvas& canvas, const StageLayout& layout, const Table& table, const Cue& cue,
               const BandCity& city) {
  const std::string_view skip = cue.keys != nullptr ? cue.keys->b : std::string_view();
  const bool hint = cue.kind == Cue::Kind::Hint;
  // What happens is worth more than the signs of the arrows.
  ButtonSet moves = cue.keys != nullptr ? cue.keys->moves : ButtonSet{0};
  if (Canvas::textWidth(cue.words, kFontSmall) > sentenceRoom(footOf(layout), table.keys(), moves)) moves = 0;
  const int room = sentenceRoom(footOf(layout), table.keys(), moves), width = layout.city.w - 12;
  const auto fits = [&](std::string_view text) { return Canvas::textWidth(text, kFontSmall) <= room; };
  // A reason says more than what is seen. What the footer cannot hold stands in a band, and a hint always does.
  const bool reason = !cue.why.empty() && (hint || !fits(cue.words) || !fits(cue.why));
  std::string_view line = !cue.why.empty() && fits(cue.why) ? cue.why : cue.words;
  const bool band = hint || reason || !fits(line);
  if (hint || !fits(line)) line = {};
  BottomLine words{.b = skip, .moves = moves, .line = line};
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
