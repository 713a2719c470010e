#include "ui/palazzi/meanwhile.h"

#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kLine = 16;  // of a panel's words

// The areas beside the seat's own, in the order of the table.
int areaAt(const State& state, Seat seat, int panel) { return (seat + 1 + panel) % state.areas; }

// Panels in rows of two, on a low panel three side by side; a page more for those that do not fit.
struct Grid {
  Rect room;
  int columns, rows;

  explicit Grid(const StagePlan& plan)
      : room(makeRect(1, plan.title.h + 1, plan.title.w - 2, plan.footer.y - plan.title.h - 2)),
        columns(plan.low ? 3 : 2),
        rows(plan.low ? 1 : 2) {}
  int size() const { return columns * rows; }
  Rect box(int cell) const {
    const int w = room.w / columns, h = room.h / rows;
    return makeRect(room.x + cell % columns * w + 1, room.y + cell / columns * h + 1, w - 2, h - 2);
  }
};

// What became of a palace.
enum class News : uint8_t { None, Floors, Complete, Opened };

News newsOf(const State& then, const State& now, int who, int colour) {
  const Area &was = then.area[who], &is = now.area[who];
  const int before = then.phase <= Phase::Reveal ? 0 : was.count[colour];
  if ((is.opened & ~was.opened) >> colour & 1) return News::Opened;
  if ((is.completed & ~was.completed) >> colour & 1) return News::Complete;
  return is.count[colour] != before && is.count[colour] > 0 ? News::Floors : News::None;
}

// "red is complete, wall 3".
void addNews(const State& then, const State& now, int who, Phrase& out) {
  const Area &was = then.area[who], &is = now.area[who];
  const auto next = [&]() -> Phrase& { return out.add(out.empty() ? "" : ", "); };
  for (int colour = 0; colour < kColours; ++colour) {
    const News news = newsOf(then, now, who, colour);
    if (news == News::Opened) next().add(palaceColourName(colour)).add(" ").add(symbol::kSun);
    if (news == News::Complete) next().add(Text::PalazziIsComplete, {palaceColourName(colour)});
    if (news == News::Floors)
      next().add(palaceColourName(colour)).add(" ").add(is.count[colour]).add("/").add(now.size);
  }
  if (is.walls != was.walls) next().add(Text::PalazziWallN, {is.walls});
  if (is.bastions != was.bastions) next().add(symbol::kBastion).add(is.bastions);
  if (out.empty()) out.add(Text::PalazziNothingNew);
}

// The same in signs: the number of floors, a tick when complete, the sun when opened.
void drawSigns(Canvas& canvas, const Rect& box, const State& then, const State& now, int who) {
  constexpr int kSign = 9, kHeight = 13, kGap = 1;
  const Area &was = then.area[who], &is = now.area[who];
  const int top = box.y + (box.h - kHeight) / 2;
  int x = box.x;
  for (int colour = 0; colour < kColours; ++colour) {
    const News news = newsOf(then, now, who, colour);
    if (news == News::None) continue;
    Phrase what;
    news == News::Floors ? what.add(is.count[colour]) : what.add(news == News::Complete ? "✓" : symbol::kSun);
    const int width = Canvas::textWidth(what, kFontSmall);
    const Colour ink = kOnPalaceColour[colour];
    canvas.fillRoundRect(makeRect(x, top, kSign + width + 1, kHeight), 3, kPalaceColour[colour]);
    drawPalaceSign(canvas, colour, x + 5, top + kHeight / 2, 4, ink);
    drawLine(canvas, makeRect(x + kSign, top, width, kHeight), what, {&kFontSmall, ink, Align::Left, true});
    x += kSign + width + 1 + kGap;
  }
  Phrase walls;
  if (is.walls != was.walls) walls.add(symbol::kWall).add(is.walls);
  if (is.bastions != was.bastions) walls.add(symbol::kBastion).add(is.bastions);
  if (Canvas::textWidth(walls, kFontSmall) > box.right() - x - 2) walls.clear();
  drawLine(canvas, makeRect(x + 2, box.y, box.right() - x - 2, box.h), walls,
           {&kFontSmall, kInk, Align::Left, true});
}

// "walls crack: 4/6"; in signs where the words do not fit.
void addCracks(Phrase& out, const Standing& is, int width) {
  out.add(Text::PalazziWallsCrack).add(": ").add(symbol::kShield).add(is.shields).add("/").add(is.needed);
  if (Canvas::textWidth(out, kFontSmall) <= width) return;
  out.clear().add(symbol::kWall).add(is.shields).add("/").add(is.needed).add(" ✗");
}

void drawNews(Canvas& canvas, const Rect& box, const State& then, const State& now, int who, bool low) {
  canvas.fillRect(box, kOnDark);
  const Rect inner = inset(box, 4, 0);
  const bool seat = who < now.players;
  Phrase first, second;
  addNews(then, now, who, first);
  bool holds = true;
  if (seat) {
    const Standing is = standingOf(now, static_cast<Seat>(who));
    holds = is.wallsHold();
    const int before = then.phase <= Phase::Reveal ? is.shields : then.area[who].shields;
    second.add(symbol::kShield).add(before);
    if (is.shields != before) second.add("→").add(is.shields);
    if (!holds) addCracks(second.clear(), is, inner.w);
  }
  const Rect line = makeRect(inner.x, box.y, inner.w, kLine);
  if (!low && Canvas::textWidth(first, kFontSmall) <= inner.w) {
    drawLine(canvas, line, first, {&kFontSmall, kInk});
  } else if (!low) {
    canvas.words().name(first, line);
    drawSigns(canvas, line, then, now, who);
  }
  drawLine(canvas, makeRect(inner.x, box.bottom() - kLine, inner.w, kLine), second,
           {&kFontSmall, holds ? kInkSoft : kWarning});
}

void drawPanel(const Table& table, Canvas& canvas, const Rect& box, const State& then, const State& now,
               int who, bool low) {
  canvas.fillRect(box, kInk);
  const Rect inner = inset(box, 1);
  const int words = low ? kLine : 2 * kLine;
  const Rect picture = makeRect(inner.x, inner.y, inner.w, inner.h - words - 1);
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, picture));
  CityLook look;
  if (then.phase > Phase::Reveal) look.then = &then;
  drawCity(canvas, smallPlan(picture, now.size), now, who, look);
  const std::string_view name = ownerName(table, who);
  const bool seat = who < now.players;
  const int width = Canvas::textWidth(name, kFontSmall) + (seat ? 22 : 8);
  canvas.fillRoundRect(makeRect(picture.x, picture.y, width, 17), 4, kOnDark);
  if (seat) {
    const SeatInfo& info = table.who(static_cast<Seat>(who));
    drawMedallion(canvas, static_cast<Emblem>(info.emblem), picture.x + 9, picture.y + 8, 7, seatPaint(info));
    const int before =
        then.phase <= Phase::Reveal ? 0 : palazzi::pointsOf(then, static_cast<Seat>(who)).total;
    const int gained = palazzi::pointsOf(now, static_cast<Seat>(who)).total - before;
    if (gained > 0) {
      Phrase gain;
      gain.addSigned(gained);
      drawChip(canvas, picture.right() - 14, picture.y + (low ? 19 : 2), gain, {kGold, kInk});
    }
  }
  canvas.drawText(name, picture.x + (seat ? 19 : 4), picture.y + 3 + kFontSmall.capHeight, kFontSmall, kInk);
  canvas.setClip(clip);
  drawNews(canvas, makeRect(inner.x, inner.bottom() - words, inner.w, words), then, now, who, low);
}

void drawOrderPanel(const Table& table, Canvas& canvas, const Rect& box, const State& now) {
  canvas.fillRect(box, kInk);
  canvas.fillRect(inset(box, 1), kStone);
  const Rect inner = inset(box, 5, 2);
  const PlayOrder order = playOrder(now);
  const int height = inner.h / (order.count + 1);
  Phrase title(Text::PalazziRoundBegins, {now.round});
  const bool begins = now.phase == Phase::Turn && now.turn == 0;
  if (!begins || Canvas::textWidth(title, kFontSmall) > inner.w) {
    title.clear().add(symbol::kSun).add(now.round).add("/").add(now.rounds);
  }
  drawLine(canvas, makeRect(inner.x, inner.y, inner.w, height), title,
           {&fitting(title, inner.w, kFontBody, kFontSmall)});
  for (int i = 0; i < order.count; ++i) {
    const OrderEntry& entry = order.entry[static_cast<std::size_t>(i)];
    const Rect row = makeRect(inner.x, inner.y + (i + 1) * height, inner.w, height);
    const SeatInfo& info = table.who(entry.seat);
    if (entry.seat == table.seat())
      canvas.fillRoundRect(makeRect(row.x - 2, row.y, row.w + 4, height - 1), 4, kOnDark);
    Phrase place, shields;
    place.add(i + 1);
    shields.add(symbol::kShield).add(entry.shields);
    const int used = drawLine(canvas, row, shields, {&kFontSmall, kInk, Align::Right});
    drawLine(canvas, makeRect(row.x, row.y, 9, height), place, {&kFontSmall, kInkSoft});
    const int radius = height / 2 - 1 < 8 ? height / 2 - 1 : 8;
    drawMedallion(canvas, static_cast<Emblem>(info.emblem), row.x + 10 + radius, row.y + height / 2, radius,
                  seatPaint(info));
    const int left = row.x + 13 + 2 * radius;
    // Where there is no room for names the medallions tell.
    if (row.right() - used - left < 50) continue;
    drawLine(canvas, makeRect(left, row.y, row.right() - used - 3 - left, height), info.name.view(),
             {&fitting(info.name.view(), row.right() - used - 3 - left, kFontBody, kFontSmall)});
  }
}

// The bar in the next player's colour.
void drawHandOver(const Table& table, Canvas& canvas, const StagePlan& plan) {
  const SeatInfo& who = table.who(table.seat());
  const Paint paint = seatPaint(who);
  canvas.words().belongs(ScreenPart::Title, plan.title, table.seat());
  canvas.fillRect(plan.title, paint.ground);
  const Rect& head = plan.head;
  const int radius = head.h / 2 - 1;
  drawMedallion(canvas, static_cast<Emblem>(who.emblem), head.x + radius, head.y + head.h / 2, radius,
                {paint.on, paint.ground});
  Phrase words(Text::HandoverTo);
  words.add(" ").add(who.name.view());
  const int left = head.x + 2 * radius + 5;
  drawLine(canvas, makeRect(left, head.y, head.right() - left, head.h), words,
           {&fitting(words, head.right() - left, kFontBody, kFontSmall), paint.on});
}

}  // namespace

int PalazziMeanwhile::panels(const Table& table) const { return known(table).areas - 1; }

Seat PalazziMeanwhile::seat(const Table& table, int panel) const {
  const int who = areaAt(known(table), table.seat(), panel);
  return who < table.setup().players ? static_cast<Seat>(who) : kNobody;
}

void PalazziMeanwhile::draw(const Table& table, const AnyView& view, int chosen, bool handsOver,
                            Canvas& canvas) const {
  const State &now = known(table), &then = known(view);
  const StagePlan plan = stagePlan(canvas, now);
  const Grid grid(plan);
  const int count = panels(table), page = chosen / grid.size();
  if (handsOver) {
    drawHandOver(table, canvas, plan);
  } else {
    drawStageTitle(table, canvas, plan, now, table.seat());
  }
  canvas.fillRect(makeRect(0, plan.title.h, plan.title.w, plan.footer.y - plan.title.h), kPaper);
  for (int cell = 0; cell < grid.size(); ++cell) {
    const int panel = page * grid.size() + cell;
    if (panel < count) {
      drawPanel(table, canvas, grid.box(cell), then, now, areaAt(now, table.seat(), panel), plan.low);
    } else if (panel == count) {
      // Whatever is left of its row.
      const int last = cell / grid.columns * grid.columns + grid.columns - 1;
      drawOrderPanel(table, canvas, join(grid.box(cell), grid.box(last)), now);
    }
  }
  const Rect ring = table.motion().cursor(grid.box(chosen % grid.size()), 0);
  canvas.drawRect(ring, kAccent);
  canvas.drawRect(inset(ring, 1), kAccent);
  drawBottomLine(table, canvas, plan.footer, plan.foot,
                 {.a = tr(handsOver ? Text::HandoverTake : Text::PalazziKeyMyTurn),
                  .b = tr(Text::ResultMenu),
                  .arrows = tr(Text::KeyDetails),
                  .moves = kUpDown | buttonBit(Button::Right)});
}

}  // namespace lucca::ui
