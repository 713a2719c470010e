#include "ui/learn/page_layout.h"

#include <algorithm>
#include <cstdint>

#include "drawing/type/fonts.h"
#include "ui/learn/pictures.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

namespace {

constexpr int kSmallGap = 2;  // between what belongs together
constexpr int kFewest = 3;    // the fewest lines on a screen; a picture counts as this many

// What is worth avoiding, in steps that no sum of smaller ones reaches.
constexpr uint32_t kInside = 64;        // a break inside a paragraph
constexpr uint32_t kScreen = 1u << 12;  // a screen
constexpr uint32_t kParted = 1u << 18;  // a ruling and its reason apart
constexpr uint32_t kLonely = 1u << 21;  // a screen with fewer lines than kFewest
constexpr uint32_t kNever = 1u << 26;   // a heading at the foot, a line of a paragraph alone

bool isTable(RuleBlockKind kind) {
  return kind == RuleBlockKind::TableHead || kind == RuleBlockKind::TableRow;
}

// "A card shows:" stays with its list.
bool leadsIn(const RuleBlock& block) {
  return block.kind == RuleBlockKind::Heading || block.kind == RuleBlockKind::TableHead ||
         (block.kind == RuleBlockKind::Text && block.text.ends_with(':'));
}

}  // namespace

int PageLayout::indent(RuleBlockKind kind) {
  if (kind == RuleBlockKind::Bullet) return 12;
  return kind == RuleBlockKind::Ruling || kind == RuleBlockKind::Why ? 10 : 0;
}

// A little tighter than elsewhere: nine lines on a panel of 240 rows, six with their gaps on one of 135.
int PageLayout::lineStep(const Font& font) const { return font.lineHeight - (low() ? 5 : 2); }

const Font& PageLayout::fontOf(RuleBlockKind kind) const {
  const bool small = low() || kind == RuleBlockKind::Why || isTable(kind);
  return sized(small ? kFontSmall : kFontBody);
}

int PageLayout::linesOf(const RuleBlock& block) const {
  const Font& font = fontOf(block.kind);
  if (block.kind == RuleBlockKind::Picture) return 1;
  if (!isTable(block.kind)) return countLines(block.text, width_ - indent(block.kind), font);
  int lines = 1;
  for (std::string_view rest = block.text; !rest.empty();) {
    const std::size_t bar = rest.find('|');
    lines = std::max(lines, countLines(rest.substr(0, bar), columnWidth(block.detail, width_), font));
    rest = bar == std::string_view::npos ? std::string_view{} : rest.substr(bar + 1);
  }
  return lines;
}

int PageLayout::heightOf(const RuleBlock& block, int lines) const {
  if (block.kind == RuleBlockKind::Picture) return pictureHeight(height_);
  if (isTable(block.kind)) return lines * cellStep(block.kind) + (low() ? 1 : 2);
  return lines * lineStep(fontOf(block.kind));
}

int PageLayout::gapBefore(std::size_t i) const {
  if (i == 0) return 0;
  const RuleBlockKind kind = blocks_[i].kind, before = blocks_[i - 1].kind;
  const bool close = kind == RuleBlockKind::Why || before == RuleBlockKind::Heading || isTable(before) ||
                     (kind == RuleBlockKind::Bullet && before == RuleBlockKind::Bullet);
  if (low()) return isTable(before) || isTable(kind) ? 0 : kSmallGap;
  return close ? kSmallGap : 6;
}

void PageLayout::make(RulePage page, int width, int height) {
  page_.open(page);
  blocks_ = page_.blocks();
  width_ = width;
  height_ = height;
  complete_ = true;
  pieces_.clear();
  lines_.clear();
  head_ = kNone;
  for (std::size_t i = 0; i < blocks_.size(); ++i) cut(i);
  findBreaks();
  place();
}

// A block's lines, a picture or a row, one below the other.
void PageLayout::cut(std::size_t i) {
  const RuleBlock& block = blocks_[i];
  if (!isTable(block.kind) && block.kind != RuleBlockKind::Heading) head_ = kNone;
  const bool whole = isTable(block.kind) || block.kind == RuleBlockKind::Picture;
  const int count = linesOf(block), lines = whole ? 1 : count;
  for (int line = 0; line < lines; ++line) {
    Piece piece;
    piece.block = static_cast<uint8_t>(i);
    piece.head = head_;
    piece.gap = static_cast<uint8_t>(line == 0 ? gapBefore(i) : 0);
    piece.height = static_cast<int16_t>(whole ? heightOf(block, count) : lineStep(fontOf(block.kind)));
    piece.first = line == 0;
    piece.last = line + 1 == lines;
    if (!pieces_.push(piece)) complete_ = false;
  }
  if (block.kind == RuleBlockKind::TableHead) head_ = static_cast<uint8_t>(pieces_.size() - 1);
}

// The cost of a screen that ends before piece `i`, whatever else is on it.
uint32_t PageLayout::costOfBreak(std::size_t i) const {
  const Piece &before = pieces_[i - 1], &after = pieces_[i];
  const RuleBlock& block = blocks_[before.block];
  if (before.last) {
    if (leadsIn(block) || block.kind == RuleBlockKind::Picture) return kNever;
    const bool reason = blocks_[after.block].kind == RuleBlockKind::Why;
    if (!reason) return 0;
    const int both = heightOf(block, linesOf(block)) + kSmallGap +
                     heightOf(blocks_[after.block], linesOf(blocks_[after.block]));
    return both <= height_ ? kParted : kInside;
  }
  // Two lines of a paragraph stay on each side.
  return before.first || after.last ? kNever : kInside;
}

// The breaks of the cheapest way through the page: as few screens as possible, none with fewer than three lines, and none
// that ends where the reader should continue.
void PageLayout::findBreaks() {
  static_assert(kMaxLines < kNone);
  const std::size_t count = pieces_.size();
  cost_[0] = 0;
  for (std::size_t end = 1; end <= count; ++end) {
    cost_[end] = UINT32_MAX;
    int height = 0, lines = 0;
    for (std::size_t begin = end; begin-- > 0;) {
      const Piece& piece = pieces_[begin];
      height += piece.height + (begin + 1 < end ? pieces_[begin + 1].gap : 0);
      lines += blocks_[piece.block].kind == RuleBlockKind::Picture ? kFewest : 1;
      int top = 0, shown = lines;
      if (piece.head != kNone) {  // the head of its table is repeated
        top = pieces_[piece.head].height + kSmallGap;
        ++shown;
      }
      if (top + height > height_ && begin + 1 < end) break;
      const uint32_t free = static_cast<uint32_t>(std::max(0, height_ - top - height));
      uint32_t cost = cost_[begin] + kScreen;
      if (shown < kFewest) cost += kLonely;
      if (end < count) cost += costOfBreak(end) + free / 2;
      if (cost < cost_[end]) {
        cost_[end] = cost;
        from_[end] = static_cast<uint8_t>(begin);
      }
    }
  }
  for (std::size_t end = count; end > 0; end = from_[end]) pieces_[from_[end]].begins = true;
}

void PageLayout::place() {
  y_ = screen_ = 0;
  std::size_t next = 0;
  for (std::size_t i = 0; i < blocks_.size(); ++i) {
    const RuleBlock& block = blocks_[i];
    LineBreaker breaker(block.text, width_ - indent(block.kind), fontOf(block.kind));
    for (; next < pieces_.size() && pieces_[next].block == i; ++next) {
      const Piece& piece = pieces_[next];
      if (piece.begins) {
        beginScreen(piece, next > 0);
      } else {
        y_ += piece.gap;
      }
      std::string_view text = block.text;
      if (!isTable(block.kind) && block.kind != RuleBlockKind::Picture && !breaker.next(text)) return;
      add(piece, text);
    }
  }
}

void PageLayout::add(const Piece& piece, std::string_view text) {
  const RuleBlock& block = blocks_[piece.block];
  const RuleLine line{block.kind,   block.detail, static_cast<uint8_t>(screen_),
                      piece.first,  piece.last,   static_cast<int16_t>(y_),
                      piece.height, text};
  if (!lines_.push(line)) complete_ = false;
  y_ += piece.height;
}

void PageLayout::beginScreen(const Piece& piece, bool another) {
  if (another) ++screen_;
  y_ = 0;
  if (piece.head == kNone) return;
  add(pieces_[piece.head], blocks_[pieces_[piece.head].block].text);
  y_ += kSmallGap;
}

}  // namespace lucca::ui
