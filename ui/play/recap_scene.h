// The moves of the others, one by one.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/game_stage.h"

namespace lucca::ui {

class RecapScene final : public GameScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  void update(App& app) override;
  bool saysNotes(App& app) const override { return !showsPanels(app) && app.stage().flow().saysNotes; }

  bool showsPanels(App& app) const;
  void beginPanels(App& app);
  void panelEvent(App& app, const Event& event);
  void replayPanel(App& app);
  int walkTo(App& app, int number, bool follows = false);
  bool atOnce(App& app) const;
  void goTo(App& app, int number);
  void finish(App& app);
  void follow(App& app, bool first);
  void begin(App& app);

  uint32_t shownAt_ = 0;  // of a recap on a stage, which advances by itself
  int16_t number_ = 0, count_ = 0;
  int8_t panel_ = 0;
  bool film_ = false;    // plays the moments behind a panel
  Seat only_ = kNobody;  // the seat whose moments are played; kNobody: all
};

}  // namespace lucca::ui
