#include "ui/system/about_scene.h"

#include "ui/shell/scene_parts.h"
#include "ui/system/paged_words.h"

namespace lucca::ui {

void AboutScene::enter(App&) { pager_.reset(); }

void AboutScene::event(App& app, const Event& event) {
  if (wentBack(app, event)) return;
  if (turnWords(app, pager_, event.is(Button::A) ? 1 : event.step())) return;
  if (event.is(Button::A)) return app.go.back();
  app.tell.refuse(Text::SettingsEnd);
}

void AboutScene::draw(App& app, Canvas& canvas) {
  drawWords(app, canvas, pager_, Text::AboutTitle, Text::AboutText, Text::KeyGoOn);
}

}  // namespace lucca::ui
