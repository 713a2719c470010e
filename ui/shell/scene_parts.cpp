#include "ui/shell/scene_parts.h"

#include "ui/shell/app.h"

namespace lucca::ui {

BoardKeys boardKeys(const Screen& screen) {
  return {.layout = screen.line().keys(),
          .more = screen.line().more(),
          .x = tr(screen.line().wordOfX()),
          .y = tr(screen.line().wordOfY()),
          .looked = screen.line().held()};
}

void drawFooter(App& app, Canvas& canvas, const BottomLine& line) {
  const Layout layout = layoutOf(canvas);
  app.screen.line().showsKeys(
      drawBottomLine(canvas, layout.footer, layout.foot, boardKeys(app.screen), line));
}

void drawFooter(App& app, Canvas& canvas, Text a, Text b, ButtonSet moves) {
  drawFooter(app, canvas, {.a = tr(a), .b = tr(b), .moves = moves});
}

void drawBattery(App& app, Canvas& canvas) { drawBattery(canvas, app.battery); }

bool wentBack(App& app, const Event& event) {
  if (!event.is(Button::B)) return false;
  app.tell.sound(Sound::Back);
  app.go.back();
  return true;
}

void turnVolume(App& app, int step) {
  uint8_t& volume = app.settings.volume;
  volume = static_cast<uint8_t>(step < 0 ? 0 : volume % kMaxVolume + 1);
  app.settingsChanged();
  Phrase words;
  words.add(Text::SettingsVolume).add(": ");
  if (volume) {
    words.add(volume).add("/").add(kMaxVolume);
  } else {
    words.add(Text::SettingsMute);
  }
  app.tell.say(words);
  app.tell.sound(Sound::Confirm);
}

bool moveCursor(App& app, Menu& menu, const Event& event) {
  if (!menu.event(event)) return false;
  app.tell.sound(Sound::Move);
  app.screen.redraw();
  return true;
}

}  // namespace lucca::ui
