// Palazzi's face of the puzzle book.
#include <iterator>

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/row.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

static_assert(std::size(kPuzzlePalazziTexts) == kPuzzleChapters &&
              std::size(kPuzzlePalazziTaskTexts) == kPuzzleChapters);

// The seat with the most points but for one; of two with as many the one whose number is higher.
Seat bestOther(const State& state, Seat own) {
  Seat best = kNobody;
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (seat == own) continue;
    const int total = palazzi::pointsOf(state, seat).total;
    const int most = best < 0 ? -1000 : palazzi::pointsOf(state, best).total;
    const bool higher = best >= 0 && highestVisible(state, seat) > highestVisible(state, best);
    if (total > most || (total == most && higher)) best = seat;
  }
  return best;
}

// What an idea speaks of: the colour of a palace, the number of a card, or how many.
void addAbout(const Puzzle& puzzle, Text words, Phrase& out) {
  const int about = puzzle.about[0];
  Phrase card, colour;
  if (puzzle.chapter == kPuzzleChapters - 1 && about < kCards) {
    const CardId id = static_cast<CardId>(about);
    if (isBastion(id)) {
      card.add(Text::PalazziBastion);
    } else {
      card.add(Text::PuzzleCard, {kDeck[id].number});
    }
  }
  if (about < kColours) colour = capitalised(tr(kPalaceColourTexts[about]));
  out.add(words, {about, colour, card});
}

// A row of the count: who, what for, and how many. While others still have a turn, the flag marks the score if the game ended now.
void drawCount(const Table& table, Canvas& canvas, const Rect& box, const State& state, Seat seat,
               Colour edge) {
  const bool low = isLow(canvas);
  const bool over = state.phase == Phase::Over;
  const Points points = over ? palazzi::pointsOf(state, seat) : pointsAtEnd(state, seat);
  canvas.fillRoundRect(box, 5, edge);
  canvas.fillRoundRect(inset(box, edge == kOnDark ? 0 : 2), 4, kOnDark);
  const int radius = box.h / 2 - 3;
  drawMedallion(canvas, static_cast<Emblem>(table.who(seat).emblem), box.x + radius + 4, box.y + box.h / 2,
                radius, seatPaint(table.who(seat)));
  Phrase total, parts;
  if (!over) total.add(symbol::kFlag).add(" ");
  total.add(points.total);
  Rect room = makeRect(box.x + 2 * radius + 9, box.y, box.w - 2 * radius - 14, box.h);
  room.w = static_cast<int16_t>(room.w - drawLine(canvas, room, total, {&kFontBody, kInk, Align::Right}) - 6);
  const std::string_view name = table.name(seat);
  const Font& font = fitting(name, low ? room.w : room.w / 3, kFontBody, kFontSmall);
  if (!low) {
    parts.add(symbol::kWindow).add(points.windows).add(" ").add(symbol::kSun).add(points.parties).add(" ");
    parts.add(symbol::kWall).add(points.walls).add(" ").add(symbol::kPlate).addSigned(points.street);
    const int used = Canvas::textWidth(parts, kFontSmall);
    if (used + Canvas::textWidth(name, font) + 6 <= room.w) {
      drawLine(canvas, room, parts, {&kFontSmall, kInkSoft, Align::Right, true});
      room.w = static_cast<int16_t>(room.w - used - 6);
    }
  }
  drawLine(canvas, room, name, {&font, kInk});
}

Text chapter(int number) { return kPuzzlePalazziTexts[number]; }

void task(const Puzzle& puzzle, const AnyView&, Phrase& out) {
  out.add(kPuzzlePalazziTaskTexts[puzzle.chapter]);
}

void you(const Puzzle&, const AnyView&, Phrase& out) { out.add(Text::PuzzleYou, {kNameDefaultTexts[0]}); }

void brief(const Puzzle& puzzle, const AnyView&, Phrase& out) {
  if (puzzle.reach > 0) {
    out.add(Text::PuzzleReach, {puzzle.reach});
  } else {
    out.add(Text::PuzzleWin);
  }
}

void hint(const Puzzle& puzzle, Phrase& out) { addAbout(puzzle, puzzle.hint, out); }

void right(const Table& table, const PuzzleGame& game, TryWords& out) {
  const Puzzle& puzzle = game.puzzle();
  const State& state = known(table);
  if (state.phase == Phase::Over) {
    out.band.add(Text::PuzzleSolvedPoints, {palazzi::pointsOf(state, puzzle.seat).total,
                                            palazzi::pointsOf(state, bestOther(state, puzzle.seat)).total});
  } else {
    out.band.add(Text::PuzzleSolved);
  }
  addAbout(puzzle, puzzle.idea, out.first);
  out.second.add(Text::PuzzleOnlyWay, {puzzle.of});
}

void wrong(const Table& table, const PuzzleGame& game, TryWords& out) {
  const State& state = known(table);
  const Seat seat = game.puzzle().seat, other = bestOther(state, seat);
  const int own = palazzi::pointsOf(state, seat).total, best = palazzi::pointsOf(state, other).total;
  out.band.add(Text::PuzzleNotEnough);
  if (own == best) {
    out.first.add(Text::PuzzleTie, {own, best, table.name(other)});
  } else {
    out.first.add(Text::PuzzleCount, {own, best, table.name(other)});
    out.second.add(Text::PuzzleShort, {best - own});
  }
}

Rect band(const Table& table, const Canvas& canvas) {
  const State& state = known(table);
  const StagePlan plan = stagePlan(canvas, state);
  Phrase points, shields;
  points.add(palazzi::pointsOf(state, table.seat()).total);
  shields.add(symbol::kShield).add(state.area[table.seat()].shields);
  const int pill = Canvas::textWidth(points, kFontBody) + 8;
  const int taken = (pill < 24 ? 24 : pill) + Canvas::textWidth(shields, kFontBody) + 10;
  return makeRect(0, 0, plan.head.right() - taken, plan.title.h);
}

void drawEnd(const Table& table, const PuzzleGame& game, Canvas& canvas) {
  const State& state = known(table);
  const Seat seat = game.puzzle().seat;
  const StagePlan plan = stagePlan(canvas, state);
  if (plan.low)
    canvas.fillRect(makeRect(0, plan.title.h, plan.city.sky.x, plan.caption.y - plan.title.h), kPaper);
  CityLook look;
  look.night = state.phase == Phase::Over;
  drawCity(canvas, plan.city, state, seat, look);
  const Colour edge = game.outcome() == PuzzleGame::Outcome::Right ? Colour(kAccent) : Colour(kWarning);
  // Five rows leave the roofs in sight.
  const bool close = plan.low || state.players > 4;
  const int height = plan.low ? 15 : close ? 17 : state.players > 3 ? 19 : 22;
  int y = plan.title.h + 3;
  const auto row = [&](Seat each) {
    const Rect box = plan.low ? makeRect(3, y, 112, height) : makeRect(5, y, plan.title.w - 10, height);
    drawCount(table, canvas, box, state, each, each == seat ? edge : Colour(kOnDark));
    y += height + (close ? 1 : 2);
  };
  row(seat);
  for (Seat each = 0; each < state.players; ++each) {
    if (each != seat) row(each);
  }
}

Rect wordsBox(const Table& table, const Canvas& canvas) { return stagePlan(canvas, known(table)).caption; }

}  // namespace

const PuzzleFace kPalazziPuzzles = {chapter,          task,    brief,   you, right, wrong, hint, band,
                                    /*inTitle=*/true, drawEnd, wordsBox};

}  // namespace lucca::ui
