#include "ui/fame/fame_order.h"

#include "ui/fame/score_table.h"
#include "ui/look/theme.h"
#include "ui/stage/player.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

void drawFameOrder(Canvas& canvas, const Rect& area, const FameGame& fame) {
  std::array<Placed, kMaxSeats> order;
  const GameRow& game = rowOf(fame.setup.game);
  const int decided = decidingCategory(game, fame.result);
  const int players = placeSeats(game, fame.result, fame.setup.players, order);
  const int height = area.h / players < 34 ? area.h / players : 34;
  // Beside the cells of a low panel the names need all the room.
  const bool low = isLow(canvas);
  const int more = low ? 4 : 0;
  for (int i = 0; i < players; ++i) {
    const Seat who = order[static_cast<std::size_t>(i)].seat;
    const auto seat = static_cast<std::size_t>(who);
    const bool wins = contains(fame.result.winners, who);
    const Rect row = makeRect(area.x - more, area.y + i * height, area.w + 2 * more, height - 3);
    canvas.fillRoundRect(row, 6, wins ? kAccent : kStone);
    const Colour ink = wins ? kOnDark : kInk;
    const int score = scoreOf(fame.result, decided, who);
    int width = !isFinished(fame) ? 0
                                  : drawScore(canvas, row, game, fame.result, score,
                                              row.h > 26 && !low ? kFontTitle : kFontBody, ink);
    width += drawHandicap(canvas, makeRect(row.x, row.y, row.w - width - 16, row.h), fame.setup, fame.result,
                          who, ink);
    Phrase place;
    if (isFinished(fame)) place.add(order[static_cast<std::size_t>(i)].place);
    const int before = isFinished(fame) ? 20 : 4;
    drawLine(canvas, makeRect(row.x + 4, row.y, 14, row.h), place,
             {row.h > 15 ? &kFontBody : &kFontSmall, wins ? kOnDark : kInkSoft, Align::Centre, true});
    const int tall = low && row.h > 22 ? 18 : row.h - 4;
    const Rect left = makeRect(row.x + before, row.y + (row.h - tall) / 2, row.w - width - 18 - before, tall);
    drawPlayer(canvas, left, fame.seats[seat], seatPaint(fame.setup, fame.seats[seat], who), ink);
  }
}

}  // namespace lucca::ui
