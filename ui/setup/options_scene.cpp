#include "ui/setup/options_scene.h"

#include "engine/games.h"
#include "ui/look/skyline.h"
#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

// The last row, where the game can be one of a match.
bool isTourneyRow(GameId game, int row) { return row == 1 + listedOptions(game); }

// The kind that comes after another; a game by itself is the first.
TourneyKind nextKind(std::span<const TourneyKind> kinds, TourneyKind kind, int step) {
  const int count = static_cast<int>(kinds.size()) + 1;
  int at = 0;
  for (int i = 1; i < count; ++i) {
    if (kinds[static_cast<std::size_t>(i - 1)] == kind) at = i;
  }
  at = (at + step + count) % count;
  return at == 0 ? TourneyKind::None : kinds[static_cast<std::size_t>(at - 1)];
}

}  // namespace

int OptionsScene::rows(const App& app) const {
  const GameId game = app.draft.setup.game;
  return 1 + listedOptions(game) + !rowOf(game).setup->tourneys.empty();
}

void OptionsScene::change(App& app, int step) {
  const Game& game = *findGame(app.draft.setup.game);
  Plan changed = app.draft;
  if (menu_.cursor() == 0) {
    const int range = game.maxPlayers - game.minPlayers + 1;
    setPlayers(changed, game.minPlayers + (changed.setup.players - game.minPlayers + step + range) % range);
  } else if (isTourneyRow(game.id, menu_.cursor())) {
    changed.tourney = nextKind(rowOf(game.id).setup->tourneys, changed.tourney, step);
  } else {
    const std::size_t option = static_cast<std::size_t>(menu_.cursor() - 1);
    const int range = static_cast<int>(game.options[option].values.size());
    changed.setup.option[option] =
        static_cast<uint8_t>((changed.setup.option[option] + step + range) % range);
  }
  if (!playable(changed.setup)) return app.tell.refuse(rowOf(game.id).refused.view());
  app.draft = changed;
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void OptionsScene::choose(App& app) {
  app.tell.sound(Sound::Confirm);
  app.go.push(SceneId::Seats);
}

void OptionsScene::draw(App& app, Canvas& canvas) {
  const Setup& setup = app.draft.setup;
  const GameRow& game = rowOf(setup.game);
  drawTitle(canvas, Phrase(Text::OptionsTitle, {gameName(setup.game)}));
  const auto valueOf = [&](int i) { return setup.option[static_cast<std::size_t>(i - 1)]; };
  const std::size_t kind = static_cast<std::size_t>(app.draft.tourney);
  const int games = gamesOf(app.draft.tourney, setup.players);
  Phrase note, value;
  if (menu_.cursor() == 0) {
    note.add(Text::OptionsPlayersNote);
  } else if (isTourneyRow(setup.game, menu_.cursor())) {
    note.add(kMatchNoteTexts[kind], {games});
  } else {
    game.setup->options.note(menu_.cursor() - 1, valueOf(menu_.cursor()), note);
  }
  const Rect list = drawNote(canvas, layoutOf(canvas).body, note);
  drawBackdrop(canvas, list);
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 4), [&](int i) {
    value.clear();
    if (i == 0) {
      value.add(setup.players);
      return MenuRow{tr(Text::OptionsPlayers), value.view()};
    }
    if (isTourneyRow(setup.game, i)) {
      value.add(kMatchValueTexts[kind], {games});
      return MenuRow{tr(Text::MatchTitle), value.view()};
    }
    game.setup->options.value(i - 1, valueOf(i), value);
    return MenuRow{game.setup->options.name(i - 1).view(), value.view()};
  });
  BottomLine hints{tr(Text::KeyGoOn), tr(Text::KeyBack), tr(Text::KeyValues)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
