#include "ui/cities/cities_scene.h"

#include <algorithm>

#include "drawing/type/symbols.h"
#include "ui/cities/medal_picture.h"
#include "ui/setup/city.h"
#include "ui/shell/outside.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

constexpr int kPitch = 46, kGap = 4;  // of rows
constexpr int kMedalAt = 20, kRadius = 13, kWordsAt = 42;

bool hasCities(GameId game) { return citiesOf(game).size() > 0; }

}  // namespace

// Today's city is the first row, unless it is the next one anyway: then that row is both.
int CitiesScene::rows() const { return citiesOf(game_).size() + (today_ > 0 && today_ != next_ ? 1 : 0); }

// From the next city down to 1, and then those that follow it.
int CitiesScene::cityAt(int row) const {
  if (today_ > 0 && today_ != next_ && row-- == 0) return today_;
  return row < next_ ? next_ - row : row + 1;
}

// False: no other game has cities.
bool CitiesScene::chooseGame(int step) {
  const auto rows = gameRows();
  const int count = static_cast<int>(rows.size());
  int at = 0;
  while (at < count && rows[static_cast<std::size_t>(at)]->game != game_) ++at;
  for (int i = 1; i < count; ++i) {
    const GameId other = rows[static_cast<std::size_t>((at + i * step + i * count) % count)]->game;
    if (!hasCities(other)) continue;
    game_ = other;
    return true;
  }
  return false;
}

void CitiesScene::list(App& app) {
  const Outside* outside = app.facts.outside;
  next_ = static_cast<int16_t>(app.finished.cities().next(game_));
  today_ = static_cast<int16_t>(outside ? std::min<int>(outside->today, citiesOf(game_).size()) : 0);
  cursor_ = first_ = 0;
}

// At the city that was asked for, or at the first row of the game whose cities are played.
void CitiesScene::enter(App& app) {
  app.game.session()
      .putDown();  // a computer that thinks would lose the memory that is used to look for waiting cities
  const int wanted = app.go.opening().takeCity();
  game_ = gameRows().front()->game;
  if (!app.finished.cities().empty()) game_ = app.finished.cities().lastGame();
  if (wanted > 0) game_ = app.go.opening().cityGame;
  if (!hasCities(game_) && !chooseGame(1)) {
    app.tell.refuse(Text::CityNone);
    return app.go.back();
  }
  list(app);
  while (wanted > 0 && cursor_ + 1 < rows() && cityAt(cursor_) != wanted) ++cursor_;
  waits_ = slotOfCity(app, game_, cityAt(cursor_)) >= 0;
}

void CitiesScene::resume(App& app) {
  waits_ = slotOfCity(app, game_, cityAt(cursor_)) >= 0;
  app.screen.redraw();
}

void CitiesScene::event(App& app, const Event& event) {
  if (wentBack(app, event)) return;
  if (event.is(Button::A)) {
    app.tell.sound(Sound::Confirm);
    return beginCity(app, game_, cityAt(cursor_));
  }
  if (event.step() == 0) return app.tell.refuse(Text::CityHere);
  if (event.is(Button::Left) || event.is(Button::Right)) {
    if (!chooseGame(event.step())) return app.tell.refuse(Text::SettingsEnd);
    list(app);
    app.screen.turnPage(event.step());
  } else {
    cursor_ = static_cast<int16_t>((cursor_ + event.step() + rows()) % rows());
    app.screen.redraw();
  }
  waits_ = slotOfCity(app, game_, cityAt(cursor_)) >= 0;
  app.tell.sound(Sound::Move);
}

void CitiesScene::drawRow(App& app, Canvas& canvas, const Rect& box, int row, bool chosen) const {
  if (intersect(canvas.clip(), box).empty()) return;
  canvas.fillRoundRect(box, 6, chosen ? Colour(kAccent) : Colour(kStone));
  if (chosen) canvas.fillRoundRect(inset(box, 2), 5, kAccentSoft);
  const Cities cities = citiesOf(game_);
  const int number = cityAt(row), middle = box.y + box.h / 2;
  const CityProgress::Best best = app.finished.cities().best(game_, number);
  const bool won = best.medal != Medal::None;
  drawMedal(canvas, best.medal, box.x + kMedalAt, middle + (won ? 5 : 0), kRadius, box.y + 2, kFontBody);
  Phrase name, score;
  const bool today = isToday(row);
  if (today) name.add(symbol::kSun).add(" ");
  name.add(today ? Text::CityToday : Text::CityTitle, {number});
  best.score > 0 ? score.add(best.score)
                 : score.add(best.played && cities.count == Cities::Count::Points ? "0" : "–");
  const Rect inner = inset(box, 0, 1);
  const int used = drawLine(canvas, makeRect(inner.x, inner.y, inner.w - 9, inner.h), score,
                            {&kFontTitle, kInk, Align::Right, true});
  const int upper = inner.h - kFontSmall.lineHeight + 1, left = box.x + kWordsAt;
  const Rect words = makeRect(left, inner.y, inner.right() - 15 - used - left, upper);
  drawLine(canvas, words, name,
           {&fitting(name, words.w, sized(kFontBody), kFontBody), kInk, Align::Left, true});
  drawMarks(
      canvas,
      makeRect(left - 1, inner.bottom() - kFontSmall.lineHeight - 1, words.w + 10, kFontSmall.lineHeight),
      cities, number, best.medal);
}

void CitiesScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuCities), gameName(game_));
  const Rect body = inset(layoutOf(canvas).body, 8, 4);
  const int visible = std::max(2, (body.h + kGap) / kPitch), pitch = (body.h + kGap) / visible;
  const int all = rows();
  first_ = static_cast<int16_t>(std::clamp<int>(first_, std::max(0, cursor_ - visible + 1), cursor_));
  const Rect area = makeRect(body.x, body.y, body.w, visible * pitch - kGap);
  const auto boxOf = [&](int row) {
    return makeRect(area.x, area.y + (row - first_) * pitch, area.w - 8, pitch - kGap);
  };
  drawRows(app.screen.motion(), canvas, first_, std::min(all, first_ + visible), cursor_, boxOf,
           [&](int row, bool chosen) { drawRow(app, canvas, boxOf(row), row, chosen); });
  drawScrollBar(canvas, area, first_, visible, all);
  drawFooter(app, canvas,
             {.a = tr(waits_ ? Text::MenuResume : Text::RunningPlay),
              .b = tr(Text::KeyBack),
              .arrows = tr(Text::PuzzleGame),
              .moves = kArrows});
}

}  // namespace lucca::ui
