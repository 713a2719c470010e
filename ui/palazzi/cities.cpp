#include "ui/palazzi/cities.h"

#include <algorithm>

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/colours_page.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

Rect rowOf(const StagePlan& plan, int rows, int row) {
  const int room = plan.footer.y - plan.title.h, most = room / rows, height = most < 67 ? most : 67;
  return makeRect(0, plan.title.h + row * height, plan.title.w, height);
}

// Place in the order while it matters, shields, and whether they hold the walls.
void drawShields(Canvas& canvas, const Rect& box, const State& state, Seat seat, bool over) {
  const Standing now = standingOf(state, seat);
  Phrase words;
  if (over) {
    words.add(symbol::kWall).add(" ");
  } else {
    words.add(now.place).add(". ");
  }
  words.add(symbol::kShield).add(now.shields);
  if (now.needed > 0) words.add("/").add(now.needed).add(now.wallsHold() ? " ✓" : " ✗");
  drawLine(canvas, box, words, {&kFontSmall, now.wallsHold() ? kInkSoft : kWarning});
}

// Below a small city the signs of its lots on their colours: no colour is told by its hue alone. Without a palace it is pale.
void drawSigns(Canvas& canvas, const CityPlan& plan, const Rect& strip, const State& state, int who) {
  for (int colour = 0; colour < kColours; ++colour) {
    const Area& area = state.area[who];
    const bool stands =
        state.phase > Phase::Reveal && ((area.building | area.completed | area.opened) >> colour & 1);
    const Rect box = makeRect(plan.left + colour * plan.lot, strip.y, plan.lot - 1, strip.h);
    const Colour ground = stands ? kPalaceColour[colour] : blend(kPalaceColour[colour], kStone, 110);
    canvas.fillRect(box, ground);
    drawPalaceSign(canvas, colour, box.x + box.w / 2, box.y + box.h / 2, strip.h >= 11 ? 4 : 3,
                   stands ? Colour(kOnPalaceColour[colour]) : blend(kOnPalaceColour[colour], ground, 150));
  }
}

// A plate with the place at the end of the game; returns its width.
int drawPlace(Canvas& canvas, int x, int y, int height, int place) {
  const int side = height < 15 ? height - 1 : 15;
  const Rect plate = makeRect(x, y + (height - side) / 2 + 1, 11, side);
  Phrase number;
  number.add(place);
  canvas.fillRoundRect(plate, 3, place == 1 ? kAccent : kInkSoft);
  drawLine(canvas, plate, number, {&kFontSmall, kOnDark, Align::Centre, true});
  return plate.w + 2;
}

// `place`: at the end of the game; 0 while it is played.
void drawRow(const Table& table, Canvas& canvas, const Rect& row, const State& state, int who,
             int place = 0) {
  // Where other things stand beside the rows the name has more of them.
  const bool narrow = row.w < 200;
  const int left = narrow ? row.w / 2 - 2 : row.w / 3 + 8, points = narrow ? 30 : 38;
  const bool city = who >= state.players, lines = row.h >= 30;
  const int height = lines ? row.h / 2 : row.h, most = narrow ? 7 : height / 2 - 1;
  const int radius = lines ? 8 : std::min(height / 2 - 1, most);
  int x = row.x + (place > 0 ? 2 : 4);
  if (place > 0) x += drawPlace(canvas, x, row.y, height, place);
  if (!city) {
    drawMedallion(canvas, static_cast<Emblem>(table.who(static_cast<Seat>(who)).emblem), x + radius,
                  row.y + height / 2 + 1, radius, seatPaint(table.who(static_cast<Seat>(who))));
    x += 2 * radius + 4;
  }
  const std::string_view name = ownerName(table, who);
  drawLine(canvas, makeRect(x, row.y + 1, left - x - 2, height), name,
           {&fitting(name, left - x - 2, kFontBody, kFontSmall)});
  if (!city && lines)
    drawShields(canvas, makeRect(row.x + 6, row.y + height, left - 8, height - 2), state,
                static_cast<Seat>(who), place > 0);
  const int signs = row.h >= 30 ? 11 : 8;
  const Rect picture = makeRect(row.x + left, row.y + 1, row.w - left - points, row.h - 2 - signs);
  const CityPlan plan = smallPlan(picture, state.size);
  CityLook look;
  look.night = place == 1;
  drawCity(canvas, plan, state, who, look);
  drawSigns(canvas, plan, makeRect(picture.x, picture.bottom(), picture.w, signs), state, who);
  if (city) return;
  Phrase total;
  total.add(palazzi::pointsOf(state, static_cast<Seat>(who)).total);
  drawLine(canvas, makeRect(row.right() - points, row.y, points - 4, row.h), total,
           {lines ? &kFontTitle : &kFontBody, kInk, Align::Right});
}

void drawCities(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state, int chosen) {
  Phrase right;
  right.add(symbol::kHourglass)
      .add(state.round)
      .add("/")
      .add(state.rounds)
      .add("   ")
      .add(Text::PalazziPoints);
  drawPlainTitle(canvas, plan, tr(Text::PalazziAllCities), right);
  canvas.fillRect(makeRect(0, plan.title.h, plan.title.w, plan.footer.y - plan.title.h), kPaper);
  for (int who = 0; who < state.areas; ++who) {
    const Rect row = rowOf(plan, state.areas, who);
    canvas.fillRect(makeRect(row.x, row.y, row.w, row.h - 1), who == chosen ? kAccentSoft : kStone);
    drawRow(table, canvas, makeRect(row.x, row.y, row.w, row.h - 1), state, who);
  }
  const Rect row = rowOf(plan, state.areas, chosen);
  const Rect ring = table.motion().cursor(makeRect(row.x, row.y, row.w, row.h - 1), 0);
  canvas.drawRoundRect(ring, 4, kAccent);
  canvas.drawRoundRect(inset(ring, 1), 3, kAccent);
  drawBottomLine(
      table, canvas, plan.footer, plan.foot,
      {.a = tr(Text::PalazziKeyVisit), .b = tr(Text::KeyBack), .moves = kUpDown | buttonBit(Button::Right)});
}

void drawVisit(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state, int who) {
  const bool city = who >= state.players;
  drawStageTitle(table, canvas, plan, state, who);
  drawCity(canvas, plan.city, state, who);
  drawTriplets(table, canvas, plan, state, table.entries());
  Caption caption;
  if (state.phase <= Phase::Reveal) {
    caption.first.add(Text::PalazziNotYet);
  } else if (city) {
    caption.first.add(Text::PalazziCityPalaces, {state.cityDone, countColours(state.area[who].building)});
    caption.second.add(Text::PalazziCityGuests);
  } else {
    const Points points = palazzi::pointsOf(state, static_cast<Seat>(who));
    const WallForecast walls = wallsAtEnd(state, static_cast<Seat>(who));
    caption.first.add(Text::PalazziScore, {points.windows, points.parties, points.total});
    caption.warning = !walls.hold();
    walls.hold() ? caption.second.add(Text::PalazziWallsWorth, {walls.pieces, walls.palaces, walls.points})
                 : caption.second.add(Text::PalazziWallsLack, {walls.shields, walls.needed});
  }
  drawFoot(table, canvas, plan, caption, tr(Text::KeyBack), tr(Text::KeyBack), kArrows);
}

}  // namespace

// The areas, all of them, the colours.
int PalazziPages::count(const Table& table) const { return known(table).areas + 2; }
int PalazziPages::first(const Table& table) const { return known(table).areas; }

int PalazziPages::step(const Table& table, int page, const Event& event) {
  const int areas = known(table).areas;
  const bool list = page == areas;
  if (page > areas) return stepColours(table, areas, event);
  const bool sideways = event.is(Button::Left) || event.is(Button::Right);
  if (list && event.is(Button::A)) {
    fromList_ = true;
    table.tell().sound(Sound::Confirm);
    return city_;
  }
  if (event.is(Button::A) || event.is(Button::B)) {
    const bool toList = !list && fromList_;
    fromList_ = false;
    table.tell().sound(Sound::Back);
    return toList ? areas : kLeave;
  }
  table.tell().sound(Sound::Move);
  if (!list) return sideways || event.step() != 0 ? (page + event.step() + areas) % areas : kStay;
  if (event.is(Button::Right) || (event.is(Button::Down) && city_ + 1 == areas)) {
    colour_ = 0;
    return areas + 1;
  }
  if (event.is(Button::Up) || event.is(Button::Down))
    city_ = static_cast<int8_t>((city_ + event.step() + areas) % areas);
  return kStay;
}

// Up and down choose a colour; left, or up from the first row, leads back to the list.
int PalazziPages::stepColours(const Table& table, int list, const Event& event) {
  if (event.is(Button::A) || event.is(Button::B)) {
    table.tell().sound(Sound::Back);
    return kLeave;
  }
  table.tell().sound(Sound::Move);
  if (event.is(Button::Left) || (event.is(Button::Up) && colour_ == 0)) return list;
  if (event.is(Button::Up) || event.is(Button::Down))
    colour_ = static_cast<int8_t>((colour_ + event.step() + kColours) % kColours);
  return kStay;
}

void PalazziPages::draw(const Table& table, int page, Canvas& canvas, const Rect&) {
  const State& state = known(table);
  const StagePlan plan = stagePlan(canvas, state);
  if (city_ >= state.areas) city_ = 0;
  if (page > state.areas) {
    drawColours(table, canvas, plan, state, colour_);
  } else if (page == state.areas) {
    drawCities(table, canvas, plan, state, city_);
  } else {
    drawVisit(table, canvas, plan, state, page);
  }
}

// The winner's city when the day is over.
void PalazziPictures::drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) const {
  CityLook look;
  look.night = true;
  if (area.h >= 30) drawCity(canvas, smallPlan(area, known(table).size), known(table), winner, look);
}

void PalazziPictures::drawAllBuilt(const Table& table, std::span<const Placed> order, Canvas& canvas,
                                   const Rect& area) const {
  const int share = area.h / static_cast<int>(order.size()), height = share < 60 ? share : 60;
  int y = area.y;
  for (const Placed& one : order) {
    const Rect row = makeRect(area.x, y, area.w, height - 1);
    canvas.fillRect(row, one.place == 1 ? kAccentSoft : kStone);
    drawRow(table, canvas, row, known(table), one.seat, one.place);
    y += height;
  }
}

}  // namespace lucca::ui
