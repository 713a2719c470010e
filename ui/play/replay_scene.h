// Replays a whole game, as everybody may know it: left and right go by turns, up and down by decisions, or it plays by
// itself. Its menu leads to all cities, and to a new game that continues from the position on the screen.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/timeline.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

class ReplayScene final : public AllKeysScene {
  void enter(App& app) override;
  void resume(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  bool saysNotes(App& app) const override { return !menu_ && app.stage().flow().saysNotes; }

  // ---- Its place
  int walkTo(App& app, int number);
  void goTo(App& app, int number);
  void goToTurn(App& app, int turn);
  void stepTurn(App& app, int step, bool held);
  void stepDecision(App& app, int step, bool held);
  void begin(App& app);
  void finish(App& app);
  void goPastTheLast(App& app);

  // ---- Its menu
  void openMenu(App& app);
  void menuEvent(App& app, const Event& event);
  void choose(App& app);
  void findRows(App& app);
  bool nextPoint(App& app, int& turn) const;
  void drawMenu(App& app, Canvas& canvas);

  uint32_t shownAt_ = 0;               // when this moment's act began
  int16_t number_ = 0, count_ = 0;     // of the moments that are told
  int16_t turn_ = -1, turns_ = 0;      // of the moment on the screen, from 0; of the whole game
  bool fromReview_ = false;            // it leads back there
  uint8_t held_ = 0;                   // repeats of the key that is held
  bool plays_ = false, menu_ = false;  // by itself; the menu is open
  Menu rows_;
  uint8_t shownRows_ = 0;  // a bit for each
};

}  // namespace lucca::ui
