#include "ui/widgets/key_line.h"

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

namespace {

constexpr int kGap = 8, kSmallGap = 4, kBeside = 3, kCapMargin = 2;

// A key, or several that belong together, and what they do.
struct Part {
  std::string_view sign, word;
  ButtonSet keys = 0;
  bool cap = false;   // letters on a ground of their own
  bool held = false;  // a line below the sign
};

struct Parts {
  Part part[7];
  int count = 0;

  void add(const Part& next) {
    if (next.keys != 0) part[count++] = next;
  }
};

bool isFour(KeyLayout layout) { return layout == KeyLayout::Four; }

constexpr std::string_view kDiscs[] = {symbol::kKeyUp, symbol::kKeyDown, symbol::kKeyLeft, symbol::kKeyRight,
                                       symbol::kKeyA,  symbol::kKeyB,    symbol::kKeyX,    symbol::kKeyY};

Part partOf(KeyLayout layout, Button button, std::string_view word) {
  const bool disc = !isFour(layout) || button == Button::A || button == Button::B;
  const bool held = layout == KeyLayout::StickAndTwo && button == Button::X;
  return {held ? symbol::kKeyB : signOf(layout, button), word, buttonBit(button), !disc, held};
}

void addSingles(Parts& out, KeyLayout layout, ButtonSet set, std::string_view word) {
  for (int i = 0; i < 4; ++i) {
    const Button button = static_cast<Button>(i);
    if (contains(set, button)) out.add(partOf(layout, button, word));
  }
}

// The directions that do something; the word belongs to left and right where there are both.
void addMoves(Parts& out, const KeyLine& line, std::string_view word) {
  const bool four = isFour(line.layout);
  if (!four && line.moves == kArrows && line.move.empty()) return out.add({symbol::kArrows, {}, kArrows});
  const ButtonSet upright = line.moves & kUpDown, sideways = line.moves & kLeftRight;
  const std::string_view first = sideways != 0 ? std::string_view() : word;
  upright == kUpDown ? out.add({four ? "XY" : symbol::kArrowsUpDown, first, upright, four})
                     : addSingles(out, line.layout, upright, first);
  sideways == kLeftRight ? out.add({four ? "A+XY" : symbol::kArrowsSideways, word, sideways, four})
                         : addSingles(out, line.layout, sideways, word);
}

void addMore(Parts& out, const KeyLine& line, bool words) {
  constexpr ButtonSet kBoth = buttonBit(Button::X) | buttonBit(Button::Y);
  if (isFour(line.layout) && !words && line.more == kBoth)
    return out.add({"B+XY", {}, kBoth, true, line.held != 0});
  for (const Button button : {Button::X, Button::Y}) {
    if (!contains(line.more, button)) continue;
    Part part = partOf(line.layout, button,
                       !words                ? std::string_view()
                       : button == Button::X ? line.x
                                             : line.y);
    part.held = part.held || contains(line.held, button);
    out.add(part);
  }
}

// All without words. Tight: the strokes of four keys, alone and with A or B, under one sign where all do something.
void addSigns(Parts& out, const KeyLine& line) {
  constexpr ButtonSet kBoth = buttonBit(Button::X) | buttonBit(Button::Y);
  if (line.tight && isFour(line.layout) && line.moves == kArrows && line.more == kBoth)
    return out.add({"A/B+XY", {}, static_cast<ButtonSet>(kArrows | kBoth), true});
  addMoves(out, line, {});
  addMore(out, line, false);
}

int widthOf(const Part& part, const Font& font) {
  return Canvas::textWidth(part.sign, font) + (part.cap ? 2 * kCapMargin : 0) +
         (part.word.empty() ? 0 : kBeside + Canvas::textWidth(part.word, font));
}

int widthOf(const Parts& parts, int gap, const Font& font) {
  int width = 0;
  for (int i = 0; i < parts.count; ++i) width += widthOf(parts.part[i], font) + (i > 0 ? gap : 0);
  return width;
}

int drawPart(Canvas& canvas, const Rect& box, int x, const Part& part, Colour ink, const Font& font) {
  const int sign = Canvas::textWidth(part.sign, font), margin = part.cap ? kCapMargin : 0;
  if (part.cap) {
    const int height = font.capHeight + 4;
    canvas.fillRoundRect(makeRect(x, box.y + (box.h - height) / 2, sign + 2 * margin, height), 3, ink);
  }
  drawLine(canvas, makeRect(x + margin, box.y, sign, box.h), part.sign,
           {&font, part.cap ? kStone : ink, Align::Left, true});
  x += sign + 2 * margin;
  if (part.held) {
    const int below = box.y + (box.h + font.capHeight) / 2 + 3, last = box.bottom() - 2;
    const int y = below < last ? below : last;
    canvas.fillRect(makeRect(x - sign - 2 * margin + 2, y, sign + 2 * margin - 4, 2), ink);
  }
  if (part.word.empty()) return x;
  return x + kBeside +
         drawLine(canvas, makeRect(x + kBeside, box.y, box.right() - x - kBeside, box.h), part.word,
                  {&font, ink, Align::Left, true});
}

ButtonSet drawParts(Canvas& canvas, const Rect& box, int x, const Parts& parts, int gap, Colour ink,
                    const Font& font) {
  ButtonSet keys = 0;
  for (int i = 0; i < parts.count; ++i) {
    x = drawPart(canvas, box, x, parts.part[i], ink, font) + gap;
    keys |= parts.part[i].keys;
  }
  return keys;
}

// From all words to signs alone. Close: as before, but closer together.
enum class Words : uint8_t { All, NotOfMore, NotOfMoves, Close, NotOfB, Few };

void makeParts(const KeyLine& line, Words words, Parts& left, Parts& right) {
  left.count = right.count = 0;
  if (!line.a.empty()) left.add(partOf(line.layout, Button::A, line.wordsOfA ? line.a : std::string_view()));
  if (!line.b.empty())
    left.add(partOf(line.layout, Button::B, words >= Words::NotOfB ? std::string_view() : line.b));
  addMoves(right, line, words >= Words::NotOfMoves ? std::string_view() : line.move);
  addMore(right, line, words == Words::All);
}

}  // namespace

std::string_view signOf(KeyLayout layout, Button button) {
  static constexpr std::string_view kStrokes[] = {"X",           "Y",           "A+X", "A+Y",
                                                  symbol::kKeyA, symbol::kKeyB, "B+X", "B+Y"};
  if (isFour(layout)) return kStrokes[static_cast<int>(button)];
  if (layout == KeyLayout::StickAndTwo && button == Button::X) return symbol::kKeyBHeld;
  if (layout == KeyLayout::StickAndTwo && button == Button::Y) return symbol::kKeyStick;
  return kDiscs[static_cast<int>(button)];
}

int signWidth(KeyLayout layout, Button button) { return widthOf(partOf(layout, button, {}), kFontSmall); }

int drawSign(Canvas& canvas, const Rect& box, int x, KeyLayout layout, Button button, Colour ink) {
  return drawPart(canvas, box, x, partOf(layout, button, {}), ink, kFontSmall);
}

ButtonSet drawKeyLine(Canvas& canvas, const Rect& box, const KeyLine& line) {
  Parts left, right;
  int gap = kGap;
  // Large text is for words: signs alone are read as well in the usual size.
  makeParts(line, Words::NotOfMoves, left, right);
  const Font& next = sized(kFontSmall);
  const bool grows = widthOf(left, gap, next) + gap + widthOf(right, gap, next) <= box.w;
  const Font& font = grows ? next : kFontSmall;
  const auto fits = [&](int step) {
    makeParts(line, static_cast<Words>(step), left, right);
    gap = step == static_cast<int>(Words::Few) || step == static_cast<int>(Words::Close) ? kSmallGap : kGap;
    return widthOf(left, gap, font) + gap + widthOf(right, gap, font) <= box.w;
  };
  for (int step = 0; step <= static_cast<int>(Words::Few); ++step) {
    if (fits(step)) break;
  }
  const ButtonSet keys = drawParts(canvas, box, box.x, left, gap, line.ink, font);
  return keys | drawParts(canvas, box, box.right() - widthOf(right, gap, font), right, gap, line.soft, font);
}

int moreWidth(const KeyLine& line) {
  Parts parts;
  addSigns(parts, line);
  return widthOf(parts, kSmallGap, kFontSmall);
}

ButtonSet drawMoreKeys(Canvas& canvas, const Rect& box, const KeyLine& line, int& x) {
  Parts parts;
  addSigns(parts, line);
  x = box.right() - widthOf(parts, kSmallGap, kFontSmall);
  return drawParts(canvas, box, x, parts, kSmallGap, line.soft, kFontSmall);
}

}  // namespace lucca::ui
