#include "ui/stage/stage_bars.h"

#include "ui/look/theme.h"
#include "ui/stage/game_stage.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

constexpr int kMargin = 6;

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

void addKeySign(Phrase& out, KeyLayout keys, Button button) { out.add(signOf(keys, button)); }

void drawCaption(Canvas& canvas, const Rect& box, const Caption& caption) {
  canvas.words().part(caption.refusal ? ScreenPart::Refusal : ScreenPart::Caption, box);
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
    // Two pixels up, for what hangs below the line.
    drawLine(canvas, makeRect(inner.x, inner.y, inner.w, inner.h - 2), caption.first,
             {&fitting(caption.first, inner.w, kFontBody, kFontSmall), colour});
    return;
  }
  // Large text: in large letters where they fit, for which the second line makes room.
  const Font& large = sized(kFontBody);
  const bool grows = &large != &kFontBody && hasLetters(large, caption.first) &&
                     Canvas::textWidth(caption.first, large) <= inner.w;
  const int half = inner.h / 2 + (grows ? 2 : 1);
  drawLine(
      canvas, makeRect(inner.x, inner.y, inner.w, half), caption.first,
      {grows ? &large : &fitting(caption.first, inner.w, kFontBody, kFontSmall), colour, Align::Left, grows});
  drawLine(canvas, makeRect(inner.x, inner.y + half - 1, inner.w, inner.h - half), caption.second,
           {&kFontSmall, caption.warning ? kWarning : kInkSoft});
}

void drawBottomLine(const Table& table, Canvas& canvas, const Rect& footer, const Rect& foot,
                    const BottomLine& line) {
  table.screen().line().showsKeys(drawBottomLine(canvas, footer, foot, table.keys(), line));
}

void drawLineOver(const GameStage& stage, const Table& table, Canvas& canvas, const BottomLine& line) {
  const Layout layout = layoutOf(canvas);
  const int foot = stage.room(canvas).footer, corner = layout.footer.h - layout.foot.h;
  const Rect footer = makeRect(0, canvas.height() - foot, canvas.width(), foot);
  drawBottomLine(table, canvas, footer,
                 makeRect(layout.foot.x, footer.y + 1, layout.foot.w, footer.h - 1 - corner), line);
}

}  // namespace lucca::ui
