// The final count: a tower a seat that rises category by category; a tie is decided between towers of one height.
#include <algorithm>
#include <iterator>

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/acts/act_scene.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kCategoryMs = 900, kTieMs = 900;
constexpr int kCategories = 4;

// Points of a seat as they are counted: windows, parties, walls, street numbers.
struct Tally {
  int part[kCategories] = {};
  int ahead = 0;  // the head start

  Tally() = default;
  Tally(const State& before, const State& after, Seat seat) {
    const Points old = palazzi::pointsOf(before, seat), now = palazzi::pointsOf(after, seat);
    part[0] = now.windows;
    part[1] = now.parties;
    part[2] = old.walls;
    part[3] = old.street;
    ahead = now.headStart;
  }
  int total() const { return ahead + part[0] + part[1] + part[2] + part[3]; }
};

struct Ground {
  Rect sky;
  int bottom, most, width;
};

Ground groundOf(const ActScene& scene) {
  const StagePlan& plan = scene.plan;
  const int bottom = plan.caption.y - (plan.low ? 17 : 22);
  const Rect sky = makeRect(0, plan.title.h, plan.title.w, bottom - plan.title.h);
  const int pitch = plan.title.w / scene.before.players;
  return {sky, bottom, sky.h - (plan.low ? 36 : 54), pitch < 60 ? pitch - 12 : 40};
}

void drawWindowsOf(Canvas& canvas, const Rect& box) {
  canvas.fillRect(box, kWindowsStone);
  for (int y = box.bottom() - 9; y > box.y + 1; y -= 9) {
    for (int x = box.x + (box.w - 29) / 2; x + 5 < box.right(); x += 12) {
      canvas.fillRect(makeRect(x, y, 5, 6), kInk);
      canvas.fillRect(makeRect(x + 1, y + 1, 3, 4), kLitWindow);
    }
  }
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kInk);
}

void drawCloth(Canvas& canvas, const Rect& box) {
  canvas.fillRect(box, kPartyCloth);
  for (int y = box.y + 3, row = 0; y + 2 < box.bottom(); y += 6, ++row) {
    for (int x = box.x + (row % 2 ? 4 : 8); x + 2 < box.right(); x += 9) {
      canvas.fillRect(makeRect(x, y + 1, 3, 1), kOnDark);
      canvas.fillRect(makeRect(x + 1, y, 1, 3), kOnDark);
    }
  }
  canvas.fillRect(makeRect(box.x, box.y, box.w, 1), kInk);
}

// A tower of the categories, one above the other; returns its top.
int drawTower(Canvas& canvas, const Tally& tally, int left, int width, int bottom, int most, int highest) {
  int y = bottom;
  // The column begins at the points given ahead.
  if (tally.ahead > 0) {
    const int height = tally.ahead * most / highest;
    y -= height;
    canvas.fillRect(makeRect(left, y, width, height), kGold);
    canvas.fillRect(makeRect(left, y, width, 1), kInk);
    Phrase given;
    given.addSigned(tally.ahead);
    if (height > kFontSmall.capHeight + 2)
      drawLine(canvas, makeRect(left, y + 1, width, height - 1), given, {&kFontSmall, kInk, Align::Centre});
  }
  for (int category = 0; category < kCategories; ++category) {
    const int points = tally.part[category];
    if (points <= 0) continue;
    const int height = points * most / highest;
    const Rect box = makeRect(left, y - height, width, height);
    switch (category) {
      case 0:
        drawWindowsOf(canvas, box);
        break;
      case 1:
        drawCloth(canvas, box);
        break;
      case 2:
        drawBricks(canvas, box, false);
        break;
      default:
        canvas.fillRect(box, kOnDark);
    }
    y -= height;
  }
  canvas.fillRect(makeRect(left - 1, y, 1, bottom - y), kInk);
  canvas.fillRect(makeRect(left + width, y, 1, bottom - y), kInk);
  canvas.fillRect(makeRect(left - 1, y - 2, width + 2, 2), kInk);
  for (int x = left - 1; x < left + width; x += 8) canvas.fillRect(makeRect(x, y - 5, 4, 3), kInk);
  return y - 5;
}

void drawTotal(const ActScene& scene, int x, int y, Seat seat, int total, bool leads) {
  const bool low = scene.plan.low;
  const int radius = low ? 7 : 10;
  drawMedallion(scene.canvas, static_cast<Emblem>(scene.table.who(seat).emblem), x, y - radius, radius,
                seatPaint(scene.table.who(seat)));
  Phrase number;
  number.add(total);
  const Font& font = low ? kFontSmall : kFontTitle;
  const int width = Canvas::textWidth(number, font) + 10, height = font.capHeight + 6;
  const Rect box = makeRect(x - width / 2, y - 2 * radius - height - 2, width, height);
  scene.canvas.fillRoundRect(box, 4, leads ? kGold : kOnDark);
  drawLine(scene.canvas, box, number, {&font, kInk, Align::Centre});
}

void drawCategories(const ActScene& scene, int category, Text title) {
  static constexpr std::string_view kSigns[] = {symbol::kWindow, symbol::kGoblet, symbol::kWall,
                                                symbol::kPlate};
  const Rect& head = scene.plan.head;
  const int step = scene.plan.low ? 20 : 24;
  StagePlan beside = scene.plan;
  beside.head.w = static_cast<int16_t>(head.w - kCategories * step - 2);
  drawPlainTitle(scene.canvas, beside, tr(title));
  for (int i = 0; i < kCategories; ++i) {
    const Rect cell = makeRect(head.right() - (kCategories - i) * step, head.y + 1, step - 2, head.h - 2);
    if (i == category) scene.canvas.fillRoundRect(cell, 4, kOnDark);
    drawLine(scene.canvas, cell, kSigns[i],
             {&kFontBody,
              i == category  ? kInk
              : i < category ? kOnDark
                             : tint(0x7C2F1E, 0xFFFFFF),
              Align::Centre});
  }
}

void tellWalls(ActScene& scene, Seat seat) {
  const WallScore score = wallScore(scene.before, seat);
  Phrase gain;
  gain.addSigned(score.points);
  Phrase sum(Text::PalazziWallSum, {scene.table.name(seat), score.walls, score.bastions, score.opened, gain});
  scene.caption.second.clear();
  if (score.shields < score.needed) {
    scene.caption.second.add(Text::PalazziWallShort, {scene.table.name(seat), score.shields, score.needed});
    scene.caption.warning = true;
  } else {
    scene.caption.first = sum;
  }
}

// The numbers that move points, and whose they are. In some editions one of them may be missing.
void tellStreet(ActScene& scene) {
  const StreetScore street = streetScore(scene.before);
  Phrase& out = scene.caption.second.clear();
  if (street.lowestOwner >= 0) {
    out.add(Text::PalazziStreetLowest,
            {kDeck[street.lowest].number, ownerName(scene.table, street.lowestOwner)});
  }
  if (street.highestOwner < 0) return;
  if (!out.empty()) out.add(". ");
  out.add(Text::PalazziStreetHighest,
          {kDeck[street.highest].number, ownerName(scene.table, street.highestOwner)});
}

// The seats that share the most points when all is counted.
SeatSet tiedIn(const State& after) {
  int best = -1000;
  SeatSet tied = 0;
  for (Seat seat = 0; seat < after.players; ++seat) {
    const int total = palazzi::pointsOf(after, seat).total;
    if (total > best) tied = 0;
    if (total >= best) tied = static_cast<SeatSet>(tied | seatBit(seat));
    best = total > best ? total : best;
  }
  return tied;
}

bool hasTie(const State& after) { return (tiedIn(after) & (tiedIn(after) - 1)) != 0; }

// Of those who tie, the one with the highest number and the one with the next.
struct Duellists {
  Seat winner = kNobody, second = kNobody;
  int count = 0;

  Duellists(const State& after, SeatSet tied) {
    for (Seat seat = 0; seat < after.players; ++seat) {
      if (!(tied >> seat & 1)) continue;
      ++count;
      if (winner < 0 || highestVisible(after, seat) > highestVisible(after, winner)) {
        second = winner;
        winner = seat;
      } else if (second < 0 || highestVisible(after, seat) > highestVisible(after, second)) {
        second = seat;
      }
    }
  }
};

void drawPennant(Canvas& canvas, int x, int y, Colour colour) {
  canvas.fillRect(makeRect(x, y, 1, 16), kInk);
  canvas.fillTriangle(x + 1, y, x + 1, y + 7, x + 13, y + 3, colour);
}

// The number that decides, beside the medallion on a tower.
void drawNumberPlate(ActScene& scene, const Rect& plate, Seat seat) {
  const CardId card = highestVisible(scene.after, seat);
  Phrase number;
  if (card != kNoCard) number.add(kDeck[card].number);
  scene.canvas.fillRoundRect(plate, 4, kInk);
  scene.canvas.fillRoundRect(inset(plate, 1), 3, card != kNoCard ? cardPaint(card).ground : kInk);
  scene.canvas.fillRoundRect(inset(plate, 3), 2, kOnDark);
  drawLine(scene.canvas, plate, number, {&kFontBody, kInk, Align::Centre});
}

// Those who share the lead face each other; the numbers come down to them, and the higher one raises its flag.
void drawDuel(ActScene& scene, const Ground& ground, SeatSet tied, const Beat& beat) {
  const State& after = scene.after;
  const Duellists duel(after, tied);
  if (duel.second < 0) return;
  const bool low = scene.plan.low;
  const int pitch = ground.sky.w / duel.count, radius = low ? 7 : 10, most = ground.most * 3 / 4;
  const int wide = low ? 32 : 36, high = low ? 18 : 22, apart = std::min(radius + 3, pitch - radius - wide);
  const int points = palazzi::pointsOf(after, duel.winner).total;
  int at = 0;
  for (Seat seat = 0; seat < after.players; ++seat) {
    if (!(tied >> seat & 1)) continue;
    const Tally tally(after, after, seat);
    const int centre = at * pitch + pitch / 2;
    const int top = drawTower(scene.canvas, tally, centre - ground.width / 2, ground.width, ground.bottom,
                              most, points > 0 ? points : 1);
    const SeatInfo& who = scene.table.who(seat);
    // More than two have no room at their sides: each medallion makes room for its number.
    const int x = duel.count == 2 ? centre : centre - (radius + apart + wide) / 2 + radius;
    const int middle = top - 1 - radius;
    drawMedallion(scene.canvas, static_cast<Emblem>(who.emblem), x, middle, radius, seatPaint(who));
    if (seat == duel.winner && scene.act.done(beat))
      drawPennant(scene.canvas, x, middle - radius - 16, seatPaint(who).ground);
    const int left = x + apart + wide <= ground.sky.w ? x + apart : x - apart - wide;
    drawNumberPlate(scene, makeRect(left, scene.act.way(beat, ground.sky.y, middle - high / 2), wide, high),
                    seat);
    const std::string_view name = scene.table.name(seat);
    drawLine(scene.canvas,
             makeRect(at * pitch + 1, ground.bottom + 1, pitch - 2, scene.plan.caption.y - ground.bottom - 1),
             name, {&fitting(name, pitch - 2, kFontBody, kFontSmall), kInk, Align::Centre});
    ++at;
  }
  if (duel.count == 2) {
    Phrase each;
    each.add(points);
    const Font& font = low ? kFontBody : kFontTitle;
    const int width = Canvas::textWidth(each, font) + 12, height = font.capHeight + 8;
    const Rect box =
        makeRect((ground.sky.w - width) / 2, ground.bottom - most / 2 - height / 2, width, height);
    scene.canvas.fillRoundRect(box, 4, kOnDark);
    drawLine(scene.canvas, box, each, {&font, kInk, Align::Centre});
  }
  scene.caption.first.clear().add(Text::PalazziTieLine, {points});
  scene.caption.second.clear();
  if (!scene.act.done(beat)) return;
  scene.caption.second.add(Text::PalazziTieWhy,
                           {scene.table.name(duel.winner), kDeck[highestVisible(after, duel.winner)].number,
                            scene.table.name(duel.second), kDeck[highestVisible(after, duel.second)].number});
}

// Bricks beside the tower of a seat whose walls fell.
void drawRubble(const ActScene& scene, int left, int right, int ground, const Beat& beat) {
  static constexpr int8_t kPlaces[][2] = {{-8, 4}, {-5, 11}, {2, 4}, {5, 8}, {-12, 3}, {9, 3}};
  for (std::size_t i = 0; i < std::size(kPlaces); ++i) {
    const int x = kPlaces[i][0] < 0 ? left + kPlaces[i][0] : right + kPlaces[i][0];
    const int y = scene.act.way(beat, ground - 40 - 6 * static_cast<int>(i), ground - kPlaces[i][1]);
    scene.canvas.fillRect(makeRect(x, y, 5, 3), kOldBrick);
    scene.canvas.fillRect(makeRect(x, y + 3, 5, 1), kOldMortar);
  }
}

}  // namespace

int countLength(const State& before, int category) {
  if (category != 3) return kCategoryMs;
  State after = before;
  static_cast<void>(apply(after, rules(Step::Street)));
  return kCategoryMs + (hasTie(after) ? kTieMs : 0);
}

void playCount(ActScene& scene, int category, Seat seat) {
  const Ground ground = groundOf(scene);
  const State& after = scene.after;
  const Beat rise = scene.beat(0, kCategoryMs), duel = scene.beat(kCategoryMs, kTieMs);
  const bool tie = category == 3 && hasTie(after);
  drawCategories(scene, category, tie && scene.act.begun(duel) ? Text::PalazziTie : Text::PalazziFinalCount);
  drawSky(scene.canvas, ground.sky, {after.rounds, after.rounds}, ground.sky.h / 2);
  scene.canvas.fillRect(makeRect(0, ground.bottom, ground.sky.w, scene.plan.caption.y - ground.bottom),
                        kStreet);
  scene.canvas.fillRect(makeRect(0, ground.bottom, ground.sky.w, 1), kInkSoft);
  int highest = 10, best = -1000;
  for (Seat s = 0; s < after.players; ++s) {
    const Points points = palazzi::pointsOf(after, s);
    const int reach =
        points.headStart + points.windows + points.parties + points.walls + (points.street > 0 ? 3 : 0) + 3;
    if (reach > highest) highest = reach;
  }
  if (tie && scene.act.begun(duel)) {
    drawDuel(scene, ground, tiedIn(after), duel);
    return scene.act.covers(makeRect(0, 0, ground.sky.w, scene.plan.footer.y));
  }
  Tally tallies[kMaxSeats];
  for (Seat s = 0; s < after.players; ++s) {
    Tally& tally = tallies[s] = Tally(scene.before, after, s);
    const Points points = palazzi::pointsOf(after, s);
    tally.part[2] = scene.act.count(rise, tally.part[2], points.walls);
    tally.part[3] = scene.act.count(rise, tally.part[3], points.street);
    if (tally.total() > best) best = tally.total();
  }
  const int pitch = ground.sky.w / after.players;
  for (Seat s = 0; s < after.players; ++s) {
    const int x = s * pitch + pitch / 2, left = x - ground.width / 2;
    const int top =
        drawTower(scene.canvas, tallies[s], left, ground.width, ground.bottom, ground.most, highest);
    const WallScore walls = wallScore(scene.before, s);
    if (s == seat && category == 2 && walls.shields < walls.needed)
      drawRubble(scene, left, left + ground.width, ground.bottom, rise);
    drawTotal(scene, x, top - 1, s, tallies[s].total(), tallies[s].total() == best);
    const std::string_view name = scene.table.name(s);
    drawLine(scene.canvas,
             makeRect(s * pitch + 1, ground.bottom + 1, pitch - 2, scene.plan.caption.y - ground.bottom - 1),
             name,
             {&fitting(name, pitch - 2, kFontBody, kFontSmall),
              s == seat || isHighContrast() ? kInk : kInkSoft, Align::Centre});
  }
  if (category == 2 && seat >= 0) tellWalls(scene, seat);
  if (category == 3) tellStreet(scene);
  scene.act.covers(makeRect(0, 0, ground.sky.w, scene.plan.footer.y));
}

}  // namespace lucca::ui
