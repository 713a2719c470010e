#include "ui/system/start_scenes.h"

#include "ui/look/skyline.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kTitleMs = 2500;

std::string_view nameOf(Language which) {
  return kTextTables[static_cast<int>(which)][static_cast<int>(Text::LanguageName)];
}

struct MainRow {
  Text label;
  SceneId target;
};
// The first row is there only while a game waits; one that cannot be played on can be looked at.
constexpr MainRow kMainRows[] = {
    {Text::MenuResume, SceneId::Play}, {Text::MenuNewGame, SceneId::ChooseGame},
    {Text::MenuRules, SceneId::Rules}, {Text::MenuGuided, SceneId::Guided},
    {Text::MenuFame, SceneId::Fame},   {Text::MenuSettings, SceneId::Settings},
    {Text::MenuAbout, SceneId::About},
};
constexpr int kMainRowCount = sizeof kMainRows / sizeof kMainRows[0];

int firstRow(const App& app) { return app.session().running() || app.running.unfit() ? 0 : 1; }

void lookAtSaved(App& app) {
  if (!app.game.lookAtSaved()) return app.tell.refuse(Text::SaveNothing);
  app.go.replay(true);  // in place of the question
}

void askToLook(App& app) {
  app.go.ask({Phrase(Text::SaveChanged), Text::SaveLook, Text::KeyBack, lookAtSaved, nullptr});
}

}  // namespace

void LanguageScene::enter(App& app) { menu_.reset(kLanguages, static_cast<int>(app.settings().language)); }

void LanguageScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) {
    app.settings().language = static_cast<Language>(menu_.cursor());
    setLanguage(app.settings().language);
    return;
  }
  if (!event.is(Button::A)) return app.tell.refuse(Text::LanguageChoose);
  app.settings().languageChosen = 1;
  app.settingsChanged();
  app.tell.sound(Effect::Confirm);
  app.go.restart(SceneId::Title);
}

void LanguageScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::LanguageChoose));
  drawBackdrop(canvas, layoutOf(canvas).body);
  menu_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 6),
             [](int i) { return MenuRow{nameOf(static_cast<Language>(i))}; });
  drawFooter(app, canvas, tr(Text::KeyChoose), {});
}

void TitleScene::enter(App& app) {
  since_ = app.now();
  app.tell.sound(Effect::Boot);
}

void TitleScene::leave(App& app) const { app.go.home(); }

void TitleScene::event(App& app, const Event&) {
  app.tell.sound(Effect::Confirm);
  leave(app);
}

void TitleScene::update(App& app) {
  // With a game to go on with nobody has to press.
  if (app.session().running() && app.now() - since_ >= kTitleMs) leave(app);
}

void TitleScene::draw(App&, Canvas& canvas) {
  drawSunset(canvas);
  const int w = canvas.width(), h = canvas.height();
  const bool low = h < 200;
  const int top = low ? 2 : h / 9;
  const TextStyle name{&kFontTitle, kTerracottaDark, Align::Centre};
  drawLine(canvas, makeRect(0, top, w, kFontTitle.lineHeight), tr(Text::MenuTitle), name);
  drawLine(canvas, makeRect(0, top + kFontTitle.lineHeight, w, kFontBody.lineHeight), tr(Text::TitleGames),
           {&kFontBody, kInk, Align::Centre});
  const Rect foot = makeRect(0, h - kFontSmall.lineHeight - 5, w, kFontSmall.lineHeight);
  drawLine(canvas, foot, tr(Text::TitlePress), {&kFontSmall, kOnDark, Align::Centre});
}

void MainMenuScene::enter(App& app) {
  menu_.reset(kMainRowCount - firstRow(app));
  if (app.running.takeUnfitNews()) askToLook(app);
}

void MainMenuScene::resume(App& app) { menu_.setCount(kMainRowCount - firstRow(app)); }

void MainMenuScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) return;
  if (!event.is(Button::A)) return app.tell.refuse(Text::MenuHere);
  app.tell.sound(Effect::Confirm);
  const SceneId target = kMainRows[menu_.cursor() + firstRow(app)].target;
  if (target == SceneId::Play && app.running.unfit()) return askToLook(app);
  if (target != SceneId::Rules) return app.go.push(target);
  app.go.openHelp({});
}

void MainMenuScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuTitle));
  const Layout layout = layoutOf(canvas);
  drawBattery(app, canvas);
  const int first = firstRow(app);
  menu_.draw(app.screen.motion(), canvas, inset(layout.body, 8, 5), [first, &app](int i) {
    if (i + first > 0) return MenuRow{tr(kMainRows[i + first].label)};
    if (app.running.unfit()) return MenuRow{tr(Text::MenuSaved)};
    return MenuRow{tr(Text::MenuResume), gameName(app.session().plan().setup.game)};
  });
  drawFooter(app, canvas, tr(Text::KeyChoose), {});
}

}  // namespace lucca::ui
