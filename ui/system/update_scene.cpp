#include "ui/system/update_scene.h"

#include "drivers/board_check.h"

namespace lucca::ui {

void UpdateScene::confirm(App& app) {
  if (app.facts.check == nullptr) return app.go.back();
  app.keep.saveAll();
  app.facts.check->startLoader();
}

void UpdateScene::draw(App& app, Canvas& canvas) {
  const bool can = app.facts.check != nullptr;
  drawWords(app, canvas, Text::UpdateTitle, can ? Text::UpdateText : Text::UpdateNone,
            can ? Text::UpdateStart : Text::KeyGoOn);
}

}  // namespace lucca::ui
