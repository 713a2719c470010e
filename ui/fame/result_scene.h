// How the game ended, in pages to the left and right: the order, how it adds up, how it grew, the code for a phone.
#pragma once

#include <span>

#include "ui/fame/game_code.h"
#include "ui/fame/moments_page.h"
#include "ui/shell/app.h"

namespace lucca::ui {

struct ResultPage {
  // False: nothing to show for this game.
  bool (*present)(const GameCode&);
  void (*draw)(App&, GameCode&, Canvas&, const Rect& area);  // null: the scene draws its best moments
};

std::span<const ResultPage> resultPages();
// The side of a code on such a panel, at most.
int codePixels(const Canvas& canvas);

class ResultScene final : public Scene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  const ResultPage& shown(int& pages) const;

  GameCode code_;  // the finished game for a phone
  MomentsPage moments_;
  int16_t page_ = 0;
  uint32_t turnedAt_ = 0;  // to this page
};

}  // namespace lucca::ui
