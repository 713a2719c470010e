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

constexpr int kLine = 15, kStrip = 18;  // of a panel's words, and of its head

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

// The changes of a palace.
enum class News : uint8_t { None, Floors, Complete, Opened };

News newsOf(const State& then, const State& now, int who, int colour) {
  const Area &was = then.area[who], &is = now.area[who];
  const int before = then.phase <= Phase::Reveal ? 0 : was.count[colour];
  if ((is.opened & ~was.opened) >> colour & 1) return News::Opened;
  if ((is.completed & ~was.completed) >> colour & 1) return News::Complete;
  return is.count[colour] != before && is.count[colour] > 0 ? News::Floors : News::None;
}

// The changes in words, for listeners: "red 3/5, blue ✓, wall 3".
void addNews(const State& then, const State& now, int who, Phrase& out) {
  const Area &was = then.area[who], &is = now.area[who];
  const auto next = [&]() -> Phrase& { return out.add(out.empty() ? "" : ", "); };
  for (int colour = 0; colour < kColours; ++colour) {
    const News news = newsOf(then, now, who, colour);
    if (news == News::Opened) next().add(palaceColourName(colour)).add(" ").add(symbol::kGoblet);
    if (news == News::Complete) next().add(palaceColourName(colour)).add(" ✓");
    if (news == News::Floors)
      next().add(palaceColourName(colour)).add(" ").add(is.count[colour]).add("/").add(now.size);
  }
  if (is.walls != was.walls) next().add(Text::PalazziWallN, {is.walls});
  if (is.bastions != was.bastions) next().add(symbol::kBastion).add(is.bastions);
  if (out.empty()) out.add("–");
}

// The same as chips: colour and floors, ✓ or goblet, walls, bastions; a dash for nothing. Floors alone where "2/5" has no room.
void drawChips(Canvas& canvas, const Rect& box, const State& then, const State& now, int who) {
  constexpr int kSign = 10, kHeight = 13, kGap = 2;
  const Rect clip = canvas.clip();
  const Area &was = then.area[who], &is = now.area[who];
  const int top = box.y + (box.h - kHeight) / 2;
  FixedList<uint8_t, kColours> colours;
  int floors = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    const News news = newsOf(then, now, who, colour);
    if (news != News::None) colours.push(static_cast<uint8_t>(colour));
    floors += news == News::Floors;
  }
  Phrase walls;
  if (is.walls != was.walls) walls.add(symbol::kWall).add(is.walls);
  if (is.bastions != was.bastions) walls.add(symbol::kBastion).add(is.bastions);
  if (colours.empty() && walls.empty()) {
    drawLine(canvas, box, "–", {&kFontSmall, kInkSoft});
    return;
  }
  const int chips = static_cast<int>(colours.size());
  const int needed = floors * (kSign + 22) + (chips - floors) * (kSign + 12) + chips * kGap +
                     (walls.empty() ? 0 : Canvas::textWidth(walls, kFontSmall) + 2);
  const bool whole = needed <= box.w;
  const int pad = whole ? kGap : 1, sign = whole ? kSign : kSign - 1;
  int x = box.x;
  canvas.setClip(intersect(clip, box));
  for (const uint8_t colour : colours) {
    const News news = newsOf(then, now, who, colour);
    Phrase what;
    news == News::Floors ? what.add(is.count[colour])
                         : what.add(news == News::Complete ? "✓" : symbol::kGoblet);
    if (news == News::Floors && whole) what.add("/").add(now.size);
    const int width = Canvas::textWidth(what, kFontSmall);
    const Colour ink = kOnPalaceColour[colour];
    canvas.fillRoundRect(makeRect(x, top, sign + width + pad, kHeight), 3, kPalaceColour[colour]);
    drawPalaceSign(canvas, colour, x + 5, top + kHeight / 2, 4, ink);
    drawLine(canvas, makeRect(x + sign, top, width, kHeight), what, {&kFontSmall, ink, Align::Left, true});
    x += sign + width + 2 * pad;
  }
  canvas.setClip(clip);
  if (walls.empty() || Canvas::textWidth(walls, kFontSmall) > box.right() - x) return;
  drawLine(canvas, makeRect(x, box.y, box.right() - x, box.h), walls, {&kFontSmall, kInk, Align::Left, true});
}

// Shields before and after, the walls that need some, and at the end what was gained, on gold; `points` stand there instead
// where the strip has no room for them.
void drawBalance(Canvas& canvas, const Rect& box, const State& then, const State& now, Seat seat,
                 int points) {
  const Standing is = standingOf(now, seat);
  const int before = then.phase <= Phase::Reveal ? is.shields : then.area[seat].shields;
  const int had = then.phase <= Phase::Reveal ? 0 : palazzi::pointsOf(then, seat).total;
  const int gained = palazzi::pointsOf(now, seat).total - had;
  int right = box.right();
  Phrase words;
  points >= 0 ? words.add(points) : words.addSigned(gained);
  if (points >= 0 || gained > 0) {
    const int width = Canvas::textWidth(words, kFontSmall) + 8;
    const Rect plate = makeRect(right - width + 2, box.y + 1, width, box.h - 2);
    canvas.fillRoundRect(plate, 4, points >= 0 && gained <= 0 ? Colour(kStone) : kGold);
    drawLine(canvas, plate, words, {&kFontSmall, kInk, Align::Centre, true});
    right = plate.x - 2;
  }
  words.clear().add(symbol::kShield).add(before);
  if (is.shields != before) words.add("→").add(is.shields);
  Phrase walls = words;
  if (is.needed > 0) walls.add(" ").add(symbol::kWall).add(is.shields).add("/").add(is.needed);
  if (Canvas::textWidth(walls, kFontSmall) <= right - box.x) words = walls;
  if (Canvas::textWidth(words, kFontSmall) > right - box.x)
    words.clear().add(symbol::kShield).add(is.shields);
  drawLine(canvas, makeRect(box.x, box.y, right - box.x, box.h), words,
           {&kFontSmall, is.wallsHold() ? kInk : kWarning, Align::Left, true});
}

constexpr std::string_view kPlayed = "✓", kToPlay = "▶";

// The strip in the seat's colour: emblem, name, whether it has played, points. Parts without room are left out: the sign, then the
// end of the name.
void drawStrip(const Table& table, Canvas& canvas, const Rect& strip, const State& now, Seat seat,
               bool points) {
  const SeatInfo& info = table.who(seat);
  const Paint paint = seatPaint(info);
  canvas.fillRect(strip, paint.ground);
  drawMedallion(canvas, static_cast<Emblem>(info.emblem), strip.x + 9, strip.y + strip.h / 2, 7,
                {paint.on, paint.ground});
  int right = strip.right() - 2;
  Phrase words;
  if (points) {
    words.add(palazzi::pointsOf(now, seat).total);
    const int width = Canvas::textWidth(words, kFontSmall) + 8;
    const Rect plate = makeRect(right - width, strip.y + 2, width, strip.h - 4);
    canvas.fillRoundRect(plate, 4, info.colour == kWhiteSeat ? kInk : kOnDark);
    drawLine(canvas, plate, words,
             {&kFontSmall, info.colour == kWhiteSeat ? kOnDark : kInk, Align::Centre, true});
    right = plate.x - 3;
  }
  words.clear().add(info.name.view());
  const int left = strip.x + 19;
  const std::string_view sign = hasPlayed(now, seat) ? kPlayed : kToPlay;
  const int mark = Canvas::textWidth(sign, kFontSmall);
  if (left + Canvas::textWidth(words, kFontSmall) + mark + 2 <= right) {
    drawLine(canvas, makeRect(right - mark, strip.y, mark, strip.h), sign,
             {&kFontSmall, paint.on, Align::Left, true});
    right -= mark + 2;
  }
  while (Canvas::textWidth(words, kFontSmall) > right - left) words.removeLast();
  drawLine(canvas, makeRect(left, strip.y, right - left, strip.h), words,
           {&fitting(words, right - left, kFontBody, kFontSmall), paint.on, Align::Left, true});
}

void drawPanel(const Table& table, Canvas& canvas, const Rect& box, const State& then, const State& now,
               int who, bool low) {
  canvas.fillRect(box, kInk);
  const Rect inner = inset(box, 1);
  const bool seat = who < now.players;
  const Rect strip = makeRect(inner.x, inner.y, inner.w, low ? 16 : kStrip);
  const Rect news = makeRect(inner.x, inner.bottom() - 2 * kLine, inner.w, 2 * kLine);
  const Rect view = makeRect(inner.x, strip.bottom(), inner.w, news.y - strip.bottom() - 1);
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, view));
  CityLook look;
  if (then.phase > Phase::Reveal) look.then = &then;
  drawCity(canvas, smallPlan(view, now.size), now, who, look);
  canvas.setClip(clip);
  if (seat) {
    drawStrip(table, canvas, strip, now, static_cast<Seat>(who), !low);
  } else {
    canvas.fillRect(strip, kStone);
    drawLine(canvas, inset(strip, 4, 0), tr(Text::PalazziCity), {&kFontSmall, kInk});
  }
  canvas.fillRect(news, kOnDark);
  const Rect line = makeRect(news.x + 3, news.y, news.w - 6, kLine);
  Phrase told;
  addNews(then, now, who, told);
  canvas.words().name(told, line);
  drawChips(canvas, line, then, now, who);
  if (!seat) return;
  const int points = low ? palazzi::pointsOf(now, static_cast<Seat>(who)).total : -1;
  drawBalance(canvas, makeRect(line.x, line.bottom(), line.w, kLine), then, now, static_cast<Seat>(who),
              points);
}

// The seats that still play in this round, in its order, with everybody's points.
void drawOrderPanel(const Table& table, Canvas& canvas, const Rect& box, const State& now) {
  canvas.fillRect(box, kInk);
  canvas.fillRect(inset(box, 1), kStone);
  const Rect inner = inset(box, 4, 1);
  const auto order = roundOrder(now);
  const int most = inner.h / (now.players + 1), height = most < 22 ? most : 22;
  Phrase title(Text::PalazziStillToPlay);
  if (Canvas::textWidth(title, kFontSmall) > inner.w - 2) {
    title.clear().add(symbol::kHourglass).add(now.round).add("/").add(now.rounds);
  }
  drawLine(canvas, makeRect(inner.x + 1, inner.y, inner.w - 2, height), title,
           {&fitting(title, inner.w - 2, kFontBody, kFontSmall), kInk});
  for (int i = 0; i < now.players; ++i) {
    const Seat seat = order[static_cast<std::size_t>(i)];
    const Rect row = makeRect(inner.x, inner.y + (i + 1) * height, inner.w, height);
    const SeatInfo& info = table.who(seat);
    const bool played = hasPlayed(now, seat), own = seat == table.seat();
    if (own) canvas.fillRoundRect(makeRect(row.x - 2, row.y, row.w + 4, height - 1), 4, kAccentSoft);
    Phrase points;
    points.add(palazzi::pointsOf(now, seat).total);
    const int width = Canvas::textWidth(points, kFontSmall) + 8;
    const Rect plate = makeRect(row.right() - width, row.y + 1, width, height - 3);
    if (!own) canvas.fillRoundRect(plate, 4, kOnDark);
    drawLine(canvas, plate, points, {&kFontSmall, kInk, Align::Centre, true});
    drawLine(canvas, makeRect(row.x - 1, row.y, 14, height), played ? kPlayed : kToPlay,
             {&kFontSmall, played ? kInkSoft : kInk, Align::Left, true});
    const int radius = height / 2 - 1 < 8 ? height / 2 - 1 : 8;
    drawMedallion(canvas, static_cast<Emblem>(info.emblem), row.x + 13 + radius, row.y + height / 2, radius,
                  seatPaint(info));
    const int left = row.x + 16 + 2 * radius;
    if (plate.x - left < 36) continue;  // the medallion tells
    Phrase name;
    name.add(info.name.view());
    while (Canvas::textWidth(name, kFontSmall) > plate.x - 2 - left) name.removeLast();
    drawLine(canvas, makeRect(left, row.y, plate.x - 2 - left, height), name,
             {&kFontSmall, played ? kInkSoft : kInk, Align::Left, true});
  }
}

// The bar in the next player's colour, with the points that it has.
void drawHandOver(const Table& table, Canvas& canvas, const StagePlan& plan) {
  const SeatInfo& who = table.who(table.seat());
  const Paint paint = seatPaint(who);
  canvas.words().belongs(ScreenPart::Title, plan.title, table.seat());
  canvas.fillRect(plan.title, paint.ground);
  const Rect& head = plan.head;
  const int radius = head.h / 2 - 1;
  drawMedallion(canvas, static_cast<Emblem>(who.emblem), head.x + radius, head.y + head.h / 2, radius,
                {paint.on, paint.ground});
  Phrase points;
  points.add(palazzi::pointsOf(known(table), table.seat()).total);
  const int width = Canvas::textWidth(points, kFontBody) + 8, plate = width < 24 ? 24 : width;
  const Rect pill = makeRect(head.right() - plate, head.y + 2, plate, head.h - 4);
  const bool white = who.colour == kWhiteSeat;
  canvas.fillRoundRect(pill, 5, white ? kInk : kOnDark);
  drawLine(canvas, pill, points, {&kFontBody, white ? kOnDark : kInk, Align::Centre});
  Phrase words(Text::HandoverTo);
  words.add(" ").add(who.name.view());
  const int left = head.x + 2 * radius + 5, room = pill.x - 4 - left;
  if (Canvas::textWidth(words, kFontSmall) > room) words.clear().add("→ ").add(who.name.view());
  shorten(words, room, kFontSmall);
  drawLine(canvas, makeRect(left, head.y, room, head.h), words,
           {&fitting(words, room, kFontBody, kFontSmall), paint.on});
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
      // The rest of its row.
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
