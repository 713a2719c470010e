#include "ui/shell/menu_scene.h"

#include "ui/shell/scene_parts.h"

namespace lucca::ui {

void MenuScene::event(App& app, const Event& event) {
  if (moveCursor(app, menu_, event) || wentBack(app, event)) return;
  if (event.is(Button::A)) {
    choose(app);
  } else {
    change(app, event.step());
  }
}

}  // namespace lucca::ui
