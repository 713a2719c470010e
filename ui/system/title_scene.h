// The start screen. A game that waits is the picture, with who is to move: A plays on, and that is the hand-over; B leads to
// the menu. Without one it is the title, and any key leads to the menu.
#pragma once

#include "ui/saves/running_games.h"
#include "ui/shell/app.h"

namespace lucca::ui {

class TitleScene final : public AllKeysScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  void drawWaiting(App& app, Canvas& canvas, const RunningGames::Glimpse& game) const;
};

}  // namespace lucca::ui
