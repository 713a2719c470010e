#include "ui/learn/coach_box.h"

#include <algorithm>

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"
#include "ui/stage/stage_bars.h"
#include "ui/widgets/layout.h"

namespace lucca::ui {

namespace {

constexpr int kMargin = 4, kInsetX = 9, kInsetY = 5, kTight = 3;
constexpr int kLeastWidth = 100, kMostLines = 6;
constexpr int kNarrow = 140;  // in a box less wide than this a line has two or three words
constexpr int kHighBox = 90;  // from this room on the box has a head, and larger letters

bool headed(const CoachBox& box) { return !box.low && box.font != &kFontSmall; }
// On a low panel every pixel counts.
int insetX(bool low) { return low ? kInsetX - kTight : kInsetX; }
int insetY(bool low) { return low ? kInsetY - 1 : kInsetY; }
int stepOf(const Font& font, bool low) { return low ? font.lineHeight - kTight : font.lineHeight; }
int frameHeight(bool head, bool low) { return 2 * insetY(low) + (head ? kFontSmall.lineHeight + 1 : 0); }

constexpr int kLowArea = 130;                       // an area lower than this is that of a low panel
constexpr int kSideWidth = 122, kSideHeight = 82;   // of a box there
constexpr int kLeastStrip = 24;                     // less than this below a box shows half a line
constexpr int kMostLarge = 3;                       // parts there in larger letters
constexpr std::string_view kLongestNumber = "9/9";  // of a part, in the box's corner

// The first sentence with what ends it; all of it if it is the last. The coach writes no ordinal with a full stop.
std::string_view firstSentence(std::string_view text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == '\n') return text.substr(0, i + 1);
    if (text[i + 1] != ' ' && text[i + 1] != '\n') continue;
    if (text[i] == '!' || text[i] == '?' || text[i] == '.') return text.substr(0, i + 1);
  }
  return text;
}

struct Room {
  int width, lines;  // of a part
  const Font& font;
};

// Whether it fits, with its number behind it.
bool fits(std::string_view text, const Room& room, bool numbered) {
  LineBreaker breaker(text, room.width, room.font);
  std::string_view line;
  int lines = 0, last = 0;
  while (breaker.next(line)) {
    ++lines;
    last = Canvas::textWidth(line, room.font);
  }
  if (numbered && last + 4 + Canvas::textWidth(kLongestNumber, kFontSmall) > room.width) ++lines;
  return lines <= room.lines;
}

// Takes a part from the front of `rest`: as many sentences as fit. False: not even one did, and it is cut behind a clause,
// else at a line.
bool takePart(std::string_view& rest, const Room& room, bool numbered, std::string_view& part) {
  std::size_t taken = 0;
  while (taken < rest.size()) {
    const std::size_t next = taken + firstSentence(rest.substr(taken)).size();
    if (!fits(rest.substr(0, next), room, numbered)) break;
    taken = next;
    while (taken < rest.size() && (rest[taken] == ' ' || rest[taken] == '\n')) ++taken;
  }
  const bool whole = taken > 0;
  if (!whole) {
    LineBreaker breaker(rest, room.width, room.font);
    std::string_view line;
    for (int i = 0; i < room.lines - 1 && breaker.next(line); ++i) {
    }
    taken = rest.size() - breaker.rest().size();
    const std::size_t clause = rest.substr(0, taken).find_last_of(",;:");
    if (clause != std::string_view::npos) taken = std::min(taken, clause + 2);
  }
  part = rest.substr(0, taken);
  rest.remove_prefix(taken);
  return whole;
}

// The box that the words get inside of `room`, in as few parts as can be.
CoachBox fit(const Rect& room, const Font& font, bool low, std::string_view words) {
  CoachBox box{room, &font, 0, 0, 0, true, low};
  if (room.w < kLeastWidth) return box;
  const int frame = frameHeight(headed(box), low), step = stepOf(font, low);
  const Room text{room.w - 2 * insetX(low),
                  std::min((room.h - frame) / step, room.w < 200 ? 2 * kMostLines : kMostLines), font};
  const bool numbered = !fits(words, text, false);
  box.most = text.lines;
  if (text.lines < (numbered ? 2 : 1)) return box;
  std::string_view rest = words, part;
  while (!rest.empty()) {
    box.whole = takePart(rest, text, numbered, part) && box.whole;
    ++box.parts;
    while (part.ends_with(' ') || part.ends_with('\n')) part.remove_suffix(1);
    int lines = countLines(part, text.width, font);
    if (!fits(part, {text.width, lines, font}, numbered)) ++lines;
    box.lines = std::max(box.lines, lines);
  }
  box.box.h = static_cast<int16_t>(box.lines * step + frame);
  return box;
}

bool better(const CoachBox& box, const CoachBox& than) {
  if (box.parts == 0 || than.parts == 0) return box.parts > 0;
  if (box.whole != than.whole) return box.whole;
  if (box.parts != than.parts) return box.parts < than.parts;
  return !box.low && than.box.w < kNarrow && box.box.w >= kNarrow;
}

// The best box beside the matter that is at most so wide.
CoachBox besideMatter(const Rect& inner, const Rect& matter, int wide, std::string_view words) {
  constexpr int kGap = 5;
  const int high = std::min<int>(inner.h, kSideHeight);
  const int right = std::max(matter.right() + kGap, inner.right() - wide), below = matter.bottom() + kGap;
  const Rect sides[] = {
      makeRect(right, inner.y, inner.right() - right, high),
      makeRect(inner.x, inner.y, std::min(matter.x - kGap - inner.x, wide), high),
      makeRect(inner.x, inner.y, inner.w, matter.y - kGap - inner.y),
      makeRect(inner.x, below, inner.w, inner.bottom() - below),
  };
  CoachBox best{};
  for (const Font* font : {&kFontBody, &kFontSmall}) {
    for (const Rect& side : sides) {
      const CoachBox box = fit(side, *font, true, words);
      if (better(box, best)) best = box;
    }
    if (best.whole && best.parts > 0 && best.parts <= kMostLarge) break;
  }
  return best;
}

// On a low panel the box lies in the half without the subject; it is wider only where sentences would be cut.
CoachBox lowBox(const Rect& inner, const Rect& matter, std::string_view words) {
  // Without a subject the box may lie anywhere.
  if (matter.empty()) {
    const CoachBox large = fit(inner, kFontBody, true, words), small = fit(inner, kFontSmall, true, words);
    return large.whole && large.parts > 0 && large.parts <= small.parts ? large : small;
  }
  CoachBox best = besideMatter(inner, matter, std::min<int>(inner.w, kSideWidth), words);
  if (!best.whole || best.parts == 0) {
    const CoachBox wider = besideMatter(inner, matter, inner.w, words);
    if (better(wider, best)) best = wider;
  }
  if (best.parts == 0) best = fit(inner, kFontSmall, true, words);  // what it is about fills the screen
  if (best.box.y > matter.bottom()) best.box.y = static_cast<int16_t>(inner.bottom() - best.box.h);
  // No strip of the picture stays visible below the box at the left.
  const int strip = inner.bottom() - best.box.bottom();
  if (best.box.right() < matter.x && best.box.h + strip >= kSideHeight && strip <= kLeastStrip)
    best.box.h = static_cast<int16_t>(inner.bottom() - best.box.y);
  return best;
}

}  // namespace

CoachBox coachBox(const Rect& area, const Rect& stage, const Rect& matter, std::string_view words) {
  const CoachBox box = coachBox(area, matter, words);
  if (box.whole && intersect(box.box, matter).empty()) return box;
  const CoachBox wider = coachBox(stage, matter, words);
  return better(wider, box) ? wider : box;
}

CoachBox coachBox(const Rect& area, const Rect& matter, std::string_view words) {
  const Rect inner = makeRect(area.x + kMargin, area.y + kMargin, area.w - 2 * kMargin, area.h - 2 * kMargin);
  if (area.h < kLowArea) return lowBox(makeRect(inner.x, area.y + 1, inner.w, area.h - 2), matter, words);
  const bool large = area.h >= 2 * kHighBox;
  const int gap = 5, below = matter.bottom() + gap, right = matter.right() + gap;
  const Rect rooms[] = {
      matter.empty() ? inner : makeRect(inner.x, below, inner.w, inner.bottom() - below),
      makeRect(inner.x, inner.y, inner.w, matter.y - gap - inner.y),
      makeRect(inner.x, inner.y, matter.x - gap - inner.x, inner.h),
      makeRect(right, inner.y, inner.right() - right, inner.h),
  };
  // With large text the box has more pages rather than smaller letters.
  const Font& most = large ? sized(kFontBody) : kFontSmall;
  const Font* const fonts[] = {&most, large ? &kFontBody : &kFontSmall, &kFontSmall};
  CoachBox best{};
  for (const Font* font : fonts) {
    for (const Rect& room : rooms) {
      if (matter.empty() && &room != rooms) break;
      const CoachBox box = fit(room, *font, false, words);
      if (better(box, best)) best = box;
    }
    if (best.parts > 0 && font != &kFontSmall && &most != &kFontBody) break;
  }
  if (best.parts == 0) best = fit(inner, kFontSmall, false, words);  // what it is about fills the screen
  // As far from the subject as possible.
  if (matter.empty() || best.box.y > matter.bottom()) {
    best.box.y = static_cast<int16_t>(inner.bottom() - best.box.h);
  }
  return best;
}

std::string_view coachPart(const CoachBox& box, int part, std::string_view words) {
  const Room room{box.box.w - 2 * insetX(box.low), box.most, *box.font};
  std::string_view rest = words, said;
  for (int i = 0; i <= part && !rest.empty(); ++i)
    static_cast<void>(takePart(rest, room, box.parts > 1, said));
  return said;
}

void drawCoachBox(Canvas& canvas, const CoachBox& box, int part, std::string_view title,
                  std::string_view right, std::string_view words) {
  canvas.fillRoundRect(box.box, 8, kAccent);
  canvas.fillRoundRect(inset(box.box, 2), 6, kOnDark);
  canvas.words().part(ScreenPart::Note, box.box);
  Rect inner = inset(box.box, insetX(box.low), insetY(box.low));
  const int step = stepOf(*box.font, box.low);
  if (headed(box)) {
    const Rect head = makeRect(inner.x, inner.y, inner.w, kFontSmall.lineHeight);
    const int used = drawLine(canvas, head, title, {&kFontSmall, kAccent});
    // A narrow box has no room for both.
    if (used + kInsetX + Canvas::textWidth(right, kFontSmall) <= head.w)
      drawLine(canvas, head, right, {&kFontSmall, kInkSoft, Align::Right});
    inner.y = static_cast<int16_t>(inner.y + kFontSmall.lineHeight + 1);
  }
  LineBreaker breaker(coachPart(box, part, words), inner.w, *box.font);
  std::string_view line;
  for (int y = inner.y; breaker.next(line); y += step) {
    drawLine(canvas, makeRect(inner.x, y, inner.w, step), line, {box.font, kInk, Align::Left, true});
  }
  if (box.parts == 1) return;
  Phrase number;
  number.add(part + 1).add("/").add(box.parts);
  const int height = kFontSmall.lineHeight - kTight;
  drawLine(canvas, makeRect(inner.x, box.box.bottom() - insetY(box.low) - height, inner.w, height), number,
           {&kFontSmall, kAccent, Align::Right, true});
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
