// The start screen. A game that waits is the picture, with who is to move: A plays on, and that is the hand-over; B leads to
// the menu. Without one it is the title, and any key leads to the menu. On a new device it offers the languages, and A leads to
// the choice of a first game.
#pragma once

#include "ui/saves/running_games.h"
#include "ui/shell/app.h"

namespace lucca::ui {

class TitleScene final : public AllKeysScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  bool chooseLanguage(App& app, const Event& event);
  void drawLanguage(App& app, Canvas& canvas) const;
  void drawWaiting(App& app, Canvas& canvas, const RunningGames::Glimpse& game) const;
};

}  // namespace lucca::ui
