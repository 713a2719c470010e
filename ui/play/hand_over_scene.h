// The device goes to the next player. Full and opaque: only who is next. A secret needs a second press.
// That the device must change hands is decided in ui/game/session.cpp; ui/play/play_scene.cpp decides whether this screen
// covers the game then or a greeting is enough.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class HandOverScene final : public GameScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  bool taken_ = false;
};

}  // namespace lucca::ui
