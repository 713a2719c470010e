#include "ui/fame/end_page.h"

#include <bit>

#include "ui/shell/scene_parts.h"
#include "ui/stage/act.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

constexpr Colour kComputerBar = rgb(0x4A3831), kComputerEdge = rgb(0x342720);

int headHeight(const Canvas& canvas) { return isLow(canvas) ? 36 : 54 + cornerOf(canvas.height()); }

Rect areaOf(const Canvas& canvas) {
  const int head = headHeight(canvas);
  return makeRect(0, head, canvas.width(), layoutOf(canvas).footer.y - head);
}

}  // namespace

// The game's result, for one picture.
struct EndPage::Facts {
  Result result;
  std::array<Placed, kMaxSeats> order;
  int players, category;

  explicit Facts(App& app) {
    const Match& match = app.game.session().match();
    result = match.game().result(match.state());
    players = match.setup().players;
    const GameRow& row = rowOf(match.setup().game);
    category = decidingCategory(row, result);
    placeSeats(row, result, players, order);
  }
  const Placed& at(int i) const { return order[static_cast<std::size_t>(i)]; }
};

EndShow EndPage::show(App& app, const Facts& facts) const {
  const bool apart = app.stage().pictures().citiesApart();
  const int shown = apart ? turns_ % facts.players : 0;
  const Seat seat = facts.at(shown).seat;
  const bool wins = contains(facts.result.winners, seat);
  return {.seat = seat,
          .wins = wins,
          .cheers = wins && app.game.session().match().plan().isPerson(seat),
          .turns = apart ? 0 : turns_,
          .act = Act(app.screen.motion())};
}

void EndPage::begin(App& app) {
  turns_ = 0;
  const Facts facts(app);
  beginAct(app.screen.motion(), app.now(), app.settings.speed, kNoAction,
           app.stage().pictures().endMs(tableOf(app), show(app, facts)));
}

bool EndPage::event(App& app, const Event& event) {
  if (event.is(Button::A)) return false;
  const bool apart = app.stage().pictures().citiesApart();
  const int step = event.is(Button::B) ? 1 : event.step();
  const int count = apart ? app.game.session().match().setup().players : 4;
  turns_ = static_cast<int8_t>((turns_ + step + count) % count);
  app.tell.sound(Sound::Move);
  apart ? app.screen.turnPage(step) : app.screen.redraw();
  return true;
}

// Name and points of who is seen; dark where a computer won.
void EndPage::drawHead(App& app, Canvas& canvas, const Rect& head, const Facts& facts) const {
  const Table table = tableOf(app);
  const GameWords& words = app.stage().words();
  const bool low = isLow(canvas);
  const int corner = cornerOf(canvas.height());
  const EndShow shown = show(app, facts);
  int place = 1;
  while (facts.at(place - 1).seat != shown.seat) ++place;
  const bool dark = table.who(shown.seat).isBot != 0;
  canvas.words().part(ScreenPart::Title, head);
  canvas.fillRect(head, dark ? kComputerBar : static_cast<Colour>(kTerracotta));
  canvas.fillRect(makeRect(head.x, head.bottom() - 2, head.w, 2),
                  dark ? kComputerEdge : static_cast<Colour>(kTerracottaDark));
  const int side = low ? 29 : 41, left = 8 + corner / 2;
  app.stage().pictures().drawSign(table, shown.seat, canvas,
                                  makeRect(left, (low ? 3 : 6) + corner, side, side));
  // The number that decided, with its sign.
  Phrase number;
  number.add(scoreOf(facts.result, facts.category, shown.seat));
  const Rect inner =
      makeRect(left + side + 9, corner, canvas.width() - left - side - 19 - corner / 2, head.h - corner - 2);
  int used = drawLine(canvas, inner, number, {low ? &kFontTitle : &kFontHuge, kOnDark, Align::Right, true});
  if (const std::string_view sign = words.scoreSign(facts.category); !sign.empty())
    used += 4 + drawLine(canvas, makeRect(inner.x, inner.y, inner.w - used - 4, inner.h), sign,
                         {low ? &kFontBody : &kFontTitle, kOnDark, Align::Right, true});
  const int room = inner.w - used - 6;
  // The winner's name, and the words below it.
  Phrase first, second;
  const SeatSet winners = facts.result.winners;
  if (!shown.wins) {
    first.add(table.name(shown.seat));
    second.add(kResultPlaceTexts[facts.at(place - 1).place - 1]);
  } else if (std::has_single_bit(winners)) {
    first.add(Text::ResultWins, {table.name(shown.seat)});
    // Beside a computer that won the best person is named.
    Seat best = kNobody;
    int at = 0;
    while (best < 0 && ++at < facts.players) {
      if (!table.who(facts.at(at).seat).isBot) best = facts.at(at).seat;
    }
    if (dark && best >= 0) {
      second.add(Text::ResultBestPerson, {table.name(best), kResultPlaceTexts[facts.at(at).place - 1],
                                          scoreOf(facts.result, facts.category, best)});
    } else {
      words.ended(table, facts.result, shown.seat, second);
    }
  } else {
    first.add(Text::ResultShare);
    if (std::popcount(winners) == 2)
      second.add(Text::ResultAnd, {table.name(facts.at(0).seat), table.name(facts.at(1).seat)});
  }
  if (Canvas::textWidth(first, kFontSmall) > room) first.clear().add(table.name(shown.seat));
  const int upper = low ? 20 : 30, lower = inner.h - upper + (low ? 0 : 3);
  drawLine(canvas, makeRect(inner.x, inner.y, room, upper), first,
           {&fitting(first, room, kFontTitle, fitting(first, room, kFontBody, kFontSmall)), kOnDark,
            Align::Left, true});
  if (Canvas::textWidth(second, kFontSmall) > room) second.clear();
  drawLine(canvas, makeRect(inner.x, inner.y + upper - (low ? 0 : 3), room, lower), second,
           {&fitting(second, room, low ? kFontSmall : kFontBody, kFontSmall), kOnDark, Align::Left, true});
}

void EndPage::draw(App& app, Canvas& canvas) const {
  const Facts facts(app);
  drawHead(app, canvas, makeRect(0, 0, canvas.width(), headHeight(canvas)), facts);
  canvas.words().part(ScreenPart::Body, areaOf(canvas));
  app.stage().pictures().drawEnd(tableOf(app), show(app, facts), canvas, areaOf(canvas));
  drawFooter(app, canvas,
             {.a = tr(Text::ResultTitle), .b = tr(app.stage().pictures().lookAround()), .moves = kArrows});
}

}  // namespace lucca::ui
