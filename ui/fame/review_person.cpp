#include "ui/fame/review_person.h"

#include "drawing/type/symbols.h"
#include "ui/fame/review_words.h"
#include "ui/fame/river.h"
#include "ui/fame/score_table.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/player.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

constexpr int kDisc = 13;  // between the middles of two discs, at least
constexpr Colour kGold = rgb(0xFFDA4A);

int rankOf(const Review& review, std::size_t turn, Seat seat) {
  int rank = 0;
  for (const TurningPoint& point : review.points) {
    if (point.seat != seat) continue;
    ++rank;
    if (point.turn == turn) return rank;
  }
  return 0;
}

// A turn that is as good, or gold with its rank.
void drawDisc(Canvas& canvas, int x, int y, int radius, Colour colour, std::string_view sign) {
  const bool gold = colour == kGold;
  canvas.fillCircle(x, y, radius, gold ? kInk : colour);
  if (gold) canvas.fillCircle(x, y, radius - 1, kGold);
  drawLine(canvas, makeRect(x - 9, y - 8, 19, 17), sign,
           {&kFontSmall, gold ? kInk : static_cast<Colour>(kOnDark), Align::Centre, true});
  if (sign == symbol::kCrown) canvas.words().cover(makeRect(x - 9, y - 8, 19, 17));  // the row's words say it
}

// The facts for the page's parts.
struct Page {
  App& app;
  Canvas& canvas;
  Seat person;
  const Review& review = app.review.review();
  const PlayedMatch& match = app.game.session().match();
  const PersonReview found = lucca::reviewOf(review, person);
  const bool low = isLow(canvas);
  const Rect body = layoutOf(canvas).body;

  int turns() const { return judgedTurns(review, person); }
  // Many turns have smaller discs.
  int discs() const { return (body.w - 24) / kDisc; }
  int radius() const { return low || turns() > (body.w - 24) / 18 ? 6 : 8; }
  // The costliest turn worth another try; null: none is known.
  const TurningPoint* again() const {
    for (const TurningPoint& point : review.points) {
      if (point.seat == person) return &point;
    }
    return nullptr;
  }
};

// "4 of 7 turns with no better choice". Where it ends.
int drawVerdict(const Page& page) {
  Canvas& canvas = page.canvas;
  const bool low = page.low;
  const int turns = page.found.judged;
  // Many turns leave its words a second line, on a low panel too.
  const int head = !low ? 44 : turns < 10 ? 20 : 28;
  const Rect line = makeRect(page.body.x + 8, page.body.y + (low ? 1 : 3), page.body.w - 16, head);
  Phrase good, of;
  if (turns == 0) {
    const Phrase looking(Text::ReviewLooking, {page.match.plan().who(page.person).name.view(), 1,
                                               judgedTurns(page.review, page.person)});
    drawWrappedCentred(canvas, line, looking, {low ? &kFontSmall : &kFontBody, kInk, Align::Left, true});
  } else {
    good.add(page.found.good);
    of.add(Text::ReviewOf, {turns});
  }
  const int big = drawLine(canvas, line, good, {low ? &kFontTitle : &kFontHuge, kAccent, Align::Left, true});
  const Rect rest = makeRect(line.x + big + 5, line.y, line.w - big - 5, line.h);
  const int ofWidth =
      drawLine(canvas, makeRect(rest.x, rest.y + (low ? 0 : 10), rest.w, rest.h - (low ? 0 : 10)), of,
               {low ? &kFontBody : &kFontTitle, kInk, Align::Left, true});
  const Rect words = makeRect(rest.x + ofWidth + 8, rest.y, rest.w - ofWidth - 8, rest.h);
  drawWrappedCentred(canvas, words, turns > 0 ? tr(Text::ReviewAsGood) : std::string_view{},
                     {low ? &kFontSmall : &kFontBody, kInk, Align::Left, true});
  return line.bottom();
}

// A disc a turn, on a line: as good, or with its rank. Of more than fit, every second or third.
void drawTurns(const Page& page, int discY) {
  const Review& review = page.review;
  const int turns = page.turns(), most = page.discs();
  const int every = turns > most ? (turns + most - 1) / most : 1;
  const int shown = (turns + every - 1) / every;
  const int pitch = shown > 0 ? (page.body.w - 24) / shown : 0;
  const int numbers = pitch < 18 ? 2 : 1;  // a number below each disc, or each second
  if (shown > 1)
    page.canvas.fillRect(makeRect(page.body.x + 12 + pitch / 2, discY, (shown - 1) * pitch, 1), kStoneDark);
  int at = 0;
  for (std::size_t turn = 0; turn < review.turn.size() && pitch > 0; ++turn) {
    if (review.turn[turn].seat != page.person || review.turn[turn].judged == Judged::Silent) continue;
    const int rank = rankOf(review, turn, page.person);
    const int number = at++;
    if (every > 1 && rank == 0 && number % every != 0) continue;
    const int x = page.body.x + 12 + (2 * (number / every) + 1) * pitch / 2;
    const bool told = rank > 0, ready = review.turn[turn].judged != Judged::NotYet;
    Phrase sign, when;
    if (told) sign.add(rank);
    if (!told && ready) sign.add("✓");
    drawDisc(page.canvas, x, discY, page.radius(),
             told    ? kGold
             : ready ? static_cast<Colour>(kAccent)
                     : kStoneDark,
             sign);
    if (page.low || number / every % numbers != 0) continue;
    when.add(rowOf(page.match.setup().game).rounds ? static_cast<int>(turn) / review.seats + 1
                                                   : static_cast<int>(turn) + 1);
    drawLine(page.canvas, makeRect(x - 12, discY + 9, 24, 13), when,
             {&kFontSmall, kInkSoft, Align::Centre, true});
  }
}

// A row below the discs: a sign, what it is about, more of it where there is room, and how much it was worth.
struct Row {
  std::string_view what, below, sign;  // no sign: that of luck
  std::string_view worth;
};

void drawRow(const Page& page, const Rect& box, const Row& row) {
  Canvas& canvas = page.canvas;
  const bool low = page.low;
  canvas.fillRoundRect(box, 5, kStone);
  const int used = drawLine(canvas, inset(box, 6, 0), row.worth,
                            {low ? &kFontSmall : &kFontBody, kInk, Align::Right, true});
  const int signX = box.x + 13, signY = box.y + box.h / 2;
  row.sign.empty() ? drawLuckSign(canvas, signX, signY)
                   : drawDisc(canvas, signX, signY, page.radius(),
                              row.sign == "✓" ? static_cast<Colour>(kAccent) : kGold, row.sign);
  const Rect inner = makeRect(box.x + 26, box.y, box.w - used - 38, box.h);
  const bool two = !row.below.empty() && box.h >= 28;
  drawLine(canvas, two ? makeRect(inner.x, inner.y, inner.w, inner.h / 2 + 1) : inner, row.what,
           {&fitting(row.what, inner.w, low ? kFontSmall : kFontBody, kFontSmall), kInk, Align::Left, true});
  if (two && Canvas::textWidth(row.below, kFontSmall) <= inner.w)
    drawLine(canvas, makeRect(inner.x, inner.y + inner.h / 2, inner.w, inner.h / 2), row.below,
             {&kFontSmall, kInkSoft, Align::Left, true});
}

// Best turn, what is worth another try, luck.
void drawRows(const Page& page, int top) {
  App& app = page.app;
  const bool cards = rowOf(page.match.setup().game).cards;
  const int rows = 2 + cards, room = (page.body.bottom() - top - 2) / rows, height = room < 36 ? room : 36;
  Rect box = makeRect(page.body.x + 6, top, page.body.w - 12, height - (page.low ? 1 : 3));
  const auto draw = [&](const Row& row) {
    drawRow(page, box, row);
    box = makeRect(box.x, box.y + height, box.w, box.h);
  };
  Phrase when, what, turn, worth;
  if (page.found.bestTurn >= 0) {
    addWhen(page.match, page.found.bestTurn, when);
    addMade(app, page.found.bestTurn, turn);
    draw({what.add(Text::ReviewBest, {when}), turn, "✓", worth.addSigned(page.found.rise)});
  }
  if (const TurningPoint* point = page.again()) {
    addWhen(page.match, point->turn, when.clear());
    addBetter(app, *point, turn.clear());
    draw({what.clear().add(Text::ReviewAgain, {when}), turn, "1", worth.clear().addSigned(point->loss())});
  } else if (app.review.done()) {
    draw({tr(Text::ReviewNothing), tr(Text::ReviewClose), symbol::kCrown, {}});
  } else {
    draw({tr(Text::ReviewNotYet), {}, "…", {}});
  }
  if (!cards) return;
  int luck = 0;
  for (const auto& round : page.review.luck) luck += round[static_cast<std::size_t>(page.person)];
  draw({tr(Text::ReviewLuck), {}, {}, worth.clear().addSigned(luck)});
}

}  // namespace

int judgedTurns(const Review& review, Seat seat) {
  int turns = 0;
  for (const ReviewedTurn& turn : review.turn) turns += turn.seat == seat && turn.judged != Judged::Silent;
  return turns;
}

void drawReviewPerson(App& app, Canvas& canvas, Seat person) {
  const Page page{app, canvas, person};
  const SeatInfo& who = page.match.plan().who(person);
  const Rect head = layoutOf(canvas).head;
  drawTitle(canvas, {}, tr(Text::ReviewTitle));
  const int used = Canvas::textWidth(tr(Text::ReviewTitle), kFontBody) + 8;
  drawPlayer(canvas, makeRect(head.x, head.y, head.w - used, head.h), who,
             app.stage().pictures().paint(who, tableOf(app).view(), person), kOnDark, !page.low);
  const int discs = drawVerdict(page) + (page.low ? 7 : 12);
  drawTurns(page, discs);
  drawRows(page, discs + (page.low ? 8 : 26));
  drawFooter(app, canvas,
             {.a = tr(page.again() ? Text::ReviewLook : Text::RecapReplay),
              .b = tr(Text::KeyBack),
              .moves = kArrows});
}

}  // namespace lucca::ui
