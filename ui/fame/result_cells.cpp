#include "ui/fame/result_cells.h"

#include "ui/widgets/widgets.h"

namespace lucca::ui {

namespace {

constexpr Text kWords[ResultCells::kCells] = {Text::ReviewTitle, Text::RecapReplay, Text::ResultAgain};
constexpr int kApart = 4, kHeight = 26, kLowHeight = 22, kLowColumn = 66;
constexpr int kDots = 10;  // the height of those that count the pages

}  // namespace

std::string_view ResultCells::word() const { return wordOf(chosen_); }

std::string_view ResultCells::wordOf(Cell cell) const {
  if (city_ && cell == Cell::Again) return tr(Text::CityMedalPage);
  return tr(tourney_ && cell == Cell::Again ? Text::MatchTable : kWords[static_cast<int>(cell)]);
}

bool ResultCells::event(const Event& event) {
  if (!event.is(Button::Up) && !event.is(Button::Down)) return false;
  const int count = kCells - first(), at = static_cast<int>(chosen_) - first();
  chosen_ = static_cast<Cell>((at + event.step() + count) % count + first());
  return true;
}

ResultLayout resultLayout(const Canvas& canvas, WithCells with) {
  const bool low = isLow(canvas);
  Rect body = layoutOf(canvas).body;
  body = makeRect(body.x, body.y + 2, body.w, body.h - 2);
  ResultLayout layout{};
  if (low && with != WithCells::No) {
    layout.cells = makeRect(body.right() - kLowColumn - 4, body.y + 6, kLowColumn, body.h - 12);
    body.w = static_cast<int16_t>(body.w - kLowColumn - 6);
  } else if (with == WithCells::Yes) {
    layout.cells = makeRect(body.x + 6, body.bottom() - kHeight - 6, body.w - 12, kHeight);
    body.h = static_cast<int16_t>(body.h - kHeight - 7);
  }
  layout.page = makeRect(body.x, body.y, body.w, body.h - kDots);
  layout.dots = makeRect(body.x, layout.page.bottom(), body.w, kDots);
  return layout;
}

void ResultCells::setReview(bool reviews) {
  reviews_ = reviews;
  if (static_cast<int>(chosen_) < first()) chosen_ = Cell::Replay;
}

void ResultCells::draw(Motion& motion, Canvas& canvas, const Rect& area, int percent) const {
  const bool column = area.h > 2 * kHeight;
  const int height = isLow(canvas) ? kLowHeight : kHeight, step = height + kApart;
  const int count = kCells - first();
  const int width = column ? area.w : (area.w - (count - 1) * kApart) / count;
  const int top = column ? area.bottom() - count * step + kApart : area.y;
  const auto box = [&](int i) {
    const int at = i - first();
    return column ? makeRect(area.x, top + at * step, width, height)
                  : makeRect(area.x + at * (width + kApart), top, width, height);
  };
  drawRows(motion, canvas, first(), kCells, static_cast<int>(chosen_), box, [&](int i, bool chosen) {
    const Rect cell = box(i);
    canvas.words().part(ScreenPart::Body, cell);
    canvas.fillRoundRect(cell, 5, chosen ? kAccent : kStoneDark);
    if (!chosen) canvas.fillRoundRect(inset(cell, 1), 4, kStone);
    const std::string_view words = wordOf(static_cast<Cell>(i));
    drawLine(
        canvas, inset(cell, 2, 0), words,
        {&fitting(words, cell.w - 4, kFontBody, kFontSmall), chosen ? kOnDark : kInk, Align::Centre, true});
    if (i != static_cast<int>(Cell::Review) || percent >= 100) return;
    // The bar of the work.
    const Rect bar = makeRect(cell.x + 6, cell.bottom() - 4, cell.w - 12, 2);
    canvas.fillRect(bar, kStoneDark);
    canvas.fillRect(makeRect(bar.x, bar.y, bar.w * percent / 100, 2), rgb(0xFFDA4A));
  });
}

}  // namespace lucca::ui
