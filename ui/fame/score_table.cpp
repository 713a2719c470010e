#include "ui/fame/score_table.h"

#include <algorithm>

#include "ui/stage/handicaps.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

namespace {

constexpr int kLeastRow = 16, kTightHead = 13, kLeastColumn = 20;

}  // namespace

int decidingCategory(const GameRow& game, const Result& result) {
  if (game.sums) return kSum;
  const int category = result.tieBreak > 0 ? result.tieBreak - 1 : result.reason;
  // All seats are equal in every category, so also in the first.
  return category < static_cast<int>(game.categories.size()) ? category : 0;
}

int scoreOf(const Result& result, int category, Seat seat) {
  const auto at = static_cast<std::size_t>(seat);
  return category == kSum ? result.total[at] : result.category[at][static_cast<std::size_t>(category)];
}

int headStartOf(const GameRow& game, const Result& result, Seat seat) {
  if (!game.sums) return 0;
  int rest = result.total[static_cast<std::size_t>(seat)];
  for (const int16_t points : result.category[static_cast<std::size_t>(seat)]) rest -= points;
  return rest;
}

int rankSeats(const Result& result, int players, std::array<Seat, kMaxSeats>& order, int category) {
  const auto before = [&](Seat a, Seat b) {
    const auto one = static_cast<std::size_t>(a), other = static_cast<std::size_t>(b);
    const bool wins = contains(result.winners, a);
    if (wins != contains(result.winners, b)) return wins;
    const int first = scoreOf(result, category, a), second = scoreOf(result, category, b);
    if (first != second) return first > second;
    return result.category[one] > result.category[other];
  };
  for (Seat s = 0; s < players; ++s) {
    std::size_t at = static_cast<std::size_t>(s);
    for (; at > 0 && before(s, order[at - 1]); --at) order[at] = order[at - 1];
    order[at] = s;
  }
  return players;
}

int placeSeats(const GameRow& game, const Result& result, int players, std::array<Placed, kMaxSeats>& order) {
  const int category = decidingCategory(game, result);
  std::array<Seat, kMaxSeats> ranked;
  rankSeats(result, players, ranked, category);
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    order[i] = {ranked[i], static_cast<uint8_t>(i + 1)};
    if (i == 0) continue;
    const Seat before = ranked[i - 1];
    const bool same = contains(result.winners, before) == contains(result.winners, ranked[i]) &&
                      scoreOf(result, category, before) == scoreOf(result, category, ranked[i]);
    if (same || contains(result.winners, ranked[i])) order[i].place = order[i - 1].place;
  }
  return players;
}

int drawScore(Canvas& canvas, const Rect& row, const GameRow& game, const Result& result, int score,
              const Font& font, Colour ink) {
  Phrase number;
  number.add(score);
  const Rect box = makeRect(row.x + 10, row.y, row.w - 20, row.h);
  const int width = drawLine(canvas, box, number, {&font, ink, Align::Right}),
            category = decidingCategory(game, result);
  if (category == kSum) return width;
  return width + 5 +
         drawLine(canvas, makeRect(box.x, box.y, box.w - width - 5, box.h),
                  game.categories[static_cast<std::size_t>(category)].view(),
                  {&kFontSmall, ink, Align::Right});
}

int drawHandicap(Canvas& canvas, const Rect& box, const Setup& setup, const Result& result, Seat seat,
                 Colour ink) {
  Phrase chip, made;
  addHandicapChip(setup, seat, chip);
  if (chip.view().empty()) return 0;
  const int wide = chipWidth(chip), middle = box.y + box.h / 2;
  drawChip(canvas, box.right() - wide, middle, chip);
  const int ahead = headStartOf(rowOf(setup.game), result, seat);
  if (ahead == 0 || result.winners == 0) return wide + 6;
  made.add(result.total[static_cast<std::size_t>(seat)] - ahead);
  const Rect rest = makeRect(box.x, box.y, box.w - wide - 5, box.h);
  return wide + 11 + drawLine(canvas, rest, made, {&kFontBody, ink, Align::Right});
}

void drawScoreTable(Canvas& canvas, const Rect& area, const GameRow& game, const Result& result,
                    std::span<const ScoreColumn> columns) {
  const int categories = static_cast<int>(game.categories.size()), count = static_cast<int>(columns.size());
  const bool ahead = std::any_of(columns.begin(), columns.end(), [&](const ScoreColumn& column) {
    return headStartOf(game, result, column.seat) != 0;
  });
  // Where a row of its own would be too low for its letters, the sum says what of it was given.
  constexpr int kLowestRow = 11;
  const int plain = categories + game.sums;
  const bool apart = ahead && (area.h - kTightHead) / (plain + 1) >= kLowestRow;
  const int decided = decidingCategory(game, result), rows = plain + apart;
  // The names of the categories have what they need, if each column keeps room for two digits.
  int nameWidth = area.w * 2 / 5;
  for (const Label& label : game.categories) {
    const int needed = Canvas::textWidth(label.view(), kFontSmall) + 9;
    if (needed > nameWidth && area.w - needed >= count * kLeastColumn) nameWidth = needed;
  }
  const int width = (area.w - nameWidth) / count;
  // Where rows with gaps would be too low for their letters, the heads give way, and every other row has no ground.
  const bool tight = area.h / (rows + 1) < kLeastRow;
  const int height = tight ? (area.h - kTightHead) / rows : std::min(area.h / (rows + 1), 28);
  const int head = tight ? kTightHead : height, gap = tight ? 0 : 2;
  const auto cell = [&](int row, int column) {
    return makeRect(area.x + nameWidth + width * column, area.y + head + row * height, width, height - gap);
  };
  for (int i = 0; i < count; ++i) {
    const ScoreColumn& column = columns[static_cast<std::size_t>(i)];
    drawMedallion(canvas, static_cast<Emblem>(column.emblem), cell(0, i).x + width / 2, area.y + head / 2,
                  head / 2 - gap, column.paint);
  }
  for (int c = 0; c < rows; ++c) {
    const bool given = apart && c == categories, total = c == categories + apart,
               marked = total || c == decided;
    const Rect row = makeRect(area.x, cell(c, 0).y, area.w, height - gap);
    if (!tight || marked || c % 2 == 0) canvas.fillRoundRect(row, 5, marked ? kAccent : kStone);
    const Colour ink = marked ? kOnDark : kInk;
    drawLine(canvas, makeRect(row.x + 6, row.y, nameWidth - 8, row.h),
             total   ? tr(Text::ResultTotal)
             : given ? tr(Text::SeatHeadStart)
                     : game.categories[static_cast<std::size_t>(c)].view(),
             {&kFontSmall, ink});
    for (int i = 0; i < count; ++i) {
      Phrase value;
      const Seat seat = columns[static_cast<std::size_t>(i)].seat;
      const int own = headStartOf(game, result, seat), score = scoreOf(result, total ? kSum : c, seat);
      if (total && own != 0 && !apart) {
        value.add(score - own).addSigned(own);
      } else {
        value.add(given ? own : score);
      }
      drawLine(canvas, cell(c, i), value, {height < 20 ? &kFontSmall : &kFontBody, ink, Align::Centre});
    }
  }
}

}  // namespace lucca::ui
