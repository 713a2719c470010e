#include "ui/palazzi/pictures/quarter_picture.h"

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/palazzi/pictures/card_picture.h"
#include "ui/palazzi/pictures/palace_picture.h"
#include "ui/widgets/widgets.h"
#include "ui/words/text.h"

namespace lucca::ui {

using palazzi::kColours;
using palazzi::kDeck;
using palazzi::Palace;
using palazzi::State;
using palazzi::Zone;

namespace {

constexpr Colour kRoof = kTerracotta;
constexpr Colour kLight = rgb(0xFFE9A6);
constexpr int kStoreysFallen = 3;  // how deep a new storey comes down

struct Measures {
  int storey, roof, caption, width;
};

Measures measure(const Rect& plot, int size) {
  const bool low = plot.h < 90;
  const int caption = low ? 13 : 28, roof = low ? 7 : 13;
  const int room = (plot.h - caption - roof - 2) / size;
  const int most = low ? 12 : 20;
  return {room < most ? room : most, roof, caption, plot.w - 5 < 46 ? plot.w - 5 : 46};
}

void drawStorey(Canvas& canvas, const Rect& box, palazzi::CardId id) {
  const palazzi::Card& card = kDeck[id];
  const Paint paint = cardPaint(id);
  canvas.fillRect(box, paint.ground);
  canvas.fillRect(makeRect(box.x, box.bottom() - 1, box.w, 1), kInk);
  const int height = box.h - 4 < 10 ? (box.h - 4 < 8 ? 8 : box.h - 4) : 10;
  const int count = card.windows + card.shields;
  const int pitch = count > 0 && box.w / count < height * 3 / 4 + 3 ? box.w / count : height * 3 / 4 + 3;
  int x = box.x + (box.w - count * pitch) / 2 + 1;
  const int y = box.y + (box.h - height) / 2;
  for (int i = 0; i < card.windows; ++i, x += pitch) drawWindow(canvas, x, y, height);
  for (int i = 0; i < card.shields; ++i, x += pitch) drawShield(canvas, x, y, height);
}

// A rung for each storey that is still to come.
void drawScaffold(Canvas& canvas, const Rect& house, int top, int storey) {
  canvas.fillRect(makeRect(house.x - 1, top, 1, house.bottom() - top), kStoneDark);
  canvas.fillRect(makeRect(house.right(), top, 1, house.bottom() - top), kStoneDark);
  for (int y = top; y < house.y; y += storey) {
    canvas.fillRect(makeRect(house.x - 1, y, house.w + 2, 1), kStoneDark);
  }
}

void drawRoof(Canvas& canvas, const Rect& house, int height, bool opened) {
  const int middle = house.x + house.w / 2;
  canvas.fillTriangle(house.x - 2, house.y - 1, house.right() + 1, house.y - 1, middle, house.y - height,
                      kRoof);
  if (!opened) return;
  // The flag of a party, and light in the door.
  canvas.fillRect(makeRect(middle, house.y - height - 5, 1, 8), kInk);
  canvas.fillTriangle(middle + 1, house.y - height - 5, middle + 8, house.y - height - 2, middle + 1,
                      house.y - height + 1, kAccent);
  canvas.fillRect(makeRect(middle - 4, house.bottom() - 9, 8, 9), kInk);
  canvas.fillRect(makeRect(middle - 3, house.bottom() - 8, 6, 8), kLight);
}

// The sign of the colour and the street number; side by side when there is no room for two rows.
void drawCaption(Canvas& canvas, const Rect& plot, const Measures& m, const Palace& palace) {
  const int middle = plot.x + plot.w / 2, top = plot.bottom() - m.caption;
  Phrase number;
  if (palace.number > 0) number.add(palace.number);
  if (m.caption < 20) {
    canvas.fillRoundRect(makeRect(plot.x + 2, top + 1, plot.w - 4, m.caption - 2), 3,
                         kPalaceColour[palace.colour]);
    drawLine(canvas, makeRect(plot.x, top, plot.w, m.caption), number,
             {&kFontSmall, kOnPalaceColour[palace.colour], Align::Centre});
    if (palace.number == 0)
      drawPalaceSign(canvas, palace.colour, middle, top + 6, 5, kOnPalaceColour[palace.colour]);
    return;
  }
  canvas.fillCircle(middle, top + 7, 7, kPalaceColour[palace.colour]);
  drawPalaceSign(canvas, palace.colour, middle, top + 7, 6, kOnPalaceColour[palace.colour]);
  drawLine(canvas, makeRect(plot.x, top + 14, plot.w, 14), number, {&kFontSmall, kInk, Align::Centre});
}

int cityDoneOf(const State& state, int colour) {
  int count = 0;
  for (int i = 0; i < state.cityDone; ++i) count += palazzi::cityPalace(state, i).colour == colour;
  return count;
}

// The City's completed palaces of a colour behind the one it builds: a roof and how many.
void drawCityDone(Canvas& canvas, const Rect& plot, int count) {
  const int middle = plot.x + plot.w / 2;
  canvas.fillTriangle(middle - 12, plot.y + 14, middle + 12, plot.y + 14, middle, plot.y + 4, kRoof);
  Phrase words;
  words.add("×").add(count);
  drawLine(canvas, makeRect(plot.x, plot.y + 14, plot.w, 14), words, {&kFontSmall, kInk, Align::Centre});
}

// A street without room for houses: how far each palace is.
void drawCounts(Canvas& canvas, const Rect& area, const State& state, int who, const Fresh& fresh) {
  const int width = area.w / kColours, height = area.h < 40 ? area.h : 40;
  for (int colour = 0; colour < kColours; ++colour) {
    const Palace palace = palazzi::palaceOf(state, who, colour);
    const Rect box =
        makeRect(area.x + colour * width + 2, area.y + (area.h - height) / 2, width - 4, height - 2);
    canvas.fillRoundRect(box, 4, kPalaceColour[colour]);
    drawPalaceSign(canvas, colour, box.x + box.w / 2, box.y + 9, 7, kOnPalaceColour[colour]);
    Phrase words;
    if (palace.zone == Zone::Building)
      words.add(static_cast<int>(palace.cards.size())).add("/").add(state.size);
    if (palace.zone == Zone::Completed) words.add("✓");
    if (palace.zone == Zone::Opened) words.add(symbol::kSun);
    drawLine(canvas, makeRect(box.x, box.bottom() - 19, box.w, 17), words,
             {&kFontSmall, kOnPalaceColour[colour], Align::Centre});
    if (colour == fresh.colour && fresh.ringed) drawCursorRing(canvas, inset(box, 2), 3);
  }
}

}  // namespace

void drawPalace(Canvas& canvas, const Rect& plot, const Palace& palace, int size, bool fresh,
                Motion* motion) {
  const Measures m = measure(plot, size);
  const int lift = motion != nullptr ? motion->way(kStoreysFallen * m.storey, 0) : 0;
  const int ground = plot.bottom() - m.caption, left = plot.x + (plot.w - m.width) / 2;
  canvas.fillRect(makeRect(plot.x + 1, ground - 1, plot.w - 2, 2), kStoneDark);
  drawCaption(canvas, plot, m, palace);
  const int count = static_cast<int>(palace.cards.size());
  if (palace.zone == Zone::None || count == 0) return;
  const int top = ground - 1 - count * m.storey;
  const Rect house = makeRect(left, top, m.width, count * m.storey);
  for (int i = 0; i < count; ++i) {
    const int bottom = ground - 1 - i * m.storey - (i == count - 1 ? lift : 0);
    drawStorey(canvas, makeRect(left, bottom - m.storey, m.width, m.storey),
               palace.cards[static_cast<std::size_t>(i)]);
  }
  canvas.fillRect(makeRect(left, top, 1, house.h), kInk);
  canvas.fillRect(makeRect(left + m.width - 1, top, 1, house.h), kInk);
  canvas.fillRect(makeRect(left, top - lift, m.width, 1), kInk);
  if (palace.zone == Zone::Building) {
    drawScaffold(canvas, house, ground - 1 - size * m.storey, m.storey);
  } else {
    drawRoof(canvas, makeRect(left, top - lift, m.width, house.h + lift), m.roof,
             palace.zone == Zone::Opened);
  }
  if (fresh) drawCursorRing(canvas, makeRect(left + 1, top + 1, m.width - 2, m.storey - 2), 1);
  if (motion == nullptr) return;
  const int highest = top - kStoreysFallen * m.storey - m.roof - 6;
  motion->covers(makeRect(plot.x - 4, highest, plot.w + 8, ground - highest));
}

void drawStreet(Canvas& canvas, const Rect& area, const State& state, int who, const Fresh& fresh) {
  if (area.h < kStreetHeight) return drawCounts(canvas, area, state, who, fresh);
  const bool city = palazzi::hasCity(state) && who == palazzi::kCityArea;
  const int width = area.w / kColours, left = area.x + (area.w - width * kColours) / 2;
  for (int colour = 0; colour < kColours; ++colour) {
    const Rect plot = makeRect(left + colour * width, area.y, width, area.h);
    const bool isFresh = colour == fresh.colour;
    drawPalace(canvas, plot, palazzi::palaceOf(state, who, colour), state.size, isFresh && fresh.ringed,
               isFresh ? fresh.motion : nullptr);
    const int done = city ? cityDoneOf(state, colour) : 0;
    if (done > 0) drawCityDone(canvas, plot, done);
  }
}

void drawWallLine(Canvas& canvas, const Rect& row, const State& state, int who) {
  const palazzi::Area& area = state.area[who];
  Phrase left, right;
  left.add(symbol::kWall)
      .add(" ")
      .add(area.walls)
      .add("  ")
      .add(symbol::kBastion)
      .add(" ")
      .add(area.bastions);
  right.add(symbol::kShield).add(" ").add(area.shields);
  const int needed = who < state.players ? palazzi::wallScore(state, static_cast<Seat>(who)).needed : 0;
  if (needed > 0) right.add(Text::PalazziShieldsFor, {needed}).add(area.shields >= needed ? " ✓" : " ✗");
  const int used = drawLine(canvas, row, left) + 8;
  const Rect rest = makeRect(row.x + used, row.y, row.w - used, row.h);
  drawLine(canvas, rest, right, {&fitting(right, rest.w, kFontBody, kFontSmall), kInk, Align::Right});
}

namespace {

// A card turned into a piece of the wall comes down to its line.
void drawFallingWall(Canvas& canvas, const Rect& line, Motion& motion) {
  constexpr int kFall = 60, kWidth = 22, kHeight = 16;
  const int y = line.y + (line.h - kHeight) / 2;
  if (motion.happening()) drawCardBack(canvas, makeRect(line.x, motion.way(y - kFall, y), kWidth, kHeight));
  motion.covers(makeRect(line.x, y - kFall, kWidth, kHeight + kFall));
}

}  // namespace

void drawQuarter(Canvas& canvas, const Rect& area, const State& state, int who, const Fresh& fresh) {
  const bool low = area.h < 110;
  const int row = area.h < kStreetHeight ? 0 : low ? 18 : 20;
  // Beside a caption the street needs the room more.
  const bool scores = area.h >= 172 && who < state.players;
  const int rows = row * (scores ? 3 : 1) + 4;
  drawStreet(canvas, makeRect(area.x, area.y, area.w, area.h - rows), state, who, fresh);
  if (row == 0) return;
  const Rect wall = makeRect(area.x + 8, area.bottom() - rows + 2, area.w - 16, row);
  drawWallLine(canvas, wall, state, who);
  if (fresh.wall && fresh.motion != nullptr) drawFallingWall(canvas, wall, *fresh.motion);
  if (!scores) return;
  const palazzi::WallScore walls = palazzi::wallScore(state, static_cast<Seat>(who));
  const Phrase worth(Text::PalazziWallsWorth, {walls.walls + walls.bastions, walls.opened, walls.points});
  drawLine(canvas, makeRect(wall.x, wall.y + row, wall.w, row), worth,
           {&fitting(worth, wall.w, kFontBody, kFontSmall), kInkSoft});
  const palazzi::Points points = palazzi::pointsOf(state, static_cast<Seat>(who));
  const Phrase words(Text::PalazziScore, {points.windows, points.parties, points.total});
  drawLine(canvas, makeRect(wall.x, wall.y + 2 * row, wall.w, row), words,
           {&fitting(words, wall.w, kFontBody, kFontSmall), kInkSoft});
}

}  // namespace lucca::ui
