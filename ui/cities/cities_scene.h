// The cities of a game: the next one first, below it the older ones, and then those that follow. In a browser today's city is
// above them. Each row has the player's medal, the marks of the medals and the player's best score.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class CitiesScene final : public Scene {
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  bool chooseGame(int step);
  void list(App& app);
  void drawRow(App& app, Canvas& canvas, const Rect& box, int row, bool chosen) const;
  int rows() const;
  int cityAt(int row) const;
  bool isToday(int row) const { return row == 0 && today_ > 0; }

  GameId game_{};
  int16_t cursor_ = 0, first_ = 0;  // rows
  int16_t next_ = 1;                // the next city
  int16_t today_ = 0;               // 0: there is no date
  int16_t waits_ = 0;               // the city under the cursor waits to be played on
};

}  // namespace lucca::ui
