// A party: guests come from the others' palaces of the colour, each with what it is worth.
#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/acts/act_scene.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kDoorMs = 150, kGuestMs = 350, kApartMs = 150, kMostMs = 2000;
constexpr int kSumMs = 400;  // all have come: the sum is seen

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
    const int room = kMostMs - kDoorMs - kGuestMs - kSumMs;
    return count > 1 && (count - 1) * kApartMs > room ? room / (count - 1) : kApartMs;
  }
  int length() const { return kDoorMs + (count > 0 ? kGuestMs + (count - 1) * apart() : 0) + kSumMs; }
};

Paint paintOf(const ActScene& scene, int who) {
  return who < scene.before.players ? seatPaint(scene.table.who(static_cast<Seat>(who)))
                                    : Paint{kTerracotta, kOnDark};
}

// Palace, name and points of a host, side by side above the city.
void drawHost(ActScene& scene, const Rect& box, int who, int colour, bool counted) {
  const State& state = scene.before;
  Palace palace = palaceOf(state, who, colour);
  const bool wide = box.w >= 90;
  const int width = wide ? 34 : 24, floor = (box.h - 14) / state.size < 8 ? (box.h - 14) / state.size : 8;
  if (palace.zone == Zone::None && who >= state.players) {
    for (int i = 0; i < state.cityDone; ++i) {
      if (cityPalace(state, i).colour == colour) palace = cityPalace(state, i);
    }
  }
  const PalacePlan plan{width, floor, state.size, 6};
  drawPalace(scene.canvas, plan, box.x + 4, box.bottom() - 1, lotOf(palace));
  const int left = box.x + width + 9, room = box.right() - left;
  const std::string_view name = ownerName(scene.table, who);
  Phrase points;
  points.addSigned(partyFrom(state, who, colour));
  const int medallion = who < state.players ? 20 : 0;
  if (medallion > 0) {
    drawMedallion(scene.canvas, static_cast<Emblem>(scene.table.who(static_cast<Seat>(who)).emblem),
                  left + (wide ? 8 : 7), box.y + 10, wide ? 8 : 7, paintOf(scene, who));
  }
  if (wide) {
    drawLine(scene.canvas, makeRect(left + medallion, box.y + 1, room - medallion, 18), name,
             {&fitting(name, room - medallion, kFontBody, kFontSmall)});
    Phrase what;
    const int floors = static_cast<int>(palace.cards.size());
    if (palace.zone == Zone::Building) {
      what.add(countForm(floors, Text::PalazziFloorsOne, Text::PalazziFloors), {floors});
    } else {
      what.add(Text::PalazziComplete);
    }
    if (box.h >= 60)
      drawLine(scene.canvas, makeRect(left, box.y + 19, room, 16), what, {&kFontSmall, kInkSoft});
  }
  drawLine(scene.canvas, makeRect(left, box.bottom() - 24, room, 24), points,
           {wide ? &kFontTitle : &kFontBody, counted ? kAccent : kInkSoft});
}

// A guest, on the way with what it is worth on a disc.
void drawGuest(Canvas& canvas, int x, int ground, int points, Colour coat, bool low) {
  const int h = low ? 6 : 9;
  canvas.fillRect(makeRect(x - 2, ground - h, 5, h - 2), coat);
  canvas.fillRect(makeRect(x - 2, ground - 2, 2, 2), kInk);
  canvas.fillRect(makeRect(x + 1, ground - 2, 2, 2), kInk);
  canvas.fillCircle(x, ground - h - 1, 2, rgb(0xE8C39A));
  if (low || points == 0) return;
  Phrase number;
  number.add(points);
  canvas.fillCircle(x, ground - h - 10, 8, kInk);
  canvas.fillCircle(x, ground - h - 10, 7, kGold);
  drawLine(canvas, makeRect(x - 8, ground - h - 19, 17, 18), number, {&kFontSmall, kInk, Align::Centre});
}

// Those who have come stand before the palace.
void drawGuests(ActScene& scene, const Hosts& hosts, int come, int door) {
  const int apart = scene.plan.low ? 4 : 8;
  int x = door - (come - 1) * apart / 2;
  for (int i = 0; i < come; ++i, x += apart)
    drawGuest(scene.canvas, x, scene.plan.city.ground(), 0, paintOf(scene, hosts.area[i]).ground,
              scene.plan.low);
}

void drawNote(Canvas& canvas, int x, int y) {
  canvas.fillRect(makeRect(x + 3, y, 1, 7), kInk);
  canvas.fillRect(makeRect(x + 4, y, 2, 2), kInk);
  canvas.fillRect(makeRect(x, y + 6, 4, 2), kInk);
  canvas.fillRect(makeRect(x + 1, y + 5, 3, 1), kInk);
}

// Notes around the roof, dancing while the guests come.
void drawMusic(ActScene& scene, int x, int y) {
  if (scene.plan.low) return;
  const int beat = scene.act.playing() ? scene.act.told() / 120 % 2 : 0;
  drawNote(scene.canvas, x - 20, y - 3 - 2 * beat);
  drawNote(scene.canvas, x - 27, y + 9 + 2 * beat);
  drawNote(scene.canvas, x + 13, y - 6 + 2 * beat);
}

// The party's points so far, in a bubble beside the roof.
void drawSum(ActScene& scene, int door, int points) {
  const StagePlan& plan = scene.plan;
  const CityPlan& city = plan.city;
  Phrase gain;
  gain.addSigned(points);
  const Font& font = plan.low ? kFontBody : kFontTitle;
  const int w = Canvas::textWidth(gain, font) + 16, h = font.capHeight + 10;
  const int away = city.palace.width / 2 + (plan.low ? 5 : 11);
  const bool right = door + away + w <= city.sky.right() - 2;
  const Rect box = makeRect(right ? door + away : door - away - w,
                            city.palaceTop(city.palace.size) - (plan.low ? 8 : 12), w, h);
  const int tip = right ? box.x : box.right() - 1, out = right ? -6 : 6, y = box.y + h / 2;
  scene.canvas.fillRoundRect(box, 4, kInk);
  scene.canvas.fillTriangle(tip, y - 5, tip, y + 5, tip + out, y, kInk);
  scene.canvas.fillRoundRect(inset(box, 1), 4, kGold);
  scene.canvas.fillTriangle(tip - out / 3, y - 3, tip - out / 3, y + 3, tip + out * 2 / 3, y, kGold);
  drawLine(scene.canvas, box, gain, {&font, kInk, Align::Centre});
}

// A person's own party as a bill: a line a guest, and the sum.
void drawBill(ActScene& scene, const Hosts& hosts, Seat seat, int colour) {
  const StagePlan& plan = scene.plan;
  const int line = plan.low ? 15 : 18, width = plan.low ? plan.rows.w : 172;
  const int height = line * (hosts.count + 1) + 8;
  const Rect box = plan.low ? makeRect(plan.rows.x, plan.title.h + 2, width, height)
                            : makeRect((plan.title.w - width) / 2, plan.title.h + 4, width, height);
  scene.canvas.fillRoundRect(box, 5, kInk);
  scene.canvas.fillRoundRect(inset(box, 1), 4, kOnDark);
  int y = box.y + 3;
  Phrase words;
  for (int i = 0; i < hosts.count; ++i, y += line) {
    const int who = hosts.area[i];
    const Rect row = makeRect(box.x + 6, y, box.w - 12, line);
    words.clear().add(partyFrom(scene.before, who, colour));
    drawLine(scene.canvas, row, words, {&kFontBody, kInk, Align::Right, true});
    if (who < scene.before.players) {
      drawMedallion(scene.canvas, static_cast<Emblem>(scene.table.who(static_cast<Seat>(who)).emblem),
                    row.x + 7, y + line / 2, 7, paintOf(scene, who));
    }
    const std::string_view name = ownerName(scene.table, who);
    const int room = row.w - 34;
    drawLine(scene.canvas, makeRect(row.x + 18, y, room, line), name,
             {&fitting(name, room, kFontBody, kFontSmall), kInk, Align::Left, true});
  }
  scene.canvas.fillRect(makeRect(box.x + 6, y, box.w - 12, 1), kStoneDark);
  const Rect row = makeRect(box.x + 6, y + 1, box.w - 12, line + 2);
  words.clear().addSigned(partyWorth(scene.before, seat, colour));
  const int used =
      drawLine(scene.canvas, row, words, {plan.low ? &kFontBody : &kFontTitle, kAccent, Align::Right, true});
  drawLine(scene.canvas, makeRect(row.x, row.y, 14, row.h), symbol::kGoblet,
           {&kFontSmall, kAccent, Align::Left, true});
  words.clear().add(capitalised(Phrase(Text::PalazziPartyIn, {palaceColourName(colour)})));
  const int room = row.w - used - 22;
  if (Canvas::textWidth(words, kFontSmall) > room) words = capitalised(palaceColourName(colour));
  drawLine(scene.canvas, makeRect(row.x + 18, row.y, room, row.h), words,
           {&fitting(words, room, kFontBody, kFontSmall), kInk, Align::Left, true});
}

// The words about a person's own party.
void tellOwn(ActScene& scene, Seat seat, int colour) {
  const int had = palazzi::pointsOf(scene.before, seat).total, worth = partyWorth(scene.before, seat, colour);
  Phrase gain;
  gain.addSigned(worth);
  scene.caption.first.clear().add(Text::PalazziYourParty, {gain, had, had + worth});
  scene.caption.second.clear().add(Text::PalazziNowOpened);
}

// Who gives guests, in a row above the city, or in up to two columns beside it on a low panel.
void drawHosts(ActScene& scene, const Hosts& hosts, int colour, int come) {
  const StagePlan& plan = scene.plan;
  const Rect above = plan.low ? makeRect(0, plan.title.h, plan.city.sky.x, plan.caption.y - plan.title.h)
                              : makeRect(0, plan.title.h, plan.title.w, 64);
  const int columns = plan.low ? (hosts.count > 2 ? 2 : 1) : hosts.count;
  const int rows = (hosts.count + columns - 1) / columns;
  const int width = above.w / columns, height = above.h / rows;
  for (int i = 0; i < hosts.count; ++i) {
    const Rect box = makeRect(above.x + i % columns * width, above.y + i / columns * height, width, height);
    drawHost(scene, box, hosts.area[i], colour, i < come);
  }
  if (!plan.low) scene.canvas.fillRect(makeRect(0, above.bottom(), above.w, 3), rgb(0xAC8962));
}

void drawWalks(ActScene& scene, const Hosts& hosts, int colour, int goal) {
  const CityPlan& city = scene.plan.city;
  for (int i = 0; i < hosts.count; ++i) {
    const Beat walk = scene.beat(kDoorMs + i * hosts.apart(), kGuestMs);
    if (!scene.act.during(walk)) continue;
    const int from = i * 2 < hosts.count ? city.sky.x + 6 : city.sky.right() - 6;
    drawGuest(scene.canvas, scene.act.count(walk, from, goal), city.ground(),
              partyFrom(scene.before, hosts.area[i], colour), paintOf(scene, hosts.area[i]).ground,
              scene.plan.low);
  }
}

void tellOther(ActScene& scene, const Hosts& hosts, Seat seat, int colour) {
  const State& state = scene.before;
  Phrase worth;
  worth.addSigned(partyWorth(state, seat, colour));
  scene.caption.first.clear().add(Text::PalazziPartyLine, {palaceColourName(colour), worth});
  scene.caption.second.clear();
  if (hosts.count == 0) scene.caption.second.add(whyNoGuests(state, seat, colour));
  for (int i = 0; i < hosts.count; ++i) {
    if (i > 0) scene.caption.second.add(" · ");
    scene.caption.second.add(ownerName(scene.table, hosts.area[i]))
        .add(" ")
        .add(partyFrom(state, hosts.area[i], colour));
  }
}

}  // namespace

int partyLength(const State& before, Seat seat, int colour) { return Hosts(before, seat, colour).length(); }

void playParty(ActScene& scene, Seat seat, int colour) {
  const State& state = scene.before;
  const StagePlan& plan = scene.plan;
  const CityPlan& city = plan.city;
  const Hosts hosts(state, seat, colour);
  const Beat door = scene.beat(0, kDoorMs);
  const bool opened = scene.act.begun(door);
  int come = 0, points = 0;
  for (int i = 0; i < hosts.count; ++i) {
    if (!scene.act.done(scene.beat(kDoorMs + i * hosts.apart(), kGuestMs))) continue;
    ++come;
    points += partyFrom(state, hosts.area[i], colour);
  }
  TitleLook title;
  title.points = palazzi::pointsOf(state, seat).total + points;
  const bool bill = scene.lasts() && hosts.count > 0;
  title.gold = bill;
  drawStageTitle(scene.table, scene.canvas, plan, state, seat, title);
  drawCity(scene.canvas, city, opened ? scene.after : state, seat);
  if (bill) {
    drawBill(scene, hosts, seat, colour);
  } else if (hosts.count > 0) {
    drawHosts(scene, hosts, colour, come);
  }
  const int goal = city.left + colour * city.lot + city.lot / 2;
  drawWalks(scene, hosts, colour, goal);
  drawGuests(scene, hosts, come, goal);
  if (opened) drawMusic(scene, goal, city.palaceTop(state.size) - city.palace.roof);
  if (!bill) drawSum(scene, goal, points);
  // The bill and its words come at once; then nothing moves any more.
  const bool still = scene.lasts() && scene.act.told() > scene.rest + scene.length + 100;
  scene.act.covers(still ? makeRect(0, 0, 1, 1) : makeRect(0, 0, plan.title.w, plan.footer.bottom()));
  if (bill) return tellOwn(scene, seat, colour);
  tellOther(scene, hosts, seat, colour);
}

}  // namespace lucca::ui
