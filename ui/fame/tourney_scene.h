// A match of several games: its table, a page for each game that is over, and once it is over who won it.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class TourneyScene final : public Scene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  void goOn(App& app);
  void leave(App& app);
  void drawGame(App& app, Canvas& canvas, int game) const;

  bool won_ = false;  // who won is shown
  int8_t page_ = 0;   // 0: the table; then the games
};

}  // namespace lucca::ui
