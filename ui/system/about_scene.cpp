#include "ui/system/about_scene.h"

namespace lucca::ui {

void AboutScene::draw(App& app, Canvas& canvas) {
  drawWords(app, canvas, Text::AboutTitle, Text::AboutText, Text::KeyGoOn);
}

}  // namespace lucca::ui
