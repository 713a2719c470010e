#include "ui/palazzi/pictures/sky.h"

#include "ui/palazzi/pictures/stage_colours.h"

namespace lucca::ui {

namespace {

constexpr int kBands = 8;

SkyColours between(const SkyColours& from, const SkyColours& to, uint8_t part) {
  return {blend(to.high, from.high, part), blend(to.low, from.low, part), blend(to.sun, from.sun, part),
          blend(to.hill, from.hill, part), blend(to.farHill, from.farHill, part)};
}

SkyColours skyAt(const SkyTime& time) {
  const int last = time.rounds > 1 ? time.rounds - 1 : 1;
  const int at = (time.round > 0 ? time.round - 1 : 0) * 3 * 255 / last;  // 255 from one sky to the next
  const int set = at >= 3 * 255 ? 2 : at / 255;
  const auto part = static_cast<uint8_t>(at - set * 255);
  const SkyColours &from = kSkies[set], &to = kSkies[set + 1];
  return between(from, to, part);
}

void drawBands(Canvas& canvas, const Rect& area, const SkyColours& sky) {
  for (int band = 0; band < kBands; ++band) {
    const int top = area.y + area.h * band / kBands, end = area.y + area.h * (band + 1) / kBands;
    canvas.fillRect(makeRect(area.x, top, area.w, end - top),
                    blend(sky.low, sky.high, static_cast<uint8_t>(band * 255 / (kBands - 1))));
  }
}

// The nearer one at the right covers the foot of the other.
void drawHills(Canvas& canvas, const Rect& area, int height, const SkyColours& sky) {
  const int w = area.w, bottom = area.bottom() - 1;
  canvas.fillTriangle(area.x - w / 6, bottom, area.x + w / 2, bottom, area.x + w / 6, bottom - height,
                      sky.farHill);
  canvas.fillTriangle(area.x + w / 4, bottom, area.x + w * 7 / 6, bottom, area.x + w * 5 / 6,
                      bottom - height * 9 / 10, sky.hill);
}

int hillHeight(const Rect& area) { return area.h * 5 / 16; }

}  // namespace

void drawSky(Canvas& canvas, const Rect& area, const SkyTime& time, int sunHeight) {
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, area));
  const SkyColours sky = skyAt(time);
  drawBands(canvas, area, sky);
  const int last = time.rounds > 1 ? time.rounds - 1 : 1;
  const int x = area.x + area.w / 12 + area.w * 17 / 24 * (time.round - 1) / last;
  canvas.fillCircle(x, area.bottom() - sunHeight, area.w < 200 ? area.w / 13 : 10, sky.sun);
  drawHills(canvas, area, hillHeight(area), sky);
  canvas.setClip(clip);
}

void drawNight(Canvas& canvas, const Rect& area, int part) {
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, area));
  const SkyColours sky = between(kSkies[3], kNightSky, static_cast<uint8_t>(part));
  drawBands(canvas, area, sky);
  // Scattered, yet the same stars every time.
  for (uint32_t i = 0, seed = 7; i < static_cast<uint32_t>(40 * part / 255); ++i) {
    seed = seed * 1664525u + 1013904223u;
    const int x = area.x + static_cast<int>(seed >> 16) % area.w,
              y = area.y + static_cast<int>(seed >> 4 & 0xFFF) % area.h;
    canvas.fillRect(makeRect(x, y, i % 7 == 0 ? 2 : 1, i % 7 == 0 ? 2 : 1), kNightSky.sun);
  }
  const int x = area.x + area.w * 4 / 5, radius = area.w / 20;
  const int y = area.y + area.h / 5 + (255 - part) * area.h / 512;
  canvas.fillCircle(x, y, radius, sky.sun);
  canvas.fillCircle(x - radius / 2, y - radius / 3, radius, blend(sky.low, sky.high, 40));
  drawHills(canvas, area, hillHeight(area), sky);
  canvas.setClip(clip);
}

}  // namespace lucca::ui
