#include "ui/learn/coach_box.h"

#include <algorithm>

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"
#include "ui/stage/stage_bars.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

constexpr int kMargin = 4, kInsetX = 9, kInsetY = 5;
constexpr int kLeastWidth = 100, kMostLines = 6;
constexpr int kHighBox = 90;  // from this room on the box has a head, and larger letters

bool headed(const CoachBox& box) { return box.font != &kFontSmall; }
int frameHeight(bool head) { return 2 * kInsetY + (head ? kFontSmall.lineHeight + 1 : 0); }

// The box that the words get inside of `room`, in as few parts as can be.
CoachBox fit(const Rect& room, const Font& font, std::string_view words) {
  CoachBox box{room, &font, 0, 0};
  if (room.w < kLeastWidth) return box;
  const int frame = frameHeight(headed(box)), step = font.lineHeight;
  const int total = countLines(words, room.w - 2 * kInsetX, *box.font);
  const int most = std::min((room.h - frame) / step, room.w < 200 ? 2 * kMostLines : kMostLines);
  if (most < 2 && total > most) return box;
  if (most < 1) return box;
  box.parts = (total + most - 1) / most;
  box.lines = (total + box.parts - 1) / box.parts;
  box.box.h = static_cast<int16_t>(box.lines * step + frame);
  return box;
}

bool better(const CoachBox& box, const CoachBox& than) {
  return box.parts > 0 && (than.parts == 0 || box.parts < than.parts);
}

}  // namespace

CoachBox coachBox(const Rect& area, const Rect& matter, std::string_view words) {
  const Rect inner = makeRect(area.x + kMargin, area.y + kMargin, area.w - 2 * kMargin, area.h - 2 * kMargin);
  const bool large = area.h >= 2 * kHighBox;
  const int gap = 5, below = matter.bottom() + gap, right = matter.right() + gap;
  const Rect rooms[] = {
      matter.empty() ? inner : makeRect(inner.x, below, inner.w, inner.bottom() - below),
      makeRect(inner.x, inner.y, inner.w, matter.y - gap - inner.y),
      makeRect(inner.x, inner.y, matter.x - gap - inner.x, inner.h),
      makeRect(right, inner.y, inner.right() - right, inner.h),
  };
  // Whoever reads large letters turns pages rather than read small ones.
  const Font& most = large ? sized(kFontBody) : kFontSmall;
  const Font* const fonts[] = {&most, large ? &kFontBody : &kFontSmall, &kFontSmall};
  CoachBox best{};
  for (const Font* font : fonts) {
    for (const Rect& room : rooms) {
      if (matter.empty() && &room != rooms) break;
      const CoachBox box = fit(room, *font, words);
      if (better(box, best)) best = box;
    }
    if (best.parts > 0 && font != &kFontSmall && &most != &kFontBody) break;
  }
  if (best.parts == 0) best = fit(inner, kFontSmall, words);  // what it is about fills the screen
  // As far from the matter as can be.
  if (matter.empty() || best.box.y > matter.bottom()) {
    best.box.y = static_cast<int16_t>(inner.bottom() - best.box.h);
  }
  return best;
}

void drawCoachBox(Canvas& canvas, const CoachBox& box, int part, std::string_view title,
                  std::string_view right, std::string_view words) {
  canvas.fillRoundRect(box.box, 8, kAccent);
  canvas.fillRoundRect(inset(box.box, 2), 6, kOnDark);
  canvas.words().part(ScreenPart::Note, box.box);
  Rect inner = inset(box.box, kInsetX, kInsetY);
  if (headed(box)) {
    const Rect head = makeRect(inner.x, inner.y, inner.w, kFontSmall.lineHeight);
    const int used = drawLine(canvas, head, title, {&kFontSmall, kAccent});
    // A narrow box has no room for both.
    if (used + kInsetX + Canvas::textWidth(right, kFontSmall) <= head.w)
      drawLine(canvas, head, right, {&kFontSmall, kInkSoft, Align::Right});
    inner.y = static_cast<int16_t>(inner.y + kFontSmall.lineHeight + 1);
  }
  LineBreaker breaker(words, inner.w, *box.font);
  std::string_view line;
  for (int i = 0; i < (part + 1) * box.lines && breaker.next(line); ++i) {
    if (i < part * box.lines) continue;
    const int y = inner.y + (i - part * box.lines) * box.font->lineHeight;
    drawLine(canvas, makeRect(inner.x, y, inner.w, box.font->lineHeight), line,
             {box.font, kInk, Align::Left, true});
  }
  if (part + 1 == box.parts) return;
  // The sentence goes on.
  const int x = box.box.right() - 10, y = box.box.bottom() - 8;
  canvas.fillTriangle(x - 4, y, x + 4, y, x, y + 4, kAccent);
}

void drawMatterRing(Canvas& canvas, const Rect& matter) {
  for (int out = 1; out <= 3; ++out) {
    const Rect ring = makeRect(matter.x - out, matter.y - out, matter.w + 2 * out, matter.h + 2 * out);
    canvas.drawRoundRect(ring, 3 + out, out < 3 ? kAccent : kOnDark);
  }
}

void fillCoachLine(std::string_view line, const CoachFacts& facts, KeyLayout keys, Phrase& out) {
  static constexpr std::pair<std::string_view, Button> kKeys[] = {{symbol::kKeyA, Button::A},
                                                                  {symbol::kKeyB, Button::B},
                                                                  {symbol::kKeyX, Button::X},
                                                                  {symbol::kKeyY, Button::Y}};
  while (!line.empty()) {
    std::size_t used = 1;
    if (line[0] == '{') {
      const int place = line[1] - '0';
      used = line.find('}') + 1;
      if (place < 3) {
        out.add(facts.number[place]);
      } else {
        out.add(used == 3 ? facts.name : inflected(facts.name, line.substr(3, used - 4)));
      }
    } else {
      for (const auto& [sign, button] : kKeys) {
        if (!line.starts_with(sign)) continue;
        addKeySign(out, keys, button);
        used = sign.size();
      }
      if (used == 1) out.add(line.substr(0, 1));
    }
    line.remove_prefix(used);
  }
}

}  // namespace lucca::ui
