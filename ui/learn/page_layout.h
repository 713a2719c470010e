// Breaks a rule page into lines and lines into screens, as they fit a box. A heading, or a sentence that leads in a list,
// stays with what follows; a paragraph leaves at least two lines on each side of a break; a table's head is repeated on every
// screen. A picture lies above the first line of its text. No screen has fewer than three lines if the page's text allows
// it. A low box has smaller letters.
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
  void make(RulePage page, int width, int height);

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
  int cellTop() const { return low() ? -2 : 1; }
  // From line to line in a cell.
  int cellStep(RuleBlockKind kind) const { return low() ? lineStep(fontOf(kind)) : fontOf(kind).lineHeight; }

 private:
  bool low() const { return height_ < 100; }
  int lineStep(const Font& font) const;
  int heightOf(const RuleBlock& block, int lines) const;
  int linesOf(const RuleBlock& block) const;
  int gapBefore(std::size_t block) const;
  void cut(std::size_t block);
  uint32_t costOfBreak(std::size_t piece) const;
  void findBreaks();
  void place();
  struct Piece;
  void add(const Piece& piece, std::string_view text);
  void beginScreen(const Piece& piece, bool another);

  static constexpr std::size_t kMaxLines = 128;
  static constexpr uint8_t kNone = 0xFF;
  // A part that is never split between screens: a line, a picture, a row of a table.
  struct Piece {
    uint8_t block = 0;
    uint8_t head = kNone;              // of the table it belongs to, as a piece
    uint8_t gap = 0;                   // above it, unless it begins a screen
    bool first = false, last = false;  // of its block
    bool begins = false;               // a screen
    int16_t height = 0;
  };
  OpenPage page_;
  std::span<const RuleBlock> blocks_;  // of the page
  int width_ = 0, height_ = 0, y_ = 0, screen_ = 0;
  uint8_t head_ = kNone;  // of the table being cut
  bool complete_ = true;
  FixedList<Piece, kMaxLines> pieces_;
  uint32_t cost_[kMaxLines + 1] = {};  // of the best way to end a screen before each piece
  uint8_t from_[kMaxLines + 1] = {};   // where that screen begins
  FixedList<RuleLine, kMaxLines> lines_;
};

}  // namespace lucca::ui
