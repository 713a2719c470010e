#include "ui/fame/tourney_page.h"

#include <algorithm>

#include "ui/look/fireworks.h"
#include "ui/look/skyline.h"
#include "ui/saves/open_tourney.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/act.h"
#include "ui/stage/game_row.h"
#include "ui/stage/player.h"
#include "ui/widgets/marks.h"

namespace lucca::ui {

namespace {

constexpr int kLowRow = 16;  // below it a row has small letters

// A match with its people in their order.
struct Standing {
  const Tourney& tourney;
  const Plan& plan;
  int game;  // which one the plan is of
  std::array<TourneyStanding, kMaxSeats> order;
  int people;

  explicit Standing(const App& app)
      : tourney(*app.game.tourney()),
        plan(app.game.session().match().plan()),
        game(tourneyGame(app.game)),
        people(rankTourney(tourney, order)) {}
  const TourneyStanding& at(int i) const { return order[static_cast<std::size_t>(i)]; }
  Seat seat(Seat person) const { return tourney.seatOf(game, person); }
  const SeatInfo& who(Seat person) const { return plan.who(seat(person)); }
  std::string_view name(Seat person) const { return who(person).name.view(); }
  std::string_view nameAt(int i) const { return name(at(i).person); }
  Paint paint(Seat person) const { return seatPaint(plan.setup, who(person), seat(person)); }
  int leaders() const {
    int count = 0;
    while (count < people && at(count).place == 1) ++count;
    return count;
  }
};

// The next game, by the kind of match.
void addComing(const Standing& match, Phrase& out) {
  const Tourney& tourney = match.tourney;
  const bool last = tourney.played + 1 == tourney.most();
  Phrase what;
  if (tourney.kind == TourneyKind::SameCards) {
    what.add(Text::MatchMoveOn);
  } else if (tourney.kind == TourneyKind::PointsAdded) {
    what.add(Text::MatchNewCards);
  } else {
    what.add(Text::MatchBegins, {match.name(tourney.personAt(tourney.played, 0))});
  }
  out.add(last ? Text::MatchLast : Text::MatchNext, {what.view()});
}

void addShared(const Standing& match, Phrase& out) {
  if (match.leaders() > 2) {
    out.add(Text::MatchShareAll);
  } else {
    out.add(Text::MatchShare, {match.nameAt(0), match.nameAt(1)});
  }
}

// By how much the first is before the second; where they won as often it is the turns that decide.
void addMargin(const Standing& match, Text by, Phrase& out) {
  const int margin = match.at(0).sum - match.at(1).sum;
  if (margin > 0) {
    out.add(by, {match.nameAt(0), margin});
  } else {
    out.add(Text::MatchByTurns, {int{match.at(0).turns}, int{match.at(1).turns}});
  }
}

void addSentence(const Standing& match, bool played, Phrase& out) {
  const bool over = isOver(match.tourney);
  if (match.leaders() > 1) {
    over ? addShared(match, out) : static_cast<void>(out.add(Text::MatchLevel));
  } else {
    addMargin(match, over ? Text::MatchBy : Text::MatchLeads, out);
  }
  if (!over && !played) addComing(match, out.add(" "));
}

// Where the columns of a table are.
struct Columns {
  int first, width, sum;

  Columns(const Rect& area, int games) {
    const bool wide = area.w > 260, many = games > 3;
    const int sums = wide ? 56 : many ? 38 : 44, most = wide ? 54 : 34, name = many ? 72 : 86;
    width = std::min(most, (area.w - sums - name) / games);
    sum = area.right() - sums;
    first = sum - games * width;
  }
  Rect cell(int game, const Rect& row) const { return makeRect(first + game * width, row.y, width, row.h); }
};

// A game of one person: points, or the turns of a game that was won; a dot for one to come.
void drawCell(Canvas& canvas, const Rect& cell, const Tourney& tourney, int game, Seat person) {
  const bool played = game < tourney.played, won = played && tourney.won(game, person);
  const int count = tourney.game(game).count[static_cast<std::size_t>(person)];
  Phrase words;
  if (!played) {
    words.add("·");
  } else if (addsPoints(tourney.kind) || won) {
    words.add(count);
  } else {
    words.add("–");
  }
  if (won) canvas.fillRoundRect(inset(cell, 2, cell.h > 20 ? 4 : 1), 4, kChipGold);
  const Colour ink = won ? rgb(0x2B2118) : played ? Colour(kInk) : Colour(kInkSoft);
  drawLine(canvas, cell, words, {cell.h < kLowRow ? &kFontSmall : &kFontBody, ink, Align::Centre, true});
}

void drawRow(Canvas& canvas, const Rect& row, const Columns& columns, const Standing& match, int i) {
  const Seat person = match.at(i).person;
  const bool leads = match.at(i).place == 1 && match.tourney.played > 0;
  canvas.fillRoundRect(row, 6, kStone);
  if (leads) {
    canvas.drawRoundRect(row, 6, kAccent);
    canvas.drawRoundRect(inset(row, 1), 5, kAccent);
  }
  const int radius = row.h / 2 - 3, left = row.x + 2 * radius + 10, width = columns.first - left - 2;
  drawMedallion(canvas, static_cast<Emblem>(match.who(person).emblem), row.x + radius + 4, row.y + row.h / 2,
                radius, match.paint(person));
  Phrase name;
  name.add(match.name(person));
  const Font& font = row.h < kLowRow ? kFontSmall : fitting(name, width, kFontBody, kFontSmall);
  shorten(name, width, font);
  drawLine(canvas, makeRect(left, row.y, width, row.h), name, {&font, kInk, Align::Left, true});
  for (int game = 0; game < match.tourney.most(); ++game)
    drawCell(canvas, columns.cell(game, row), match.tourney, game, person);
  Phrase sum;
  sum.add(int{match.at(i).sum});
  drawLine(canvas, makeRect(columns.sum, row.y, row.right() - columns.sum - 5, row.h), sum,
           {row.h > 20        ? &kFontTitle
            : row.h < kLowRow ? &kFontSmall
                              : &kFontBody,
            kInk, Align::Right, true});
}

void drawHeads(Canvas& canvas, const Rect& head, const Columns& columns, int games) {
  Phrase words;
  for (int game = 0; game < games; ++game)
    drawLine(canvas, columns.cell(game, head), words.clear().add(game + 1),
             {&kFontSmall, kInkSoft, Align::Centre, true});
  drawLine(canvas, makeRect(columns.sum, head.y, head.right() - columns.sum - 9, head.h), "=",
           {&kFontSmall, kInkSoft, Align::Right, true});
}

}  // namespace

void drawTourneyTable(App& app, Canvas& canvas, const Rect& area) {
  const Standing match(app);
  const bool low = isLow(canvas);
  const Columns columns(area, match.tourney.most());
  const int head = low ? 13 : 19, most = low ? 19 : 31, apart = low ? 2 : 4;
  const int sentence = match.people > 3 ? 2 * kFontSmall.lineHeight : 3 * kFontBody.lineHeight;
  const int room = low ? area.h - head : area.h - head - sentence - 14;
  const int step = std::min(most, room / match.people);
  drawHeads(canvas, makeRect(area.x, area.y, area.w, head), columns, match.tourney.most());
  for (int i = 0; i < match.people; ++i)
    drawRow(canvas, makeRect(area.x, area.y + head + i * step, area.w, step - apart), columns, match, i);
  const int top = area.y + head + match.people * step + 2;
  const Rect rest = makeRect(area.x + 4, top, area.w - 8, area.bottom() - top - (low ? 0 : 10));
  Phrase words;
  addSentence(match, app.game.session().running(), words);
  const Font* font = &kFontSmall;
  const auto fits = [&](const Font& one) {
    return countLines(words, rest.w, one) * one.lineHeight <= rest.h;
  };
  if (!low && fits(kFontBody)) font = fits(sized(kFontBody)) ? &sized(kFontBody) : &kFontBody;
  // A low panel has the sentence only where few play.
  if (!fits(*font)) return;
  const int used = drawWrapped(canvas, rest, words, {font, kInk, Align::Left, true});
  if (addsPoints(match.tourney.kind) || rest.h - used < kFontSmall.lineHeight + 2) return;
  drawWrapped(canvas, makeRect(rest.x, rest.y + used + 2, rest.w, rest.h - used - 2), tr(Text::MatchGold),
              {&kFontSmall, kInkSoft, Align::Left, true});
}

namespace {

constexpr Beat kCrown{0, 300};
constexpr int kBurstApartMs = 250, kBurstMs = 750;

// In percent of the width and of the height above the bottom line.
struct Place {
  int8_t x, y, radius;
  Colour colour;
};
constexpr Place kBursts[] = {
    {13, 18, 7, rgb(0xFFF8EA)}, {86, 15, 8, kChipGold}, {17, 44, 9, kChipGold}, {83, 42, 7, rgb(0xFFF8EA)}};
static_assert(kCrown.end() + 3 * kBurstApartMs + kBurstMs == kTourneyWonMs);

void drawFireworks(const Act& act, Canvas& canvas, int height, bool light) {
  int at = kCrown.end();
  for (const Place& place : kBursts) {
    const Burst burst{canvas.width() * place.x / 100, height * place.y / 100, height * place.radius / 100,
                      light ? Colour(kTerracotta) : place.colour};
    drawBurst(canvas, burst, act.eased({at, kBurstMs}), Motion::kWhole);
    at += kBurstApartMs;
  }
}

// The winner's sign below a crown; of several each has one.
void drawWinners(const Act& act, Canvas& canvas, const Standing& match, const Rect& area, Paint ground) {
  const int winners = match.leaders(), radius = winners > 1 ? area.h / 4 : area.h * 3 / 8;
  const int apart = 2 * radius + 6, left = area.x + area.w / 2 - (winners - 1) * apart / 2;
  for (int i = 0; i < winners; ++i) {
    const int x = left + i * apart, y = area.bottom() - radius;
    drawMedallion(canvas, static_cast<Emblem>(match.who(match.at(i).person).emblem), x, y, radius,
                  winners > 1 ? match.paint(match.at(i).person) : Paint{ground.on, ground.ground});
    drawEmblem(canvas, Emblem::Crown, x, act.way(kCrown, -radius, y - radius - radius / 4), radius * 2 / 5,
               {ground.ground, kChipGold});
  }
}

}  // namespace

void drawTourneyWon(App& app, Canvas& canvas) {
  const Standing match(app);
  const bool low = isLow(canvas), alone = match.leaders() == 1;
  const int height = layoutOf(canvas).footer.y, width = canvas.width();
  const Paint paint = alone ? match.paint(match.at(0).person) : Paint{kTerracotta, kOnDark};
  const bool light = paint.on == Colour(kInk);
  const Rect whole = makeRect(0, 0, width, height);
  canvas.fillRect(whole, paint.ground);
  drawSilhouette(canvas, height, height / 4,
                 blend(light ? Colour(kStoneDark) : Colour(kInk), paint.ground, 60));
  const Act act(app.screen.motion());
  bool cheers = false;
  for (int i = 0; i < match.leaders(); ++i) cheers = cheers || !match.who(match.at(i).person).isBot;
  if (cheers) drawFireworks(act, canvas, height, light);
  drawWinners(act, canvas, match, makeRect(0, height / 24, width, height * 13 / 24), paint);
  act.covers(whole);
  Phrase words;
  alone ? static_cast<void>(words.add(Text::MatchWins, {match.nameAt(0)})) : addShared(match, words);
  const int line = low ? 24 : 30;
  Rect box = makeRect(6, height * 7 / 12 + (low ? 0 : 2), width - 12, line);
  drawLine(canvas, box, words,
           {&fitting(words, box.w, kFontTitle, fitting(words, box.w, kFontBody, kFontSmall)), paint.on,
            Align::Centre, true});
  words.clear();
  for (int i = 0; i < match.people; ++i)
    words.add(i > 0 ? " · " : "").add(match.nameAt(i)).add(" ").add(int{match.at(i).sum});
  const Font& sums = low ? kFontSmall : fitting(words, box.w, kFontBody, kFontSmall);
  box = makeRect(box.x, box.bottom(), box.w, height - box.bottom() - 2);
  const int used = drawWrapped(canvas, box, words, {&sums, paint.on, Align::Centre, true});
  words.clear();
  if (alone && match.at(0).sum == match.at(1).sum) {
    addMargin(match, Text::MatchBy, words);
  } else {
    words.add(kMatchWasTexts[static_cast<std::size_t>(match.tourney.kind)], {int{match.tourney.played}});
  }
  box = makeRect(box.x, box.y + used + 2, box.w, box.h - used - 2);
  if (countLines(words, box.w, kFontSmall) * kFontSmall.lineHeight > box.h) return;
  drawWrapped(canvas, box, words, {&kFontSmall, paint.on, Align::Centre, true});
}

}  // namespace lucca::ui
