#include "ui/fame/growth_chart.h"

#include <algorithm>
#include <cstdlib>

#include "ui/fame/score_table.h"
#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

constexpr int kMedallion = 7;

struct Scale {
  Rect plot;
  int lowest, highest;

  int x(int point) const { return plot.x + point * (plot.w - 1) / (kGrowthPoints - 1); }
  int y(int value) const { return plot.bottom() - 1 - (value - lowest) * (plot.h - 1) / (highest - lowest); }
};

Scale scaleOf(const FameGame& game, int series, const Rect& plot) {
  Scale scale{plot, 0, 4};
  for (int seat = 0; seat < game.setup.players; ++seat) {
    for (const int value : game.growth.value[seat][series]) {
      scale.lowest = std::min(scale.lowest, value);
      scale.highest = std::max(scale.highest, value);
    }
  }
  return scale;
}

// Three pixels of colour with an edge of ink, so that pale colours show on paper.
void drawStroke(Canvas& canvas, int x0, int y0, int x1, int y1, Colour colour, bool edge) {
  const int half = edge ? 2 : 1;
  const bool steep = std::abs(y1 - y0) > std::abs(x1 - x0);
  for (int d = -half; d <= half; ++d) {
    const int dx = steep ? d : 0, dy = steep ? 0 : d;
    canvas.drawLine(x0 + dx, y0 + dy, x1 + dx, y1 + dy, edge ? kInk : colour);
  }
}

void drawCurve(Canvas& canvas, const Scale& scale, const int16_t* values, Colour colour) {
  for (const bool edge : {true, false}) {
    for (int i = 1; i < kGrowthPoints; ++i) {
      drawStroke(canvas, scale.x(i - 1), scale.y(values[i - 1]), scale.x(i), scale.y(values[i]), colour,
                 edge);
    }
  }
}

// The places of the medallions: at the ends of the curves, moved apart where they would cover each other.
void endsOf(const FameGame& game, int series, const Scale& scale, int* ends) {
  int order[kMaxSeats];
  const int players = game.setup.players;
  // Of equal ones the better is drawn higher.
  std::array<Seat, kMaxSeats> ranked;
  rankSeats(game.result, players, ranked, decidingCategory(rowOf(game.setup.game), game.result));
  for (int i = 0; i < players; ++i) {
    const int seat = ranked[static_cast<std::size_t>(i)];
    ends[seat] = scale.y(game.growth.value[seat][series][kGrowthPoints - 1]);
    int at = i;
    for (; at > 0 && ends[order[at - 1]] > ends[seat]; --at) order[at] = order[at - 1];
    order[at] = seat;
  }
  const int step = std::min(2 * kMedallion + 1, scale.plot.h / players);
  int floor = scale.plot.y;
  for (int i = 0; i < players; ++i) {
    // Leave room below for those still to come.
    const int ceiling = scale.plot.bottom() - (players - 1 - i) * step;
    ends[order[i]] = std::clamp(ends[order[i]], floor, std::max(floor, ceiling));
    floor = ends[order[i]] + step;
  }
}

void drawChart(Canvas& canvas, const Rect& area, const FameGame& game, std::span<const Paint> paints,
               int series) {
  const int label = kFontSmall.lineHeight;
  constexpr int kNumbers = 22;
  drawLine(canvas, makeRect(area.x + kNumbers, area.y, area.w - kNumbers, label),
           rowOf(game.setup.game).series[static_cast<std::size_t>(series)].view(), {&kFontSmall, kInkSoft});
  const Rect plot =
      makeRect(area.x + kNumbers, area.y + label + 3, area.w - kNumbers - 3 * kMedallion, area.h - label - 8);
  const Scale scale = scaleOf(game, series, plot);
  for (const int value : {0, (scale.highest + 1) / 2, scale.highest}) {
    canvas.fillRect(makeRect(plot.x, scale.y(value), plot.w, 1), kStoneDark);
    Phrase number;
    number.add(value);
    drawLine(canvas, makeRect(area.x, scale.y(value) - 8, 18, 16), number,
             {&kFontSmall, kInkSoft, Align::Right});
  }
  int ends[kMaxSeats];
  endsOf(game, series, scale, ends);
  // The winner's curve lies over the others.
  std::array<Seat, kMaxSeats> ranked;
  rankSeats(game.result, game.setup.players, ranked, decidingCategory(rowOf(game.setup.game), game.result));
  for (int i = game.setup.players - 1; i >= 0; --i) {
    const Seat seat = ranked[static_cast<std::size_t>(i)];
    const SeatInfo& who = game.seats[static_cast<std::size_t>(seat)];
    const Paint paint = paints[static_cast<std::size_t>(seat)];
    drawCurve(canvas, scale, game.growth.value[seat][series], paint.ground);
    drawMedallion(canvas, static_cast<Emblem>(who.emblem), plot.right() + kMedallion + 3, ends[seat],
                  kMedallion, paint);
  }
}

}  // namespace

void drawGrowth(Canvas& canvas, const Rect& area, const FameGame& game, std::span<const Paint> paints) {
  if (growthSeries(game.setup.game) == 1) return drawChart(canvas, area, game, paints, 0);
  const Rect top = makeRect(area.x, area.y, area.w, area.h / 2);
  const int half = area.w / 2;
  if (area.h >= 130 || area.w < 200) {
    drawChart(canvas, top, game, paints, 0);
    drawChart(canvas, makeRect(area.x, top.bottom(), area.w, top.h), game, paints, 1);
  } else {
    drawChart(canvas, makeRect(area.x, area.y, half - 2, area.h), game, paints, 0);
    drawChart(canvas, makeRect(area.x + half, area.y, half, area.h), game, paints, 1);
  }
}

}  // namespace lucca::ui
