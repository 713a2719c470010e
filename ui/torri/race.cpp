#include "ui/torri/race.h"

#include "drawing/type/symbols.h"
#include "engine/torri/foresight.h"
#include "ui/look/text_box.h"
#include "ui/stage/player.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr Colour kEdge = rgb(0x5A2015), kPaleInk = rgb(0xF0D9C4);

struct Look {
  Colour ground, ink, empty;
};

Look lookOf(bool active, bool wins) {
  if (wins) return {kAmber, kInk, rgb(0xD0A626)};
  return active ? Look{kTerracotta, kOnDark, kTerracottaDark} : Look{kTerracottaDark, kPaleInk, kEdge};
}

// Cells beside each other, the active one wider; on a low panel rows.
Rect cellOf(const StageLayout& layout, int players, Seat active, Seat seat) {
  if (layout.low) {
    return makeRect(layout.race.x, kNameHeight + seat * kLowCell, layout.race.w, kLowCell);
  }
  const int quiet = layout.race.w * (players == 2 ? 98 : players == 3 ? 66 : 47) / 240;
  // A round corner takes from the first cell and from the last.
  const auto width = [&](Seat each) { return quiet + (each % (players - 1) == 0 ? layout.corner : 0); };
  int x = 0, wide = layout.race.w;
  for (Seat each = 0; each < players; ++each) wide -= each != active ? width(each) : 0;
  for (Seat each = 0; each < seat; ++each) x += each != active ? width(each) : wide;
  return makeRect(x, 0, seat != active ? width(seat) : wide, layout.race.h);
}

int betterOf(const Standing& standing) {
  return standing.highestTower > standing.prisoners ? standing.highestTower : standing.prisoners;
}

int numberWidth(const Phrase& number, const Font& font) {
  return kSignWidth + 2 + Canvas::textWidth(number, font);
}

// `goal`: with how many the seat wins.
void drawCell(Canvas& canvas, const Rect& cell, const StageLayout& layout, const State& state, Brick colour,
              int goal, std::string_view name, const Look& look, int reach) {
  const Standing standing = standingOf(state, colour);
  const int corner = layout.corner, inner = cell.h - corner - 8;  // above the bar
  const int side = cell.h < 20 ? 13 : cell.w < 50 ? 15 : inner > 20 ? 22 : 18;
  const int left = cell.x + (cell.x == 0 ? corner : 0) + 2, top = cell.y + corner + 1;
  canvas.fillRect(cell, look.ground);
  const int brickTop = cell.h < 20 ? top + 1 : top + (inner - 1 - side) / 2;
  canvas.fillRoundRect(makeRect(left, brickTop - 1, side + 2, side + 2), 4, look.ink);
  drawBrick(canvas, makeRect(left + 1, brickTop, side, side), colour);
  const int textLeft = left + side + 5,
            right = cell.right() - 4 - (cell.right() >= layout.race.right() ? corner : 0);
  const Rect room = makeRect(textLeft, top, right - textLeft, cell.h < 20 ? 14 : inner);
  // A name is worth more than the lesser number.
  const int most = betterOf(standing);
  Phrase better;
  better.add(most);
  if (goal < state.size()) better.add("/").add(goal);
  const int named = name.empty() ? 0 : Canvas::textWidth(name, kFontSmall) + 6;
  const int before = named + numberWidth(better, sized(kFontBody)) > room.w ? 0 : named;
  const int used = drawNumbers(canvas, makeRect(room.x + before, room.y, room.w - before, room.h), standing,
                               look.ink, Align::Right, goal < state.size() ? goal : 0);
  const Rect nameBox = makeRect(room.x, room.y, room.w - used - 6, room.h);
  const Font& larger = fitting(name, nameBox.w, sized(kFontBody), kFontBody);
  const Font& nameFont = fitting(name, nameBox.w, larger, kFontSmall);
  if (!name.empty() && Canvas::textWidth(name, nameFont) <= nameBox.w) {
    drawLine(canvas, nameBox, name, {&nameFont, look.ink, Align::Left, true});
  }
  const int bar = cell.h < 20 ? 2 : layout.low ? 3 : 4;
  // In a low cell the brick reaches down to it.
  const int from = layout.low ? textLeft - 1 : left + 2;
  drawRaceBar(canvas, makeRect(from, cell.bottom() - bar - 1, right - from + 1, bar),
              {goal, most, reach, look.ink, look.empty});
}

// Over the cells of a low panel: whose turn it is.
void drawNameBand(Canvas& canvas, const StageLayout& layout, const State& state, Seat active,
                  std::string_view name, int as) {
  const Brick colour = as < kColours ? static_cast<Brick>(as) : colourOfSeat(state, active);
  const Paint paint = brickPaint(colour);
  const Rect band = makeRect(layout.race.x, 0, layout.race.w, kNameHeight);
  canvas.fillRect(band, paint.ground);
  canvas.fillRect(makeRect(band.x, band.bottom() - 1, band.w, 1), kEdge);
  drawBrickEmblem(canvas, colour, band.x + 8, band.y + band.h / 2, 9, paint.on);
  const Rect room = makeRect(band.x + 16, band.y, band.w - 18, band.h - 1);
  Phrase words;
  words.add(name);
  shorten(words, room.w, kFontSmall);
  drawLine(canvas, room, words, {&fitting(words, room.w, kFontBody, kFontSmall), paint.on});
}

}  // namespace

void drawRaceBar(Canvas& canvas, const Rect& bar, const RaceBar& race) {
  for (int i = 0; i < race.whole; ++i) {
    const int from = bar.w * i / race.whole, to = bar.w * (i + 1) / race.whole;
    const Rect part = makeRect(bar.x + from, bar.y, to - from - 1, bar.h);
    const bool hollow = i >= race.filled && i < race.reach;
    canvas.fillRect(part, i < race.filled ? race.ink : hollow ? kAmber : race.empty);
    if (hollow) canvas.fillRect(makeRect(part.x + 1, part.y + 1, part.w - 2, part.h - 2), race.empty);
  }
}

int drawNumbers(Canvas& canvas, const Rect& box, const Standing& standing, Colour ink, Align align,
                int goal) {
  Phrase tower, prisoners;
  tower.add(standing.highestTower);
  prisoners.add(standing.prisoners);
  const bool better = standing.highestTower >= standing.prisoners;
  if (goal > 0) (better ? tower : prisoners).add("/").add(goal);
  const Font& most = box.h < 16 ? kFontSmall : sized(kFontBody);
  const Font& usual = box.h < 16 ? kFontSmall : kFontBody;
  constexpr int kGap = 5;
  const auto bothIn = [&](const Font& each) {
    return numberWidth(tower, each) + kGap + numberWidth(prisoners, each) <= box.w;
  };
  const bool both = bothIn(kFontSmall);
  const Font* font = bothIn(most) ? &most : bothIn(usual) ? &usual : &kFontSmall;
  if (!both) font = numberWidth(better ? tower : prisoners, most) <= box.w ? &most : &usual;
  const int width = both     ? numberWidth(tower, *font) + kGap + numberWidth(prisoners, *font)
                    : better ? numberWidth(tower, *font)
                             : numberWidth(prisoners, *font);
  int x = align == Align::Right ? box.right() - width : box.x;
  const int y = box.y + (box.h - kSignHeight) / 2;
  const auto put = [&](const Phrase& number, bool isTower) {
    if (isTower) {
      drawTowerSign(canvas, x, y, ink);
    } else {
      drawPrisonerSign(canvas, x, y, ink);
    }
    x += kSignWidth + 2;
    x += drawLine(canvas, makeRect(x, box.y, box.right() - x + 2, box.h), number,
                  {font, ink, Align::Left, true}) +
         kGap;
  };
  if (both || better) put(tower, true);
  if (both || !better) put(prisoners, false);
  return width;
}

void drawRace(Canvas& canvas, const StageLayout& layout, const Table& table, const State& state, Seat active,
              int as, const Threats* threats) {
  if (!canvas.shows(layout.low ? layout.tray : layout.race)) return;
  const int players = state.players();
  canvas.words().part(ScreenPart::Title, layout.race);
  canvas.words().belongs(ScreenPart::Title, layout.race, active);
  if (layout.low) drawNameBand(canvas, layout, state, active, table.name(active), as);
  for (Seat seat = 0; seat < players; ++seat) {
    const bool switched = seat == active && as < kColours;
    const Brick colour = switched ? static_cast<Brick>(as) : colourOfSeat(state, seat);
    const Rect cell = cellOf(layout, players, active, seat);
    const Look look = lookOf(seat == active, static_cast<bool>(victoryOf(state, colour)));
    const std::string_view name = seat == active && !layout.low ? table.name(seat) : std::string_view();
    drawCell(canvas, cell, layout, state, colour, goalOf(state, seat), name, look,
             threats != nullptr ? threats->reach(colour) : 0);
    const bool warns = threats != nullptr && seat != active && threats->reaches(state, colour);
    if (warns) {
      canvas.drawRect(makeRect(cell.x, cell.y, cell.w - 1, cell.h - 1), kAmber);
      canvas.drawRect(makeRect(cell.x + 1, cell.y + 1, cell.w - 3, cell.h - 3), kAmber);
    }
    if (layout.low) {
      canvas.fillRect(makeRect(cell.x, cell.bottom() - 1, cell.w, 1), kEdge);
    } else if (seat > 0) {
      canvas.fillRect(makeRect(cell.x - 1, 0, 1, cell.h), kEdge);
    }
  }
}

Rect raceCell(const StageLayout& layout, const State& state, Seat active, Brick colour) {
  const Seat seat = seatOfColour(state, colour);
  if (seat >= 0) return cellOf(layout, state.players(), active, seat);
  return makeRect(layout.race.x + layout.race.w / 2, 0, 1, 1);
}

int hiddenBy(const Rect& note, const CityMeasures& m, const Camera& camera, const State& state) {
  constexpr int kFloors = 2;  // of a tower whose cap stays in sight
  int cost = 0;
  for (int row = camera.row; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      const int height = heightAt(state, lot);
      if (height == 0) continue;
      if (height == 1) {
        cost += !intersect(note, m.lotBox(camera, lot)).empty();
        continue;
      }
      const Stand stand = standAt(m, camera, lot, height);
      const Rect cap = makeRect(stand.x, stand.top, stand.size.width, stand.size.cap + stand.size.merlon);
      const Rect floors =
          makeRect(stand.x, stand.top, stand.size.width, m.lotBox(camera, lot).bottom() - stand.top);
      if (!intersect(note, cap).empty()) {
        cost += 2 + height;
      } else if (!intersect(note, floors).empty()) {
        cost += kFloors;
      }
    }
  }
  return cost;
}

Rect drawNotice(Canvas& canvas, const StageLayout& layout, const CityScene& city, const Notice& notice,
                const Rect& cursor, const Rect& card) {
  const auto& [state, measures, camera, marks] = city;
  const Standing standing = standingOf(state, notice.colour);
  const bool tower = victoryOf(state, notice.colour).tower;
  const bool soft = notice.reach > 0;
  const int number = soft ? notice.reach : tower ? standing.highestTower : standing.prisoners;
  const Phrase whole(tower || soft ? notice.tower : notice.prisoners, {notice.who, number});
  Phrase much;
  if (!soft) much.add(tower ? symbol::kTower : symbol::kPrisoner);
  much.add(number);
  const Phrase brief(notice.brief, {notice.who, much});
  const Font& large = layout.low ? kFontBody : sized(kFontBody);
  const int usual = &large != &kFontBody ? 25 : 22, height = layout.low ? 17 : usual,
            sign = layout.low ? 12 : 22, most = layout.city.w - 6;
  // In the sky, where it is free; else where it hides least, if need be in smaller letters or in brief.
  struct Form {
    const Phrase& words;
    const Font& font;
    int bearable;  // what the forms before may hide
  };
  const Form forms[] = {
      {whole, large, INT16_MAX}, {whole, kFontBody, 0}, {whole, kFontSmall, 0}, {brief, kFontSmall, 6}};
  Rect box{};
  const Form* form = nullptr;
  int least = INT16_MAX;
  for (const Form& each : forms) {
    const int width = Canvas::textWidth(each.words, each.font) + sign + 16;
    if (least <= each.bearable && form != nullptr) break;
    if (width > most || (layout.low && &each.font == &kFontBody)) continue;
    // A low panel has little room between the rows.
    const int step = layout.low ? measures.lotH / 2 : measures.lotH;
    const int rows = (layout.city.h - height) / step;
    for (int i = 0; i < 2 * rows && least > 0; ++i) {
      const int x = i % 2 == 0 ? layout.city.x + 3 : layout.city.right() - width - 3;
      const Rect spot = makeRect(x, layout.city.y + 1 + i / 2 * step, width, height);
      const int cost = hiddenBy(spot, measures, camera, state) + (intersect(spot, cursor).empty() ? 0 : 40) +
                       (intersect(spot, card).empty() ? 0 : 30);
      if (cost >= least) continue;
      least = cost;
      box = spot;
      form = &each;
    }
  }
  if (form == nullptr) return {};
  canvas.fillRoundRect(makeRect(box.x - 1, box.y - 1, box.w + 2, box.h + 2), height / 2, kOnDark);
  const Colour ground = soft ? rgb(0xFFFFFF) : kAmber, edge = soft ? kAmber : Colour(kInk);
  canvas.fillRoundRect(box, height / 2, edge);
  const int line = soft ? 2 : 1;
  canvas.fillRoundRect(makeRect(box.x + line, box.y + line, box.w - 2 * line, box.h - 2 * line),
                       height / 2 - line, ground);
  const int x = box.x + 8, base = box.bottom() - 5, peak = box.y + 4, half = (base - peak) / 2 + 1;
  canvas.fillTriangle(x + half, peak, x, base, x + 2 * half, base, kInk);
  canvas.fillRect(makeRect(x + half, peak + 4, 1, base - peak - 7), ground);
  canvas.drawPixel(x + half, base - 2, ground);
  drawLine(canvas, makeRect(x + sign, box.y, box.right() - x - sign - 5, box.h), form->words,
           {&form->font, kInk, Align::Left, true});
  return box;
}

void drawWarning(Canvas& canvas, const StageLayout& layout, const Table& table, const CityScene& city,
                 const Rect& cursor, const Rect& card, const Threats* threats) {
  const State& state = city.state;
  const Seat own = table.seat(), seat = winsNext(state, own);
  for (int i = 1; i < state.players() && seat < 0 && threats != nullptr; ++i) {
    const Seat next = static_cast<Seat>((own + i) % state.players());
    const Brick colour = colourOfSeat(state, next);
    if (!threats->reaches(state, colour)) continue;
    drawNotice(canvas, layout, city,
               {colour, table.name(next), Text::TorriCanReach, Text::TorriCanReach, Text::TorriCanReachShort,
                threats->reach(colour)},
               cursor, card);
    return;
  }
  if (seat < 0) return;
  drawNotice(canvas, layout, city,
             {colourOfSeat(city.state, seat), table.name(seat), Text::TorriWinsNextTower,
              Text::TorriWinsNextPrisoners, Text::TorriWinsNextShort},
             cursor, card);
}

}  // namespace lucca::ui
