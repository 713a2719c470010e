// The device check, for makers: it tests every part of the board.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class DiagnosticsScene final : public AllKeysScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  void exit(App& app) override;

  void keyEvent(App& app, const Event& event);
  void goOn(App& app);
  void drawKeys(App& app, Canvas& canvas);
  void drawFacts(App& app, Canvas& canvas, int page);
  int factPages(const App& app, const Canvas& canvas);

  uint8_t page_ = 0, pages_ = 0;
  uint8_t effect_ = 0;
  PadSet seen_ = 0, down_ = 0;
  Button last_ = Button::Up;
  bool twice_ = false;  // the last key was pressed once, and may be pressed again
  uint32_t drawnAt_ = 0;
};

}  // namespace lucca::ui
