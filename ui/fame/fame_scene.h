// The hall of fame: finished games with their points and growth, best scores, wins, head to head, and clearing it.
#pragma once

#include "ui/fame/result_cells.h"
#include "ui/fame/rivals_page.h"
#include "ui/saves/hall.h"
#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class FameScene final : public Scene {
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  enum class View : uint8_t { Top, Games, Game, Best, Wins, Rivals };

  void choose(App& app);
  void gameEvent(App& app, const Event& event);
  bool lookAtGame(App& app);
  void countTurns(App& app);
  // Lists the hall's games in which both of the pair on the screen took part.
  void listTheirs(App& app);
  // The place in the hall of the list's row.
  int placeOf(int row) const;
  void playAgain(App& app);
  void review(App& app);
  void replay(App& app, bool found);
  void open(App& app, View view);
  void leave(App& app);
  void drawTop(App& app, Canvas& canvas);
  void drawGames(App& app, Canvas& canvas);
  void drawGame(App& app, Canvas& canvas);
  void drawPoints(App& app, Canvas& canvas, const Rect& area) const;
  void drawBest(App& app, Canvas& canvas);
  void drawWins(App& app, Canvas& canvas);

  View view_ = View::Top;
  Menu top_, list_;
  int16_t page_ = 0;
  int16_t turns_ = 0;  // of the game on the screen; 0: how it was played is no longer stored
  FameGame game_;      // the one on the screen
  ResultCells cells_;
  TallyList tallies_;
  RivalsPage rivals_;
  bool theirs_ = false;  // the list has only the games of two rivals: `places_`
  FixedList<uint8_t, 64> places_;
};

}  // namespace lucca::ui
