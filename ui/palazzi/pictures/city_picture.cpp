#include "ui/palazzi/pictures/city_picture.h"

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/names.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/words/text.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

int cityDoneOf(const State& state, int colour) {
  int count = 0;
  for (int i = 0; i < state.cityDone; ++i) count += cityPalace(state, i).colour == colour;
  return count;
}

// The City may have completed palaces of a colour and start another one: until then the last of them is visible.
Palace palaceShown(const State& state, int who, int colour) {
  const Palace palace = palaceOf(state, who, colour);
  if (palace.zone != Zone::None || !hasCity(state) || who != kCityArea) return palace;
  Palace done = palace;
  for (int i = 0; i < state.cityDone; ++i) {
    if (cityPalace(state, i).colour == colour) done = cityPalace(state, i);
  }
  return done;
}

// Posts and a string where a palace may be built.
void drawEmptyLot(Canvas& canvas, const CityPlan& plan, int colour) {
  const int left = plan.palaceLeft(colour) - 1, width = plan.palace.width + 2, ground = plan.ground();
  canvas.fillRect(makeRect(left, ground - 3, 1, 3), kScaffold);
  canvas.fillRect(makeRect(left + width - 1, ground - 3, 1, 3), kScaffold);
  for (int x = left; x < left + width; x += 4) canvas.fillRect(makeRect(x, ground - 1, 2, 1), kScaffold);
}

// At the left end of a plate with a pointer; a long number takes it.
int signRoom(const Plate& plate) { return plate.number > 99 ? 0 : 10; }

// The frame of the highest or lowest number: it has a white ground, with a pointer at the right end.
void drawStreetMark(Canvas& canvas, const Rect& box, int street, int sign) {
  const Colour colour = street > 0 ? kAccent : kWarning;
  canvas.drawRoundRect(box, 2, kOnDark);
  canvas.fillRoundRect(makeRect(box.x + sign, box.y, box.w - sign, box.h), 2, kOnDark);
  const int x = box.right() - 6, y = box.y + box.h / 2;
  street > 0 ? canvas.fillTriangle(x - 4, y + 2, x + 4, y + 2, x, y - 3, colour)
             : canvas.fillTriangle(x - 4, y - 3, x + 4, y - 3, x, y + 2, colour);
}

// A disc with the sign over a lot, above roof and flag, where plates have no room for it.
void drawSignAbove(Canvas& canvas, const CityPlan& plan, int colour, bool standing) {
  const int x = plan.left + colour * plan.lot + plan.lot / 2;
  const int y = plan.palaceTop(plan.palace.size) - plan.palace.roof - 9;
  if (!standing) {
    drawPalaceSign(canvas, colour, x, plan.ground() - 6, 3, blend(kPalaceColour[colour], kInk, 120));
    return;
  }
  canvas.fillCircle(x, y, 4, kPalaceColour[colour]);
  drawPalaceSign(canvas, colour, x, y, 3, kOnPalaceColour[colour]);
}

// -1, 0 or +1 for the palace of a colour, as the street numbers would score now.
int streetMark(const State& state, int who, CardId top) {
  if (top == kNoCard) return 0;
  const StreetScore street = streetScore(state);
  if (street.lowestOwner == street.highestOwner) return 0;
  if (street.highestOwner == who && street.highest == top) return 1;
  return street.lowestOwner == who && street.lowest == top ? -1 : 0;
}

void drawLabel(Canvas& canvas, const CityPlan& plan, int shields, int needed) {
  Phrase words;
  words.add(symbol::kShield).add(shields);
  if (needed > 0) words.add("/").add(needed);
  const int width = Canvas::textWidth(words, kFontSmall) + 6;
  const Rect box = makeRect(plan.walls.right() - width - 2, plan.walls.y + 1, width, plan.walls.h - 1);
  canvas.fillRoundRect(box, 3, shields < needed ? kWarning : kHeld);
  canvas.drawText(words, box.x + 3, box.bottom() - 1, kFontSmall, kOnDark);
}

void drawDone(Canvas& canvas, const CityPlan& plan, int colour, int count) {
  Phrase words;
  words.add(symbol::kHouse).add("×").add(count);
  drawChip(canvas, plan.left + colour * plan.lot + plan.lot / 2, plan.palaceTop(plan.palace.size) - 10, words,
           {kTerracotta, kOnDark});
}

// The worth of each complete palace's party now: below its roof; on a low panel over it, with the sign that stood
// there.
void drawPartyChips(Canvas& canvas, const CityPlan& plan, const State& state, int who) {
  if (who >= state.players) return;
  int right = plan.sky.x;
  for (int colour = 0; colour < kColours; ++colour) {
    if (!(state.area[who].completed >> colour & 1)) continue;
    Phrase worth;
    worth.addSigned(partyWorth(state, static_cast<Seat>(who), colour));
    const int middle = plan.left + colour * plan.lot + plan.lot / 2, top = plan.palaceTop(plan.palace.size);
    if (!plan.signs) {
      drawChip(canvas, middle, top + 1, worth, {kAccent, kOnDark});
      continue;
    }
    // Two side by side move apart a little.
    const bool next = (state.area[who].completed >> (colour + 1) & 1) != 0;
    const int width = Canvas::textWidth(worth, kFontSmall) + 12, most = plan.sky.right() - width;
    const int wanted = middle - width / 2 - (next ? 3 : 0);
    int x = wanted > right ? wanted : right;
    if (x > most) x = most;
    const Rect box = makeRect(x, top - plan.palace.roof - 15, width, 14);
    canvas.fillRoundRect(box, 4, kOnDark);
    canvas.fillRoundRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2), 3, kAccent);
    drawPalaceSign(canvas, colour, x + 5, box.y + 7, 3, kOnDark);
    canvas.drawText(worth, x + 9, box.bottom() - 2, kFontSmall, kOnDark);
    right = box.right() - 1;
  }
}

// The box of a lot's plate.
Rect plateBox(const CityPlan& plan, int colour) {
  const int width = plan.lot < 30 ? plan.lot - 1 : 38;
  return makeRect(plan.left + colour * plan.lot + (plan.lot - width) / 2, plan.plates.y, width,
                  plan.plates.h);
}

void drawLot(Canvas& canvas, const CityPlan& plan, const State& state, int who, int colour,
             const CityLook& look, int lights) {
  // Eaves and rings stand out a little.
  const Rect box = plan.lotBox(colour);
  if (!canvas.shows(makeRect(box.x - 4, box.y, box.w + 8, box.h))) return;
  LotLook lot = colour == look.special && look.lot != nullptr ? *look.lot : lotIn(state, who, colour, look);
  if (look.then != nullptr) {
    const int before = palaceOf(*look.then, who, colour).cards.size() < lot.palace.cards.size()
                           ? static_cast<int>(palaceOf(*look.then, who, colour).cards.size())
                           : static_cast<int>(lot.palace.cards.size());
    lot.fresh = static_cast<int>(lot.palace.cards.size()) - before;
  }
  if (const int scored = scoredWindows(state, who, colour); lights >= 0 && scored > 0)
    lot.lit = lights < scored ? lights : scored;
  const bool standing = !lot.palace.cards.empty() || !lot.ghosts.empty();
  if (!standing) drawEmptyLot(canvas, plan, colour);
  drawPalace(canvas, plan.palace, plan.palaceLeft(colour), plan.ground(), lot);
  // The worth of its party replaces the sign.
  const bool chip = who < state.players && lot.palace.zone == Zone::Completed;
  if (plan.signs && !chip) drawSignAbove(canvas, plan, colour, standing);
  const bool city = hasCity(state) && who == kCityArea;
  if (city && plan.label && lot.palace.zone == Zone::Building && cityDoneOf(state, colour) > 0) {
    drawDone(canvas, plan, colour, cityDoneOf(state, colour));
  }
  if (plan.plates.h == 0) return;
  const CardId top = lot.ghosts.empty() ? lot.palace.top : lot.ghosts[lot.ghosts.size() - 1];
  const State& shown = look.after != nullptr ? *look.after : state;
  drawPlate(canvas, plateBox(plan, colour),
            {colour, standing ? kDeck[top].number : 0, standing, standing ? streetMark(shown, who, top) : 0});
  namePalace(canvas, plateBox(plan, colour),
             {colour, static_cast<int>(lot.palace.cards.size() + lot.ghosts.size()), state.size,
              standing ? kDeck[top].number : 0, lot.palace.zone == Zone::Opened});
}

}  // namespace

void drawPlate(Canvas& canvas, const Rect& box, const Plate& plate) {
  const bool narrow = box.w < 30;
  const Colour ground =
      plate.standing ? kPalaceColour[plate.colour] : blend(kPalaceColour[plate.colour], kStreet, 110);
  const Colour text =
      plate.standing ? kOnPalaceColour[plate.colour] : blend(kOnPalaceColour[plate.colour], ground, 150);
  if (narrow) {
    canvas.fillRect(box, ground);
  } else {
    canvas.fillRoundRect(box, 3, shadeOf(ground));
    canvas.fillRoundRect(makeRect(box.x, box.y, box.w, box.h - 1), 3, ground);
  }
  if (plate.street != 0 && !narrow) drawStreetMark(canvas, box, plate.street, signRoom(plate));
  const int middle = box.y + box.h / 2;
  if (!plate.standing) {
    if (!narrow) drawPalaceSign(canvas, plate.colour, box.x + box.w / 2, middle, 4, text);
    return;
  }
  Phrase number;
  number.add(plate.number);
  const int baseline = box.bottom() - (box.h - kFontSmall.capHeight + 1) / 2;
  if (narrow) {
    // No room for a frame: the number is on white beside its pointer, in the colour of a gain or a loss.
    if (plate.street != 0) canvas.fillRect(box, kOnDark);
    const Colour ink = plate.street > 0 ? kAccent : plate.street < 0 ? kWarning : text;
    const bool points = plate.street != 0 && plate.number <= 99;
    canvas.drawText(number, box.x + (box.w - (points ? 5 : 0)) / 2, baseline, kFontSmall, ink, Align::Centre);
    if (!points) {
      // A long number has a line over it or below it instead.
      if (plate.street != 0)
        canvas.fillRect(makeRect(box.x, plate.street > 0 ? box.y : box.bottom() - 1, box.w, 1), ink);
      return;
    }
    for (int i = 0; i < 3; ++i) {
      const int y = plate.street > 0 ? box.y + 1 + i : box.bottom() - 2 - i;
      canvas.fillRect(makeRect(box.right() - 3 - i, y, 2 * i + 1, 1), ink);
    }
    return;
  }
  // A pointer or a long number leaves less room.
  const bool close = plate.street != 0 || plate.number > 99 || box.w < 36;
  if (plate.street == 0 || signRoom(plate) > 0)
    drawPalaceSign(canvas, plate.colour, box.x + (close ? 5 : 11), middle, close ? 3 : 4, text);
  if (plate.street != 0) {
    canvas.drawText(number, (box.x + signRoom(plate) + box.right() - 11) / 2, baseline, kFontSmall, kInk,
                    Align::Centre);
    return;
  }
  canvas.drawText(number, box.right() - (close ? 1 : 6), baseline, kFontSmall, text, Align::Right);
}

Rect drawChip(Canvas& canvas, int x, int y, std::string_view words, Paint paint) {
  const int width = Canvas::textWidth(words, kFontSmall) + 10;
  const Rect box = makeRect(x - width / 2, y, width, 15);
  canvas.fillRoundRect(box, 4, kOnDark);
  canvas.fillRoundRect(makeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2), 4, paint.ground);
  canvas.drawText(words, x, box.y + 2 + kFontSmall.capHeight, kFontSmall, paint.on, Align::Centre);
  return box;
}

LotLook lotIn(const State& state, int who, int colour, const CityLook& look) {
  LotLook lot = lotOf(palaceShown(state, who, colour));
  lot.ghostsOn = look.ghostsOn;
  for (const Action action : look.ghosts) {
    if (asOf(action) == As::Palace && colourOf(action) == colour) lot.ghosts.push(cardOf(action));
  }
  // The City begins a new palace where it completed one.
  if (!lot.ghosts.empty() && lot.palace.zone >= Zone::Completed) lot.palace = palaceOf(state, who, colour);
  return lot;
}

WallLook wallsIn(const CityPlan& plan, const State& state, int who, const CityLook& look) {
  const Area& area = state.area[who];
  const State& shown = look.after != nullptr ? *look.after : state;
  WallLook walls{.walls = area.walls, .bastions = area.bastions, .ghostsOn = look.ghostsOn};
  for (const Action action : look.ghosts) {
    walls.ghostWalls += asOf(action) == As::Wall;
    walls.ghostBastions += asOf(action) == As::Bastion;
  }
  const bool seat = who < state.players;
  const WallScore score = seat ? wallScore(shown, static_cast<Seat>(who)) : WallScore{};
  walls.cracked = look.cracks >= 0 ? look.cracks > 0 : seat && score.shields < score.needed;
  walls.room = plan.walls.w - (plan.label ? 50 : 4);
  return walls;
}

Rect ghostArea(const CityPlan& plan, const State& state, int who, const CityLook& look) {
  Rect area{};
  for (const Action action : look.ghosts) {
    if (asOf(action) != As::Palace) {
      area = join(area, plan.walls);
      continue;
    }
    // As high as if all of them were floors of one palace.
    const int colour = colourOf(action), floors = static_cast<int>(palaceOf(state, who, colour).cards.size());
    const int top = plan.palaceTop(floors + static_cast<int>(look.ghosts.size()));
    area = join(area, makeRect(plan.palaceLeft(colour) - 2, top, plan.palace.width + 4,
                               plan.palaceTop(floors) - top + 1));
  }
  return area;
}

int scoredWindows(const State& state, int who, int colour) {
  const Palace palace = palaceOf(state, who, colour);
  return palace.zone >= Zone::Completed ? palace.windows : 0;
}

CityPlan smallPlan(const Rect& area, int size) {
  const int strip = area.h >= 60 ? 9 : area.h >= 30 ? 7 : 4;
  CityPlan plan{};
  plan.sky = makeRect(area.x, area.y, area.w, area.h - strip);
  plan.walls = makeRect(area.x, area.bottom() - strip, area.w, strip);
  plan.lot = (area.w - 2) / kColours;
  plan.left = area.x + (area.w - plan.lot * kColours) / 2;
  const int roof = area.h >= 50 ? 6 : area.h >= 30 ? 4 : 2, flag = area.h >= 30 ? 3 : 0;
  int floor = (plan.sky.h - roof - flag - 1) / size;
  if (const int most = area.h >= 60 ? 10 : 8; floor > most) floor = most;
  plan.palace = {plan.lot - 3 < 34 ? plan.lot - 3 : 34, floor, size, roof};
  return plan;
}

void drawCity(Canvas& canvas, const CityPlan& plan, const State& state, int who, const CityLook& look) {
  canvas.words().belongs(ScreenPart::Body, plan.sky, who);
  if (look.night) {
    drawNight(canvas, plan.sky, look.nightfall);
  } else {
    const int height = plan.palace.height() * 4 / 5 + 14, most = plan.sky.h * 3 / 4;
    drawSky(canvas, plan.sky, {state.round, state.rounds}, height < most ? height : most);
  }
  if (plan.plates.h > 0) {
    canvas.fillRect(makeRect(plan.sky.x, plan.ground(), plan.sky.w, plan.walls.bottom() - plan.ground()),
                    kStreet);
    canvas.fillRect(makeRect(plan.sky.x, plan.ground(), plan.sky.w, 1), kInkSoft);
  }
  int lights = look.lights;
  for (int colour = 0; colour < kColours; ++colour) {
    drawLot(canvas, plan, state, who, colour, look, lights);
    if (look.lights < 0) continue;
    const int left = lights - scoredWindows(state, who, colour);
    lights = left > 0 ? left : 0;
  }
  if (plan.walls.h > 0) drawWalls(canvas, plan.walls, wallsIn(plan, state, who, look));
  if (plan.label) nameWalls(canvas, plan.walls, state.area[who].walls, state.area[who].bastions);
  const State& shown = look.after != nullptr ? *look.after : state;
  if (plan.label && who < state.players) {
    const WallScore score = wallScore(shown, static_cast<Seat>(who));
    drawLabel(canvas, plan, score.shields, score.needed);
  }
  if (plan.plates.h > 0 && !look.night) drawPartyChips(canvas, plan, state, who);
}

}  // namespace lucca::ui
