#include "ui/fame/moments_page.h"

#include <bit>

#include "ui/stage/game_pictures.h"
#include "ui/stage/game_row.h"
#include "ui/stage/game_words.h"
#include "ui/stage/player.h"
#include "ui/stage/table_of.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

namespace {

// "Anna and Julia"; of more than two the first ones follow each other.
void addNames(const Table& table, SeatSet who, Phrase& out) {
  std::string_view last, before;
  for (Seat seat = 0; seat < table.setup().players; ++seat) {
    if (!contains(who, seat)) continue;
    if (!before.empty()) out.add(before).add(", ");
    before = last;
    last = table.name(seat);
  }
  before.empty() ? out.add(last) : out.add(Text::ResultAnd, {before, last});
}

// A row: what it was, who had it, and how much.
void drawMoment(App& app, Canvas& canvas, const Rect& row, const Highlight& one) {
  const Table table = tableOf(app);
  const bool two = row.h >= 36;
  const Font& body = row.h >= kFontBody.capHeight + 5 ? kFontBody : kFontSmall;
  canvas.fillRoundRect(row, 6, kStone);
  Phrase value;
  value.add(one.value);
  Rect inner = inset(row, isLow(canvas) ? 4 : 8, 0);
  inner.w = static_cast<int16_t>(
      inner.w - drawLine(canvas, inner, value, {two ? &kFontTitle : &body, kInk, Align::Right, true}) - 6);
  const int height = two ? row.h / 2 : row.h;
  const int label = two ? inner.w : inner.w - (height + 1) * std::popcount(one.who) - 2;
  const std::string_view words = tr(one.what);
  drawLine(canvas, makeRect(inner.x, row.y + (two ? 1 : 0), label, height), words,
           {&fitting(words, label, body, kFontSmall), kInkSoft, Align::Left, true});
  // Everybody who reached it: the emblems, and where there is room the names.
  Phrase names;
  addNames(table, one.who, names);
  const int radius = two ? height / 2 - 3 : height / 2 - 1,
            middle = two ? row.y + height + height / 2 - 1 : row.y + height / 2;
  const int count = std::popcount(one.who), pitch = 2 * radius + 2;
  int x = two ? inner.x + radius : inner.right() - (count - 1) * pitch - radius;
  for (Seat seat = 0; seat < table.setup().players; ++seat) {
    if (!contains(one.who, seat)) continue;
    const SeatInfo& who = table.who(seat);
    drawMedallion(canvas, static_cast<Emblem>(who.emblem), x, middle, radius,
                  app.stage().pictures().paint(who, table.view(), seat));
    x += pitch;
  }
  if (!two) return;
  const Rect room = makeRect(x - radius + 4, row.y + height - 1, inner.right() - x + radius - 4, height);
  if (Canvas::textWidth(names, kFontSmall) > room.w) return;
  drawLine(canvas, room, names, {&fitting(names, room.w, kFontBody, kFontSmall)});
}

}  // namespace

void MomentsPage::make(App& app) {
  made_ = true;
  best_ = {};
  Walker walker;
  walker.start(app.game.session().match(), kNobody);
  Moment& moment = app.trail.scratch();
  while (walker.next(moment)) app.stage().words().addHighlights(moment, best_);
  games_ = headToHead(app.finished.hall(), app.game.session().match().plan(), wins_);
}

void MomentsPage::draw(App& app, Canvas& canvas, const Rect& area) const {
  const Table table = tableOf(app);
  const int players = app.game.session().match().plan().setup.players;
  Phrase words(Text::ResultFirst);
  if (games_ >= 2) {
    words.clear().add(Text::ResultTogether, {games_});
    for (Seat seat = 0; seat < players; ++seat)
      words.add(seat == 0 ? ": " : ", ")
          .add(table.name(seat))
          .add(" ")
          .add(wins_[static_cast<std::size_t>(seat)]);
  }
  const int room = area.w - 20, foot = countLines(words, room, kFontSmall) * sized(kFontSmall).lineHeight + 2;
  const int moments = static_cast<int>(best_.all().size()), most = area.h < 120 ? 22 : 44;
  const int share = moments > 0 ? (area.h - foot) / moments : most, height = share < most ? share : most;
  int y = area.y + 2;
  const int edge = isLow(canvas) ? 3 : 8;
  for (const Highlight& one : best_.all()) {
    drawMoment(app, canvas, makeRect(area.x + edge, y, area.w - 2 * edge, height - (height < 20 ? 1 : 3)),
               one);
    y += height;
  }
  drawWrappedCentred(canvas, makeRect(area.x + 10, y, room, area.bottom() - y), words,
                     {&kFontSmall, games_ < 2 ? kInkSoft : kInk, Align::Centre});
}

}  // namespace lucca::ui
