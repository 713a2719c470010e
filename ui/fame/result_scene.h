// How the game ended: the end scene, then pages to the left and right: the order, how it adds up, how it grew, the code for
// a phone. Up and down choose what to do with the game.
#pragma once

#include <span>

#include "ui/fame/end_page.h"
#include "ui/fame/game_code.h"
#include "ui/fame/moments_page.h"
#include "ui/fame/result_cells.h"
#include "ui/shell/app.h"

namespace lucca::ui {

struct ResultPage {
  // False: nothing to show for this game.
  bool (*present)(const GameCode&);
  void (*draw)(App&, GameCode&, Canvas&,
               const Rect& area);  // null: the scene draws its best moments or the code
  int8_t part = -1;                // of the code
};

std::span<const ResultPage> resultPages();
// The side of a code on such a panel, at most.
int codePixels(const Canvas& canvas);

class ResultScene final : public Scene {
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  const ResultPage& shown(int& pages) const;
  bool thinking(const App& app) const override { return worksOn(app); }

  bool worksOn(const App& app) const;
  bool coached(App& app) const { return app.game.guided().active(); }
  void showResult(App& app);
  void act(App& app);
  void openReview(App& app);
  void drawPage(App& app, Canvas& canvas);

  GameCode code_;  // the finished game for a phone
  MomentsPage moments_;
  EndPage end_;
  ResultCells cells_;
  bool ending_ = false;  // the end scene is shown
  int16_t page_ = 0;
  uint32_t turnedAt_ = 0;  // to this page
};

}  // namespace lucca::ui
