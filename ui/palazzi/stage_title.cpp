#include "ui/palazzi/stage_title.h"

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

// Words at the right end of `box`; what is left of it.
Rect drawAtRight(Canvas& canvas, const Rect& box, std::string_view words, Colour colour) {
  const int used = drawLine(canvas, box, words, {&kFontBody, colour, Align::Right});
  return makeRect(box.x, box.y, box.w - used - 7, box.h);
}

struct BarLook {
  Paint bar;     // ground, and the letters on it
  Colour edge;   // the line below
  Paint points;  // the plate of the points
};

// Points on a plate of their own at the right end of `box`; what is left of it.
[[gnu::noinline]] Rect drawPoints(Canvas& canvas, const Rect& box, int total, const Paint& paint) {
  Phrase points;
  points.add(total);
  const int width = Canvas::textWidth(points, kFontBody) + 8, plate = width < 24 ? 24 : width;
  const Rect pill = makeRect(box.right() - plate, box.y + 2, plate, box.h - 3);
  canvas.fillRoundRect(pill, 5, paint.ground);
  drawLine(canvas, pill, points, {&kFontBody, paint.on, Align::Centre});
  return makeRect(box.x, box.y, box.w - plate - 7, box.h);
}

void drawBar(Canvas& canvas, const StagePlan& plan, Colour ground, Colour edge) {
  canvas.words().part(ScreenPart::Title, plan.title);
  canvas.fillRect(plan.title, ground);
  canvas.fillRect(makeRect(0, plan.title.bottom() - 2, plan.title.w, 2), edge);
  // Beside the city of a low panel lie the rows.
  if (plan.low) {
    canvas.fillRect(makeRect(0, plan.title.h, plan.city.sky.x, plan.caption.y - plan.title.h), kPaper);
  }
}

// A bar as light as the plate of the points has it on ink.
BarLook barOf(const SeatInfo& who, bool gold) {
  const Paint seat = seatPaint(who), plate = {kOnDark, kInk};
  const bool white = who.colour == kWhiteSeat;
  BarLook look{who.isBot ? Paint{kComputerBar, kOnDark} : seat,
               who.isBot ? kComputerEdge : shadeOf(seat.ground),
               white && !who.isBot ? Paint{kInk, kOnDark} : plate};
  if (gold) look.points = {kInk, kGold};
  return look;
}

// The emblem at the left end of the bar; where the name begins. A person's in the bar's colour on a disc of its ink, a
// computer's in a block of its seat's colour.
int drawBarEmblem(Canvas& canvas, const StagePlan& plan, const SeatInfo& who) {
  const Paint seat = seatPaint(who);
  const Emblem emblem = static_cast<Emblem>(who.emblem);
  const int radius = plan.head.h / 2, y = plan.head.y + radius;
  if (who.isBot) {
    const int right = plan.head.x + 22;
    canvas.fillRect(makeRect(0, 0, right, plan.title.h - 2), seat.ground);
    drawMedallion(canvas, emblem, right - 13, y, radius, seat);
    return right + 4;
  }
  drawMedallion(canvas, emblem, plan.head.x + radius, y, radius, {seat.on, seat.ground});
  return plan.head.x + 2 * radius + 4;
}

// The functions that put words together are apart, so that the stack holds the words of one at a time.
constexpr int kNoLimit = -1;

// A symbol and a number, of `limit`, at the right end of `box`; what is left of it.
[[gnu::noinline]] Rect drawCount(Canvas& canvas, const Rect& box, std::string_view symbol, int count,
                                 int limit, Colour colour) {
  Phrase words;
  words.add(symbol).add(count);
  if (limit != kNoLimit) words.add("/").add(limit);
  return drawAtRight(canvas, box, words, colour);
}

// Where a name of `room` pixels ends, with the sign of a computer behind it.
[[gnu::noinline]] int drawSigned(Canvas& canvas, const Rect& room, std::string_view words, bool isBot,
                                 Colour colour) {
  Phrase name;
  name.add(words);
  shorten(name, room.w - (isBot ? Canvas::textWidth(symbol::kComputer, kFontSmall) + 4 : 0), kFontSmall);
  if (isBot) name.add(" ").add(symbol::kComputer);
  return drawLine(canvas, room, name, {&fitting(name, room.w, kFontBody, kFontSmall), colour});
}

// The name, and the head start on a chip behind it.
[[gnu::noinline]] void drawName(Canvas& canvas, const Rect& rest, std::string_view name, bool isBot,
                                int ahead, Colour colour) {
  if (ahead <= 0) return static_cast<void>(drawSigned(canvas, rest, name, isBot, colour));
  Phrase chip;
  chip.addSigned(ahead);
  const Rect room = makeRect(rest.x, rest.y, rest.w - chipWidth(chip) - 5, rest.h);
  const int used = drawSigned(canvas, room, name, isBot, colour);
  drawChip(canvas, rest.x + used + 5, rest.y + rest.h / 2, chip);
}

// `by`: who chooses for the City; kNobody: no seat does.
[[gnu::noinline]] void drawCityTitle(const Table& table, Canvas& canvas, const StagePlan& plan,
                                     const State& state, Seat by) {
  Phrase words(Text::PalazziCity), when;
  when.add(symbol::kHourglass).add(state.round).add("/").add(state.rounds);
  if (by >= 0) {
    // The seat that chooses for the City sees its own shields and points.
    words.add(" · ").add(table.name(by));
    when.add("  ").add(symbol::kShield).add(state.area[by].shields);
  }
  drawPlainTitle(canvas, plan, words, when, by >= 0 ? palazzi::pointsOf(state, by).total : kAsStated);
}

}  // namespace

void drawPlainTitle(Canvas& canvas, const StagePlan& plan, std::string_view words, std::string_view right,
                    int points) {
  drawBar(canvas, plan, kTerracotta, kTerracottaDark);
  Rect box = plan.head;
  if (points > kAsStated) box = drawPoints(canvas, box, points, {kOnDark, kInk});
  if (!right.empty()) box = drawAtRight(canvas, box, right, kOnDark);
  Phrase said;
  said.add(words);
  shorten(said, box.w - 3, kFontSmall);
  drawLine(canvas, makeRect(box.x + 3, box.y, box.w - 3, box.h), said,
           {&fitting(said, box.w - 3, kFontBody, kFontSmall), kOnDark});
}

void drawStageTitle(const Table& table, Canvas& canvas, const StagePlan& plan, const State& state, int owner,
                    const TitleLook& look) {
  if (!canvas.shows(makeRect(0, 0, plan.title.w, plan.low ? plan.caption.y : plan.title.h))) return;
  canvas.words().belongs(ScreenPart::Title, plan.title, owner);
  if (owner >= state.players) return drawCityTitle(table, canvas, plan, state, look.by);
  const Seat seat = static_cast<Seat>(owner);
  const SeatInfo& who = table.who(seat);
  const BarLook bar = barOf(who, look.gold);
  drawBar(canvas, plan, bar.bar.ground, bar.edge);
  const int left = drawBarEmblem(canvas, plan, who);
  const int points = look.points > kAsStated ? look.points : palazzi::pointsOf(state, seat).total;
  Rect box = drawPoints(canvas, plan.head, points, bar.points);
  if (state.phase > Phase::Reveal) {
    const int shields = look.shields >= 0 ? look.shields : state.area[seat].shields;
    box = drawCount(canvas, box, symbol::kShield, shields, kNoLimit, bar.bar.on);
  }
  box = drawCount(canvas, box, symbol::kHourglass, state.round, state.rounds, bar.bar.on);
  const Rect rest = makeRect(left, box.y, box.right() - left, box.h);
  drawName(canvas, rest, table.name(seat), who.isBot, palazzi::pointsOf(state, seat).headStart, bar.bar.on);
}

}  // namespace lucca::ui
