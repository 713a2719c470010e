#include "ui/fame/review_scene.h"

#include <algorithm>

#include "drawing/type/symbols.h"
#include "ui/fame/review_person.h"
#include "ui/fame/review_words.h"
#include "ui/fame/score_table.h"
#include "ui/game/turns.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_words.h"
#include "ui/stage/player.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

namespace {

constexpr int kTorriStride = 5;

const PlayedMatch& matchOf(const App& app) { return app.game.session().match(); }
const Review& reviewOf(const App& app) { return app.review.review(); }

// Why no turn is told as good or as worth another try.
Text whyNobody(const Review& review) {
  if (!review.done) return Text::ReviewNotYet;
  return review.people == 0 ? Text::ReviewNoPeople : Text::ReviewUnjudged;
}

// By its last part, or its last sentence.
void shorten(Phrase& words) {
  const Phrase whole = words;
  const std::size_t dot = whole.view().rfind(" · "), point = whole.view().rfind(". ");
  const std::size_t end = dot != std::string_view::npos     ? dot
                          : point != std::string_view::npos ? point + 1
                                                            : 0;
  words.clear().add(whole.view().substr(0, end));
}

}  // namespace

void ReviewScene::enter(App& app) {
  cursor_ = -1;
  person_ = kNobody;
  turns_ = static_cast<int16_t>(turnAt(matchOf(app), 0).turns);
  app.review.follow(matchOf(app), app.game.reviews());
  const bool first = !app.review.seen() && !app.game.looking();
  app.review.see();
  find(app, false);
  // The costliest turn so far is chosen already.
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    if (!marks_[i].luck() && marks_[i].point == 0) cursor_ = static_cast<int8_t>(i);
  }
  // Right after the game it is what the review is opened for: two presses lead from the end to its stage, and back is the river.
  if (first && cursor_ >= 0) app.go.turningPoint(0);
}

// The marks of what is reviewed so far; a wide panel has room for more. The chosen mark stays the same one.
void ReviewScene::find(App& app, bool wide) {
  const RiverMark chosen = cursor_ >= 0 ? marks_[static_cast<std::size_t>(cursor_)] : RiverMark{};
  findMarks(reviewOf(app), wide ? kMostMarks : kMostMarks - 2, marks_);
  if (cursor_ < 0) return;
  cursor_ = -1;
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    if (marks_[i].turn == chosen.turn && marks_[i].luck() == chosen.luck()) cursor_ = static_cast<int8_t>(i);
  }
}

void ReviewScene::update(App& app) {
  if (app.screen.moving()) return;
  if (!app.review.work(matchOf(app), app.game.reviews(), app.facts.thinkSteps)) return;
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
  person_ < 0 ? drawRiverPage(app, canvas) : drawReviewPerson(app, canvas, person_);
}

void ReviewScene::drawRiverPage(App& app, Canvas& canvas) {
  find(app, canvas.width() >= 300);
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
              .moves = marks_.empty() ? ButtonSet{} : kArrows});
}

void ReviewScene::describeMark(App& app, const RiverMark& mark, bool low, Caption& caption) const {
  const Review& review = reviewOf(app);
  const PlayedMatch& match = matchOf(app);
  const auto name = [&](Seat seat) { return match.plan().who(seat).name.view(); };
  Phrase when;
  addWhen(match, mark.turn, when);
  if (!mark.luck()) {
    const TurningPoint& point = review.points[static_cast<std::size_t>(mark.point)];
    caption.first.add(low ? Text::ReviewMoreShort : Text::ReviewMore, {when, point.loss(), name(point.seat)});
    Phrase played;
    addPlayed(app, point, played);
    caption.second.add(Text::ReviewPlayedLine, {played});
    return;
  }
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

// How many marks there are, or why there are none.
void ReviewScene::describeAll(App& app, Caption& caption) const {
  const Review& review = reviewOf(app);
  int cards = 0;
  for (const RiverMark& mark : marks_) cards += mark.luck();
  const int all = static_cast<int>(marks_.size());
  if (all == cards && nextPerson(app, 1) < 0) {
    caption.first.add(whyNobody(review));
    if (review.people != 0) caption.second.add(Text::ReviewUnjudgedWhy);
  } else if (all == cards) {
    caption.first.add(Text::ReviewNone);
    caption.second.add(Text::ReviewNoneWhy);
  } else {
    caption.first.add(all == 1    ? Text::ReviewMarksOne
                      : cards > 0 ? Text::ReviewMarksCards
                                  : Text::ReviewMarks,
                      {all, cards});
    caption.second.add(Text::ReviewWide);
  }
}

void ReviewScene::drawCaptionOf(App& app, Canvas& canvas, const Rect& box) const {
  Caption caption;
  if (cursor_ >= 0) {
    describeMark(app, marks_[static_cast<std::size_t>(cursor_)], box.h < 30, caption);
  } else if (app.review.done()) {
    describeAll(app, caption);
  } else {
    const ReviewProgress& progress = app.review.progress();
    progress.seat < 0
        ? caption.first.add(Text::ReviewRiverWork)
        : caption.first.add(Text::ReviewLooking,
                            {matchOf(app).plan().who(progress.seat).name.view(), progress.nth, progress.of});
    caption.second.add(Text::ReviewReady);
  }
  if (Canvas::textWidth(caption.second, kFontSmall) > box.w - 12) shorten(caption.second);
  drawCaption(canvas, box, caption);
  if (app.review.done()) return;
  const Rect bar = makeRect(box.x, box.y - 1, box.w * app.review.percent() / 100, 3);
  canvas.fillRect(bar, kAccent);
}

}  // namespace lucca::ui
