#include "ui/widgets/key_signs.h"

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/widgets/bottom_line.h"

namespace lucca::ui {

namespace {

constexpr int kSmallGap = 4, kBeside = 3, kCapMargin = 2;

bool isFour(KeyLayout layout) { return layout == KeyLayout::Four; }

constexpr std::string_view kDiscs[] = {symbol::kKeyUp, symbol::kKeyDown, symbol::kKeyLeft, symbol::kKeyRight,
                                       symbol::kKeyA,  symbol::kKeyB,    symbol::kKeyX,    symbol::kKeyY};

void addSingles(KeyParts& out, KeyLayout layout, ButtonSet set, std::string_view word) {
  for (int i = 0; i < 4; ++i) {
    const Button button = static_cast<Button>(i);
    if (contains(set, button)) out.add(keyPart(layout, button, word));
  }
}

int widthOf(const KeyPart& part, const Font& font) {
  return Canvas::textWidth(part.sign, font) + (part.cap ? 2 * kCapMargin : 0) +
         (part.word.empty() ? 0 : kBeside + Canvas::textWidth(part.word, font));
}

int drawPart(Canvas& canvas, const Rect& box, int x, const KeyPart& part, Colour ink, const Font& font) {
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

}  // namespace

std::string_view signOf(KeyLayout layout, Button button) {
  static constexpr std::string_view kStrokes[] = {"X",           "Y",           "A+X", "A+Y",
                                                  symbol::kKeyA, symbol::kKeyB, "B+X", "B+Y"};
  if (isFour(layout)) return kStrokes[static_cast<int>(button)];
  if (layout == KeyLayout::StickAndTwo && button == Button::X) return symbol::kKeyBHeld;
  if (layout == KeyLayout::StickAndTwo && button == Button::Y) return symbol::kKeyStick;
  return kDiscs[static_cast<int>(button)];
}

KeyPart keyPart(KeyLayout layout, Button button, std::string_view word) {
  const bool disc = !isFour(layout) || button == Button::A || button == Button::B;
  const bool held = layout == KeyLayout::StickAndTwo && button == Button::X;
  return {held ? symbol::kKeyB : signOf(layout, button), word, buttonBit(button), !disc, held};
}

void KeyParts::addArrows(KeyLayout layout, ButtonSet moves, std::string_view word, bool pairs) {
  const bool four = isFour(layout);
  if (!four && moves == kArrows && word.empty() && !pairs) return add({symbol::kArrows, {}, kArrows});
  const ButtonSet upright = moves & kUpDown, sideways = moves & kLeftRight;
  const std::string_view first = sideways != 0 ? std::string_view() : word;
  if (upright == kUpDown) {
    add({four ? "XY" : symbol::kArrowsUpDown, first, upright, four});
  } else {
    addSingles(*this, layout, upright, first);
  }
  if (sideways == kLeftRight) {
    add({four ? "A+XY" : symbol::kArrowsSideways, word, sideways, four});
  } else {
    addSingles(*this, layout, sideways, word);
  }
}

int KeyParts::width(int gap, const Font& font) const {
  int whole = 0;
  for (int i = 0; i < count; ++i) whole += widthOf(part[i], font) + (i > 0 ? gap : 0);
  return whole;
}

ButtonSet KeyParts::draw(Canvas& canvas, const Rect& box, int x, int gap, Colour ink,
                         const Font& font) const {
  ButtonSet keys = 0;
  for (int i = 0; i < count; ++i) {
    x = drawPart(canvas, box, x, part[i], ink, font) + gap;
    keys |= part[i].keys;
  }
  return keys;
}

int signWidth(KeyLayout layout, Button button) { return widthOf(keyPart(layout, button, {}), kFontSmall); }

int drawSign(Canvas& canvas, const Rect& box, int x, KeyLayout layout, Button button, Colour ink) {
  return drawPart(canvas, box, x, keyPart(layout, button, {}), ink, kFontSmall);
}

void drawArrowSigns(Canvas& canvas, const Rect& box, KeyLayout layout, ButtonSet moves, Colour ink) {
  KeyParts parts;
  parts.addArrows(layout, moves, {});
  parts.draw(canvas, box, box.right() - parts.width(kSmallGap, kFontSmall), kSmallGap, ink, kFontSmall);
}

}  // namespace lucca::ui
