// For makers: how the panel is wired and driven, tried out live, and the line for the board's file.
#pragma once

#include "ui/shell/app.h"
#include "ui/widgets/menu.h"

namespace lucca::ui {

class PanelScene final : public AllKeysScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  void exit(App& app) override;

  void change(App& app, int step);
  void drawList(App& app, Canvas& canvas);
  void drawLines(App& app, Canvas& canvas);

  Menu menu_;
  bool lines_ = false;  // the lines for the file are shown
};

// The lines for the board's file when a panel fits like this: the panel, and its clock.
void addPanelLine(const PanelTrial& panel, Phrase& out);
void addClockLine(const PanelTrial& panel, Phrase& out);

}  // namespace lucca::ui
