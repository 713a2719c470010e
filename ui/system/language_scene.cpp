#include "ui/system/language_scene.h"

#include "ui/look/skyline.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

std::string_view nameOf(Language which) {
  return kTextTables[static_cast<int>(which)][static_cast<int>(Text::LanguageName)];
}

}  // namespace

void LanguageScene::enter(App& app) { menu_.reset(kLanguages, static_cast<int>(app.settings.language)); }

void LanguageScene::event(App& app, const Event& event) {
  if (moveCursor(app, menu_, event)) {
    app.settings.language = static_cast<Language>(menu_.cursor());
    setLanguage(app.settings.language);
    return;
  }
  if (!event.is(Button::A)) return app.tell.refuse(Text::LanguageChoose);
  app.settings.languageChosen = 1;
  app.settingsChanged();
  app.tell.sound(Sound::Confirm);
  // On four keys the card came first; elsewhere it comes now.
  app.go.restart(app.facts.keys == KeyLayout::Four ? SceneId::MainMenu : SceneId::Keys);
}

void LanguageScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::LanguageChoose));
  drawBackdrop(canvas, layoutOf(canvas).body);
  menu_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 6),
             [](int i) { return MenuRow{nameOf(static_cast<Language>(i))}; });
  drawFooter(app, canvas, {.a = tr(Text::KeyChoose), .moves = kUpDown});
}

}  // namespace lucca::ui
