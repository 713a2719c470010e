// The end of a game: the winner's city when the day is over, with a flag and fireworks; and the others' cities.
#include "ui/look/emblems.h"
#include "ui/look/fireworks.h"
#include "ui/palazzi/cities.h"
#include "ui/palazzi/pictures/city_picture.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/palazzi/seen.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kNightMs = 600, kWindowMs = 60, kWindowsMost = 900, kFlagMs = 400, kBurstMs = 500,
              kBurstApartMs = 350, kBursts = 3, kBurstsFrom = 1200;
constexpr int kMostMs = 2400;
static_assert(kBurstsFrom + (kBursts - 1) * kBurstApartMs + kBurstMs <= kMostMs);
static_assert(kNightMs + kWindowsMost + kFlagMs <= kMostMs);

int allWindows(const State& state, int who) {
  int count = 0;
  for (int colour = 0; colour < kColours; ++colour) count += scoredWindows(state, who, colour);
  return count;
}

Beat lightsOf(const State& state, int who) {
  const int wanted = allWindows(state, who) * kWindowMs;
  return {kNightMs, wanted < kWindowsMost ? wanted : kWindowsMost};
}
Beat flagOf(const State& state, int who) { return {lightsOf(state, who).end(), kFlagMs}; }

// As large as the area allows: by the cards that complete a palace.
CityPlan planOf(const Rect& area, int size) {
  const bool low = area.h < 100, wide = area.w >= 300;
  CityPlan plan{};
  const int ground = area.bottom() - (low ? 14 : 28);
  plan.sky = makeRect(area.x, area.y, area.w, ground - area.y);
  if (!low) plan.plates = makeRect(area.x, ground + 1, area.w, 12);
  plan.walls = makeRect(area.x, low ? ground + 3 : ground + 14, area.w, low ? 11 : 14);
  plan.lot = wide ? 53 : 40;
  plan.left = area.x + (area.w - kColours * plan.lot) / 2;
  const int floor = size == 5 ? 14 : size == 4 ? 17 : 20, lowFloor = size == 5 ? 9 : size == 4 ? 11 : 14;
  plan.palace = {wide ? 42 : 34, low ? lowFloor : floor, size, low ? 6 : 9};
  return plan;
}

// The finished palace that gets the flag, or the highest one; -1: there is no palace.
int flagColour(const State& state, int who) {
  int best = -1, height = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const Palace palace = palaceOf(state, who, colour);
    const int floors =
        palace.zone >= Zone::Completed ? state.size + 1 : static_cast<int>(palace.cards.size());
    if (floors > height) {
      height = floors;
      best = colour;
    }
  }
  return best;
}

Rect flagBox(const CityPlan& plan, const State& state, int who, int colour) {
  const Palace palace = palaceOf(state, who, colour);
  const bool done = palace.zone >= Zone::Completed, low = plan.plates.h == 0;
  const int top = plan.palaceTop(done ? state.size : static_cast<int>(palace.cards.size())) -
                  (done ? plan.palace.roof + 1 : 0);
  const int pole = low ? 15 : 25, width = low ? 17 : 27;
  return makeRect(plan.palaceLeft(colour) + plan.palace.width / 2 - 1, top - pole, width, pole + 1);
}

// The pole grows, and the flag goes up it.
void drawFlag(Canvas& canvas, const Rect& box, const SeatInfo& who, int part) {
  const Paint paint = seatPaint(who);
  const int height = box.h * part / Motion::kWhole;
  canvas.fillRect(makeRect(box.x, box.bottom() - height, 2, height), kOnDark);
  if (part < Motion::kWhole / 2) return;
  // At the right edge of the screen it blows the other way.
  const bool turned = box.right() > canvas.width();
  const Rect cloth =
      makeRect(turned ? box.x - box.w + 2 : box.x + 2, box.bottom() - height, box.w - 2, box.w * 5 / 8);
  canvas.fillRect(cloth, kInk);
  canvas.fillRect(inset(cloth, 1), paint.ground);
  drawEmblem(canvas, static_cast<Emblem>(who.emblem), cloth.x + cloth.w / 2, cloth.y + cloth.h / 2,
             cloth.h / 2 - 2, paint);
}

// Three of these places, in percent of the sky and of its height as radius; those that would cover the flag are left out.
void drawBursts(const Act& act, Canvas& canvas, const Rect& sky, const Rect& flag) {
  struct Place {
    int8_t x, y, radius;
    Colour colour;
  };
  static constexpr Place kPlaces[] = {{52, 24, 17, kGold},
                                      {70, 45, 12, rgb(0x8CE0CC)},
                                      {92, 58, 15, rgb(0xF08CB4)},
                                      {10, 25, 14, rgb(0xF08CB4)},
                                      {33, 18, 13, rgb(0x8CE0CC)}};
  int shown = 0;
  for (const Place& place : kPlaces) {
    const Burst burst{sky.x + sky.w * place.x / 100, sky.y + sky.h * place.y / 100,
                      sky.h * place.radius / 100, place.colour};
    if (shown == kBursts || !intersect(burst.box(), flag).empty()) continue;
    const Beat beat{kBurstsFrom + shown++ * kBurstApartMs, kBurstMs};
    drawBurst(canvas, burst, act.eased(beat), Motion::kWhole);
  }
}

}  // namespace

uint32_t PalazziPictures::endMs(const Table& table, const EndShow& end) const {
  if (!end.wins) return 0;
  const int flag = flagOf(known(table), end.seat).end(),
            bursts = end.cheers ? kBurstsFrom + (kBursts - 1) * kBurstApartMs + kBurstMs : 0;
  return static_cast<uint32_t>(flag > bursts ? flag : bursts);
}

void PalazziPictures::drawEnd(const Table& table, const EndShow& end, Canvas& canvas,
                              const Rect& area) const {
  const State& state = known(table);
  const CityPlan plan = planOf(area, state.size);
  const Beat lights = lightsOf(state, end.seat), flag = flagOf(state, end.seat);
  CityLook look;
  look.night = true;
  if (end.wins) {
    look.nightfall = end.act.part({0, kNightMs}) * 255 / Motion::kWhole;
    look.lights = end.act.count(lights, 0, allWindows(state, end.seat));
  }
  // A low panel has a gap below the plates.
  canvas.fillRect(makeRect(area.x, plan.ground(), area.w, area.bottom() - plan.ground()), kStreet);
  drawCity(canvas, plan, state, end.seat, look);
  if (plan.plates.h == 0)
    canvas.fillRect(makeRect(area.x, plan.ground(), area.w, plan.walls.y - plan.ground()), kStreet);
  end.act.covers(area);
  const int colour = flagColour(state, end.seat);
  if (!end.wins) return;
  const Rect box = colour < 0 ? Rect{} : flagBox(plan, state, end.seat, colour);
  if (end.cheers) drawBursts(end.act, canvas, plan.sky, box);
  if (colour >= 0) drawFlag(canvas, box, table.who(end.seat), end.act.part(flag));
}

}  // namespace lucca::ui
