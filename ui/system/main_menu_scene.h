// The main menu: a card with the game that waits, and a tile for everything else. Left and right turn to the other games
// that wait. The arrows go from tile to tile; down alone leads to all of them, on four keys and on a low panel as one reads.
#pragma once

#include "ui/saves/waiting_games.h"
#include "ui/shell/app.h"

namespace lucca::ui {

class MainMenuScene final : public Scene {
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  void look(App& app);
  void turn(App& app, int step);
  // Left and right do something: on the card they turn it, from a tile both lead to the one beside it, and on a low panel, where
  // tiles lie in one column, to the card or along the tiles.
  bool leadsSideways() const;
  bool move(App& app, const Event& event);
  void playOn(App& app);
  void drawCard(App& app, Canvas& canvas, const Rect& box, bool chosen) const;
  bool hasCard() const { return games_.count > 0; }
  bool isSaved(const App& app) const;

  WaitingGames games_;
  int8_t game_ = 0;    // of these, on the card
  int8_t cursor_ = 0;  // 0: the card; others: tiles, from 1, as one reads
  int8_t first_ = 1;   // the uppermost tile of a low panel
};

}  // namespace lucca::ui
