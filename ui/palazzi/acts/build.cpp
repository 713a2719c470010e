// Taking a triplet and building with its cards.
#include "drawing/type/symbols.h"
#include "ui/palazzi/acts/acts.h"
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
void drawFallingShields(const Player& player, int shields, int colour, const Beat& lights) {
  const CityPlan& city = player.plan.city;
  const MarkSize size = player.plan.low ? MarkSize::Tiny : MarkSize::Floor;
  const int width = city.palace.width + 2, ground = city.ground() - markHeight(size);
  for (int i = 0; i < shields; ++i) {
    const Beat fall{lights.from + lights.lasts * i / shields, 300};
    if (!player.act.during(fall)) continue;
    const int left = city.palaceLeft(colour) + (i % 2 == 0 ? width : -markHeight(size) - 2);
    drawShieldMark(player.canvas, left, player.act.count(fall, city.palaceTop(city.palace.size), ground),
                   size);
  }
}

// Cards in hand before the one that is played leaves; for the City the rows.
void drawCardsAbove(const Player& player, int who) {
  if (who == kCityArea && hasCity(player.before)) {
    if (player.before.phase == Phase::CityPick) {
      drawTriplets(player.table, player.canvas, player.plan, player.before, player.moment.index);
    }
    return;
  }
  State shown = player.before;
  if (!player.resting()) {
    const auto cards = shownCards(shown, shown.current);
    for (int i = 0; i < kTripletCards; ++i) {
      if (cards[static_cast<std::size_t>(i)] == cardOf(player.moment.action))
        shown.unplayed &= static_cast<uint8_t>(~(1u << i));
    }
  }
  drawHeldCards(player.canvas, player.plan, shown);
}

// A computer's choice before it is made, in its colour.
void drawResting(Player& player, int who, Action action) {
  const State after = afterOf(player.before, action);
  CityLook look;
  look.ghosts = {&action, 1};
  look.after = &after;
  const Seat seat = player.moment.mover >= 0 ? player.moment.mover : 0;
  drawStageTitle(player.table, player.canvas, player.plan, player.before, who, {.by = seat});
  drawCity(player.canvas, player.plan.city, player.before, who, look);
  drawCardsAbove(player, who);
  const auto cards = shownCards(player.before, player.before.current);
  for (int i = 0; who != kCityArea && i < kTripletCards; ++i) {
    if (cards[static_cast<std::size_t>(i)] != cardOf(action)) continue;
    drawRing(player.canvas, player.plan.stageCard(i, kTripletCards),
             seatPaint(player.table.who(seat)).ground);
  }
  player.act.covers(player.plan.scene());
  // A palace that is completed is told of in other words, from the first picture on.
  if (asOf(action) == As::Palace && completesHere(player.before, who, action))
    player.act.covers({player.rest, 0}, makeRect(0, 0, player.plan.title.w, player.plan.footer.y));
}

// Floors, roof, windows and shields of the palace on the way.
void lookAt(const Player& player, const Palace& palace, bool done, LotLook& lot) {
  const Beat fall = player.beat(0, kFallMs);
  const int height = player.plan.city.palace.height();
  lot.palace = palace;
  lot.lift = player.act.way(
      fall, height - static_cast<int>(palace.cards.size()) * player.plan.city.palace.floor + 30, 0);
  if (!done) return;
  const TopOut top(palace.windows);
  const Beat roof = player.beat(kFallMs, kRoofMs), lights = player.beat(top.lit(), top.order() - top.lit());
  lot.roof = player.act.begun(roof) ? player.act.way(roof, 30, 0) : -2;
  lot.lit = player.act.count(lights, 0, palace.windows);
  lot.lost = player.act.count(lights, 0, palace.shields);
}

void tellTopOut(Player& player, int who, Action action, TitleLook& title) {
  const Seat seat = static_cast<Seat>(who);
  const int windows = windowsOf(player.before, who, action), shields = shieldsOf(player.before, who, action);
  const TopOut top(windows);
  const Beat lights = player.beat(top.lit(), top.order() - top.lit());
  const int from = player.before.area[who].shields + kDeck[cardOf(action)].shields;
  const int lit = player.act.count(lights, 0, windows), lost = player.act.count(lights, 0, shields);
  title.shields = from - lost;
  title.points = palazzi::pointsOf(player.before, seat).total + lit;
  Phrase gain;
  gain.addSigned(windows);
  player.caption.first.clear().add(
      countForm(windows, Text::PalazziPlaceCompleteOne, Text::PalazziPlaceComplete),
      {capitalised(palaceColourName(colourOf(action))), windows, gain});
  player.caption.second.clear();
  if (player.act.done(lights)) {
    player.caption.second.add(countForm(shields, Text::PalazziShieldsGoneOne, Text::PalazziShieldsGone),
                              {shields, from, from - shields});
    const Standing was = standingOf(player.before, seat), is = standingOf(player.after, seat);
    if (was.place != is.place) {
      player.caption.second.add(". ").add(Text::PalazziOrderChange,
                                          {placeName(was.place), placeName(is.place)});
    }
  } else if (player.act.begun(lights)) {
    player.caption.second.add(Text::PalazziLights, {lit, windows});
  }
}

void playPalace(Player& player, int who, Action action) {
  const CityPlan& city = player.plan.city;
  const int colour = colourOf(action);
  const bool done = completesHere(player.before, who, action), seatOn = who < player.before.players;
  // The City's complete palace makes room for another: it is drawn as it was built.
  State built = player.before;
  CardId* cards = storeysOf(built, who, colour);
  const int floors = built.area[who].count[colour]++;
  cards[floors] = cardOf(action);
  built.area[who].building |= static_cast<uint8_t>(1u << colour);
  Palace palace = palaceOf(built, who, colour);
  if (done) palace.zone = Zone::Completed;
  LotLook lot;
  lookAt(player, palace, done, lot);
  TitleLook title;
  title.by = player.moment.mover;
  if (done && seatOn) tellTopOut(player, who, action, title);
  const TopOut top(palace.windows);
  const Beat fall = player.beat(0, kFallMs), rest = player.beat(kFallMs, done ? top.length() : 0);
  CityLook look;
  look.special = colour;
  look.lot = &lot;
  look.after = &player.after;
  if (seatOn && wallsChange(player.before, player.after, who)) {
    const Beat crack = player.beat(done ? top.order() : kFallMs, kCrackMs);
    const bool was = !standingOf(player.before, static_cast<Seat>(who)).wallsHold();
    look.cracks = player.act.done(crack) ? !was : was;
    player.act.covers(crack, city.walls);
  }
  drawStageTitle(player.table, player.canvas, player.plan, player.before, who, title);
  drawCity(player.canvas, city, player.before, who, look);
  drawCardsAbove(player, who);
  if (player.act.during(fall)) {
    Rect box = floorBox(city.palace, city.palaceLeft(colour), city.ground(), floors);
    box.y = static_cast<int16_t>(box.y - lot.lift);
    // It hangs below the cards.
    drawCrane(player.canvas, box,
              player.plan.low ? city.sky.y : player.plan.stageCard(0, kTripletCards).bottom() + 3);
  }
  player.act.covers(fall, makeRect(city.left + colour * city.lot - 4, city.sky.y, city.lot + 8,
                                   city.walls.bottom() - city.sky.y));
  if (!done) return;
  if (!seatOn) return player.act.covers(rest, makeRect(0, 0, player.plan.title.w, player.plan.footer.y));
  const Beat lights = player.beat(top.lit(), top.order() - top.lit()),
             order = player.beat(top.order(), kOrderShownMs);
  Rect taken{};
  if (player.act.begun(order)) {
    const Standing was = standingOf(player.before, static_cast<Seat>(who)),
                   is = standingOf(player.after, static_cast<Seat>(who));
    taken = drawOrderRow(player.table, player.canvas, player.plan, player.after,
                         was.place != is.place ? seatBit(static_cast<Seat>(who)) : SeatSet{}, colour >= 3);
  }
  if (player.act.begun(lights)) {
    drawGain(player.canvas, city, colour, player.act.count(lights, 0, palace.windows), taken);
    drawFallingShields(player, palace.shields, colour, lights);
  }
  player.act.covers(rest, makeRect(0, 0, player.plan.title.w, player.plan.footer.y));
}

// A wall, a bastion or a card that is thrown away.
void playPiece(Player& player, int who, Action action) {
  const CityPlan& city = player.plan.city;
  const Beat fall = player.beat(0, kFallMs), crack = player.beat(kFallMs, kCrackMs);
  const bool bastion = asOf(action) == As::Bastion, discard = asOf(action) == As::Discard;
  const bool down = player.act.done(fall);
  CityLook look;
  look.after = &player.after;
  if (!discard && wallsChange(player.before, player.after, who)) {
    look.cracks =
        player.act.done(crack) != standingOf(player.before, static_cast<Seat>(who)).wallsHold() ? 0 : 1;
    look.cracks = player.act.done(crack) ? !standingOf(player.after, static_cast<Seat>(who)).wallsHold()
                                         : !standingOf(player.before, static_cast<Seat>(who)).wallsHold();
  }
  drawStageTitle(player.table, player.canvas, player.plan, player.after, who, {.by = player.moment.mover});
  drawCity(player.canvas, city, down ? player.after : player.before, who, look);
  drawCardsAbove(player, who);
  player.act.covers(fall, makeRect(city.sky.x, city.sky.y, city.sky.w, city.walls.bottom() - city.sky.y));
  player.act.covers(crack, city.walls);
  if (down) return;
  if (discard) {
    // It drops off the stage at the right.
    const Rect from = player.plan.stageCard(2, kTripletCards);
    const int x = player.act.way(fall, from.x, city.sky.right()),
              y = player.act.count(fall, from.y, city.ground());
    drawRowCard(player.canvas, makeRect(x, y, player.plan.low ? 35 : 60, 16), cardOf(action));
    return;
  }
  const Rect place = newestPiece(city.walls, wallsIn(city, player.after, who, look), bastion);
  const Rect box = makeRect(place.x, player.act.way(fall, city.sky.y + 40, place.y), place.w, place.h);
  bastion ? drawBastion(player.canvas, box) : drawBricks(player.canvas, box, false);
}

}  // namespace

int cardLength(const State& before, int who, Action action) {
  const int crack = wallsChange(before, afterOf(before, action), who) ? kCrackMs : 0;
  if (completesHere(before, who, action)) return TopOut(windowsOf(before, who, action)).length() + crack;
  return kFallMs + crack;
}

void playCard(Player& player, int who, Action action) {
  if (player.resting()) return drawResting(player, who, action);
  asOf(action) == As::Palace ? playPalace(player, who, action) : playPiece(player, who, action);
}

void playTake(Player& player, int triplet) {
  const Beat lift = player.beat(0, 260);
  const State& state = player.before;
  drawStageTitle(player.table, player.canvas, player.plan, state, player.moment.mover);
  drawCity(player.canvas, player.plan.city, state, player.moment.mover);
  const auto cards = shownCards(state, triplet);
  if (player.resting()) {
    drawTriplets(player.table, player.canvas, player.plan, state, player.moment.index);
    drawRing(player.canvas, player.plan.rowBox(triplet),
             seatPaint(player.table.who(player.moment.mover)).ground);
  }
  for (int i = 0; !player.resting() && i < kTripletCards; ++i) {
    const Rect from = player.plan.rowCard(triplet, i), to = player.plan.stageCard(i, kTripletCards);
    const Rect box = makeRect(player.act.way(lift, from.x, to.x), player.act.way(lift, from.y, to.y),
                              player.act.way(lift, from.w, to.w), player.act.way(lift, from.h, to.h));
    box.h < 30 ? drawRowCard(player.canvas, box, cards[static_cast<std::size_t>(i)])
               : drawStageCard(player.canvas, box, cards[static_cast<std::size_t>(i)]);
  }
  player.act.covers(player.plan.scene());
}

}  // namespace lucca::ui
