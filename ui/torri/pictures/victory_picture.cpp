#include "ui/torri/pictures/victory_picture.h"

#include "ui/look/text_box.h"
#include "ui/torri/footer.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr lucca::Colour kDawn[] = {rgb(0xF8E7C6), rgb(0xF7DDB4), rgb(0xF5D0A0), rgb(0xF2C08C)};
constexpr lucca::Colour kFarHill = rgb(0xD09C80), kSoil = rgb(0xB9855F), kPlateEdge = rgb(0xD9A98A);
constexpr lucca::Colour kPlate[] = {rgb(0xEADFC9), rgb(0xE2D3B8)};
constexpr Beat kRise{0, 1200}, kFlag{1000, 400}, kFireworks{900, 1500};

// The city on a plate seen from a corner: (column, row) after turning it by quarters.
struct Corner {
  int x, y;  // of the plate's far corner
  int half;  // a lot is 2 * half wide and half high
  int size, quarter;

  int rise() const { return half * 9 / 8; }  // of a floor

  void turned(Lot lot, int& column, int& row) const {
    column = columnOf(lot);
    row = size - 1 - rowOf(lot);
    for (int i = 0; i < quarter; ++i) {
      const int old = column;
      column = size - 1 - row;
      row = old;
    }
  }
  // The far corner of a lot.
  int left(int column, int row) const { return x + (column - row) * half; }
  int top(int column, int row) const { return y + (column + row) * half / 2; }
};

void drawDiamond(Canvas& canvas, int x, int y, int half, lucca::Colour colour) {
  canvas.fillTriangle(x, y, x - half, y + half / 2, x + half, y + half / 2, colour);
  canvas.fillTriangle(x - half, y + half / 2, x + half, y + half / 2, x, y + half, colour);
}

// A brick standing on the lot whose far corner is (x, y); `up` floors are below it.
void drawCube(Canvas& canvas, const Corner& corner, int x, int y, int up, torri::Colour colour, bool emblem) {
  const int half = corner.half - 1, rise = corner.rise(), top = y + 1 - (up + 1) * rise;
  const int side = top + half / 2;
  for (int dx = 0; dx <= half; ++dx) {
    const int slope = dx / 2;
    canvas.fillRect(makeRect(x - dx, top + half - slope, 1, rise), brickPaint(colour).ground);
    canvas.fillRect(makeRect(x + dx, top + half - slope, 1, rise), brickShade(colour));
  }
  drawDiamond(canvas, x, top, half, brickLight(colour));
  // Edges: the outline, and where the sides meet.
  canvas.drawLine(x - half, side, x, top, kInk);
  canvas.drawLine(x, top, x + half, side, kInk);
  canvas.drawLine(x - half, side, x - half, side + rise, kInk);
  canvas.drawLine(x + half, side, x + half, side + rise, kInk);
  canvas.drawLine(x - half, side + rise, x, top + half + rise, kInk);
  canvas.drawLine(x, top + half + rise, x + half, side + rise, kInk);
  canvas.drawLine(x - half, side, x, top + half, kInk);
  canvas.drawLine(x, top + half, x + half, side, kInk);
  canvas.drawLine(x, top + half, x, top + half + rise, kInk);
  if (emblem)
    drawBrickEmblem(canvas, colour, x - half / 2, side + half / 4 + rise / 2, 5, brickPaint(colour).on);
}

void drawStackAt(Canvas& canvas, const Corner& corner, const State& state, Lot lot, int shown) {
  int column, row;
  corner.turned(lot, column, row);
  FloorList floors;
  bricksAt(state, lot, floors);
  const int x = corner.left(column, row), y = corner.top(column, row);
  const bool emblem = corner.half >= 8;
  for (int i = 0; i < static_cast<int>(floors.size()) && i < shown; ++i) {
    drawCube(canvas, corner, x, y, i, floors[static_cast<std::size_t>(i)], emblem);
  }
  if (static_cast<int>(floors.size()) == 1 && corner.half >= 8) {
    drawBrickEmblem(canvas, floors[0], x, y + 1 - corner.rise() + corner.half / 2, 3,
                    brickPaint(floors[0]).on);
  }
}

// How many bricks stand between a lot and the looker.
int hiders(const Corner& corner, const State& state, Lot lot) {
  int column, row, count = 0;
  corner.turned(lot, column, row);
  for (int i = 0; i < kStride * state.size(); ++i) {
    const Lot other = static_cast<Lot>(i);
    if (!inCity(state, other)) continue;
    int c, r;
    corner.turned(other, c, r);
    const int across = (c - r) - (column - row);
    if (c + r > column + row && across >= -1 && across <= 1)
      count += heightAt(state, other) > 1 ? heightAt(state, other) : 0;
  }
  return count;
}

Lot winningTower(const State& state, torri::Colour colour) {
  Lot best = kNoLot;
  for (int i = 0; i < kStride * state.size(); ++i) {
    const Lot lot = static_cast<Lot>(i);
    if (!inCity(state, lot) || heightAt(state, lot) < 2 || colourAt(state, lot) != colour) continue;
    if (best == kNoLot || heightAt(state, lot) > heightAt(state, best)) best = lot;
  }
  return best;
}

void drawSunrise(Canvas& canvas, const Rect& area) {
  for (int i = 0; i < 4; ++i) {
    canvas.fillRect(makeRect(area.x, area.y + i * area.h / 9, area.w, area.h), kDawn[i]);
  }
  const int horizon = area.y + area.h * 5 / 12;
  canvas.fillCircle(area.x + area.w * 4 / 5, area.y + area.h / 5, area.h / 8, rgb(0xFFF1CC));
  canvas.fillTriangle(area.x - 60, horizon, area.x + area.w / 5, area.y + area.h / 5, area.x + area.w * 3 / 5,
                      horizon, kFarHill);
  canvas.fillTriangle(area.x + area.w * 2 / 5, horizon, area.x + area.w * 4 / 5, area.y + area.h / 4,
                      area.x + area.w * 6 / 5, horizon, kFarHill);
  canvas.fillRect(makeRect(area.x, horizon, area.w, area.bottom() - horizon), kSoil);
}

void drawPlate(Canvas& canvas, const Corner& corner) {
  const int reach = corner.size * corner.half;
  drawDiamond(canvas, corner.x, corner.y + 5, reach, kPlateEdge);
  for (int row = 0; row < corner.size; ++row) {
    for (int column = 0; column < corner.size; ++column) {
      drawDiamond(canvas, corner.left(column, row), corner.top(column, row), corner.half,
                  kPlate[(column + row) & 1]);
    }
  }
}

void drawBanneret(Canvas& canvas, int x, int y, torri::Colour colour, int part) {
  const int height = 18 * part / Motion::kWhole, width = 22 * part / Motion::kWhole;
  canvas.fillRect(makeRect(x - 1, y - height, 2, height), kInk);
  if (part < Motion::kWhole / 2) return;
  canvas.fillRect(makeRect(x + 1, y - height, width, 13), kInk);
  canvas.fillRect(makeRect(x + 1, y - height + 1, width - 1, 11), brickPaint(colour).ground);
  drawBrickEmblem(canvas, colour, x + width / 2, y - height + 6, 7, brickPaint(colour).on);
}

void drawSparks(Canvas& canvas, const Rect& area, int part) {
  static constexpr int8_t kBursts[][2] = {{12, 14}, {52, 10}, {86, 24}};
  for (int burst = 0; burst < 3; ++burst) {
    const int own = part * 2 - burst * 90;
    if (own <= 0 || own > Motion::kWhole) continue;
    const int x = area.x + area.w * kBursts[burst][0] / 100, y = area.y + area.h * kBursts[burst][1] / 100;
    for (int i = 0; i < 12; ++i) {
      // Twelve directions without a sine.
      static constexpr int8_t kWays[][2] = {{4, 0}, {3, 2}, {2, 3}, {0, 4}, {-2, 3}, {-3, 2}};
      const int sign = i < 6 ? 1 : -1, reach = own * 6 / Motion::kWhole;
      const int fall = own * own / Motion::kWhole * 10 / Motion::kWhole;
      const int sx = x + sign * kWays[i % 6][0] * reach, sy = y + sign * kWays[i % 6][1] * reach + fall;
      canvas.fillRect(makeRect(sx, sy, 2, 3), brickPaint(static_cast<torri::Colour>((i + burst) & 3)).ground);
    }
  }
}

void drawHead(Canvas& canvas, const StageLayout& layout, const Rect& head, const Table& table,
              const State& state, Seat seat, std::string_view words) {
  canvas.fillRect(head, kTerracotta);
  canvas.fillRect(makeRect(head.x, head.bottom() - 2, head.w, 2), kTerracottaDark);
  const int side = layout.low ? 24 : 34, x = head.x + 10,
            y = head.y + (head.h - side) / 2 + layout.corner / 2;
  const torri::Colour colour = colourOfSeat(state, seat);
  canvas.fillRoundRect(makeRect(x - 2, y - 2, side + 4, side + 4), 6, kOnDark);
  drawBrick(canvas, makeRect(x, y, side, side), colour);
  const Rect room = makeRect(x + side + 9, y - 2, head.right() - x - side - 12, side + 4);
  const Phrase wins(Text::TorriWins, {table.name(seat)});
  drawLine(canvas, makeRect(room.x, room.y, room.w, room.h / 2 + 1), wins,
           {&fitting(wins, room.w, layout.low ? kFontBody : kFontTitle, kFontBody), kOnDark});
  drawLine(canvas, makeRect(room.x, room.y + room.h / 2 + 2, room.w, room.h / 2 - 2), words,
           {&fitting(words, room.w, kFontBody, kFontSmall), kOnDark});
}

Seat winnerOf(const Result& result, int players) {
  for (Seat seat = 0; seat < players; ++seat) {
    if (result.winners >> seat & 1) return seat;
  }
  return 0;
}

}  // namespace

void drawVictory(Canvas& canvas, const StageLayout& layout, const Table& table, const State& state,
                 const Cue& cue, const Act& act) {
  const Result end = result(state);
  const Seat winner = winnerOf(end, state.players());
  const torri::Colour colour = colourOfSeat(state, winner);
  const int head = layout.low ? 34 : 54 + layout.corner;
  const Rect area = makeRect(0, head, canvas.width(), layout.footer.y - head);
  drawSunrise(canvas, area);
  Corner corner{};
  corner.size = state.size();
  const int across = area.w / (2 * corner.size), deep = (area.h * 2 / 3) / corner.size;
  corner.half = across < deep ? across : deep;
  corner.x = area.x + area.w / 2;
  corner.y = area.bottom() - corner.size * corner.half - 8;
  const Lot tower = winningTower(state, colour);
  if (tower != kNoLot) {
    int fewest = 10000, quarter = 0;
    for (corner.quarter = 0; corner.quarter < 4; ++corner.quarter) {
      const int hidden = hiders(corner, state, tower);
      if (hidden < fewest) quarter = corner.quarter;
      if (hidden < fewest) fewest = hidden;
    }
    corner.quarter = quarter;
  }
  drawPlate(canvas, corner);
  // From the back to the front.
  for (int diagonal = 0; diagonal < 2 * corner.size - 1; ++diagonal) {
    for (int i = 0; i < kStride * corner.size; ++i) {
      const Lot lot = static_cast<Lot>(i);
      if (!inCity(state, lot) || heightAt(state, lot) == 0) continue;
      int column, row;
      corner.turned(lot, column, row);
      if (column + row != diagonal) continue;
      const int height = heightAt(state, lot);
      drawStackAt(canvas, corner, state, lot, lot == tower ? 1 + act.count(kRise, 0, height - 1) : height);
    }
  }
  if (tower != kNoLot && act.begun(kFlag)) {
    int column, row;
    corner.turned(tower, column, row);
    const int top = corner.top(column, row) + 1 - heightAt(state, tower) * corner.rise() + corner.half / 2;
    drawBanneret(canvas, corner.left(column, row), top, colour, act.part(kFlag));
  }
  if (act.during(kFireworks)) drawSparks(canvas, area, act.part(kFireworks));
  act.covers(area);
  drawHead(canvas, layout, makeRect(0, 0, canvas.width(), head), table, state, winner, cue.words);
  drawStageFooter(canvas, layout, table, {.a = tr(Text::TorriResult), .b = tr(Text::KeySkip), .more = false});
}

}  // namespace lucca::ui
