#include "ui/setup/try_scene.h"

#include <utility>

#include "ui/game/turns.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_row.h"
#include "ui/stage/player.h"

namespace lucca::ui {

namespace {

enum Row { kAgainstRow, kCardsRow };

// The seat to move, if it is a person's; else the first person's.
Seat personOf(const Plan& plan, Seat toMove) {
  if (toMove >= 0 && plan.isPerson(toMove)) return toMove;
  for (Seat seat = 0; seat < plan.setup.players; ++seat) {
    if (plan.isPerson(seat)) return seat;
  }
  return toMove >= 0 ? toMove : Seat{0};
}

}  // namespace

void TryScene::enter(App& app) {
  against_ = 0;
  asThen_ = waitsForRoom_ = false;
  findPosition(app);
  MenuScene::enter(app);
}

void TryScene::resume(App& app) {
  findPosition(app);
  if (std::exchange(waitsForRoom_, false) && app.running.freeSlot() >= 0) choose(app);
}

void TryScene::findPosition(App& app) {
  const PlayedMatch& match = app.game.session().match();
  Walker walker;
  app.trail.follow(match, match.changes());
  app.trail.startBehind(walker, kNobody, app.go.opening().tryEntries);
  while (walker.next(app.shown) && app.shown.mover < 0) {
  }
  person_ = personOf(match.plan(), app.shown.mover);
  turn_ = static_cast<uint16_t>(turnAt(match, app.go.opening().tryEntries).turn + 1);
  // Before the first turn all cards are still to come, and they are those of another game.
  cards_ = false;
  for (std::size_t i = app.go.opening().tryEntries; i < match.history().size() && turn_ > 0; ++i)
    cards_ = cards_ || match.mover(i) == kChance;
}

std::string_view TryScene::against() const {
  return tr(against_ < kLevels ? kSeatLevelTexts[kLevels - 1 - against_] : Text::TrySame);
}

void TryScene::change(App& app, int step) {
  if (menu_.cursor() == begins()) return app.tell.refuse(Text::TryKeys);
  if (menu_.cursor() == kCardsRow) {
    asThen_ = !asThen_;
  } else {
    against_ = static_cast<int8_t>((against_ + step + kLevels + 1) % (kLevels + 1));
  }
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void TryScene::choose(App& app) {
  Plan plan = app.game.session().match().plan();
  plan.shuffle = Shuffle::Free;  // what comes is what came then, or new
  plan.tourney = TourneyKind::None;
  for (Seat seat = 0; seat < plan.setup.players && against_ < kLevels; ++seat) {
    SeatInfo& who = plan.seats[static_cast<std::size_t>(seat)];
    who.isBot = seat != person_;
    if (who.isBot) who.level = static_cast<uint8_t>(kLevels - 1 - against_);
  }
  if (!app.game.tryFrom(plan, app.seeds.newSeed(), app.go.opening().tryEntries, asThen_)) {
    waitsForRoom_ = true;
    return app.go.makeRoomForTry();
  }
  app.tell.sound(Sound::Confirm);
  app.takeUpSlot();
  app.go.playGame();
}

void TryScene::draw(App& app, Canvas& canvas) {
  const PlayedMatch& match = app.game.session().match();
  const GameRow& row = rowOf(match.setup().game);
  drawTitle(canvas, tr(Text::TryTitle));
  Rect body = layoutOf(canvas).body;
  if (!isLow(canvas)) {
    const bool wide = canvas.width() >= 300;
    const Rect picture = makeRect(body.x + 8, body.y + 6, row.rounds ? (wide ? 174 : 134) : 76, 64);
    canvas.fillRect(picture, kInk);
    if (row.drawGlimpse) row.drawGlimpse(canvas, inset(picture, 1), app.shown.before, person_);
    const Rect words = makeRect(picture.right() + 6, picture.y, body.right() - picture.right() - 12, 22);
    const SeatInfo& who = match.plan().who(person_);
    drawPlayer(canvas, words, who, app.stage().pictures().paint(who, app.shown.before, person_));
    Phrase round;
    row.rounds ? round.add(Text::ReviewRound, {(turn_ - 1) / match.setup().players + 1})
               : round.add(Text::ReviewTurn, {turn_});
    drawLine(canvas, makeRect(words.x + 2, words.bottom() + 2, words.w - 2, 18), round,
             {&fitting(round, words.w - 2, kFontBody, kFontSmall), kInkSoft});
    body = makeRect(body.x, body.y + 72, body.w, body.h - 72);
  }
  // The note goes where the rows need its room: on a low panel, and in large type.
  const Font& font = sized(kFontSmall);
  const int height = countLines(tr(Text::TryNote), body.w - 24, font) * font.lineHeight + 4;
  const Rect rows = inset(makeRect(body.x, body.y, body.w, body.h - height), 8, 2);
  const int tall = Menu::heightOf(inset(body, 8, 2), begins() + 1);
  if (!isLow(canvas) && Menu::heightOf(rows, begins() + 1) == tall && rows.h >= tall) {
    drawWrapped(canvas, makeRect(body.x + 12, body.bottom() - height, body.w - 24, height), tr(Text::TryNote),
                {&font, kInkSoft, Align::Centre, true});
    body = makeRect(body.x, body.y, body.w, body.h - height);
  }
  Phrase chosen;
  menu_.draw(app.screen.motion(), canvas, inset(body, 8, 2), [&](int i) {
    if (i == begins()) return MenuRow{tr(Text::TryBegin)};
    const std::string_view value =
        i == kAgainstRow ? against() : tr(asThen_ ? Text::TryCardsThen : Text::TryCardsNew);
    const std::string_view label = tr(i == kAgainstRow ? Text::TryAgainst : Text::TryCards);
    if (menu_.cursor() != i) return MenuRow{label, value};
    return MenuRow{label, chosen.clear().add("◀ ").add(value).add(" ▶").view()};
  });
  drawFooter(app, canvas, {.a = tr(Text::TryBegin), .b = tr(Text::KeyBack), .moves = kArrows});
}

}  // namespace lucca::ui
