#include "ui/learn/page_layout.h"

#include <algorithm>

#include "drawing/type/fonts.h"
#include "ui/learn/pictures.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

namespace {

constexpr int kSmallGap = 2;  // between what belongs together

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
  switch (kind) {
    case RuleBlockKind::Bullet:
      return 12;
    case RuleBlockKind::Ruling:
    case RuleBlockKind::Why:
      return 10;
    default:
      return 0;
  }
}

// A little tighter than elsewhere: nine lines on a panel of 240 rows, six on one of 135.
int PageLayout::lineStep(const Font& font) const { return font.lineHeight - (low() ? 4 : 2); }

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
  if (isTable(block.kind)) return lines * fontOf(block.kind).lineHeight + (low() ? -2 : 2);
  return lines * lineStep(fontOf(block.kind));
}

// What has to stand on the same screen as the block's first line.
int PageLayout::heightKept(std::size_t i) const {
  const RuleBlock& block = blocks_[i];
  const int lines = linesOf(block);
  if (leadsIn(block) && i + 1 < blocks_.size()) {
    return heightOf(block, lines) + gapBefore(i + 1) + heightKept(i + 1);
  }
  if (block.kind == RuleBlockKind::Ruling && i + 1 < blocks_.size()) {
    // With its reason, where a screen has the room for both.
    const int both =
        heightOf(block, lines) + gapBefore(i + 1) + heightOf(blocks_[i + 1], linesOf(blocks_[i + 1]));
    if (both <= height_) return both;
  }
  if (block.kind == RuleBlockKind::Picture && i + 1 < blocks_.size()) {
    // With the first of its words, where a screen has the room.
    const int next = linesOf(blocks_[i + 1]);
    const int both =
        heightOf(block, lines) + gapBefore(i + 1) + heightOf(blocks_[i + 1], next <= 3 ? next : 2);
    if (both <= height_) return both;
  }
  const bool whole = isTable(block.kind) || lines <= 3;  // three lines cannot be parted two and two
  const int kept = heightOf(block, whole ? lines : 2);
  if (!whole || i + 2 != blocks_.size() || linesOf(blocks_[i + 1]) > 1) return kept;
  // A page does not end in a screen with one line.
  const int both = kept + gapBefore(i + 1) + heightOf(blocks_[i + 1], 1);
  return both <= height_ ? both : kept;
}

int PageLayout::gapBefore(std::size_t i) const {
  if (i == 0) return 0;
  const RuleBlockKind kind = blocks_[i].kind, before = blocks_[i - 1].kind;
  const bool close = kind == RuleBlockKind::Why || before == RuleBlockKind::Heading || isTable(before) ||
                     (kind == RuleBlockKind::Bullet && (low() || before == RuleBlockKind::Bullet));
  return close ? kSmallGap : low() ? 3 : 6;
}

void PageLayout::make(std::span<const RuleBlock> blocks, int width, int height) {
  blocks_ = blocks;
  width_ = width;
  height_ = height;
  y_ = screen_ = 0;
  tableHead_ = nullptr;
  complete_ = true;
  lines_.clear();
  for (std::size_t i = 0; i < blocks_.size(); ++i) place(i);
}

void PageLayout::place(std::size_t i) {
  const RuleBlock& block = blocks_[i];
  if (!isTable(block.kind) && block.kind != RuleBlockKind::Heading) tableHead_ = nullptr;
  const int gap = y_ == 0 ? 0 : gapBefore(i);
  if (y_ > 0 && y_ + gap + heightKept(i) > height_) {
    breakScreen();
  } else {
    y_ += gap;
  }
  if (isTable(block.kind) || block.kind == RuleBlockKind::Picture) {
    add(block, block.text, heightOf(block, linesOf(block)), true, true);
  } else {
    placeText(block);
  }
  if (block.kind == RuleBlockKind::TableHead) tableHead_ = &block;
}

void PageLayout::placeText(const RuleBlock& block) {
  const Font& font = fontOf(block.kind);
  const int step = lineStep(font);
  int left = linesOf(block);
  LineBreaker breaker(block.text, width_ - indent(block.kind), font);
  bool first = true;
  while (left > 0) {
    int here = std::min(left, (height_ - y_) / step);
    if (left - here == 1 && here > 2) --here;  // no lonely last line
    if (here < 1) here = 1;
    for (left -= here; here > 0; --here) {
      std::string_view line;
      if (!breaker.next(line)) return;
      add(block, line, step, first, left == 0 && here == 1);
      first = false;
    }
    if (left > 0) breakScreen();
  }
}

void PageLayout::add(const RuleBlock& block, std::string_view text, int height, bool first, bool last) {
  const RuleLine line{block.kind,
                      block.detail,
                      static_cast<uint8_t>(screen_),
                      first,
                      last,
                      static_cast<int16_t>(y_),
                      static_cast<int16_t>(height),
                      text};
  if (!lines_.push(line)) complete_ = false;
  y_ += height;
}

void PageLayout::breakScreen() {
  ++screen_;
  y_ = 0;
  if (tableHead_) {
    add(*tableHead_, tableHead_->text, heightOf(*tableHead_, linesOf(*tableHead_)), true, true);
    y_ += kSmallGap;
  }
}

}  // namespace lucca::ui
