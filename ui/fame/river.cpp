#include "ui/fame/river.h"

#include "base/sort.h"
#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

namespace {

constexpr int kBand = 13;  // the least height of a band with its emblem in it

struct Water {
  Rect box;
  int turns;

  int x(int turn) const { return box.x + (turns > 0 ? turn * (box.w - 1) / turns : 0); }
};

// The chances at a column, in 256ths of one of 100: between two points of the river.
void chancesAt(const RiverLook& look, const Water& water, int column, std::array<int, kMaxSeats>& out) {
  const Review& review = look.review;
  const int points = static_cast<int>(review.river.size());
  // Before the first turn all are equal.
  const int whole = column * water.turns * 256 / (water.box.w > 1 ? water.box.w - 1 : 1);
  const int at = whole / review.stride, left = at / 256 - 1, part = at % 256;
  for (int seat = 0; seat < look.seats; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    const auto value = [&](int i) {
      if (i < 0 || points == 0) return 100 * 256 / look.seats;
      return review.river[static_cast<std::size_t>(i < points ? i : points - 1)][s] * 256;
    };
    out[s] = (value(left) * (256 - part) + value(left + 1) * part) / 256;
  }
}

// How far it is worked out, in columns.
int knownColumns(const Review& review, const Water& water) {
  if (review.riverDone) return water.box.w;
  const int turns = static_cast<int>(review.river.size()) * review.stride;
  return turns >= water.turns ? water.box.w : water.x(turns) - water.box.x;
}

void drawBands(Canvas& canvas, const Water& water, const RiverLook& look) {
  const Rect& box = water.box;
  const int known = knownColumns(look.review, water);
  std::array<int, kMaxSeats> chances, before{};
  for (int column = 0; column < box.w; ++column) {
    const int x = box.x + column;
    if (column >= known) {
      canvas.fillRect(makeRect(x, box.y, 1, box.h), kStone);
      for (int y = column % 9; y < box.h; y += 9)
        canvas.fillRect(makeRect(x, box.bottom() - 1 - y, 1, 1), kStoneDark);
      continue;
    }
    chancesAt(look, water, column, chances);
    int sum = 0, top = box.y;
    for (int i = 0; i < look.seats; ++i) {
      const auto seat = static_cast<std::size_t>(look.order[static_cast<std::size_t>(i)]);
      sum += chances[seat];
      const bool last = i + 1 == look.seats;
      const int foot = last ? box.bottom() : box.y + sum * box.h / 25600;
      canvas.fillRect(makeRect(x, top, 1, foot - top), look.paints[seat].ground);
      // An edge of ink, as high as the step from the column before.
      if (!last) {
        const int was = column == 0 ? foot : before[seat];
        const int from = was < foot ? was : foot, to = was < foot ? foot : was;
        canvas.fillRect(makeRect(x, from, 1, to - from + 1), kInk);
        before[seat] = foot;
      }
      top = foot + (last ? 0 : 1);
    }
  }
  canvas.drawRect(makeRect(box.x - 1, box.y - 1, box.w + 2, box.h + 2), kInk);
  for (int x = box.x; x < box.right(); x += 5) canvas.fillRect(makeRect(x, box.y + box.h / 2, 2, 1), kInk);
}

// In each band where it is thickest, of the places that are tried.
void drawBandEmblems(Canvas& canvas, const Water& water, const RiverLook& look) {
  const int known = knownColumns(look.review, water), radius = water.box.h < 80 ? 4 : 6;
  std::array<int, kMaxSeats> chances;
  for (int i = 0; i < look.seats; ++i) {
    const auto seat = static_cast<std::size_t>(look.order[static_cast<std::size_t>(i)]);
    int best = 0, bestX = 0, bestY = 0;
    for (int column = radius + 3; column < known - radius - 3; column += 4) {
      chancesAt(look, water, column, chances);
      int sum = 0;
      for (int k = 0; k < i; ++k)
        sum += chances[static_cast<std::size_t>(look.order[static_cast<std::size_t>(k)])];
      const int height = chances[seat] * water.box.h / 25600;
      if (height <= best) continue;
      best = height;
      bestX = water.box.x + column;
      bestY = water.box.y + (2 * sum + chances[seat]) * water.box.h / 51200;
    }
    if (best < (water.box.h < 80 ? kBand - 4 : kBand)) continue;
    drawEmblem(canvas, static_cast<Emblem>(look.emblems[seat]), bestX, bestY, radius, look.paints[seat]);
  }
}

// For who cannot see the river: "Round 6: Anna 33, Mark 45, Julia 22 of 100".
void nameMark(Canvas& canvas, const RiverLook& look, const RiverMark& mark, const Rect& box) {
  if (!canvas.words().heard()) return;
  const Percents chances =
      mark.luck() ? chancesBefore(look.review, mark.turn) : chancesAfter(look.review, mark.turn);
  Phrase words;
  look.rounds ? words.add(Text::ReviewRound, {mark.turn / look.stride + 1})
              : words.add(Text::ReviewTurn, {mark.turn + 1});
  for (int seat = 0; seat < look.seats; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    words.add(seat == 0 ? ": " : ", ").add(look.names[s]).add(" ");
    seat + 1 < look.seats ? words.add(chances[s]) : words.add(Text::ReviewOfHundred, {chances[s]});
  }
  canvas.words().name(words, box);
}

void drawMarks(Canvas& canvas, const Water& water, const RiverLook& look, const RiverMarks& marks, int y) {
  const int count = static_cast<int>(marks.size()), pitch = 16;
  int places[kMostMarks] = {};
  int right = water.box.x + 7;
  for (int i = 0; i < count; ++i) {
    const int x = water.x(marks[static_cast<std::size_t>(i)].turn);
    places[i] = x > right ? x : right;
    right = places[i] + pitch;
  }
  int most = water.box.right() - 7;
  for (int i = count - 1; i >= 0; --i) {
    if (places[i] > most) places[i] = most;
    most = places[i] - pitch;
  }
  for (int i = 0; i < count; ++i) {
    const RiverMark& mark = marks[static_cast<std::size_t>(i)];
    canvas.drawLine(water.x(mark.turn), water.box.bottom() + 1, places[i], y - 7, kInkSoft);
    if (i == look.cursor) canvas.fillRoundRect(makeRect(places[i] - 9, y - 8, 19, 17), 4, kAccent);
    if (mark.luck()) {
      drawLuckSign(canvas, places[i], y);
    } else {
      const auto seat =
          static_cast<std::size_t>(look.review.points[static_cast<std::size_t>(mark.point)].seat);
      drawMedallion(canvas, static_cast<Emblem>(look.emblems[seat]), places[i], y, 7, look.paints[seat]);
    }
    nameMark(canvas, look, mark, makeRect(places[i] - 7, y - 7, 15, 15));
  }
}

// "Anna 33", or who has won, in place of the number or the crown beside an emblem.
void nameLegend(Canvas& canvas, const RiverLook& look, std::size_t seat, int chance, const Rect& box) {
  if (!canvas.words().heard()) return;
  Phrase words;
  if (chance >= 0) words.add(look.names[seat]).add(" ").add(chance);
  if (chance < 0) words.add(Text::ResultWins, {look.names[seat]});
  canvas.words().name(words, box);
}

void drawLegend(Canvas& canvas, const Rect& area, const RiverLook& look, const RiverMarks& marks) {
  const int seats = look.seats, pitch = area.h / seats < 25 ? area.h / seats : 25;
  const int radius = pitch < 14 ? 5 : pitch < 20 ? 7 : 8;
  const int top = area.y + (area.h - pitch * seats) / 2;
  const bool numbers = look.cursor >= 0 || (!look.review.riverDone && !look.review.river.empty());
  Percents chances{};
  if (look.cursor >= 0) {
    const RiverMark& mark = marks[static_cast<std::size_t>(look.cursor)];
    chances = mark.luck() ? chancesBefore(look.review, mark.turn) : chancesAfter(look.review, mark.turn);
  } else if (numbers) {
    chances = look.review.river[look.review.river.size() - 1];
  }
  for (int i = 0; i < seats; ++i) {
    const auto seat = static_cast<std::size_t>(look.order[static_cast<std::size_t>(i)]);
    const int y = top + i * pitch + pitch / 2, x = area.x + radius + 1;
    drawMedallion(canvas, static_cast<Emblem>(look.emblems[seat]), x, y, radius, look.paints[seat]);
    const Rect right = makeRect(x + radius + 4, y - pitch / 2, area.right() - x - radius - 4, pitch);
    if (numbers) {
      Phrase number;
      number.add(chances[seat]);
      drawLine(canvas, right, number, {pitch < 20 ? &kFontSmall : &kFontBody, kInk, Align::Left, true});
      nameLegend(canvas, look, seat, chances[seat], right);
    } else if (contains(look.winners, static_cast<Seat>(seat))) {
      drawLine(canvas, right, symbol::kCrown, {&kFontSmall, kInk, Align::Left, true});
      nameLegend(canvas, look, seat, -1, right);
    }
  }
}

// The rounds below the river, or every fifth turn.
void drawRounds(Canvas& canvas, const Water& water, const RiverLook& look, const Rect& row) {
  if (look.stride <= 0) return;
  int last = row.x - 20;
  for (int turn = 0; turn < water.turns; turn += look.stride) {
    const int x = water.x(turn);
    if (x < last + 18) continue;
    last = x;
    canvas.fillRect(makeRect(x, row.y + 2, 1, row.h - 3), kStoneDark);
    Phrase number;
    number.add(look.rounds ? turn / look.stride + 1 : turn + 1);
    drawLine(canvas, makeRect(x + 4, row.y, 20, row.h), number, {&kFontSmall, kInkSoft, Align::Left, true});
  }
}

}  // namespace

void drawLuckSign(Canvas& canvas, int x, int y) {
  canvas.fillRect(makeRect(x - 6, y - 5, 13, 11), kInk);
  constexpr Colour kColours[] = {rgb(0xD63A1C), rgb(0xFFD23C), rgb(0x3A48C8)};
  for (int i = 0; i < 3; ++i) canvas.fillRect(makeRect(x - 5 + 4 * i, y - 4, 3, 9), kColours[i]);
}

void findMarks(const Review& review, int most, RiverMarks& out) {
  out.clear();
  const auto add = [&](const RiverMark& mark) {
    if (static_cast<int>(out.size()) < most) {
      static_cast<void>(out.push(mark));
      return;
    }
    std::size_t least = 0;
    for (std::size_t i = 1; i < out.size(); ++i) {
      if (out[i].weight < out[least].weight) least = i;
    }
    if (mark.weight > out[least].weight) out[least] = mark;
  };
  for (std::size_t i = 0; i < review.points.size(); ++i) {
    const TurningPoint& point = review.points[i];
    add({point.turn, static_cast<int8_t>(i), 0, static_cast<uint8_t>(point.loss())});
  }
  for (std::size_t round = 0; round < review.luck.size(); ++round) {
    if (!marksLuck(review, round)) continue;
    int weight = 0;
    for (int seat = 0; seat < review.seats; ++seat) {
      const int gain = review.luck[round][static_cast<std::size_t>(seat)];
      weight = gain > weight ? gain : -gain > weight ? -gain : weight;
    }
    add({static_cast<uint16_t>(round * review.seats), -1, static_cast<int8_t>(round),
         static_cast<uint8_t>(weight)});
  }
  insertionSort(out.begin(), out.end(), [](const RiverMark& a, const RiverMark& b) {
    return a.turn != b.turn ? a.turn < b.turn : a.luck() && !b.luck();
  });
}

void drawRiver(Canvas& canvas, const Rect& area, const RiverLook& look, const RiverMarks& marks) {
  const bool low = area.h < 100, wide = area.w >= 300;
  const int legend = low ? 47 : wide ? 65 : 53, below = low ? 17 : 35;
  const Water water{
      makeRect(area.x + 7, area.y + (low ? 3 : 6), area.w - 13 - legend, area.h - below - (low ? 3 : 6)),
      look.turns > 0 ? look.turns : 1};
  drawBands(canvas, water, look);
  drawBandEmblems(canvas, water, look);
  if (look.cursor >= 0) {
    const int x = water.x(marks[static_cast<std::size_t>(look.cursor)].turn);
    canvas.fillRect(makeRect(x - 2, water.box.y, 5, water.box.h), kOnDark);
    canvas.fillRect(makeRect(x - 1, water.box.y, 3, water.box.h), kAccent);
  }
  const int y = water.box.bottom() + (low ? 9 : 11);
  drawMarks(canvas, water, look, marks, y);
  if (!low) drawRounds(canvas, water, look, makeRect(water.box.x, y + 9, water.box.w, 14));
  drawLegend(canvas, makeRect(water.box.right() + 5, water.box.y, legend - 5, water.box.h), look, marks);
}

}  // namespace lucca::ui
