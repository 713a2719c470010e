#include "ui/setup/setup_scenes.h"

#include "engine/games.h"
#include "ui/look/skyline.h"
#include "ui/setup/draft.h"

namespace lucca::ui {

namespace {

bool known(const App& app, GameId game) { return lastPlan(app.settings(), game) != nullptr; }

SeatInfo& edited(App& app) { return app.draft().seats[static_cast<std::size_t>(app.draftSeat)]; }

}  // namespace

// Games played before come first "as last time", then each game anew.
ChooseGameScene::Row ChooseGameScene::rowAt(const App& app, int i) const {
  for (const Game& game : games()) {
    if (known(app, game.id) && i-- == 0) return {game.id, true};
  }
  return {games()[static_cast<std::size_t>(i)].id, false};
}

void ChooseGameScene::enter(App& app) {
  int rows = 0;
  for (const Game& game : games()) rows += known(app, game.id) ? 2 : 1;
  menu_.reset(rows);
}

void ChooseGameScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) return;
  if (event.is(Button::B)) return app.go.back();
  if (!event.is(Button::A)) return app.tell.refuse(Text::SettingsEnd);
  app.tell.sound(Effect::Confirm);
  const Row row = rowAt(app, menu_.cursor());
  app.draft() = row.again ? *lastPlan(app.settings(), row.game) : standardPlan(row.game);
  app.go.push(row.again ? SceneId::Seats : SceneId::Options);
}

void ChooseGameScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::ChooseTitle));
  const Row current = rowAt(app, menu_.cursor());
  const Rect list = drawNote(canvas, layoutOf(canvas).body,
                             current.again ? tr(Text::ChooseAgainNote) : rowOf(current.game).about.view());
  Phrase label;
  drawBackdrop(canvas, list);
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 5), [&](int i) {
    const Row row = rowAt(app, i);
    if (!row.again) return MenuRow{gameName(row.game)};
    label.clear().add(Text::ChooseAgain, {gameName(row.game)});
    return MenuRow{label.view()};
  });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

void OptionsScene::enter(App& app) { menu_.reset(1 + listedOptions(app.draft().setup.game)); }

void OptionsScene::change(App& app, int step) {
  const Game& game = *findGame(app.draft().setup.game);
  Plan changed = app.draft();
  if (menu_.cursor() == 0) {
    const int range = game.maxPlayers - game.minPlayers + 1;
    setPlayers(changed, game.minPlayers + (changed.setup.players - game.minPlayers + step + range) % range);
  } else {
    const std::size_t option = static_cast<std::size_t>(menu_.cursor() - 1);
    const int range = static_cast<int>(game.options[option].values.size());
    changed.setup.option[option] =
        static_cast<uint8_t>((changed.setup.option[option] + step + range) % range);
  }
  if (!playable(changed.setup)) return app.tell.refuse(rowOf(game.id).refused.view());
  app.draft() = changed;
  app.tell.sound(Effect::Move);
  app.screen.redraw();
}

void OptionsScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) return;
  if (event.is(Button::B)) return app.go.back();
  if (!event.is(Button::A)) return change(app, event.step());
  app.tell.sound(Effect::Confirm);
  app.go.push(SceneId::Seats);
}

void OptionsScene::draw(App& app, Canvas& canvas) {
  const Setup& setup = app.draft().setup;
  const GameRow& game = rowOf(setup.game);
  drawTitle(canvas, Phrase(Text::OptionsTitle, {gameName(setup.game)}));
  const auto valueOf = [&](int i) { return setup.option[static_cast<std::size_t>(i - 1)]; };
  Phrase note, value;
  if (menu_.cursor() == 0) {
    note.add(Text::OptionsPlayersNote);
  } else {
    game.optionNote(menu_.cursor() - 1, valueOf(menu_.cursor()), note);
  }
  const Rect list = drawNote(canvas, layoutOf(canvas).body, note);
  drawBackdrop(canvas, list);
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 5), [&](int i) {
    value.clear();
    if (i == 0) {
      value.add(setup.players);
      return MenuRow{tr(Text::OptionsPlayers), value.view()};
    }
    game.optionValue(i - 1, valueOf(i), value);
    return MenuRow{game.optionLabel(i - 1).view(), value.view()};
  });
  KeyHints hints{Phrase(Text::KeyGoOn), Phrase(Text::KeyBack), Phrase(Text::KeyValues)};
  drawFooter(app, canvas, hints);
}

void SeatsScene::enter(App& app) {
  const Plan& draft = app.draft();
  menu_.reset(1 + draft.setup.players + rowOf(draft.setup.game).choosesStart);
  first_ = 0;
}

void SeatsScene::change(App& app, int step) {
  const int row = menu_.cursor(), players = app.draft().setup.players;
  if (row == 0) return app.tell.refuse(Text::SettingsEnd);
  if (row <= players) {
    changeKind(app.draft().seats[static_cast<std::size_t>(row - 1)], step);
  } else {
    first_ = static_cast<int8_t>((first_ + 1 + step + players + 1) % (players + 1) - 1);
  }
  app.tell.sound(Effect::Move);
  app.screen.redraw();
}

void SeatsScene::begin(App& app) {
  app.tell.sound(Effect::Round);
  const bool chosen = rowOf(app.draft().setup.game).choosesStart;
  if (!app.session().running() && !app.running.unfit()) return beginGame(app, chosen ? first_ : 0);
  Question question;
  question.words.add(app.running.unfit() ? Text::SaveReplace : Text::MenuReplace);
  if (app.session().running()) addGame(app.session().plan(), question.about);
  question.onYes =
      first_ < 0 && chosen ? [](App& a) { beginGame(a, -1); } : [](App& a) { beginGame(a, a.draftSeat); };
  app.draftSeat = chosen ? first_ : Seat{0};
  app.go.ask(question);
}

void SeatsScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) return;
  if (event.is(Button::B)) return app.go.back();
  if (!event.is(Button::A)) return change(app, event.step());
  const int row = menu_.cursor();
  if (row == 0) return begin(app);
  if (row > app.draft().setup.players) return change(app, 1);
  app.draftSeat = static_cast<Seat>(row - 1);
  app.tell.sound(Effect::Confirm);
  app.go.push(SceneId::SeatEdit);
}

void SeatsScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::SeatsTitle));
  const Plan& draft = app.draft();
  const int players = draft.setup.players, row = menu_.cursor();
  const Text note = row == 0         ? Text::SeatsBeginNote
                    : row <= players ? playerKindNote(draft.seats[static_cast<std::size_t>(row - 1)])
                                     : Text::SeatsStartsNote;
  const Rect list = drawNote(canvas, layoutOf(canvas).body, tr(note));
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 5), [&](int i) {
    if (i == 0) return MenuRow{tr(Text::SeatsBegin)};
    if (i > players) {
      const auto starter = static_cast<std::size_t>(first_ < 0 ? 0 : first_);
      return MenuRow{tr(Text::SeatsStarts),
                     first_ < 0 ? tr(Text::SeatsByLot) : draft.seats[starter].name.view()};
    }
    const Seat seat = static_cast<Seat>(i - 1);
    const SeatInfo& info = draft.seats[static_cast<std::size_t>(seat)];
    return MenuRow{
        info.name.view(), tr(playerKind(info)), true, false, info.emblem, seatPaint(draft.setup, info, seat)};
  });
  KeyHints hints{Phrase(row == 0 ? Text::KeyStart : Text::KeyChange), Phrase(Text::KeyBack), {}};
  if (row > 0) hints.arrows.add(Text::KeyValues);
  drawFooter(app, canvas, hints);
}

void SeatEditScene::enter(App&) { menu_.reset(4); }

void SeatEditScene::change(App& app, int step) {
  switch (menu_.cursor()) {
    case 0:
      changeKind(edited(app), step);
      break;
    case 1:
      return app.go.push(SceneId::NameEntry);
    case 2:
      changeEmblem(app.draft(), app.draftSeat, step);
      break;
    default:
      changeColour(app.draft(), app.draftSeat, step);
  }
  app.tell.sound(Effect::Move);
  app.screen.redraw();
}

void SeatEditScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) return;
  if (event.is(Button::B)) return app.go.back();
  change(app, event.is(Button::A) ? 1 : event.step());
}

void SeatEditScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, Phrase(Text::SeatTitle, {app.draftSeat + 1}));
  const Layout layout = layoutOf(canvas);
  const SeatInfo& seat = edited(app);
  const Paint paint = seatPaint(app.draft().setup, seat, app.draftSeat);
  Rect list = inset(layout.body, 8, 5);
  if (!layout.low) {
    const int radius = 28;
    drawMedallion(canvas, static_cast<Emblem>(seat.emblem), layout.body.w / 2, layout.body.y + 8 + radius,
                  radius, paint);
    list = makeRect(list.x, list.y + 2 * radius + 12, list.w, list.h - 2 * radius - 12);
  }
  menu_.draw(app.screen.motion(), canvas, list, [&](int i) {
    switch (i) {
      case 0:
        return MenuRow{tr(Text::SeatPlayer), tr(playerKind(seat))};
      case 1:
        return MenuRow{tr(Text::SeatName), seat.name.view()};
      case 2:
        return MenuRow{tr(Text::SeatEmblem), tr(emblemName(static_cast<Emblem>(seat.emblem)))};
      default:
        return MenuRow{tr(Text::SeatColour), seatColourName(app.draft().setup, seat, app.draftSeat)};
    }
  });
  KeyHints hints{Phrase(Text::KeyChange), Phrase(Text::KeyBack), Phrase(Text::KeyValues)};
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
