#include "ui/learn/page_view.h"

#include "ui/learn/pictures.h"
#include "ui/look/text_box.h"
#include "ui/look/theme.h"

namespace lucca::ui {

namespace {

constexpr int kBar = 3;  // beside a ruling

void drawCells(Canvas& canvas, const Rect& row, const PageLayout& layout, const RuleLine& line) {
  const bool head = line.kind == RuleBlockKind::TableHead;
  if (head) canvas.fillRoundRect(row, 3, kStoneDark);
  const int step = row.w / line.detail;
  int x = row.x;
  for (std::string_view rest = line.text; !rest.empty(); x += step) {
    const std::size_t bar = rest.find('|');
    const Rect cell = makeRect(x + PageLayout::kCellGap / 2, row.y + layout.cellTop(),
                               PageLayout::columnWidth(line.detail, row.w), row.h + 4);
    drawWrapped(canvas, cell, rest.substr(0, bar),
                {&layout.fontOf(line.kind), kInk, Align::Centre, true, layout.cellStep(line.kind)});
    rest = bar == std::string_view::npos ? std::string_view{} : rest.substr(bar + 1);
  }
}

void drawText(Canvas& canvas, const Rect& row, const PageLayout& layout, const RuleLine& line) {
  const Font& font = layout.fontOf(line.kind);
  const int indent = PageLayout::indent(line.kind);
  if (line.kind == RuleBlockKind::Bullet && line.first) {
    canvas.fillCircle(row.x + 4, row.y + font.ascent - font.capHeight / 2 + 1, 2, kTerracotta);
  }
  if (line.kind == RuleBlockKind::Ruling || line.kind == RuleBlockKind::Why) {
    canvas.fillRect(makeRect(row.x, row.y, kBar, row.h),
                    line.kind == RuleBlockKind::Ruling ? kTerracotta : kStoneDark);
  }
  Colour colour = kInk;
  if (line.kind == RuleBlockKind::Heading) colour = kAccent;
  if (line.kind == RuleBlockKind::Why) colour = kInkSoft;
  drawLine(canvas, makeRect(row.x + indent, row.y, row.w - indent, row.h), line.text,
           {&font, colour, Align::Left, true});
}

}  // namespace

void drawRulePage(Canvas& canvas, const Rect& box, const PageLayout& layout, int screen) {
  for (const RuleLine& line : layout.lines()) {
    if (line.screen != screen) continue;
    const Rect row = makeRect(box.x, box.y + line.y, box.w, line.height);
    switch (line.kind) {
      case RuleBlockKind::Picture:
        drawPicture(canvas, row, static_cast<RulePicture>(line.detail));
        break;
      case RuleBlockKind::TableHead:
      case RuleBlockKind::TableRow:
        drawCells(canvas, row, layout, line);
        break;
      default:
        drawText(canvas, row, layout, line);
    }
  }
}

}  // namespace lucca::ui
