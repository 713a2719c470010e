#include "ui/palazzi/stage_triplets.h"

#include <algorithm>

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/names.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

void drawTaken(const Table& table, Canvas& canvas, const StagePlan& plan, int row, Seat taker) {
  const Rect box = plan.rowBox(row);
  const int middle = box.y + box.h / 2;
  drawDashes(canvas, box.x, box.right(), middle);
  if (taker < 0) return;
  const std::string_view name = table.name(taker);
  const int room = plan.columns == 2 ? 80 : plan.low ? 0 : 200;
  if (Canvas::textWidth(name, kFontSmall) > room - 24) {
    const int radius = box.h / 2 < 7 ? box.h / 2 : 7, x = box.x + box.w / 2;
    canvas.fillCircle(x, middle, radius + 1, kPaper);
    drawMedallion(canvas, static_cast<Emblem>(table.who(taker).emblem), x, middle, radius,
                  seatPaint(table.who(taker)));
    return;
  }
  const int width = Canvas::textWidth(name, kFontSmall) + 24, left = box.x + (box.w - width) / 2;
  const int height = box.h < 18 ? box.h : 18;
  canvas.fillRoundRect(makeRect(left - 3, middle - height / 2, width + 6, height), 5, kPaper);
  drawMedallion(canvas, static_cast<Emblem>(table.who(taker).emblem), left + 7, middle, 7,
                seatPaint(table.who(taker)));
  canvas.drawText(name, left + 19, middle + kFontSmall.capHeight / 2, kFontSmall, kInkSoft);
}

// Who took the triplet in this round, or gave a card of it to the City; kNobody: no seat did.
Seat takerOf(const Table& table, const State& state, int triplet, std::size_t entries) {
  for (std::size_t i = entries; i-- > 0;) {
    const Action action = table.entry(i);
    // The cards of this round were laid before.
    if (kindOf(action) == Kind::Draw) break;
    const auto isGiven = [action](CardId card) { return card == cardOf(action); };
    if (action == take(static_cast<unsigned>(triplet)) ||
        (kindOf(action) == Kind::City && std::ranges::any_of(tripletCards(state, triplet), isGiven)))
      return table.moverOf(i);
  }
  return kNobody;
}

void drawFree(Canvas& canvas, const StagePlan& plan, const State& state, int triplet) {
  const auto cards = shownCards(state, triplet);
  for (int i = 0; i < kTripletCards; ++i) {
    const Rect box = plan.rowCard(triplet, i);
    const CardId card = cards[static_cast<std::size_t>(i)];
    plan.low            ? drawSquareCard(canvas, box, card)
    : plan.columns == 2 ? drawTallCard(canvas, box, card)
                        : drawRowCard(canvas, box, card);
    nameCard(canvas, box, card);
  }
}

// The cards of the row under the cursor, where the rows have room for signs alone.
void drawDetail(Canvas& canvas, const StagePlan& plan, const State& state, int triplet) {
  const Rect row = plan.rowBox(triplet);
  const int x = plan.detail().x - 2, y = row.y + row.h / 2;
  if (!plan.ends) canvas.fillTriangle(x, y, x - 5, y - 5, x - 5, y + 5, kAccent);
  const auto cards = shownCards(state, triplet);
  for (int i = 0; i < kTripletCards; ++i)
    drawRowCard(canvas, plan.detailCard(i), cards[static_cast<std::size_t>(i)]);
}

// "✓ +8 ⛨12": in a column of two lines gain over shields.
void drawGain(Canvas& canvas, const StagePlan& plan, const State& state, Seat seat, const Preview& seen,
              int triplet) {
  const Rect box = plan.rowGain(triplet);
  const Colour colour = seen.wallsHold() ? kInk : kWarning;
  Phrase words;
  if (plan.columns == 2) {
    if (seen.gain > 0) {
      words.addSigned(seen.gain);
    } else {
      words.add("–");
    }
    drawLine(canvas, makeRect(box.x, box.y, box.w, box.h / 2), words, {&kFontBody, colour, Align::Centre});
    words.clear().add(symbol::kShield).add(seen.shields);
    drawLine(canvas, makeRect(box.x, box.y + box.h / 2 - 1, box.w, box.h / 2), words,
             {&fitting(words, box.w - 1, kFontBody, kFontSmall), colour, Align::Centre});
    return;
  }
  if (seen.gain > 0) words.add("✓ ").addSigned(seen.gain).add(" ");
  words.add(symbol::kShield).add(seen.shields);
  Phrase walls = words;
  walls.add(" ").add(symbol::kWall).add(seen.wallsHold() ? "" : "✗");
  const bool touched = seen.needed > 2 * state.area[seat].walls || !seen.wallsHold();
  if (touched && Canvas::textWidth(walls, kFontSmall) <= box.w - 2) words = walls;
  drawLine(canvas, box, words, {&fitting(words, box.w - 2, kFontBody, kFontSmall), colour, Align::Centre});
}

// The flag of the end and its number; the best is green.
void drawEnd(Canvas& canvas, const StagePlan& plan, const Preview& seen, int triplet, bool best) {
  const Rect box = plan.rowGain(triplet);
  const Colour flag = best ? kAccent : kInkSoft;
  Phrase number;
  number.add(seen.end);
  if (plan.low) {
    drawLine(canvas, box, number,
             {&fitting(number, box.w, kFontBody, kFontSmall), best ? kAccent : kInk, Align::Centre, true});
    return;
  }
  if (plan.columns == 2) {
    drawLine(canvas, makeRect(box.x, box.y, box.w, box.h / 2), symbol::kFlag,
             {&kFontSmall, flag, Align::Centre, true});
    drawLine(canvas, makeRect(box.x, box.y + box.h / 2 - 1, box.w, box.h / 2), number,
             {&fitting(number, box.w, kFontBody, kFontSmall), best ? kAccent : kInk, Align::Centre, true});
    return;
  }
  const int sign = Canvas::textWidth(symbol::kFlag, kFontSmall);
  drawLine(canvas, makeRect(box.x + 2, box.y, sign, box.h), symbol::kFlag,
           {&kFontSmall, flag, Align::Left, true});
  const Rect rest = makeRect(box.x + sign + 2, box.y, box.w - sign - 3, box.h);
  drawLine(canvas, rest, number,
           {&fitting(number, rest.w, kFontBody, kFontSmall), best ? kAccent : kInk, Align::Centre, true});
}

}  // namespace

void drawTriplets(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state,
                  std::size_t entries, int chosen) {
  for (int t = 0; t < state.tripletCount; ++t) {
    if (tripletCards(state, t)[0] == kNoCard || !canvas.shows(plan.rowBox(t))) continue;
    if (tripletFree(state, t)) {
      drawFree(canvas, plan, state, t);
    } else {
      drawTaken(table, canvas, plan, t, takerOf(table, state, t, entries));
    }
  }
  if (plan.low && chosen >= 0 &&
      canvas.shows(makeRect(plan.detail().x - 8, plan.detail().y, plan.detail().w + 8, plan.detail().h)))
    drawDetail(canvas, plan, state, chosen);
}

void drawGains(Canvas& canvas, const StagePlan& plan, const State& state, Seat seat, Previews& previews,
               int chosen) {
  if (!plan.wide && !plan.ends) return;
  const int best = plan.ends ? previews.bestEnd(state, seat) : 0;
  for (int t = 0; t < state.tripletCount; ++t) {
    const Rect box = plan.rowGain(t);
    if (!tripletFree(state, t) || tripletCards(state, t)[0] == kNoCard || !canvas.shows(box)) continue;
    const Preview& seen = previews.of(state, seat, t);
    if (!plan.low) canvas.fillRoundRect(box, 4, t == chosen ? kOnDark : blend(kOnDark, kStone, 110));
    if (plan.ends) {
      drawEnd(canvas, plan, seen, t, seen.end == best);
    } else {
      drawGain(canvas, plan, state, seat, seen, t);
    }
  }
}

}  // namespace lucca::ui
