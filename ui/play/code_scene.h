// The running game as codes, for a phone to take it up in a browser.
#pragma once

#include "ui/fame/game_code.h"
#include "ui/shell/app.h"

namespace lucca::ui {

class CodeScene final : public GameScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  GameCode code_;
  int16_t page_ = 0;
  uint32_t turnedAt_ = 0;
};

}  // namespace lucca::ui
