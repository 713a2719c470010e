// The order of play and the first palaces.
#include "drawing/type/symbols.h"
#include "ui/look/emblems.h"
#include "ui/palazzi/acts/act_scene.h"
#include "ui/palazzi/captions.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

// A board with the seats in their order; each slides in from the right.
void drawBoard(ActScene& scene, const State& state) {
  const StagePlan& plan = scene.plan;
  const PlayOrder order = playOrder(state);
  const int top = plan.title.h + (plan.low ? 2 : 4), most = plan.low ? 16 : 24;
  const int room = plan.low ? plan.caption.y - top - 6 : plan.city.sky.h - 8;
  const int height = room / order.count < most ? room / order.count : most;
  const int width = plan.low ? plan.rows.w : 170, left = plan.low ? plan.rows.x : (plan.title.w - width) / 2;
  const Rect board = makeRect(left, top, width, height * order.count + 4);
  scene.canvas.fillRoundRect(board, 5, kInk);
  scene.canvas.fillRoundRect(inset(board, 1), 4, kOnDark);
  for (int i = 0; i < order.count; ++i) {
    const OrderEntry& entry = order.entry[static_cast<std::size_t>(i)];
    const Beat slide = scene.beat(i * (kOrderMs - 250) / order.count, 250);
    const Rect row = makeRect(board.x + 4 + scene.act.way(slide, plan.title.w, 0), board.y + 2 + i * height,
                              board.w - 8, height);
    const Rect clip = scene.canvas.clip();
    scene.canvas.setClip(intersect(clip, inset(board, 1)));
    Phrase what;
    if (!plan.low && entry.byNumber && entry.highest != kNoCard)
      what.add(symbol::kPlate).add(kDeck[entry.highest].number).add(" ");
    what.add(symbol::kShield).add(entry.shields);
    scene.canvas.drawText(what, row.right() - 2, row.y + (height + kFontSmall.capHeight) / 2, kFontSmall,
                          kInk, Align::Right);
    const int radius = height / 2 - 1, used = Canvas::textWidth(what, kFontSmall) + 4,
              indent = plan.low ? 10 : 13;
    Phrase place;
    place.add(i + 1);
    scene.canvas.drawText(place, row.x + 1, row.y + (height + kFontSmall.capHeight) / 2, kFontSmall,
                          kInkSoft);
    drawMedallion(scene.canvas, static_cast<Emblem>(scene.table.who(entry.seat).emblem),
                  row.x + indent + radius, row.y + height / 2, radius,
                  seatPaint(scene.table.who(entry.seat)));
    const Rect name =
        makeRect(row.x + indent + 2 * radius + 4, row.y, row.w - indent - 2 * radius - 4 - used, height);
    if (name.x + name.w <= plan.title.w) {
      drawLine(scene.canvas, name, scene.table.name(entry.seat),
               {&fitting(scene.table.name(entry.seat), name.w, kFontBody, kFontSmall)});
    }
    scene.canvas.setClip(clip);
  }
  scene.act.covers(board);
}

}  // namespace

void playOrderOf(ActScene& scene) {
  const Seat seat = scene.table.seat();
  drawStageTitle(scene.table, scene.canvas, scene.plan, scene.after, seat);
  drawCity(scene.canvas, scene.plan.city, scene.after, seat);
  drawBoard(scene, scene.after);
}

void playReveal(ActScene& scene) {
  const Seat seat = scene.table.seat();
  const State& state = scene.after;
  const CityPlan& city = scene.plan.city;
  drawStageTitle(scene.table, scene.canvas, scene.plan, state, seat);
  drawCity(scene.canvas, city, state, seat);
  // The others' first palaces above the player's own.
  const int others = state.players - 1;
  const Rect room =
      scene.plan.low ? scene.plan.rows : makeRect(4, scene.plan.title.h + 4, scene.plan.title.w - 8, 64);
  const int columns = scene.plan.low ? (others + 1) / 2 : others, rows = scene.plan.low && others > 1 ? 2 : 1;
  int at = 0;
  for (Seat who = 0; who < state.players; ++who) {
    if (who == seat) continue;
    const Rect box =
        makeRect(room.x + at % columns * (room.w / columns), room.y + at / columns * (room.h / rows),
                 room.w / columns - 2, room.h / rows - 2);
    drawCity(scene.canvas, smallPlan(makeRect(box.x, box.y + 15, box.w, box.h - 15), state.size), state, who);
    scene.canvas.fillRect(makeRect(box.x, box.y, box.w, 15), kOnDark);
    const std::string_view name = scene.table.name(who);
    // The medallion where there is room beside the name.
    const int used = Canvas::textWidth(name, kFontSmall) + 19 <= box.w ? 17 : 0;
    if (used > 0) {
      drawMedallion(scene.canvas, static_cast<Emblem>(scene.table.who(who).emblem), box.x + 8, box.y + 7, 7,
                    seatPaint(scene.table.who(who)));
    }
    drawLine(scene.canvas, makeRect(box.x + used + 1, box.y, box.w - used - 2, 15), name,
             {&kFontSmall, kInk, used > 0 ? Align::Left : Align::Centre});
    scene.canvas.drawRect(box, kInk);
    ++at;
  }
  scene.act.covers(scene.plan.scene());
}

}  // namespace lucca::ui
