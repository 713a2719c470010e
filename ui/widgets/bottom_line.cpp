#include "ui/widgets/bottom_line.h"

#include "ui/look/text_box.h"

namespace lucca::ui {

namespace {

constexpr int kGap = 8, kSmallGap = 4, kBeside = 3;
constexpr ButtonSet kHelpAndMenu = buttonBit(Button::X) | buttonBit(Button::Y);

bool isFour(const BoardKeys& keys) { return keys.layout == KeyLayout::Four; }

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

// ---- Style::Even

// From all words to signs alone. Close: as before, but closer together.
enum class Words : uint8_t { All, NotOfMore, NotOfMoves, Close, NotOfB, Few };

void makeParts(const BoardKeys& keys, const BottomLine& line, Words words, KeyParts& left, KeyParts& right) {
  left.count = right.count = 0;
  if (!line.a.empty()) left.add(keyPart(keys.layout, Button::A, line.a));
  if (!line.b.empty())
    left.add(keyPart(keys.layout, Button::B, words >= Words::NotOfB ? std::string_view() : line.b));
  // Where the arrows have a word, their sign is that of each pair.
  const bool pairs = !line.arrows.empty() && words >= Words::NotOfMoves;
  right.addArrows(keys.layout, line.moves, words >= Words::NotOfMoves ? std::string_view() : line.arrows,
                  pairs);
  addMore(right, keys, words == Words::All);
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
    gap = words == Words::Few || words == Words::Close ? kSmallGap : kGap;
    return left.width(gap, font) + gap + right.width(gap, font) <= box.w;
  };
  for (int step = 0; step <= static_cast<int>(Words::Few); ++step) {
    if (fits(static_cast<Words>(step))) break;
  }
  const ButtonSet shown = left.draw(canvas, box, box.x, gap, kInk, font);
  return shown | right.draw(canvas, box, box.right() - right.width(gap, font), gap, kInkSoft, font);
}

// ---- Style::Leads

// The arrows, X and Y without words. Tight: the strokes of four keys, alone and with A or B, under one sign where all of
// them do something.
void addSigns(KeyParts& out, const BoardKeys& keys, ButtonSet moves, bool tight) {
  if (tight && isFour(keys) && moves == kArrows && keys.more == kHelpAndMenu)
    return out.add({"A/B+XY", {}, static_cast<ButtonSet>(kArrows | kHelpAndMenu), true});
  out.addArrows(keys.layout, moves, {});
  addMore(out, keys, false);
}

int roomBeside(const Rect& bar, const BoardKeys& keys, ButtonSet moves, bool tight) {
  KeyParts signs;
  addSigns(signs, keys, moves, tight);
  return bar.w - signs.width(kSmallGap, kFontSmall) - signWidth(keys.layout, Button::A) -
         signWidth(keys.layout, Button::B) - 3 * kSmallGap;
}

// B at the right, ending before x: with its word where that has room, which is worth smaller letters for A's. Returns
// where it begins.
int drawB(Canvas& canvas, const Rect& bar, int x, KeyLayout layout, const BottomLine& line) {
  const int sign = signWidth(layout, Button::B);
  const int left =
      bar.x + signWidth(layout, Button::A) + kBeside + Canvas::textWidth(line.a, kFontSmall) + kSmallGap;
  const auto hasRoom = [&](std::string_view word) {
    return x - kSmallGap - Canvas::textWidth(word, kFontSmall) - kBeside - sign >= left;
  };
  const std::string_view word = hasRoom(line.b) || line.brief.empty() ? line.b : line.brief;
  const bool fits = line.line.empty() && hasRoom(word);
  x -= kSmallGap;
  if (fits) {
    const int width = Canvas::textWidth(word, kFontSmall);
    x -= width;
    drawLine(canvas, makeRect(x, bar.y, width, bar.h), word, {&kFontSmall, kInk});
    x -= kBeside;
  }
  x -= sign;
  drawSign(canvas, bar, x, layout, Button::B, kInk);
  return x;
}

// All signs at the right; `room` becomes what they leave.
ButtonSet drawSigns(Canvas& canvas, const Rect& bar, const BoardKeys& keys, const BottomLine& line,
                    ButtonSet moves, int& room) {
  const std::string_view text = line.line.empty() ? line.a : line.line;
  const bool tight = Canvas::textWidth(text, kFontSmall) > roomBeside(bar, keys, moves, false);
  KeyParts signs;
  addSigns(signs, keys, moves, tight);
  int x = bar.right() - signs.width(kSmallGap, kFontSmall);
  ButtonSet shown = signs.draw(canvas, bar, x, kSmallGap, kInkSoft, kFontSmall);
  if (!line.b.empty()) {
    x = drawB(canvas, bar, x, keys.layout, line);
    shown |= buttonBit(Button::B);
  }
  if (!line.line.empty()) {
    x -= kSmallGap + signWidth(keys.layout, Button::A);
    const int right = drawSign(canvas, bar, x, keys.layout, Button::A, kInk);
    // There is no room to draw what A does.
    canvas.words().name(line.a, makeRect(right + 1, bar.y, 1, bar.h));
    shown |= buttonBit(Button::A);
  } else if (!line.a.empty() && !line.refused) {
    shown |= buttonBit(Button::A);
  }
  room = x - kSmallGap - bar.x;
  return shown;
}

void drawA(Canvas& canvas, const Rect& bar, KeyLayout layout, const BottomLine& line, int room) {
  const Colour ink = line.refused ? kWarning : kInk;
  const int left = drawSign(canvas, bar, bar.x, layout, Button::A, ink);
  room -= left + kBeside - bar.x;
  const Rect box = makeRect(left + kBeside, bar.y, room, bar.h);
  if (line.refused) canvas.words().part(ScreenPart::Refusal, box);
  drawLine(canvas, box, line.a, {&fitting(line.a, room, kFontBody, kFontSmall), ink});
  if (!line.refused) return;
  const int y = bar.y + bar.h / 2;
  for (int i = 0; i < 2; ++i) canvas.drawLine(bar.x + i, y + 7, left - 2 + i, y - 7, kStone);
}

ButtonSet drawLeading(Canvas& canvas, const Rect& bar, const BoardKeys& keys, const BottomLine& line) {
  // What A does is worth more than the sign of the arrows.
  const bool wide = Canvas::textWidth(line.a, kFontSmall) + kBeside > sentenceRoom(bar, keys, line.moves);
  int room;
  const ButtonSet shown = drawSigns(canvas, bar, keys, line, wide ? ButtonSet{0} : line.moves, room);
  if (!line.line.empty()) {
    const Rect box = makeRect(bar.x, bar.y, room, bar.h);
    canvas.words().part(ScreenPart::Caption, box);
    drawLine(canvas, box, line.line, {&fitting(line.line, room, kFontBody, kFontSmall)});
  } else if (!line.a.empty()) {
    drawA(canvas, bar, keys.layout, line, room);
  }
  return shown;
}

}  // namespace

ButtonSet drawBottomLine(Canvas& canvas, const Rect& footer, const Rect& foot, const BoardKeys& keys,
                         const BottomLine& line) {
  canvas.words().part(ScreenPart::Keys, footer);
  canvas.fillRect(footer, kStone);
  canvas.fillRect(makeRect(footer.x, footer.y, footer.w, 1), kStoneDark);
  return line.style == BottomLine::Style::Leads ? drawLeading(canvas, foot, keys, line)
                                                : drawEven(canvas, foot, keys, line);
}

int sentenceRoom(const Rect& foot, const BoardKeys& keys, ButtonSet moves) {
  return roomBeside(foot, keys, moves, true);
}

}  // namespace lucca::ui
