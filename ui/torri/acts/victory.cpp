#include "ui/torri/acts/victory.h"

#include "ui/look/fireworks.h"
#include "ui/torri/pictures/corner_picture.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr Beat kRise{0, 1200}, kFlag{1000, 400};
constexpr int kBurstMs = 500, kBurstApartMs = 350, kBurstsFrom = 1200, kBursts = 3;
static_assert(kBurstsFrom + (kBursts - 1) * kBurstApartMs + kBurstMs <= static_cast<int>(kVictoryMs));

constexpr int kFlagHeight = 20, kFlagWidth = 24;

void drawBanneret(Canvas& canvas, int x, int y, Brick colour, int part) {
  const int height = 18 * part / Motion::kWhole, width = 22 * part / Motion::kWhole;
  canvas.fillRect(makeRect(x - 1, y - height, 2, height), kInk);
  if (part < Motion::kWhole / 2) return;
  canvas.fillRect(makeRect(x + 1, y - height, width, 13), kInk);
  canvas.fillRect(makeRect(x + 1, y - height + 1, width - 1, 11), brickPaint(colour).ground);
  drawBrickEmblem(canvas, colour, x + width / 2, y - height + 6, 7, brickPaint(colour).on);
}

// Where bursts begin, and how large they are, in percent of the area; three that do not cover the flag.
void drawBursts(const Act& act, Canvas& canvas, const Rect& area, const Rect& flag) {
  static constexpr int8_t kPlaces[][3] = {
      {13, 20, 13}, {32, 33, 10}, {87, 20, 13}, {68, 12, 9}, {52, 16, 10}};
  int shown = 0;
  for (const auto& place : kPlaces) {
    const Burst burst{area.x + area.w * place[0] / 100, area.y + area.h * place[1] / 100,
                      area.h * place[2] / 100, brickPaint(static_cast<Brick>(shown & 3)).ground};
    if (shown == kBursts || !intersect(burst.box(), flag).empty()) continue;
    const Beat beat{kBurstsFrom + shown++ * kBurstApartMs, kBurstMs};
    drawBurst(canvas, burst, act.eased(beat), Motion::kWhole);
  }
}

}  // namespace

int endingMs(const State& state) {
  return state.reason == EndReason::Tower || state.reason == EndReason::Prisoners ? 0 : 1300;
}

// The tower comes out of the ground and is given a flag.
void drawVictory(Canvas& canvas, const Rect& area, const State& state, const EndShow& end) {
  const Brick colour = colourOfSeat(state, end.seat);
  const Lot tower = highestTower(state, colour);
  const bool low = area.h < 100;
  const Corner corner =
      cornerIn(area, state, bestQuarter(state, tower) + end.turns, low ? 10 : kFlagHeight + 2);
  const int height = tower == kNoLot ? 0 : heightAt(state, tower);
  const int sunk = end.act.count(kRise, (height - 1) * corner.rise, 0);
  drawFromCorner(canvas, area, corner, state, tower, sunk);
  Rect flag{};
  int x = 0, y = 0;
  if (tower != kNoLot) {
    int column, row;
    corner.turned(tower, column, row);
    const int foot = corner.top(column, row) + corner.half / 2, top = foot - height * corner.rise + sunk;
    x = corner.left(column, row);
    y = top < area.y + kFlagHeight ? area.y + kFlagHeight : top;
    flag = makeRect(x - 1, y - kFlagHeight, kFlagWidth + 1, kFlagHeight);
  }
  if (end.cheers) drawBursts(end.act, canvas, area, flag);
  if (tower != kNoLot && end.act.begun(kFlag))
    drawBanneret(canvas, x, y, colourAt(state, tower), end.act.part(kFlag));
  end.act.covers(area);
}

}  // namespace lucca::ui
