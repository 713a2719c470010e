#include "ui/torri/acts/arrival.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr int kLiftMs = 80, kSlideMs = 120, kFallHeight = 40;

int eased(int from, int to, int told, int lasts) {
  if (told >= lasts) return to;
  const int left = lasts - told;
  return to + (from - to) * left * left / (lasts * lasts);
}

}  // namespace

Rect arrivalArea(const CityMeasures& m, const Camera& camera, const State& after, Lot lot) {
  const Rect box = m.lotBox(camera, lot);
  const int height = heightAt(after, lot);
  const int top = height > 1 ? standAt(m, camera, lot, height).top : box.y - kFallHeight;
  return makeRect(box.x - m.lotW, top - 2, 2 * m.lotW + 8, box.bottom() - top + 3);
}

void drawArriving(Canvas& canvas, const CityMeasures& m, const Camera& camera, const State& after, Lot lot,
                  int told) {
  const Rect clip = canvas.clip(), box = m.lotBox(camera, lot);
  canvas.setClip(intersect(clip, m.area));
  const int height = heightAt(after, lot);
  if (height == 1) {
    const int fall = told >= kDropMs ? 0 : kFallHeight * (kDropMs - told) / kDropMs;
    drawHouse(canvas, m.houseX(box), m.base(box) - fall, m.house, colourAt(after, lot));
  } else if (height > 1) {
    const Stand stand = standAt(m, camera, lot, height);
    FloorList all, above;
    bricksAt(after, lot, all);
    for (std::size_t i = static_cast<std::size_t>(stand.skipped) + 1; i < all.size(); ++i) above.push(all[i]);
    const int floor = stand.size.floor, lift = eased(0, floor + 2, told, kLiftMs);
    const int settle =
        told > kLiftMs + kSlideMs ? eased(0, 2, told - kLiftMs - kSlideMs, kPushMs - kLiftMs - kSlideMs) : 0;
    const int x = eased(stand.x - m.lotW, stand.x, told - kLiftMs, kSlideMs);
    if (told >= kLiftMs)
      drawFloor(canvas, makeRect(x, stand.base - floor, stand.size.width, floor + 1), all[0]);
    if (above.size() == 1) {
      drawHouse(canvas, m.houseX(box), stand.base - lift + settle, m.house, above[0]);
    } else {
      drawTower(canvas, stand.x, stand.base - lift + settle, stand.size, above, height);
    }
  }
  canvas.setClip(clip);
}

}  // namespace lucca::ui
