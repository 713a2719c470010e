// The title; any key, or a moment, leads to the main menu.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class TitleScene final : public AllKeysScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  void leave(App& app) const;
  uint32_t since_ = 0;
};

}  // namespace lucca::ui
