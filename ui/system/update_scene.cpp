#include "ui/system/update_scene.h"

#include "drivers/board_check.h"
#include "ui/shell/scene_parts.h"
#include "ui/system/paged_words.h"

namespace lucca::ui {

void UpdateScene::enter(App&) { pager_.reset(); }

void UpdateScene::event(App& app, const Event& event) {
  if (wentBack(app, event)) return;
  if (event.is(Button::A)) {
    if (app.facts.check == nullptr) return app.go.back();
    app.keep.saveAll();
    return app.facts.check->startLoader();
  }
  if (!turnWords(app, pager_, event.step())) app.tell.refuse(Text::SettingsEnd);
}

void UpdateScene::draw(App& app, Canvas& canvas) {
  const bool can = app.facts.check != nullptr;
  drawWords(app, canvas, pager_, Text::UpdateTitle, can ? Text::UpdateText : Text::UpdateNone,
            can ? Text::UpdateStart : Text::KeyGoOn);
}

}  // namespace lucca::ui
