#include "ui/system/settings_scene.h"

namespace lucca::ui {

namespace {

enum SettingRow { kLanguage, kVolume, kBrightness, kSpeed, kAsk, kCheck, kSettingRows };

int wrapped(int value, int step, int first, int last) {
  const int range = last - first + 1;
  return first + (value - first + step + range) % range;
}

void valueOf(const Settings& settings, int row, Phrase& out) {
  switch (row) {
    case kLanguage:
      out.add(Text::LanguageName);
      return;
    case kVolume:
      settings.volume ? out.add(settings.volume).add("/").add(kMaxVolume) : out.add(Text::SettingsMute);
      return;
    case kBrightness:
      out.add(settings.brightness).add("/").add(kMaxBrightness);
      return;
    case kSpeed:
      out.add(
          static_cast<Text>(static_cast<int>(Text::SettingsSpeedSlow) + static_cast<int>(settings.speed)));
      return;
    case kAsk:
      out.add(settings.askBeforeEnd ? Text::ValueYes : Text::ValueNo);
      return;
    default:
      return;
  }
}

Text noteOf(const Settings& settings, int row) {
  static constexpr Text kNotes[kSettingRows] = {Text::SettingsLanguageNote,   Text::SettingsVolumeNote,
                                                Text::SettingsBrightnessNote, Text::SettingsSpeedSlowNote,
                                                Text::SettingsAskNote,        Text::SettingsDiagnosticsNote};
  return static_cast<Text>(static_cast<int>(kNotes[row]) +
                           (row == kSpeed ? static_cast<int>(settings.speed) : 0));
}

}  // namespace

void SettingsScene::enter(App&) { menu_.reset(kSettingRows); }

void SettingsScene::change(App& app, int step) {
  Settings& settings = app.settings();
  switch (menu_.cursor()) {
    case kLanguage:
      settings.language =
          static_cast<Language>(wrapped(static_cast<int>(settings.language), step, 0, kLanguages - 1));
      break;
    case kVolume:
      settings.volume = static_cast<uint8_t>(wrapped(settings.volume, step, 0, kMaxVolume));
      break;
    case kBrightness:
      settings.brightness =
          static_cast<uint8_t>(wrapped(settings.brightness, step, kMinBrightness, kMaxBrightness));
      break;
    case kSpeed:
      settings.speed = static_cast<Speed>(wrapped(static_cast<int>(settings.speed), step, 0, 2));
      break;
    case kAsk:
      settings.askBeforeEnd = !settings.askBeforeEnd;
      break;
    default:
      return app.go.push(SceneId::Diagnostics);
  }
  app.settingsChanged();
  app.tell.sound(Effect::Confirm);
}

void SettingsScene::event(App& app, const Event& event) {
  if (menu_.event(app, event)) return;
  if (event.is(Button::B)) {
    app.tell.sound(Effect::Back);
    return app.go.back();
  }
  change(app, event.is(Button::A) ? 1 : event.step());
}

void SettingsScene::draw(App& app, Canvas& canvas) {
  static constexpr Text kLabels[kSettingRows] = {Text::LanguageChoose,     Text::SettingsVolume,
                                                 Text::SettingsBrightness, Text::SettingsSpeed,
                                                 Text::SettingsAsk,        Text::SettingsDiagnostics};
  drawTitle(canvas, tr(Text::SettingsTitle));
  const Layout layout = layoutOf(canvas);
  drawBattery(app, canvas);
  const Rect list = drawNote(canvas, layout.body, tr(noteOf(app.settings(), menu_.cursor())));
  Phrase value;
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 4), [&](int i) {
    value.clear();
    valueOf(app.settings(), i, value);
    return MenuRow{tr(kLabels[i]), value.view()};
  });
  if (menu_.cursor() == kCheck) return drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
  KeyHints hints{Phrase(Text::KeyChange), Phrase(Text::KeyBack), Phrase(Text::KeyValues)};
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
