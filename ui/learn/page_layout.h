// Breaks a rule page into lines and lines into screens, as they fit a box. A heading, or a sentence that leads in a
// list, stays with what follows; a paragraph leaves at least two lines on each side of a break; a table's head comes
// again on every screen. A picture stands above the first of its words. A low box has smaller letters.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/fixed_list.h"
#include "drawing/type/font.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// One line of text, one picture or one row of a table.
struct RuleLine {
  RuleBlockKind kind;
  uint8_t detail;
  uint8_t screen;
  bool first, last;       // of its block
  int16_t y, height;      // in the box
  std::string_view text;  // of a table row: all its cells
};

class PageLayout {
 public:
  void make(std::span<const RuleBlock> blocks, int width, int height);

  std::span<const RuleLine> lines() const { return {lines_.begin(), lines_.size()}; }
  int screens() const { return screen_ + 1; }
  // False when the page has more lines than there is room for (a test sees to it that none has).
  bool complete() const { return complete_; }

  // How far from the left edge the text of a block begins.
  static int indent(RuleBlockKind kind);
  const Font& fontOf(RuleBlockKind kind) const;
  static int columnWidth(int columns, int width) { return width / columns - kCellGap; }
  static constexpr int kCellGap = 6;
  // From the top of a table's row to that of its letters.
  int cellTop() const { return low() ? -1 : 1; }

 private:
  bool low() const { return height_ < 100; }
  int lineStep(const Font& font) const;
  int heightOf(const RuleBlock& block, int lines) const;
  int linesOf(const RuleBlock& block) const;
  int heightKept(std::size_t block) const;
  int gapBefore(std::size_t block) const;
  void place(std::size_t block);
  void placeText(const RuleBlock& block);
  void add(const RuleBlock& block, std::string_view text, int height, bool first, bool last);
  void breakScreen();

  static constexpr std::size_t kMaxLines = 128;
  std::span<const RuleBlock> blocks_;
  int width_ = 0, height_ = 0, y_ = 0, screen_ = 0;
  const RuleBlock* tableHead_ = nullptr;  // of the table being placed
  bool complete_ = true;
  FixedList<RuleLine, kMaxLines> lines_;
};

}  // namespace lucca::ui
