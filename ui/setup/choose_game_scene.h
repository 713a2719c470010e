// Which game: a card each, with a position of it, its name and a sentence. One that was played before begins at once as last
// time; right sets it up again. At the first start A begins the guided game, and right sets up a game.
#pragma once

#include "ui/shell/menu_scene.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

class ChooseGameScene final : public MenuScene {
  void enter(App& app) override;
  int rows(const App& app) const override;
  void draw(App& app, Canvas& canvas) override;

  void choose(App& app) override;
  void change(App& app, int step) override;

  struct Samples;

  // The action of A and right on a game.
  enum class Offer : uint8_t { New, Known, Guided };
  Offer offer(const App& app, const GameRow& row) const;

  void setUp(App& app, GameId game);
  const AnyView* sample(App& app, const GameRow& row);
  void drawCard(App& app, Canvas& canvas, const Rect& box, const GameRow& row, bool chosen);
  void drawWords(App& app, Canvas& canvas, const Rect& box, const GameRow& row) const;

  bool first_ = false;  // no game was played here yet
};

}  // namespace lucca::ui
