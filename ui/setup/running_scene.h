// The running games side by side: each with a picture of its position, its players, its round and when it was last played.
// A plays one on, right deletes it. Where a new game finds no place, the same list asks which one may go.
#pragma once

#include "ui/saves/waiting_games.h"
#include "ui/shell/app.h"

namespace lucca::ui {

class RunningScene final : public Scene {
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  void list(App& app);
  void askToDelete(App& app);
  void drawRow(App& app, Canvas& canvas, const Rect& box, int slot, bool current) const;
  void drawRowWords(App& app, Canvas& canvas, const Rect& inner, const RunningGames::Glimpse& game,
                    int slot) const;

  WaitingGames games_;
  int8_t cursor_ = 0, first_ = 0;
};

}  // namespace lucca::ui
