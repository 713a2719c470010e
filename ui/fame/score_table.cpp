#include "ui/fame/score_table.h"

#include <algorithm>

#include "ui/widgets/widgets.h"

namespace lucca::ui {

int rankSeats(const Result& result, int players, std::array<Seat, kMaxSeats>& order) {
  const auto before = [&](Seat a, Seat b) {
    const auto one = static_cast<std::size_t>(a), other = static_cast<std::size_t>(b);
    const bool wins = contains(result.winners, a);
    if (wins != contains(result.winners, b)) return wins;
    if (result.total[one] != result.total[other]) return result.total[one] > result.total[other];
    return result.category[one] > result.category[other];
  };
  for (Seat s = 0; s < players; ++s) {
    std::size_t at = static_cast<std::size_t>(s);
    for (; at > 0 && before(s, order[at - 1]); --at) order[at] = order[at - 1];
    order[at] = s;
  }
  return players;
}

void drawScoreTable(Canvas& canvas, const Rect& area, std::span<const Label> names, const Result& result,
                    std::span<const ScoreColumn> columns) {
  const int categories = static_cast<int>(names.size()), count = static_cast<int>(columns.size());
  const int nameWidth = area.w * 2 / 5, width = (area.w - nameWidth) / count;
  const int height = std::min(area.h / (categories + 2), 28), gap = height < 16 ? 0 : 2;
  const auto cell = [&](int row, int column) {
    return makeRect(area.x + nameWidth + width * column, area.y + row * height, width, height - gap);
  };
  for (int i = 0; i < count; ++i) {
    const ScoreColumn& column = columns[static_cast<std::size_t>(i)];
    const Rect head = cell(0, i);
    drawMedallion(canvas, static_cast<Emblem>(column.emblem), head.x + head.w / 2, head.y + height / 2,
                  height / 2 - gap, column.paint);
  }
  for (int c = 0; c <= categories; ++c) {
    const bool total = c == categories;
    const Rect row = makeRect(area.x, cell(c + 1, 0).y, area.w, height - gap);
    canvas.fillRoundRect(row, 5, total ? kAccent : kStone);
    const Colour ink = total ? kOnDark : kInk;
    drawLine(canvas, makeRect(row.x + 6, row.y, nameWidth - 8, row.h),
             total ? tr(Text::ResultTotal) : names[static_cast<std::size_t>(c)].view(), {&kFontSmall, ink});
    for (int i = 0; i < count; ++i) {
      const auto seat = static_cast<std::size_t>(columns[static_cast<std::size_t>(i)].seat);
      Phrase value;
      value.add(total ? result.total[seat] : result.category[seat][static_cast<std::size_t>(c)]);
      drawLine(canvas, cell(c + 1, i), value, {height < 20 ? &kFontSmall : &kFontBody, ink, Align::Centre});
    }
  }
}

}  // namespace lucca::ui
