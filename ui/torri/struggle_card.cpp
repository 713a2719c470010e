#include "ui/torri/struggle_card.h"

#include "drawing/type/symbols.h"
#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/torri/cards.h"
#include "ui/torri/pictures/brick_art.h"

namespace lucca::ui {

using namespace torri;

namespace {

using Side = StruggleForesight::Side;

constexpr int kArrow = 9;  // the pixels of an arrow between two numbers

// A number of one tower now, at best and at worst.
struct Change {
  int now, best, worst;
};

// The card's part about one of the two towers.
struct Column {
  const Side &now, &best, &worst;
  bool known, varies;

  Change height() const { return {now.tower.height, best.tower.height, worst.tower.height}; }
  Change houses() const { return {now.houses, best.houses, worst.houses}; }
  Change prisoners() const { return {now.prisoners, best.prisoners, worst.prisoners}; }
  bool tells(const Change& change) const {
    return known && (change.best != change.now || change.worst != change.now);
  }
};

Column columnOf(const StruggleForesight& foresight, bool stronger) {
  const bool known = foretells(foresight);
  const auto side = [stronger](const StruggleForesight::End& end) -> const Side& {
    return stronger ? end.stronger : end.weaker;
  };
  return {side(foresight.before()), side(foresight.best()), side(foresight.worst()), known,
          known && foresight.varies()};
}

Phrase afterwards(const Change& change) {
  Phrase words;
  words.add(change.best);
  if (change.worst != change.best) words.add("/").add(change.worst);
  return words;
}

int changeWidth(const Column& column, const Change& change, const Font& font) {
  Phrase now;
  now.add(change.now);
  const int width = kSignWidth + 2 + Canvas::textWidth(now, font);
  return column.tells(change) ? width + kArrow + Canvas::textWidth(afterwards(change), font) : width;
}

enum class Sign : uint8_t { Tower, House, Prisoner };

void drawSign(Canvas& canvas, Sign sign, int x, int y, Colour ink) {
  if (sign == Sign::Tower) return drawTowerSign(canvas, x, y, ink);
  if (sign == Sign::Prisoner) return drawPrisonerSign(canvas, x, y, ink);
  canvas.fillTriangle(x - 1, y + 5, x + 4, y, x + 9, y + 5, ink);
  canvas.fillRect(makeRect(x + 1, y + 5, 3, 6), ink);
  canvas.fillRect(makeRect(x + 5, y + 5, 3, 6), ink);
  canvas.fillRect(makeRect(x + 4, y + 5, 1, 2), ink);
  canvas.words().name(symbol::kHouse, makeRect(x, y, kSignWidth, kSignHeight));
}

// "11 > 11/9" behind its sign. A value that does not change is one number.
void drawChange(Canvas& canvas, const Rect& box, Sign sign, const Column& column, const Change& change,
                const Font& font) {
  const bool tells = column.tells(change);
  const Colour ink = !tells || change.best == change.now ? Colour(kInk)
                     : change.best > change.now          ? Colour(kAccent)
                                                         : Colour(kWarning);
  drawSign(canvas, sign, box.x, box.y + (box.h - kSignHeight) / 2, kInk);
  Phrase now;
  now.add(change.now);
  int x = box.x + kSignWidth + 2;
  const auto put = [&](const Phrase& words) {
    const int width = Canvas::textWidth(words, font);
    x += drawLine(canvas, makeRect(x, box.y, width, box.h), words, {&font, ink, Align::Left, true});
  };
  put(now);
  if (!tells) return;
  const int y = box.y + box.h / 2;
  canvas.fillTriangle(x + 2, y - 4, x + 6, y, x + 2, y + 4, ink);
  x += kArrow;
  put(afterwards(change));
}

// Of a tower that is too high for the area the upper floors.
void drawStanding(Canvas& canvas, const Rect& area, const TowerSketch& sketch) {
  constexpr int kWidth = 23, kFloor = 4, kCap = 12, kMerlon = 2;
  constexpr HouseSize kHouse = {19, 8, 5, 9};
  if (sketch.height < 2) {
    return drawHouse(canvas, area.x + (area.w - kHouse.width) / 2, area.bottom() - 1, kHouse, sketch.at(0));
  }
  const int below = sketch.shown() - 1, each = (area.h - kCap - kMerlon) / below;
  const TowerSize size = {kWidth,
                          static_cast<uint8_t>(each > kFloor ? kFloor
                                               : each < 2    ? 2
                                                             : each),
                          kCap, kMerlon};
  FloorList floors;
  int first = 0;
  while (size.height(sketch.shown() - first) > area.h && first < sketch.shown() - 1) ++first;
  for (int i = first; i < sketch.shown(); ++i) floors.push(sketch.at(i));
  drawTower(canvas, area.x + (area.w - size.width) / 2, area.bottom() - 1, size, floors, sketch.height);
}

// Brick, towers and numbers of one of the two, on a panel that has room for pictures.
void drawColumn(Canvas& canvas, const Rect& box, const Column& column) {
  constexpr int kHead = 15, kFoot = 15, kBrick = 13;
  const int parts = column.varies ? 3 : 2, each = box.w / parts;
  const Rect towers = makeRect(box.x, box.y + kHead, box.w, box.h - kHead - kFoot);
  const auto part = [&](int i) { return makeRect(towers.x + i * each, towers.y, each, towers.h); };
  drawBrick(canvas, makeRect(box.x + (each - kBrick) / 2, box.y + 1, kBrick, kBrick),
            column.now.tower.at(column.now.tower.shown() - 1));
  drawStanding(canvas, part(0), column.now.tower);
  canvas.fillRect(makeRect(towers.x + 3, towers.bottom(), each - 6, 1), kStoneDark);
  canvas.words().name(tr(Text::TorriNow), part(0));
  for (int i = 1; column.known && i < parts; ++i) {
    const bool best = i == 1;
    drawStanding(canvas, part(i), (best ? column.best : column.worst).tower);
    canvas.fillRect(makeRect(part(i).x + 3, towers.bottom(), each - 6, 1), kStoneDark);
    canvas.words().name(tr(!column.varies ? Text::TorriAfter
                           : best         ? Text::TorriAtBest
                                          : Text::TorriAtWorst),
                        part(i));
    if (!column.varies) continue;
    drawLine(canvas, makeRect(part(i).x, box.y, each, kHead), best ? "✓" : "✗",
             {&kFontBody, best ? Colour(kAccent) : Colour(kWarning), Align::Centre, true});
  }
  if (column.known) {
    const int x = part(1).x - 4, y = towers.bottom() - 12;
    canvas.fillTriangle(x, y - 5, x + 6, y, x, y + 5, kInkSoft);
  }
  const Change houses = column.houses(), prisoners = column.prisoners();
  const auto width = [&](const Font& font) {
    return changeWidth(column, houses, font) + changeWidth(column, prisoners, font);
  };
  const Font& font = width(kFontBody) + 6 <= box.w ? kFontBody : kFontSmall;
  const Rect foot = makeRect(box.x + 2, box.bottom() - kFoot + 2, box.w - 4, kFoot - 1);
  drawChange(canvas, foot, Sign::House, column, houses, font);
  const int right = changeWidth(column, prisoners, font);
  drawChange(canvas, makeRect(foot.right() - right, foot.y, right, foot.h), Sign::Prisoner, column, prisoners,
             font);
}

// Three lines of signs and numbers.
void drawLowColumn(Canvas& canvas, const Rect& box, const Column& column, int lines) {
  constexpr int kBrick = 13;
  const int each = box.h / lines;
  drawBrick(canvas, makeRect(box.x, box.y + (each - kBrick) / 2, kBrick, kBrick),
            column.now.tower.at(column.now.tower.shown() - 1));
  const Change changes[] = {column.height(), column.houses(), column.prisoners()};
  for (int i = 0; i < 3; ++i) {
    const Rect line = makeRect(box.x + kBrick + 4, box.y + i * each, box.w - kBrick - 4, each);
    const bool fits = changeWidth(column, changes[i], kFontBody) <= line.w;
    drawChange(canvas, line, static_cast<Sign>(i), column, changes[i], fits ? kFontBody : kFontSmall);
  }
}

}  // namespace

Rect struggleBox(const StageLayout& layout, const Rect& cursor) {
  constexpr int kHand = 6, kEdge = 2;  // the brick over the cursor's lot, and the edge around it
  const Rect& city = layout.city;
  const int wanted = layout.low ? 52 : 78;
  const int above = cursor.y - kHand - city.y - kEdge,
            below = city.bottom() - kEdge - cursor.bottom() - kEdge;
  const int room = above > below ? above : below, height = room < wanted ? room : wanted;
  return makeRect(city.x + kEdge, above > below ? city.y + kEdge : city.bottom() - kEdge - height,
                  city.w - 2 * kEdge, height);
}

void drawStruggleCard(Canvas& canvas, const StageLayout& layout, const Rect& box,
                      const StruggleForesight& foresight) {
  constexpr int kSoFar = 11;  // the line of a search that was cut: it knows only what it has seen
  drawCardGround(canvas, box);
  canvas.words().part(ScreenPart::Caption, box);
  const bool cut = foretells(foresight) && !foresight.complete();
  const Rect inner = makeRect(box.x + 4, box.y + 3, box.w - 8, box.h - 6);
  const int width = inner.w / 2, low = layout.low, lines = cut ? 4 : 3;
  for (int i = 0; i < 2; ++i) {
    const Column column = columnOf(foresight, i == 0);
    const int height = cut && !low ? inner.h - kSoFar : inner.h;
    const Rect part = makeRect(inner.x + i * width + 3 * i, inner.y, width - 5, height);
    if (low) {
      drawLowColumn(canvas, part, column, lines);
    } else {
      drawColumn(canvas, part, column);
    }
  }
  for (int y = inner.y; y < inner.bottom(); y += 4)
    canvas.fillRect(makeRect(inner.x + width - 1, y, 1, 2), kStoneDark);
  if (!cut) return;
  const int line = low ? inner.h / lines : kSoFar;
  const Rect foot = makeRect(inner.x, inner.bottom() - line, inner.w, line);
  canvas.fillRect(foot, kPaper);
  drawLine(canvas, foot, tr(Text::TorriSoFar), {&kFontSmall, kInkSoft, Align::Centre, true});
}

}  // namespace lucca::ui
