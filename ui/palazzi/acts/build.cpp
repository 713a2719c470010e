// Taking a triplet and building with its cards.
#include "ui/palazzi/acts/act_scene.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/pictures/marks.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kFallMs = 260, kRoofMs = 180, kWindowMs = 90, kOrderShownMs = 250, kCrackMs = 200;
constexpr int kTopOutMost = 1500;

// The beats of topping out; above the limit the windows light up faster.
struct TopOut {
  int windows, windowMs;

  explicit TopOut(int count) : windows(count), windowMs(kWindowMs) {
    const int room = kTopOutMost - kFallMs - kRoofMs - kOrderShownMs;
    if (count * windowMs > room) windowMs = room / count;
  }
  int lit() const { return kFallMs + kRoofMs; }
  int order() const { return lit() + windows * windowMs; }
  int length() const { return order() + kOrderShownMs; }
};

bool completesHere(const State& before, int who, Action action) {
  return asOf(action) == As::Palace && completes(before, who, colourOf(action));
}

int windowsOf(const State& before, int who, Action action) {
  return palaceOf(before, who, colourOf(action)).windows + kDeck[cardOf(action)].windows;
}

int shieldsOf(const State& before, int who, Action action) {
  return palaceOf(before, who, colourOf(action)).shields + kDeck[cardOf(action)].shields;
}

bool wallsChange(const State& before, const State& after, int who) {
  if (who >= before.players) return false;
  const Standing was = standingOf(before, static_cast<Seat>(who)),
                 is = standingOf(after, static_cast<Seat>(who));
  return was.wallsHold() != is.wallsHold();
}

State afterOf(const State& before, Action action) {
  State after = before;
  static_cast<void>(apply(after, action));
  return after;
}

// The crane's rope, hook and slings over a floor.
void drawCrane(Canvas& canvas, const Rect& box, int top) {
  const int x = box.x + box.w / 2, hook = box.y - 12 > top ? box.y - 12 : top;
  canvas.fillRect(makeRect(x, top, 1, hook - top), kInk);
  canvas.fillRect(makeRect(x - 1, hook, 3, 3), kInk);
  canvas.drawLine(x, hook + 2, box.x + 2, box.y, kInk);
  canvas.drawLine(x, hook + 2, box.right() - 3, box.y, kInk);
}

// The points that a palace just brought, over its roof but beside what is there already.
void drawGain(Canvas& canvas, const CityPlan& city, int colour, int points, const Rect& taken) {
  Phrase words;
  words.addSigned(points);
  const bool low = city.lot < 30;
  const Font& font = low ? kFontBody : kFontTitle;
  const int width = Canvas::textWidth(words, font) + 12, height = font.capHeight + 8;
  int x = city.left + colour * city.lot + city.lot / 2 - width / 2;
  if (x < city.sky.x + 1) x = city.sky.x + 1;
  if (x + width > city.sky.right() - 1) x = city.sky.right() - 1 - width;
  const int y = city.palaceTop(city.palace.size) - city.palace.roof - height - 3;
  Rect box = makeRect(x, y < city.sky.y ? city.sky.y : y, width, height);
  if (!intersect(box, taken).empty()) {
    box.x =
        static_cast<int16_t>(taken.x > city.sky.w - taken.right() ? taken.x - width - 3 : taken.right() + 3);
  }
  canvas.fillRoundRect(box, 4, kInk);
  canvas.fillRoundRect(inset(box, 1), 4, kGold);
  drawLine(canvas, box, words, {&font, kInk, Align::Centre});
}

// The shields of a palace that is complete fall down beside it, one after another.
void drawFallingShields(const ActScene& scene, int shields, int colour, const Beat& lights) {
  const CityPlan& city = scene.plan.city;
  const MarkSize size = scene.plan.low ? MarkSize::Tiny : MarkSize::Floor;
  const int width = city.palace.width + 2, ground = city.ground() - markHeight(size);
  for (int i = 0; i < shields; ++i) {
    const Beat fall{lights.from + lights.lasts * i / shields, 300};
    if (!scene.act.during(fall)) continue;
    const int left = city.palaceLeft(colour) + (i % 2 == 0 ? width : -markHeight(size) - 2);
    drawShieldMark(scene.canvas, left, scene.act.count(fall, city.palaceTop(city.palace.size), ground), size);
  }
}

// Cards in hand before the one that is played leaves; for the City the rows.
void drawCardsAbove(const ActScene& scene, int who) {
  if (who == kCityArea && hasCity(scene.before)) {
    if (scene.before.phase == Phase::CityPick) {
      drawTriplets(scene.table, scene.canvas, scene.plan, scene.before, scene.moment.index);
    }
    return;
  }
  State shown = scene.before;
  if (!scene.resting()) {
    const auto cards = shownCards(shown, shown.current);
    for (int i = 0; i < kTripletCards; ++i) {
      if (cards[static_cast<std::size_t>(i)] == cardOf(scene.moment.action))
        shown.unplayed &= static_cast<uint8_t>(~(1u << i));
    }
  }
  drawHeldCards(scene.canvas, scene.plan, shown);
}

// A computer's choice before it is made, in its colour.
void drawResting(ActScene& scene, int who, Action action) {
  const State after = afterOf(scene.before, action);
  CityLook look;
  look.ghosts = {&action, 1};
  look.after = &after;
  const Seat seat = scene.moment.mover >= 0 ? scene.moment.mover : 0;
  drawStageTitle(scene.table, scene.canvas, scene.plan, scene.before, who, {.by = seat});
  drawCity(scene.canvas, scene.plan.city, scene.before, who, look);
  drawCardsAbove(scene, who);
  const auto cards = shownCards(scene.before, scene.before.current);
  for (int i = 0; who != kCityArea && i < kTripletCards; ++i) {
    if (cards[static_cast<std::size_t>(i)] != cardOf(action)) continue;
    drawRing(scene.canvas, scene.plan.stageCard(i, kTripletCards), seatPaint(scene.table.who(seat)).ground);
  }
  scene.act.covers(scene.plan.scene());
  // A completed palace has words of its own, from the first picture on.
  if (asOf(action) == As::Palace && completesHere(scene.before, who, action))
    scene.act.covers({scene.rest, 0}, makeRect(0, 0, scene.plan.title.w, scene.plan.footer.y));
}

// Floors, roof, windows and shields of the palace on the way.
void lookAt(const ActScene& scene, const Palace& palace, bool done, LotLook& lot) {
  const Beat fall = scene.beat(0, kFallMs);
  const int height = scene.plan.city.palace.height();
  lot.palace = palace;
  lot.lift = scene.act.way(
      fall, height - static_cast<int>(palace.cards.size()) * scene.plan.city.palace.floor + 30, 0);
  if (!done) return;
  const TopOut top(palace.windows);
  const Beat roof = scene.beat(kFallMs, kRoofMs), lights = scene.beat(top.lit(), top.order() - top.lit());
  lot.roof = scene.act.begun(roof) ? scene.act.way(roof, 30, 0) : -2;
  lot.lit = scene.act.count(lights, 0, palace.windows);
  lot.lost = scene.act.count(lights, 0, palace.shields);
}

void tellTopOut(ActScene& scene, int who, Action action, TitleLook& title) {
  const Seat seat = static_cast<Seat>(who);
  const int windows = windowsOf(scene.before, who, action), shields = shieldsOf(scene.before, who, action);
  const TopOut top(windows);
  const Beat lights = scene.beat(top.lit(), top.order() - top.lit());
  const int had = scene.before.area[who].shields, from = had + kDeck[cardOf(action)].shields;
  const int lit = scene.act.count(lights, 0, windows), lost = scene.act.count(lights, 0, shields);
  title.shields = from - lost;
  title.points = palazzi::pointsOf(scene.before, seat).total + lit;
  Phrase gain;
  gain.addSigned(windows);
  scene.caption.first.clear().add(
      countForm(windows, Text::PalazziPlaceCompleteOne, Text::PalazziPlaceComplete),
      {capitalised(palaceColourName(colourOf(action))), windows, gain});
  scene.caption.second.clear();
  if (scene.act.done(lights)) {
    // As everywhere: what there was before the card, and what is left.
    const int gone = had - (from - shields);
    gone > 0
        ? scene.caption.second.add(countForm(gone, Text::PalazziShieldsGoneOne, Text::PalazziShieldsGone),
                                   {gone, had, from - shields})
        : scene.caption.second.add(Text::PalazziShieldsChange, {had, from - shields});
    const Standing was = standingOf(scene.before, seat), is = standingOf(scene.after, seat);
    if (was.place != is.place) {
      scene.caption.second.add(". ").add(Text::PalazziOrderChange,
                                         {placeName(was.place), placeName(is.place)});
    }
  } else if (scene.act.begun(lights)) {
    scene.caption.second.add(Text::PalazziLights, {lit, windows});
  }
}

void playPalace(ActScene& scene, int who, Action action) {
  const CityPlan& city = scene.plan.city;
  const int colour = colourOf(action);
  const bool done = completesHere(scene.before, who, action), seatOn = who < scene.before.players;
  // The City's complete palace makes room for another: it is drawn as it was built.
  State built = scene.before;
  CardId* cards = storeysOf(built, who, colour);
  const int floors = built.area[who].count[colour]++;
  cards[floors] = cardOf(action);
  built.area[who].building |= static_cast<uint8_t>(1u << colour);
  Palace palace = palaceOf(built, who, colour);
  if (done) palace.zone = Zone::Completed;
  LotLook lot;
  lookAt(scene, palace, done, lot);
  TitleLook title;
  title.by = scene.moment.mover;
  if (done && seatOn) tellTopOut(scene, who, action, title);
  const TopOut top(palace.windows);
  const Beat fall = scene.beat(0, kFallMs), rest = scene.beat(kFallMs, done ? top.length() : 0);
  CityLook look;
  look.special = colour;
  look.lot = &lot;
  look.after = &scene.after;
  if (seatOn && wallsChange(scene.before, scene.after, who)) {
    const Beat crack = scene.beat(done ? top.order() : kFallMs, kCrackMs);
    const bool was = !standingOf(scene.before, static_cast<Seat>(who)).wallsHold();
    look.cracks = scene.act.done(crack) ? !was : was;
    scene.act.covers(crack, city.walls);
  }
  drawStageTitle(scene.table, scene.canvas, scene.plan, scene.before, who, title);
  drawCity(scene.canvas, city, scene.before, who, look);
  drawCardsAbove(scene, who);
  if (scene.act.during(fall)) {
    Rect box = floorBox(city.palace, city.palaceLeft(colour), city.ground(), floors);
    box.y = static_cast<int16_t>(box.y - lot.lift);
    // It hangs below the cards.
    drawCrane(scene.canvas, box,
              scene.plan.low ? city.sky.y : scene.plan.stageCard(0, kTripletCards).bottom() + 3);
  }
  scene.act.covers(fall, makeRect(city.left + colour * city.lot - 4, city.sky.y, city.lot + 8,
                                  city.walls.bottom() - city.sky.y));
  if (!done) return;
  if (!seatOn) return scene.act.covers(rest, makeRect(0, 0, scene.plan.title.w, scene.plan.footer.y));
  const Beat lights = scene.beat(top.lit(), top.order() - top.lit()),
             order = scene.beat(top.order(), kOrderShownMs);
  Rect taken{};
  if (scene.act.begun(order)) {
    const Standing was = standingOf(scene.before, static_cast<Seat>(who)),
                   is = standingOf(scene.after, static_cast<Seat>(who));
    taken = drawOrderRow(scene.table, scene.canvas, scene.plan, scene.after,
                         was.place != is.place ? seatBit(static_cast<Seat>(who)) : SeatSet{}, colour >= 3);
  }
  if (scene.act.begun(lights)) {
    drawGain(scene.canvas, city, colour, scene.act.count(lights, 0, palace.windows), taken);
    drawFallingShields(scene, palace.shields, colour, lights);
  }
  scene.act.covers(rest, makeRect(0, 0, scene.plan.title.w, scene.plan.footer.y));
}

// A wall, a bastion or a card that is thrown away.
void playPiece(ActScene& scene, int who, Action action) {
  const CityPlan& city = scene.plan.city;
  const Beat fall = scene.beat(0, kFallMs), crack = scene.beat(kFallMs, kCrackMs);
  const bool bastion = asOf(action) == As::Bastion, discard = asOf(action) == As::Discard;
  const bool down = scene.act.done(fall);
  CityLook look;
  look.after = &scene.after;
  if (!discard && wallsChange(scene.before, scene.after, who)) {
    look.cracks =
        scene.act.done(crack) != standingOf(scene.before, static_cast<Seat>(who)).wallsHold() ? 0 : 1;
    look.cracks = scene.act.done(crack) ? !standingOf(scene.after, static_cast<Seat>(who)).wallsHold()
                                        : !standingOf(scene.before, static_cast<Seat>(who)).wallsHold();
  }
  drawStageTitle(scene.table, scene.canvas, scene.plan, scene.after, who, {.by = scene.moment.mover});
  drawCity(scene.canvas, city, down ? scene.after : scene.before, who, look);
  drawCardsAbove(scene, who);
  scene.act.covers(fall, makeRect(city.sky.x, city.sky.y, city.sky.w, city.walls.bottom() - city.sky.y));
  scene.act.covers(crack, city.walls);
  if (down) return;
  if (discard) {
    // It drops off the stage at the right.
    const Rect from = scene.plan.stageCard(2, kTripletCards);
    const int x = scene.act.way(fall, from.x, city.sky.right()),
              y = scene.act.count(fall, from.y, city.ground());
    drawRowCard(scene.canvas, makeRect(x, y, scene.plan.low ? 35 : 60, 16), cardOf(action));
    return;
  }
  const Rect place = newestPiece(city.walls, wallsIn(city, scene.after, who, look), bastion);
  const Rect box = makeRect(place.x, scene.act.way(fall, city.sky.y + 40, place.y), place.w, place.h);
  if (bastion) {
    drawBastion(scene.canvas, box);
  } else {
    drawBricks(scene.canvas, box, false);
  }
}

}  // namespace

int cardLength(const State& before, int who, Action action) {
  const int crack = wallsChange(before, afterOf(before, action), who) ? kCrackMs : 0;
  if (completesHere(before, who, action)) return TopOut(windowsOf(before, who, action)).length() + crack;
  return kFallMs + crack;
}

void playCard(ActScene& scene, int who, Action action) {
  if (scene.resting()) return drawResting(scene, who, action);
  asOf(action) == As::Palace ? playPalace(scene, who, action) : playPiece(scene, who, action);
}

void playTake(ActScene& scene, int triplet) {
  const Beat lift = scene.beat(0, 260);
  const State& state = scene.before;
  drawStageTitle(scene.table, scene.canvas, scene.plan, state, scene.moment.mover);
  drawCity(scene.canvas, scene.plan.city, state, scene.moment.mover);
  const auto cards = shownCards(state, triplet);
  if (scene.resting()) {
    drawTriplets(scene.table, scene.canvas, scene.plan, state, scene.moment.index, triplet);
    drawRing(scene.canvas, scene.plan.rowBox(triplet), seatPaint(scene.table.who(scene.moment.mover)).ground);
  }
  for (int i = 0; !scene.resting() && i < kTripletCards; ++i) {
    const Rect from = scene.plan.low ? scene.plan.detailCard(i) : scene.plan.rowCard(triplet, i),
               to = scene.plan.stageCard(i, kTripletCards);
    const Rect box = makeRect(scene.act.way(lift, from.x, to.x), scene.act.way(lift, from.y, to.y),
                              scene.act.way(lift, from.w, to.w), scene.act.way(lift, from.h, to.h));
    if (box.h < 30 && box.w < 50) {
      drawTallCard(scene.canvas, box, cards[static_cast<std::size_t>(i)]);
    } else if (box.h < 30) {
      drawRowCard(scene.canvas, box, cards[static_cast<std::size_t>(i)]);
    } else {
      drawStageCard(scene.canvas, box, cards[static_cast<std::size_t>(i)]);
    }
  }
  scene.act.covers(scene.plan.scene());
}

}  // namespace lucca::ui
