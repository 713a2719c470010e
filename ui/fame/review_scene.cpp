#include "ui/fame/review_scene.h"

#include <algorithm>

#include "drawing/type/symbols.h"
#include "ui/fame/review_words.h"
#include "ui/fame/score_table.h"
#include "ui/game/turns.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_words.h"
#include "ui/stage/player.h"
#include "ui/stage/stage_bars.h"

namespace lucca::ui {

namespace {

constexpr int kTorriStride = 5;
constexpr int kTurnsShown = 12;  // discs of a person's page
constexpr Colour kGold = rgb(0xFFDA4A);

const PlayedMatch& matchOf(const App& app) { return app.game.session().match(); }
const Review& reviewOf(const App& app) { return app.review.review(); }

int rankOf(const Review& review, std::size_t turn, Seat seat) {
  int rank = 0;
  for (const TurningPoint& point : review.points) {
    if (point.seat != seat) continue;
    ++rank;
    if (point.turn == turn) return rank;
  }
  return 0;
}

// Why no turn is told as good or as worth another try.
Text whyNobody(const Review& review) {
  if (!review.done) return Text::ReviewNotYet;
  return review.people == 0 ? Text::ReviewNoPeople : Text::ReviewUnjudged;
}

int judgedTurns(const Review& review, Seat seat) {
  int turns = 0;
  for (const ReviewedTurn& turn : review.turn) turns += turn.seat == seat && turn.judged != Judged::Silent;
  return turns;
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

}  // namespace

void ReviewScene::enter(App& app) {
  cursor_ = -1;
  person_ = kNobody;
  turns_ = static_cast<int16_t>(turnAt(matchOf(app), 0).turns);
  app.review.follow(matchOf(app), app.game.reviews());
  app.review.see();
  find(app);
  // The costliest turn so far is chosen already: two presses lead from the result to its stage.
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    if (!marks_[i].luck() && marks_[i].point == 0) cursor_ = static_cast<int8_t>(i);
  }
}

void ReviewScene::resume(App& app) { find(app); }

// The chosen mark stays the same one.
void ReviewScene::find(App& app) {
  const RiverMark chosen = cursor_ >= 0 ? marks_[static_cast<std::size_t>(cursor_)] : RiverMark{};
  findMarks(reviewOf(app), wide_ ? kMostMarks : kMostMarks - 2, marks_);
  if (cursor_ < 0) return;
  cursor_ = -1;
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    if (marks_[i].turn == chosen.turn && marks_[i].luck() == chosen.luck()) cursor_ = static_cast<int8_t>(i);
  }
}

void ReviewScene::update(App& app) {
  if (app.screen.moving()) return;
  if (!app.review.work(matchOf(app), app.game.reviews(), app.facts.thinkSteps)) return;
  find(app);
  app.screen.redraw();
}

void ReviewScene::event(App& app, const Event& event) {
  person_ < 0 ? riverEvent(app, event) : peopleEvent(app, event);
}

void ReviewScene::leave(App& app) {
  app.tell.sound(Sound::Back);
  app.go.back();
}

void ReviewScene::riverEvent(App& app, const Event& event) {
  const int count = static_cast<int>(marks_.size());
  if (event.is(Button::B)) {
    if (cursor_ < 0) return leave(app);
    cursor_ = -1;
    app.tell.sound(Sound::Back);
    return app.screen.redraw();
  }
  if (event.is(Button::A)) {
    if (cursor_ >= 0) return look(app);
    const Seat first = nextPerson(app, 1);
    if (first < 0) return app.tell.refuse(whyNobody(reviewOf(app)));
    app.tell.sound(Sound::Confirm);
    person_ = first;
    return app.screen.turnPage(1);
  }
  if (count == 0) return app.tell.refuse(app.review.done() ? Text::ReviewNone : Text::ReviewNotYet);
  const bool forwards = event.step() > 0;
  cursor_ = static_cast<int8_t>(cursor_ < 0 ? (forwards ? 0 : count - 1)
                                            : (cursor_ + event.step() + count) % count);
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

// A turn on the stage; the cards of a round in the replay.
void ReviewScene::look(App& app) {
  const RiverMark& mark = marks_[static_cast<std::size_t>(cursor_)];
  app.tell.sound(Sound::Confirm);
  mark.luck() ? app.go.replay(false, mark.turn) : app.go.turningPoint(mark.point);
}

// Of those whose turns are judged, or will be; kNobody: there is none.
Seat ReviewScene::nextPerson(App& app, int step) const {
  const int players = matchOf(app).setup().players;
  Seat seat = static_cast<Seat>(person_ >= 0 ? person_ : step > 0 ? players - 1 : 0);
  for (int i = 0; i < players; ++i) {
    seat = static_cast<Seat>((seat + step + players) % players);
    if (judgedTurns(reviewOf(app), seat) > 0) return seat;
  }
  return kNobody;
}

void ReviewScene::peopleEvent(App& app, const Event& event) {
  if (event.is(Button::B)) {
    person_ = kNobody;
    app.tell.sound(Sound::Back);
    return app.screen.turnPage(-1);
  }
  if (event.is(Button::Up) || event.is(Button::Down)) {
    person_ = nextPerson(app, event.step());
    app.tell.sound(Sound::Move);
    return app.screen.turnPage(event.step());
  }
  const Review& review = reviewOf(app);
  for (std::size_t i = 0; i < review.points.size(); ++i) {
    if (review.points[i].seat != person_) continue;
    app.tell.sound(Sound::Confirm);
    return app.go.turningPoint(static_cast<int>(i));
  }
  if (!event.is(Button::A)) return app.tell.refuse(Text::ReviewFaultless);
  app.tell.sound(Sound::Confirm);
  app.go.replay(false, 0);
}

RiverLook ReviewScene::lookOf(App& app) const {
  const Table table = tableOf(app);
  const PlayedMatch& match = matchOf(app);
  const GameRow& row = rowOf(match.setup().game);
  const Result result = match.game().result(match.state());
  RiverLook look{.review = reviewOf(app), .order = {}, .paints = {}, .emblems = {}, .names = {}};
  // The winner at the foot; with a mark the person of it, so that the band reads like a curve.
  rankSeats(result, match.setup().players, look.order, decidingCategory(row, result));
  const auto end = look.order.begin() + match.setup().players;
  std::reverse(look.order.begin(), end);
  if (cursor_ >= 0 && !marks_[static_cast<std::size_t>(cursor_)].luck()) {
    const Seat seat =
        look.review.points[static_cast<std::size_t>(marks_[static_cast<std::size_t>(cursor_)].point)].seat;
    const auto at = std::find(look.order.begin(), end, seat);
    std::rotate(at, at + 1, end);
  }
  for (Seat seat = 0; seat < match.setup().players; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    look.paints[s] = app.stage().pictures().paint(table.who(seat), table.view(), seat);
    look.emblems[s] = table.who(seat).emblem;
    look.names[s] = table.name(seat);
  }
  look.seats = match.setup().players;
  look.winners = result.winners;
  look.cursor = cursor_;
  look.rounds = row.rounds;
  look.stride = row.rounds ? match.setup().players : kTorriStride;
  look.turns = turns_;
  return look;
}

void ReviewScene::draw(App& app, Canvas& canvas) {
  person_ < 0 ? drawRiverPage(app, canvas) : drawPerson(app, canvas);
}

void ReviewScene::drawRiverPage(App& app, Canvas& canvas) {
  if (wide_ != (canvas.width() >= 300)) {
    wide_ = !wide_;
    find(app);
  }
  drawTitle(canvas, tr(Text::ReviewTitle), tr(Text::ReviewChances));
  const Rect body = layoutOf(canvas).body;
  const int caption = isLow(canvas) ? 18 : 37;
  drawRiver(canvas, makeRect(body.x, body.y, body.w, body.h - caption), lookOf(app), marks_);
  drawCaptionOf(app, canvas, makeRect(body.x, body.bottom() - caption, body.w, caption));
  Phrase place;
  if (cursor_ >= 0) place.add(cursor_ + 1).add("/").add(static_cast<int>(marks_.size()));
  drawFooter(app, canvas,
             {.a = cursor_ >= 0              ? tr(Text::ReviewLook)
                   : nextPerson(app, 1) >= 0 ? tr(Text::ReviewPeople)
                                             : std::string_view{},
              .b = tr(Text::KeyBack),
              .arrows = place,
              .moves = kArrows});
}

void ReviewScene::drawCaptionOf(App& app, Canvas& canvas, const Rect& box) const {
  const Review& review = reviewOf(app);
  const PlayedMatch& match = matchOf(app);
  const auto name = [&](Seat seat) { return match.plan().who(seat).name.view(); };
  Caption caption;
  if (cursor_ >= 0) {
    const RiverMark& mark = marks_[static_cast<std::size_t>(cursor_)];
    Phrase when;
    addWhen(match, mark.turn, when);
    if (!mark.luck()) {
      const TurningPoint& point = review.points[static_cast<std::size_t>(mark.point)];
      caption.first.add(box.h < 30 ? Text::ReviewMoreShort : Text::ReviewMore,
                        {when, point.loss(), name(point.seat)});
      Phrase played;
      addPlayed(app, point, played);
      caption.second.add(Text::ReviewPlayedLine, {played});
    } else {
      Seat best = 0, worst = 0;
      const auto luck = [&](Seat seat) {
        return int{review.luck[static_cast<std::size_t>(mark.round)][static_cast<std::size_t>(seat)]};
      };
      for (Seat seat = 1; seat < review.seats; ++seat) {
        if (luck(seat) > luck(best)) best = seat;
        if (luck(seat) < luck(worst)) worst = seat;
      }
      Phrase gain, loss;
      gain.addSigned(luck(best));
      loss.addSigned(luck(worst));
      caption.first.add(Text::ReviewGoodCards, {when, name(best)});
      caption.second.add(Text::ReviewLuckLine, {name(best), gain, name(worst), loss});
    }
  } else if (!app.review.done()) {
    const ReviewProgress& progress = app.review.progress();
    progress.seat < 0
        ? caption.first.add(Text::ReviewRiverWork)
        : caption.first.add(Text::ReviewLooking, {name(progress.seat), progress.nth, progress.of});
    caption.second.add(Text::ReviewReady);
  } else {
    int cards = 0;
    for (const RiverMark& mark : marks_) cards += mark.luck();
    const int all = static_cast<int>(marks_.size());
    if (all == cards && nextPerson(app, 1) < 0) {
      caption.first.add(whyNobody(review));
      if (review.people != 0) caption.second.add(Text::ReviewUnjudgedWhy);
    } else if (all == cards) {
      caption.first.add(Text::ReviewNone);
      caption.second.add(rowOf(match.setup().game).cards ? Text::ReviewNoneCards : Text::ReviewNoneWhy);
    } else {
      caption.first.add(all == 1    ? Text::ReviewMarksOne
                        : cards > 0 ? Text::ReviewMarksCards
                                    : Text::ReviewMarks,
                        {all, cards});
      caption.second.add(Text::ReviewWide);
    }
  }
  if (Canvas::textWidth(caption.second, kFontSmall) > box.w - 12) {
    const Phrase whole = caption.second;
    const std::size_t dot = whole.view().rfind(" · "), point = whole.view().rfind(". ");
    const std::size_t end = dot != std::string_view::npos     ? dot
                            : point != std::string_view::npos ? point + 1
                                                              : 0;
    caption.second.clear().add(whole.view().substr(0, end));
  }
  drawCaption(canvas, box, caption);
  if (app.review.done()) return;
  const Rect bar = makeRect(box.x, box.y - 1, box.w * app.review.percent() / 100, 3);
  canvas.fillRect(bar, kAccent);
}

void ReviewScene::drawPerson(App& app, Canvas& canvas) {
  const Review& review = reviewOf(app);
  const PlayedMatch& match = matchOf(app);
  const Table table = tableOf(app);
  const SeatInfo& who = match.plan().who(person_);
  const PersonReview page = lucca::reviewOf(review, person_);
  const bool low = isLow(canvas);
  drawTitle(canvas, {}, tr(Text::ReviewTitle));
  drawPlayer(canvas, makeRect(layoutOf(canvas).head.x, layoutOf(canvas).head.y, 160, layoutOf(canvas).head.h),
             who, app.stage().pictures().paint(who, table.view(), person_), kOnDark);
  const Rect body = layoutOf(canvas).body;
  // "4 of 7 turns with no sure slip".
  Phrase good, of;
  good.add(page.good);
  of.add(Text::ReviewOf, {page.judged});
  // Many turns leave its words a second line, on a low panel too.
  const int head = !low ? 44 : page.judged < 10 ? 20 : 28;
  const Rect line = makeRect(body.x + 8, body.y + (low ? 1 : 3), body.w - 16, head);
  if (page.judged == 0) {
    const Phrase looking(Text::ReviewLooking, {who.name.view(), 1, judgedTurns(review, person_)});
    drawWrappedCentred(canvas, line, looking, {low ? &kFontSmall : &kFontBody, kInk, Align::Left, true});
    good.clear();
    of.clear();
  }
  const int big = drawLine(canvas, line, good, {low ? &kFontTitle : &kFontHuge, kAccent, Align::Left, true});
  const Rect rest = makeRect(line.x + big + 5, line.y, line.w - big - 5, line.h);
  const int ofWidth =
      drawLine(canvas, makeRect(rest.x, rest.y + (low ? 0 : 10), rest.w, rest.h - (low ? 0 : 10)), of,
               {low ? &kFontBody : &kFontTitle, kInk, Align::Left, true});
  const Rect words = makeRect(rest.x + ofWidth + 8, rest.y, rest.w - ofWidth - 8, rest.h);
  drawWrappedCentred(canvas, words, page.judged > 0 ? tr(Text::ReviewAsGood) : std::string_view{},
                     {low ? &kFontSmall : &kFontBody, kInk, Align::Left, true});
  // A disc a turn: as good, or with its rank.
  const int turns = judgedTurns(review, person_);
  const int every = (turns + kTurnsShown - 1) / kTurnsShown > 1 ? (turns + kTurnsShown - 1) / kTurnsShown : 1;
  const int shown = (turns + every - 1) / every, discY = line.bottom() + (low ? 7 : 12), radius = low ? 6 : 8;
  const int pitch = shown > 0 ? (body.w - 24) / shown : 0;
  int at = 0;
  for (std::size_t turn = 0; turn < review.turn.size() && pitch > 0; ++turn) {
    if (review.turn[turn].seat != person_ || review.turn[turn].judged == Judged::Silent) continue;
    const int rank = rankOf(review, turn, person_);
    const int number = at++;
    if (every > 1 && rank == 0 && number % every != 0) continue;
    const int x = body.x + 12 + (2 * (number / every) + 1) * pitch / 2;
    const bool told = rank > 0, ready = review.turn[turn].judged != Judged::NotYet;
    Phrase sign, when;
    if (told) sign.add(rank);
    if (!told && ready) sign.add("✓");
    drawDisc(canvas, x, discY, radius,
             told    ? kGold
             : ready ? static_cast<Colour>(kAccent)
                     : kStoneDark,
             sign);
    if (low) continue;
    when.add(rowOf(match.setup().game).rounds ? static_cast<int>(turn) / review.seats + 1
                                              : static_cast<int>(turn) + 1);
    drawLine(canvas, makeRect(x - 12, discY + 9, 24, 13), when, {&kFontSmall, kInkSoft, Align::Centre, true});
  }
  // Best turn, what is worth another try, luck.
  const int top = discY + (low ? 8 : 24), room = body.bottom() - top - 2;
  const bool cards = rowOf(match.setup().game).cards;
  const int rows = 2 + cards, height = room / rows < 36 ? room / rows : 36;
  int y = top;
  const auto row = [&](std::string_view what, std::string_view below, int value, bool known,
                       std::string_view sign) {
    const Rect box = makeRect(body.x + 6, y, body.w - 12, height - (low ? 1 : 3));
    y += height;
    canvas.fillRoundRect(box, 5, kStone);
    Phrase gain;
    if (known) gain.addSigned(value);
    const int used =
        drawLine(canvas, inset(box, 6, 0), gain, {low ? &kFontSmall : &kFontBody, kInk, Align::Right, true});
    const int signX = box.x + 13, signY = box.y + box.h / 2;
    sign.empty()
        ? drawLuckSign(canvas, signX, signY)
        : drawDisc(canvas, signX, signY, radius, sign == "✓" ? static_cast<Colour>(kAccent) : kGold, sign);
    const Rect inner = makeRect(box.x + 26, box.y, box.w - used - 38, box.h);
    const bool two = !below.empty() && box.h >= 28;
    drawLine(canvas, two ? makeRect(inner.x, inner.y, inner.w, inner.h / 2 + 1) : inner, what,
             {&fitting(what, inner.w, low ? kFontSmall : kFontBody, kFontSmall), kInk, Align::Left, true});
    if (two && Canvas::textWidth(below, kFontSmall) <= inner.w)
      drawLine(canvas, makeRect(inner.x, inner.y + inner.h / 2, inner.w, inner.h / 2), below,
               {&kFontSmall, kInkSoft, Align::Left, true});
  };
  Phrase when, what, turnWords;
  if (page.bestTurn >= 0) {
    addWhen(match, page.bestTurn, when);
    addMade(app, page.bestTurn, turnWords);
    row(what.add(Text::ReviewBest, {when}), turnWords, page.rise, true, "✓");
  }
  int first = 0;
  while (first < static_cast<int>(review.points.size()) &&
         review.points[static_cast<std::size_t>(first)].seat != person_)
    ++first;
  if (first < static_cast<int>(review.points.size())) {
    const TurningPoint& point = review.points[static_cast<std::size_t>(first)];
    addWhen(match, point.turn, when.clear());
    addBetter(app, point, turnWords.clear());
    row(what.clear().add(Text::ReviewAgain, {when}), turnWords, point.loss(), true, "1");
  } else {
    app.review.done() ? row(tr(Text::ReviewNothing), tr(Text::ReviewClose), 0, false, symbol::kCrown)
                      : row(tr(Text::ReviewNotYet), {}, 0, false, "…");
  }
  if (cards) {
    int luck = 0;
    for (const auto& round : review.luck) luck += round[static_cast<std::size_t>(person_)];
    row(tr(Text::ReviewLuck), {}, luck, true, {});
  }
  const bool hasPoint = first < static_cast<int>(review.points.size());
  drawFooter(
      app, canvas,
      {.a = tr(hasPoint ? Text::ReviewLook : Text::RecapReplay), .b = tr(Text::KeyBack), .moves = kArrows});
}

}  // namespace lucca::ui
