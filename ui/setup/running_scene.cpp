#include "ui/setup/running_scene.h"

#include <algorithm>

#include "ui/setup/city.h"
#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

constexpr int kGap = 3;

int ageOf(const App& app, int slot) { return app.settings.slotAges[static_cast<std::size_t>(slot)]; }

void addAge(int age, Phrase& out) {
  age == 0 ? out.add(Text::RunningLast) : out.add(age == 1 ? Text::RunningAgoOne : Text::RunningAgo, {age});
}

void play(App& app, int slot) {
  // One that does not fit the rules of this program is offered to be looked at by the main menu.
  if (!app.game.open(slot)) return app.go.home();
  app.takeUpSlot();
  app.go.playGame();
}

void deleteChosen(App& app) {
  app.game.remove(app.go.opening().slot);
  if (!app.go.opening().makesRoom) return app.tell.say(tr(Text::RunningDeleted));
  if (app.go.opening().makesRoomForTry()) return;  // resume() continues
  if (const int city = app.go.opening().takeCity(); city > 0)
    return beginCity(app, app.go.opening().cityGame, city);
  beginGame(app, app.draftSeat);
}

}  // namespace

void RunningScene::list(App& app) {
  app.running.lookAgain();
  games_ = waitingGames(app.running, app.settings);
  cursor_ = std::clamp<int8_t>(cursor_, 0, static_cast<int8_t>(games_.count > 0 ? games_.count - 1 : 0));
}

void RunningScene::enter(App& app) {
  app.game.session().putDown();  // a computer that thinks would lose the memory that glimpses need
  cursor_ = first_ = 0;
  list(app);
}

// The last game may have been deleted meanwhile, or the one that made room.
void RunningScene::resume(App& app) {
  list(app);
  const bool room = app.go.opening().makesRoomForTry() && app.running.freeSlot() >= 0;
  if (games_.count == 0 || room) app.go.back();
}

void RunningScene::askToDelete(App& app) {
  const int slot = games_.slot(cursor_);
  app.go.opening().slot = static_cast<int8_t>(slot);
  Question question;
  Plan plan;
  if (app.running.plan(slot, plan)) addGame(plan, question.about);
  question.words.add(plan.tourney == TourneyKind::None ? Text::GameMenuDeleteSure : Text::MatchDeleteSure);
  question.yes = Text::KeyDelete;
  question.no = Text::RunningKeep;
  question.grave = true;
  question.onYes = deleteChosen;
  app.go.ask(question);
}

void RunningScene::event(App& app, const Event& event) {
  if (event.is(Button::B)) app.go.opening().city = 0;  // none is to be begun any more
  if (wentBack(app, event)) return;
  if (event.is(Button::Up) || event.is(Button::Down)) {
    cursor_ = static_cast<int8_t>((cursor_ + event.step() + games_.count) % games_.count);
    app.tell.sound(Sound::Move);
    return app.screen.redraw();
  }
  if (event.is(Button::Left)) return app.tell.refuse(Text::SettingsEnd);
  app.tell.sound(Sound::Confirm);
  if (event.is(Button::Right) || app.go.opening().makesRoom) return askToDelete(app);
  play(app, games_.slot(cursor_));
}

// Apart from the picture, so that their memory on the stack is not needed at the same time.
[[gnu::noinline]] void RunningScene::drawRowWords(App& app, Canvas& canvas, const Rect& inner,
                                                  const RunningGames::Glimpse& game, int slot) const {
  const GameRow& row = rowOf(game.plan.setup.game);
  Phrase name, round, players, age;
  addGameName(game.plan, game.seed, name);
  if (row.addRound) row.addRound(game.view, round);
  addNames(game.plan, players);
  if (game.plan.tourney != TourneyKind::None) addTourney(game.plan, game.played, round.clear());
  if (Canvas::textWidth(players, kFontSmall) > inner.w)
    players.clear().add(game.plan.seats[0].name.view()).add(" +").add(game.plan.setup.players - 1);
  const bool tried = app.game.reviews().triedIn(slot, game.seed) != 0;
  if (tried) age.add(Text::TryMark).add(", ");
  addAge(ageOf(app, slot), age);
  // On a low panel the age of the chosen one is in the title.
  const int lines = inner.h < 3 * kFontSmall.lineHeight - 6 ? 2 : 3, line = inner.h / lines;
  const int x = inner.x, width = inner.w;
  const Font& font = line < kFontBody.lineHeight - 2 ? kFontSmall : kFontBody;
  const Rect head = makeRect(x, inner.y, width, line);
  const int used = drawLine(canvas, head, round, {&kFontSmall, kInkSoft, Align::Right, true});
  drawLine(canvas, makeRect(x, head.y, width - used - 4, line), name, {&font});
  drawLine(canvas, makeRect(x, inner.y + line, width, line), players, {&kFontSmall, kInk});
  if (lines > 2) drawLine(canvas, makeRect(x, inner.y + 2 * line, width, line), age, {&kFontSmall, kInkSoft});
}

void RunningScene::drawRow(App& app, Canvas& canvas, const Rect& box, int slot, bool current) const {
  // Taking a game up from flash costs time: not for a row that is not drawn.
  if (intersect(canvas.clip(), box).empty()) return;
  canvas.fillRoundRect(box, 5, current ? kAccentSoft : kStone);
  if (current) canvas.drawRoundRect(box, 5, kAccent);
  const Rect inner = inset(box, 4, 3);
  const RunningGames::Glimpse* game = app.running.glimpse(slot);
  if (!game) {
    drawWrappedCentred(canvas, inner, tr(Text::SaveNothing), {&kFontSmall, kInkSoft});
    return;
  }
  const GameRow& row = rowOf(game->plan.setup.game);
  const Rect picture = makeRect(inner.x, inner.y, inner.w / 3, inner.h);
  if (row.drawGlimpse) row.drawGlimpse(canvas, picture, game->view, game->plan.firstPerson());
  drawRowWords(app, canvas,
               makeRect(picture.right() + 6, inner.y, inner.right() - picture.right() - 6, inner.h), *game,
               slot);
}

void RunningScene::draw(App& app, Canvas& canvas) {
  const bool room = app.go.opening().makesRoom;
  const bool low = isLow(canvas);
  // A low panel has no line for why one has to go.
  Phrase aside;
  if (low && room) aside.add(games_.count).add("/").add(kGameSlots);
  if (low && !room && games_.count > 0) addAge(ageOf(app, games_.slot(cursor_)), aside);
  drawTitle(canvas, tr(room ? Text::RunningFull : Text::RunningTitle), aside);
  Rect body = inset(layoutOf(canvas).body, 6, 3);
  if (room && !low) body = inset(drawNote(canvas, layoutOf(canvas).body, tr(Text::RunningFullNote)), 6, 3);
  const int visible = body.h < 110 ? 2 : body.h / 56, height = body.h / visible;
  first_ = std::clamp<int8_t>(first_, static_cast<int8_t>(std::max(0, cursor_ - visible + 1)), cursor_);
  const int end = std::min<int>(games_.count, first_ + visible);
  const bool scrolls = games_.count > visible;
  const auto boxOf = [&](int i) {
    return makeRect(body.x, body.y + (i - first_) * height, body.w - (scrolls ? 6 : 0), height - kGap);
  };
  for (int i = first_; i < end; ++i) drawRow(app, canvas, boxOf(i), games_.slot(i), i == cursor_);
  drawScrollBar(canvas, body, first_, visible, games_.count);
  BottomLine hints{tr(room ? Text::KeyDelete : Text::RunningPlay), tr(Text::KeyBack), {}};
  hints.moves = static_cast<ButtonSet>((games_.count > 1 ? kUpDown : 0) | buttonBit(Button::Right));
  hints.arrows = tr(Text::KeyDelete);
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
