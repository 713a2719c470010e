// For makers: does everything on this board work?
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class DiagnosticsScene final : public AllKeysScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;
  void exit(App& app) override;

  void drawKeys(App& app, Canvas& canvas);
  void drawFacts(App& app, Canvas& canvas);

  uint8_t page_ = 0;
  uint8_t effect_ = 0;
  ButtonSet seen_ = 0;
  bool lastWasB_ = false;
  uint8_t percent_ = 0;
};

}  // namespace lucca::ui
