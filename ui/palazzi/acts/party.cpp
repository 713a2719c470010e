// A party: guests come from the others' palaces of the colour, each with what it is worth.
#include "ui/look/emblems.h"
#include "ui/palazzi/acts/acts.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kDoorMs = 150, kGuestMs = 350, kApartMs = 150, kMostMs = 2000;
constexpr Colour kGold = rgb(0xFFDA4A);

// The areas that bring points.
struct Hosts {
  int8_t area[kMaxAreas];
  int count = 0;

  Hosts(const State& state, Seat seat, int colour) {
    for (int who = 0; who < state.areas; ++who) {
      if (who != seat && partyFrom(state, who, colour) > 0) area[count++] = static_cast<int8_t>(who);
    }
  }
  // From one guest to the next.
  int apart() const {
    const int room = kMostMs - kDoorMs - kGuestMs;
    return count > 1 && (count - 1) * kApartMs > room ? room / (count - 1) : kApartMs;
  }
  int length() const { return kDoorMs + (count > 0 ? kGuestMs + (count - 1) * apart() : 0); }
};

Paint paintOf(const Player& player, int who) {
  return who < player.before.players ? seatPaint(player.table.who(static_cast<Seat>(who)))
                                     : Paint{kTerracotta, kOnDark};
}

// Palace, name and points of a host, side by side above the city.
void drawHost(Player& player, const Rect& box, int who, int colour, bool counted) {
  const State& state = player.before;
  Palace palace = palaceOf(state, who, colour);
  const bool wide = box.w >= 90;
  const int width = wide ? 34 : 24, floor = (box.h - 14) / state.size < 8 ? (box.h - 14) / state.size : 8;
  if (palace.zone == Zone::None && who >= state.players) {
    for (int i = 0; i < state.cityDone; ++i) {
      if (cityPalace(state, i).colour == colour) palace = cityPalace(state, i);
    }
  }
  const PalacePlan plan{width, floor, state.size, 6};
  drawPalace(player.canvas, plan, box.x + 4, box.bottom() - 1, lotOf(palace));
  const int left = box.x + width + 9, room = box.right() - left;
  const std::string_view name = ownerName(player.table, who);
  Phrase points;
  points.addSigned(partyFrom(state, who, colour));
  if (wide) {
    drawLine(player.canvas, makeRect(left, box.y, room, 18), name,
             {&fitting(name, room, kFontBody, kFontSmall)});
    Phrase what;
    const int floors = static_cast<int>(palace.cards.size());
    if (palace.zone == Zone::Building) {
      what.add(countForm(floors, Text::PalazziFloorsOne, Text::PalazziFloors), {floors});
    } else {
      what.add(Text::PalazziComplete);
    }
    if (box.h >= 60)
      drawLine(player.canvas, makeRect(left, box.y + 17, room, 16), what, {&kFontSmall, kInkSoft});
  } else if (who < state.players) {
    drawMedallion(player.canvas, static_cast<Emblem>(player.table.who(static_cast<Seat>(who)).emblem),
                  left + 7, box.y + 9, 7, paintOf(player, who));
  }
  drawLine(player.canvas, makeRect(left, box.bottom() - 24, room, 24), points,
           {wide ? &kFontTitle : &kFontBody, counted ? kAccent : kInkSoft});
}

// A guest on the way, with what it is worth on a disc.
void drawGuest(Canvas& canvas, int x, int ground, int points, Colour coat, bool low) {
  const int h = low ? 6 : 9;
  canvas.fillRect(makeRect(x - 2, ground - h, 5, h - 2), coat);
  canvas.fillRect(makeRect(x - 2, ground - 2, 2, 2), kInk);
  canvas.fillRect(makeRect(x + 1, ground - 2, 2, 2), kInk);
  canvas.fillCircle(x, ground - h - 1, 2, rgb(0xE8C39A));
  if (low) return;
  Phrase number;
  number.add(points);
  canvas.fillCircle(x, ground - h - 10, 8, kInk);
  canvas.fillCircle(x, ground - h - 10, 7, kGold);
  drawLine(canvas, makeRect(x - 8, ground - h - 19, 17, 18), number, {&kFontSmall, kInk, Align::Centre});
}

}  // namespace

int partyLength(const State& before, Seat seat, int colour) { return Hosts(before, seat, colour).length(); }

void playParty(Player& player, Seat seat, int colour) {
  const State& state = player.before;
  const StagePlan& plan = player.plan;
  const CityPlan& city = plan.city;
  const Hosts hosts(state, seat, colour);
  const Beat door = player.beat(0, kDoorMs);
  const bool opened = player.act.begun(door);
  int come = 0, points = 0;
  for (int i = 0; i < hosts.count; ++i) {
    if (!player.act.done(player.beat(kDoorMs + i * hosts.apart(), kGuestMs))) continue;
    ++come;
    points += partyFrom(state, hosts.area[i], colour);
  }
  TitleLook title;
  title.points = palazzi::pointsOf(state, seat).total + points;
  drawStageTitle(player.table, player.canvas, plan, state, seat, title);
  drawCity(player.canvas, city, opened ? player.after : state, seat);
  const Rect above = plan.low ? makeRect(0, plan.title.h, city.sky.x, plan.caption.y - plan.title.h)
                              : makeRect(0, plan.title.h, plan.title.w, 64);
  if (hosts.count > 0) {
    const int width = plan.low ? above.w / (hosts.count > 2 ? 2 : 1) : above.w / hosts.count;
    const int rows = plan.low ? (hosts.count + (hosts.count > 2 ? 1 : 0)) / (hosts.count > 2 ? 2 : 1) : 1;
    for (int i = 0; i < hosts.count; ++i) {
      const int column = plan.low ? i % (hosts.count > 2 ? 2 : 1) : i,
                line = plan.low ? i / (hosts.count > 2 ? 2 : 1) : 0;
      const Rect box =
          makeRect(above.x + column * width, above.y + line * (above.h / rows), width, above.h / rows);
      drawHost(player, box, hosts.area[i], colour, i < come);
    }
    if (!plan.low) player.canvas.fillRect(makeRect(0, above.bottom(), above.w, 3), rgb(0xAC8962));
  }
  const int goal = city.left + colour * city.lot + city.lot / 2;
  for (int i = 0; i < hosts.count; ++i) {
    const Beat walk = player.beat(kDoorMs + i * hosts.apart(), kGuestMs);
    if (!player.act.during(walk)) continue;
    const int from = i * 2 < hosts.count ? city.sky.x + 6 : city.sky.right() - 6;
    drawGuest(player.canvas, player.act.count(walk, from, goal), city.ground(),
              partyFrom(state, hosts.area[i], colour), paintOf(player, hosts.area[i]).ground, plan.low);
  }
  Phrase gain;
  gain.addSigned(points);
  const Font& font = plan.low ? kFontBody : kFontTitle;
  const int w = Canvas::textWidth(gain, font) + 14, h = font.capHeight + 10;
  int x = goal + city.lot / 2 + 4;
  if (x + w > city.sky.right() - 2) x = goal - city.lot / 2 - 4 - w;
  const Rect box = makeRect(x, city.palaceTop(state.size) - (plan.low ? 8 : 16), w, h);
  player.canvas.fillRoundRect(box, 4, kInk);
  player.canvas.fillRoundRect(inset(box, 1), 4, kGold);
  drawLine(player.canvas, box, gain, {&font, kInk, Align::Centre});
  player.act.covers(makeRect(0, 0, plan.title.w, plan.caption.y));
  player.caption.second.clear();
  for (int i = 0; i < hosts.count; ++i) {
    if (i > 0) player.caption.second.add(" · ");
    player.caption.second.add(ownerName(player.table, hosts.area[i]))
        .add(" ")
        .add(partyFrom(state, hosts.area[i], colour));
  }
}

}  // namespace lucca::ui
