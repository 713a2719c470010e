#include "ui/shell/scene_parts.h"

#include "ui/shell/app.h"

namespace lucca::ui {

KeyLine keyLineOf(const App& app) {
  return {.layout = app.facts.keys,
          .more = app.screen.more(),
          .x = tr(app.screen.wordOfX()),
          .y = tr(app.screen.wordOfY())};
}

void drawFooter(App& app, Canvas& canvas, const KeyHints& hints) {
  KeyLine line = keyLineOf(app);
  line.a = hints.a;
  line.b = hints.b;
  line.moves = hints.moves;
  line.move = hints.arrows;
  app.screen.showsKeys(drawFooter(canvas, line));
}

void drawFooter(App& app, Canvas& canvas, std::string_view a, std::string_view b, ButtonSet moves) {
  KeyHints hints;
  hints.a.add(a);
  hints.b.add(b);
  hints.moves = moves;
  drawFooter(app, canvas, hints);
}

void drawFooter(App& app, Canvas& canvas, Text a, Text b, ButtonSet moves) {
  drawFooter(app, canvas, tr(a), tr(b), moves);
}

void drawBattery(App& app, Canvas& canvas) { drawBattery(canvas, app.battery); }

bool wentBack(App& app, const Event& event) {
  if (!event.is(Button::B)) return false;
  app.tell.sound(Effect::Back);
  app.go.back();
  return true;
}

void turnVolume(App& app, int step) {
  uint8_t& volume = app.settings.volume;
  volume = static_cast<uint8_t>(step < 0 ? 0 : volume % kMaxVolume + 1);
  app.settingsChanged();
  Phrase words;
  words.add(Text::SettingsVolume).add(": ");
  volume ? words.add(volume).add("/").add(kMaxVolume) : words.add(Text::SettingsMute);
  app.tell.say(words);
  app.tell.sound(Effect::Confirm);
}

bool moveCursor(App& app, Menu& menu, const Event& event) {
  if (!menu.event(event)) return false;
  app.tell.sound(Effect::Move);
  app.screen.redraw();
  return true;
}

}  // namespace lucca::ui
