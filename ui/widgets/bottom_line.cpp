#include "ui/widgets/bottom_line.h"

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

namespace {

constexpr int kGap = 8, kSmallGap = 4, kBeside = 3;
constexpr ButtonSet kHelpAndMenu = buttonBit(Button::X) | buttonBit(Button::Y);

bool isFour(const BoardKeys& keys) { return keys.layout == KeyLayout::Four; }

// How many of the other keys' signs there are: all; those of four keys that begin with A and with B as one; no arrows that
// are keys of their own; on four keys up and down alone; none.
enum class Signs : uint8_t { All, Tight, NotOfArrows, UpDown, None };

void addMore(KeyParts& out, const BoardKeys& keys, bool words) {
  if (isFour(keys) && !words && keys.more == kHelpAndMenu)
    return out.add({"B+XY", {}, kHelpAndMenu, true, keys.held != 0});
  for (const Button button : {Button::X, Button::Y}) {
    if (!contains(keys.more, button)) continue;
    const std::string_view word = button == Button::X ? keys.x : keys.y;
    KeyPart part = keyPart(keys.layout, button, words ? word : std::string_view());
    part.held = part.held || contains(keys.held, button);
    out.add(part);
  }
}

// The arrows, X and Y without words.
void addSigns(KeyParts& out, const BoardKeys& keys, ButtonSet moves, Signs signs, bool pairs = false) {
  if (signs == Signs::None) return;
  const bool across = (moves & kLeftRight) == kLeftRight;
  // Strokes are not guessed and go before X and Y, but not where these are all that moves the cursor.
  if (signs == Signs::UpDown ||
      (signs == Signs::NotOfArrows && isFour(keys) && !across && (moves & kUpDown) != 0))
    return out.addArrows(keys.layout, moves & kUpDown, {});
  const bool joins = isFour(keys) && signs != Signs::All && keys.more == kHelpAndMenu && across;
  const ButtonSet strokes = joins ? kLeftRight : ButtonSet{0};
  ButtonSet singles = static_cast<ButtonSet>(moves & ~strokes);
  if (signs == Signs::NotOfArrows) singles = isFour(keys) ? singles & kLeftRight : 0;
  out.addArrows(keys.layout, singles, {}, pairs);
  if (joins) return out.add({"A/B+XY", {}, static_cast<ButtonSet>(strokes | kHelpAndMenu), true});
  addMore(out, keys, false);
}

// ---- Style::Even

// From all words to signs alone. Close: as before, but closer together.
enum class Words : uint8_t {
  All,
  NotOfMore,
  NotOfMoves,
  Close,
  Tight,
  NotOfArrows,
  UpDown,
  NoSigns,
  NotOfB,
  Few
};

Signs signsOf(Words words) {
  if (words == Words::NoSigns) return Signs::None;
  if (words == Words::UpDown) return Signs::UpDown;
  if (words == Words::NotOfArrows) return Signs::NotOfArrows;
  return words >= Words::Tight ? Signs::Tight : Signs::All;
}

void makeParts(const BoardKeys& keys, const BottomLine& line, Words words, KeyParts& left, KeyParts& right) {
  left.count = right.count = 0;
  if (!line.a.empty()) left.add(keyPart(keys.layout, Button::A, line.a));
  if (!line.b.empty())
    left.add(keyPart(keys.layout, Button::B, words >= Words::NotOfB ? std::string_view() : line.b));
  if (words < Words::NotOfMoves) {
    right.addArrows(keys.layout, line.moves, line.arrows);
    return addMore(right, keys, words == Words::All);
  }
  // Where the arrows have a word, their sign is that of each pair.
  addSigns(right, keys, line.moves, signsOf(words), !line.arrows.empty());
}

ButtonSet drawEven(Canvas& canvas, const Rect& box, const BoardKeys& keys, const BottomLine& line) {
  KeyParts left, right;
  int gap = kGap;
  // Large text is for words: signs alone are read as well in the usual size.
  makeParts(keys, line, Words::NotOfMoves, left, right);
  const Font& next = sized(kFontSmall);
  const bool grows = left.width(gap, next) + gap + right.width(gap, next) <= box.w;
  const Font& font = grows ? next : kFontSmall;
  const auto fits = [&](Words words) {
    makeParts(keys, line, words, left, right);
    gap = words >= Words::Close && words != Words::NotOfB ? kSmallGap : kGap;
    return left.width(gap, font) + gap + right.width(gap, font) <= box.w;
  };
  for (int step = 0; step <= static_cast<int>(Words::Few); ++step) {
    const Words words = static_cast<Words>(step);
    // The words for a held key, on four keys, may be left out.
    if ((words == Words::UpDown || words == Words::NoSigns) && !isFour(keys)) continue;
    if (fits(words)) break;
  }
  const ButtonSet shown = left.draw(canvas, box, box.x, gap, kInk, font);
  return shown | right.draw(canvas, box, box.right() - right.width(gap, font), gap, kInkSoft, font);
}

// ---- Style::Leads

int widthOfKey(KeyLayout layout, Button button, std::string_view word) {
  return signWidth(layout, button) + (word.empty() ? 0 : kBeside + Canvas::textWidth(word, kFontSmall));
}

struct Leading {
  KeyParts signs;
  std::string_view a, b;  // the words of A and B
};

// As much as there is room for: the words of A and B, then signs.
Leading fitLeading(const Rect& bar, const BoardKeys& keys, const BottomLine& line) {
  Leading made;
  made.a = line.a;
  const auto fits = [&](std::string_view b, Signs signs) {
    made.b = b;
    made.signs.count = 0;
    addSigns(made.signs, keys, line.moves, signs);
    int a = line.a.empty() ? 0 : widthOfKey(keys.layout, Button::A, made.a);
    if (line.gauge >= 0) a += kGap + Canvas::textWidth(line.left, kFontSmall);
    const int keyB = line.b.empty() ? 0 : kSmallGap + widthOfKey(keys.layout, Button::B, b);
    return a + keyB + kSmallGap + made.signs.width(kSmallGap, kFontSmall) <= bar.w;
  };
  // The words for a held key, on four keys, may be left out.
  const auto fitsSome = [&](std::string_view b) {
    for (const Signs signs : {Signs::All, Signs::Tight, Signs::NotOfArrows}) {
      if (fits(b, signs)) return true;
    }
    return isFour(keys) && (fits(b, Signs::UpDown) || fits(b, Signs::None));
  };
  if (fits(line.b, Signs::All)) return made;
  if (!line.brief.empty() && fitsSome(line.brief)) return made;
  if (fitsSome(line.b)) return made;
  if (!line.briefA.empty()) {
    made.a = line.briefA;
    if (fitsSome(line.b)) return made;
    made.a = line.a;
  }
  if (fitsSome({})) return made;
  static_cast<void>(fits({}, Signs::None));
  return made;
}

// The word of A is in a gauge.
void drawGauge(Canvas& canvas, const Rect& bar, KeyLayout layout, const BottomLine& line, int room) {
  const int most =
      widthOfKey(layout, Button::A, line.a) + 2 * kGap + Canvas::textWidth(line.left, kFontSmall);
  const Rect box = makeRect(bar.x - 2, bar.y + 1, most < room ? most : room, bar.h - 2);
  canvas.fillRoundRect(box, 4, kStoneDark);
  const Rect inner = makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2);
  canvas.fillRoundRect(inner, 3, kStone);
  const int full = inner.w * line.gauge / 100;
  if (full > 6) canvas.fillRoundRect(makeRect(inner.x, inner.y, full, inner.h), 3, kAccentSoft);
  const int left = drawSign(canvas, bar, bar.x, layout, Button::A, kInk) + kBeside;
  drawLine(canvas, makeRect(left, bar.y, inner.right() - left, bar.h), line.a, {&kFontSmall, kInk});
  const int width = Canvas::textWidth(line.left, kFontSmall);
  drawLine(canvas, makeRect(inner.right() - width - 3, bar.y, width, bar.h), line.left,
           {&kFontSmall, kInkSoft});
}

void drawA(Canvas& canvas, const Rect& bar, KeyLayout layout, const BottomLine& line, std::string_view words,
           int room) {
  if (line.gauge >= 0) return drawGauge(canvas, bar, layout, line, room);
  const Colour ink = line.refused ? kWarning : kInk;
  const int left = drawSign(canvas, bar, bar.x, layout, Button::A, ink);
  room -= left + kBeside - bar.x;
  const Rect box = makeRect(left + kBeside, bar.y, room, bar.h);
  if (line.refused) canvas.words().part(ScreenPart::Refusal, box);
  drawLine(canvas, box, words, {&fitting(words, room, kFontBody, kFontSmall), ink});
  if (!line.refused) return;
  const int y = bar.y + bar.h / 2;
  for (int i = 0; i < 2; ++i) canvas.drawLine(bar.x + i, y + 7, left - 2 + i, y - 7, kStone);
}

ButtonSet drawLeading(Canvas& canvas, const Rect& bar, const BoardKeys& keys, const BottomLine& line) {
  const Leading made = fitLeading(bar, keys, line);
  int x = bar.right() - made.signs.width(kSmallGap, kFontSmall);
  ButtonSet shown = made.signs.draw(canvas, bar, x, kSmallGap, kInkSoft, kFontSmall);
  if (!line.b.empty()) {
    x -= (made.signs.count > 0 ? kSmallGap : 0) + widthOfKey(keys.layout, Button::B, made.b);
    const int end = drawSign(canvas, bar, x, keys.layout, Button::B, kInk);
    if (!made.b.empty()) {
      const int width = Canvas::textWidth(made.b, kFontSmall);
      drawLine(canvas, makeRect(end + kBeside, bar.y, width, bar.h), made.b, {&kFontSmall, kInk});
    }
    shown |= buttonBit(Button::B);
  }
  if (line.a.empty()) return shown;
  drawA(canvas, bar, keys.layout, line, made.a, x - kSmallGap - bar.x);
  return line.refused ? shown : shown | buttonBit(Button::A);
}

// ---- A or B is held on four keys

ButtonSet drawStrokes(Canvas& canvas, const Rect& footer, const Rect& foot, const BoardKeys& keys,
                      const BottomLine& line) {
  canvas.fillRect(footer, kAccentSoft);
  canvas.fillRect(makeRect(footer.x, footer.y, footer.w, 1), kAccent);
  KeyParts parts;
  if (contains(keys.looked, Button::B)) {
    addMore(parts, keys, true);
    for (int i = 0; i < parts.count; ++i) parts.part[i].held = false;
  } else {
    for (const Button button : {Button::Left, Button::Right}) {
      if (!contains(line.moves, button)) continue;
      parts.add(keyPart(keys.layout, button, button == Button::Left ? symbol::kKeyLeft : symbol::kKeyRight));
    }
  }
  if (parts.count == 0) {
    const Button own = contains(keys.looked, Button::B) ? Button::B : Button::A;
    parts.add(keyPart(keys.layout, own, own == Button::A ? line.a : line.b));
  }
  const int gap = parts.width(2 * kGap, kFontSmall) <= foot.w ? 2 * kGap : kGap;
  const ButtonSet shown = parts.draw(canvas, foot, foot.x, gap, kAccent, kFontSmall);
  if (line.arrows.empty() || (shown & kLeftRight) == 0) return shown;
  const int x = foot.x + parts.width(gap, kFontSmall) + kGap;
  if (x + Canvas::textWidth(line.arrows, kFontSmall) <= foot.right())
    drawLine(canvas, makeRect(x, foot.y, foot.right() - x, foot.h), line.arrows, {&kFontSmall, kAccent});
  return shown;
}

}  // namespace

ButtonSet drawBottomLine(Canvas& canvas, const Rect& footer, const Rect& foot, const BoardKeys& keys,
                         const BottomLine& line) {
  canvas.words().part(ScreenPart::Keys, footer);
  if (keys.looked != 0) return drawStrokes(canvas, footer, foot, keys, line);
  canvas.fillRect(footer, kStone);
  canvas.fillRect(makeRect(footer.x, footer.y, footer.w, 1), kStoneDark);
  return line.style == BottomLine::Style::Leads ? drawLeading(canvas, foot, keys, line)
                                                : drawEven(canvas, foot, keys, line);
}

}  // namespace lucca::ui
